import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { worded } from '@shared/texts/testing/worded';
import { afterEach, describe, expect, it } from 'vitest';
import { startChild } from '../base/testing/child';
import { share } from '../base/testing/share';
import {
  createTestPlace,
  createTestQueue,
  lastCalls,
  type TestOptions,
  type TestQueue,
} from './testing/test-queue';

let test: TestQueue;

afterEach(async () => {
  await test.close();
});

const signal = () => new AbortController().signal;

/** Closes the chat as a quit does, and opens it as the next start does. */
async function restart(options: Omit<TestOptions, 'at'> = {}): Promise<void> {
  await test.close();
  test = await createTestQueue({ ...options, at: test });
}

/** Like `restart`, but for a chat with a waiting call: closes its log, as the end of the process would. */
async function restartWhileWaiting(options: Omit<TestOptions, 'at'> = {}): Promise<void> {
  await test.log.close();
  await restart(options);
}

const edit = (path: string, from: string, to: string) => ({
  tool: 'edit',
  input: { file_path: path, old_string: from, new_string: to },
});

async function askAboutEdit() {
  test = await createTestQueue();
  const path = await test.write('a.txt', 'one\ntwo\n');
  const { question, outcome } = await test.runToQuestion(edit(path, 'one', 'ONE'), {
    tool: 'read_file',
    input: { path },
  });
  outcome.catch(() => undefined);
  return { path, question };
}

it('an edit accepted before its turn stays so after a restart', async () => {
  test = await createTestQueue();
  const [a, b] = [await test.write('a.txt', 'one\n'), await test.write('b.txt', 'one\ntwo\n')];
  const { outcome } = await test.runToQuestion(
    edit(a, 'one', 'ONE'),
    edit(a, 'ONE', 'UNO'),
    edit(b, 'one', 'ONE'),
  );
  outcome.catch(() => undefined);
  const [, last] = await test.queue.batch('c1');
  const { diff, hash } = last && 'diff' in last ? last : { diff: '', hash: '' };
  const grants = [{ verdict: 'accept' as const, callId: 'c3', diff, hash }];
  await test.decide('c1', { answer: 'accept', grants });
  await test.question('c2');
  await restartWhileWaiting();
  const resumed = test.queue.resumeBatch(lastCalls(test.log), signal());
  await expect(test.queue.batch('c2')).resolves.toMatchObject([{ callId: 'c3', isGranted: true }]);
  await test.decide('c2', { answer: 'accept' });
  await resumed;
  expect(test.log.state().calls.c3?.phase).toMatchObject({
    phase: 'done',
    allowance: { by: 'person', answer: 'accept-these' },
  });
  expect(await test.read('b.txt')).toBe('ONE\ntwo\n');
});

describe('a call that waited', () => {
  it('waits again after a restart, with the very same question', async () => {
    const { question } = await askAboutEdit();
    await restartWhileWaiting();
    expect(worded(test.log.state().calls.c1?.phase)).toMatchObject({ phase: 'waiting', question });
    const outcome = test.queue.resumeBatch(lastCalls(test.log), signal());
    expect(await test.queue.proposal('c1')).toMatchObject({ hash: question.hash, proposed: 'ONE\ntwo\n' });
    await test.decide('c1', { answer: 'accept' });
    expect(await outcome).toBe('finished');
    expect(await test.read('a.txt')).toBe('ONE\ntwo\n');
    expect(test.phases()).toEqual({ c1: 'done', c2: 'done' });
  });

  it('is decided by a click that came before it was looked at again', async () => {
    const { question } = await askAboutEdit();
    await restartWhileWaiting();
    const outcome = test.queue.resumeBatch(lastCalls(test.log), signal());
    await test.queue.decide('c1', question.hash, { answer: 'reject' });
    await outcome;
    expect(test.phases()).toEqual({ c1: 'rejected', c2: 'done' });
  });

  it('cannot be decided before its turn goes on', async () => {
    const { question } = await askAboutEdit();
    await restartWhileWaiting();
    const decided = test.queue.decide('c1', question.hash, { answer: 'accept' });
    await expect(decided).rejects.toMatchObject({ code: 'unavailable' });
    await expect(test.queue.proposal('c1')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is asked about afresh when its file moved on and it still applies', async () => {
    const { question } = await askAboutEdit();
    await test.write('a.txt', 'zero\none\n');
    await restartWhileWaiting();
    const outcome = test.queue.resumeBatch(lastCalls(test.log), signal());
    const fresh = await test.question('c1', ({ hash }) => hash !== question.hash);
    expect(fresh.stale).toBeNull();
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(await test.read('a.txt')).toBe('zero\nONE\n');
  });

  it('is stale when its file moved on and it applies no more, and fresh again when that changes', async () => {
    await askAboutEdit();
    await test.write('a.txt', 'nothing of it\n');
    await restartWhileWaiting();
    const outcome = test.queue.resumeBatch(lastCalls(test.log), signal());
    const { hash } = await test.question('c1', ({ stale }) => stale !== null);
    await expect(test.queue.decide('c1', hash, { answer: 'accept' })).rejects.toMatchObject({
      code: 'stale',
    });
    await expect(test.queue.proposal('c1')).rejects.toMatchObject({ code: 'not-found' });
    await test.write('a.txt', 'one\nonce more\n');
    await test.question('c1', ({ stale }) => stale === null);
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(await test.read('a.txt')).toBe('ONE\nonce more\n');
  });

  it('is refused where nobody is there to answer any more', async () => {
    await askAboutEdit();
    await restartWhileWaiting({ unattended: true });
    expect(await test.queue.resumeBatch(lastCalls(test.log), signal())).toBe('finished');
    expect(test.results().c1).toBe(
      'Not executed: nobody is there to approve it. Run with --mode accept-edits or --mode auto.',
    );
    expect(test.phases()).toEqual({ c1: 'failed', c2: 'done' });
  });

  it('fails when its tool is there no more', async () => {
    await askAboutEdit();
    await restartWhileWaiting();
    const calls = lastCalls(test.log).map((call) => (call.id === 'c1' ? { ...call, name: 'gone' } : call));
    await test.queue.resumeBatch(calls, signal());
    expect(test.results().c1).toMatch(/^Tool "gone" does not exist\./);
  });
});

describe('a call that ran', () => {
  it('is told to have been interrupted, and the ones behind it run', async () => {
    test = await createTestQueue();
    await test.log.append({
      records: [
        {
          role: 'assistant',
          itemId: 'm1',
          text: '',
          calls: [
            { id: 'c1', name: 'glob', arguments: '{"pattern":"*"}' },
            { id: 'c2', name: 'glob', arguments: '{"pattern":"**"}' },
          ],
        },
      ],
      events: ['c1', 'c2'].map((id) => ({
        type: 'call-added',
        call: {
          id,
          messageId: 'm1',
          tool: 'glob',
          displayName: 'FindFiles',
          title: '',
          inputPreview: '',
          phase: { phase: 'queued' },
        },
      })),
    });
    const running = { phase: 'running', startedAt: 0, allowance: { by: 'read-only' }, progress: '' } as const;
    await test.log.append({ events: [{ type: 'call-moved', callId: 'c1', phase: running }] });
    await restart();
    expect(await test.queue.resumeBatch(lastCalls(test.log), signal())).toBe('finished');
    expect(test.results()).toEqual({
      c1: 'Interrupted: the application ended while this call was running. Side effects may have happened; look before you try again.',
      c2: expect.stringContaining('No files found'),
    });
    expect(test.log.state().calls.c1?.phase).toMatchObject({ phase: 'cancelled', why: 'interrupted' });
  });
});

describe('a write that was running', () => {
  it('leaves no temporary file of the dead process behind', async () => {
    test = await createTestQueue();
    const target = await test.write('src/a.txt', 'one\n');
    const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
    const left = `src/.pilotfish-${machine}-4194399-0123456789abcdef.tmp`;
    await test.write(left, 'half of it');
    const call = {
      id: 'c1',
      name: 'write_file',
      arguments: JSON.stringify({ file_path: target, content: 'two' }),
    };
    const running = { phase: 'running', startedAt: 0, allowance: { by: 'read-only' }, progress: '' } as const;
    await test.log.append({
      records: [{ role: 'assistant', itemId: 'm1', text: '', calls: [call] }],
      events: [
        {
          type: 'call-added',
          call: {
            id: 'c1',
            messageId: 'm1',
            tool: 'write_file',
            displayName: 'WriteFile',
            title: '',
            inputPreview: '',
            phase: running,
          },
        },
      ],
    });
    await restart();
    await test.queue.resumeBatch(lastCalls(test.log), signal());
    expect([await test.read(left), await test.read('src/a.txt')]).toEqual([null, 'one\n']);
  });
});

describe('a batch that is over', () => {
  it('has nothing to resume', async () => {
    test = await createTestQueue({ mode: { kind: 'accept-edits' } });
    await test.run(edit(await test.write('a.txt', 'one\n'), 'one', 'two'));
    const records = test.log.records().length;
    await restart();
    expect(await test.queue.resumeBatch(lastCalls(test.log), signal())).toBe('finished');
    expect([test.log.records().length, await test.read('a.txt')]).toEqual([records, 'two\n']);
  });
});

describe('a process that is killed in the middle of a batch', () => {
  it.each(share([1, 2, 3, 4, 5, 6, 7, 8, 9], 2))(
    'after its move %i loses nothing it had acknowledged, and every call gets its one result',
    async (killAfter) => {
      const place = await createTestPlace();
      test = await createTestQueue({ at: place, create: true, mode: { kind: 'accept-edits' } });
      for (const number of [1, 2, 3, 4, 5]) await test.write(`file-${number}.txt`, 'old\n');
      await test.close();

      const child = startChild(new URL('./testing/batch.child.ts', import.meta.url), [
        place.root,
        place.home,
      ]);
      const acknowledged: string[] = [];
      while (acknowledged.length < killAfter) acknowledged.push((await child.lines.next()).value);
      child.process.kill('SIGKILL');
      for await (const line of child.lines) acknowledged.push(line);
      await child.ended;

      test = await createTestQueue({ at: place });
      const found = test.phases();
      const last = new Map(acknowledged.map((line) => line.split(' ') as [string, string]));
      for (const [callId, phase] of last)
        if (phase !== 'running') expect([callId, found[callId]]).toEqual([callId, phase]);
        else expect(['running', 'done']).toContain(found[callId]);

      const outcome = test.queue.resumeBatch(lastCalls(test.log), signal());
      await test.question('c5');
      await test.decide('c5', { answer: 'reject' });
      expect(await outcome).toBe('finished');
      const results = test.results();
      expect(Object.keys(results)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5']);
      for (const number of [1, 2, 3, 4]) {
        const text = await test.read(`file-${number}.txt`);
        const wasInterrupted = results[`c${number}`]?.startsWith('Interrupted: ');
        expect(wasInterrupted ? ['old\n', 'new\n'] : ['new\n']).toContain(text);
      }
      expect((await readdir(test.root)).filter((name) => name.endsWith('.txt'))).toHaveLength(5);
    },
  );
});
