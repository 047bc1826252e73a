import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Closed } from '../base/closed';
import { callDetails } from '../storage/chats/chat-reading';
import { defineTool } from '../tools/kit/tool';
import { edit, plainTool, read, remove } from './testing/calls';
import { nest, nestingTool } from './testing/nesting-tool';
import { startTestQueue } from './testing/start-test-queue';
import type { TestOptions, TestQueue } from './testing/test-queue';

let test: TestQueue;

async function start(options: TestOptions = {}): Promise<void> {
  test = await startTestQueue({ ...options, tools: [nestingTool, ...(options.tools ?? [])] });
}

/**
 * Two batches side by side, with an edit waiting in each; the second has a read behind it. `c1` is their parent call.
 */
async function askInBoth() {
  const [a, b] = [await test.write('a.txt', 'one\n'), await test.write('b.txt', 'one\n')];
  const outcome = test.run(nest([edit(a, 'one', 'A')], [edit(b, 'one', 'B'), read(b)]), read(a));
  const [first, second] = [await test.question('c1/1'), await test.question('c1/2')];
  return { a, b, outcome, first, second };
}

describe('calls that a running call hands in', () => {
  it('wait side by side, each is decided on its own in any order, and their results go to the call', async () => {
    await start();
    const { outcome, first, second } = await askInBoth();
    expect(test.phases()).toEqual({
      c1: 'running',
      c2: 'queued',
      'c1/1': 'waiting',
      'c1/2': 'waiting',
      'c1/3': 'queued',
    });
    expect(await test.queue.proposal('c1/1')).toMatchObject({ hash: first.hash, proposed: 'A\n' });
    expect(await test.queue.proposal('c1/2')).toMatchObject({ hash: second.hash, proposed: 'B\n' });

    await test.decide('c1/2', { answer: 'accept' });
    await test.until(({ calls }) => calls['c1/3']?.phase.phase === 'done');
    expect([await test.read('a.txt'), await test.read('b.txt')]).toEqual(['one\n', 'B\n']);
    expect(test.phases()['c1/1']).toBe('waiting');

    await test.decide('c1/1', { answer: 'reject', reason: 'not that one' });
    expect(await outcome).toBe('finished');
    expect(test.phases()).toMatchObject({ c1: 'done', c2: 'done', 'c1/1': 'rejected' });
    const [one, two] = test.results().c1?.split('\nfinished: ') ?? [];
    expect(one).toMatch(/^finished: The user rejected this call to edit\. .* User's reason: not that one$/);
    expect(two).toMatch(/^Successfully modified file: /);
  });

  it('stand in the call that handed them in, not in the message of the model', async () => {
    await start({ mode: { kind: 'accept-edits' } });
    const path = await test.write('a.txt', 'one\n');
    await test.run(nest([edit(path, 'one', 'two')], [nest([read(path)])]));
    const { calls, items } = test.log.state();
    expect(items[0]).toMatchObject({ callIds: ['c1'] });
    expect([calls.c1?.childIds, calls['c1/2']?.childIds]).toEqual([['c1/1', 'c1/2'], ['c1/2/1']]);
    expect(calls['c1/2/1']).toMatchObject({ parentId: 'c1/2', messageId: 'm1', phase: { phase: 'done' } });
    expect(test.log.records().filter(({ role }) => role === 'result')).toHaveLength(1);
    expect(callDetails(test.log, 'c1/2/1')).toMatchObject({
      input: JSON.stringify({ path }),
      result: test.results()['c1/2/1'],
    });
  });

  it('get their errors at once when they cannot run, and the others keep their places', async () => {
    await start();
    const path = await test.write('a.txt', 'one\n');
    await test.run(
      nest([{ tool: 'reed_file', input: {} }, read(path), { tool: 'edit', input: '{"path": ' }]),
    );
    expect(test.phases()).toMatchObject({ 'c1/1': 'failed', 'c1/2': 'done', 'c1/3': 'failed' });
    expect(test.results()['c1/1']).toMatch(/^Tool "reed_file" does not exist\./);
  });

  it('are told what a tool may be told only while it runs', async () => {
    const early = defineTool({
      ...plainTool('early'),
      kind: 'change',
      confirm: async (_input, { runNested }) => {
        await runNested([]);
        return null;
      },
    });
    await start({ tools: [early] });
    await test.run({ tool: 'early', input: {} });
    expect(test.results().c1).toMatch(/^Tool "early" failed unexpectedly: calls can be nested only in one/);
  });

  it('end with it, when it does not wait for them', async () => {
    const hasty = defineTool({
      ...plainTool('hasty'),
      async run(_input, { runNested }) {
        void runNested([
          { name: 'delete_file', arguments: JSON.stringify(remove(test.path('a.txt')).input) },
        ]);
        await test.question('c1/1');
        return { forModel: 'gone already', forPerson: { kind: 'text', text: '' } };
      },
    });
    await start({ tools: [hasty] });
    await test.write('a.txt', 'one\n');
    expect(await test.run({ tool: 'hasty', input: {} })).toBe('finished');
    expect(test.results()).toEqual({
      c1: 'gone already',
      'c1/1': 'Not executed: the parent call was closed. This was not a decision by the user.',
    });
  });
});

describe('the policy', () => {
  it('holds for them as for others: rules, modes, and that nobody is there', async () => {
    await start({ unattended: true, mode: { kind: 'accept-edits' } });
    const [a, b] = [await test.write('a.txt', 'one\n'), await test.write('b.txt', 'one\n')];
    await test.rules.add(null, { effect: 'deny', tool: '*', match: 'b.txt', scope: 'everywhere' });
    await test.run(nest([edit(a, 'one', 'A'), edit(b, 'one', 'B'), remove(a)]));
    expect(test.phases()).toMatchObject({ 'c1/1': 'done', 'c1/2': 'failed', 'c1/3': 'failed' });
    expect(test.results()).toMatchObject({
      'c1/2': expect.stringContaining('blocked by rule "deny * b.txt" (everywhere)'),
      'c1/3': 'Not executed: deleting a file always asks. Nobody is there to approve it.',
    });
  });

  it('judges all that wait again when the mode changes', async () => {
    await start();
    const { outcome } = await askInBoth();
    await test.setMode({ kind: 'accept-edits' });
    await test.queue.rejudge();
    expect(await outcome).toBe('finished');
    expect([await test.read('a.txt'), await test.read('b.txt')]).toEqual(['A\n', 'B\n']);
  });

  it('that an answer leaves for the chat holds for what waits beside it', async () => {
    await start();
    const { outcome } = await askInBoth();
    const rule = { tool: 'edit', match: '**', scope: 'chat' } as const;
    await test.decide('c1/1', { answer: 'always', rule });
    expect(await outcome).toBe('finished');
    expect(await test.read('b.txt')).toBe('B\n');
    expect(test.log.state().calls['c1/2']?.phase).toMatchObject({ allowance: { by: 'rule', scope: 'chat' } });
  });

  it('counts repeats where they are handed in, and a rejection wherever it was', async () => {
    await start();
    const path = await test.write('a.txt', 'one\n');
    await test.run(read(path), read(path), nest([read(path), read(path)]));
    const asking = test.run(nest([read(path), read(path), read(path)]));
    expect(await test.question('c4/3')).toMatchObject({
      why: 'the model made the same call three times with the same result',
    });
    await test.decide('c4/3', { answer: 'reject' });
    await asking;
    const editing = test.run(nest([edit(path, 'one', 'two')]), edit(path, 'one', 'two'));
    await test.question('c5/1');
    await test.decide('c5/1', { answer: 'reject' });
    await editing;
    expect(test.results().c6).toBe('Refused without asking: identical to a call the user rejected.');
  });
});

/** Submits the same call, `times` one after another, in `lines` side by side. */
const insist = defineTool({
  ...plainTool('insist'),
  input: z.object({ path: z.string(), times: z.number(), lines: z.number() }),
  async run({ path, times, lines }, { runNested }) {
    const again = async (left: number): Promise<void> => {
      if (left === 0) return;
      await runNested([{ name: 'read_file', arguments: JSON.stringify({ path }) }]);
      await again(left - 1);
    };
    await Promise.all(Array.from({ length: lines }, () => again(times)));
    return { forModel: 'done', forPerson: { kind: 'text', text: '' } };
  },
});

describe('the same call three times over', () => {
  it('is not what comes in batches side by side', async () => {
    await start({ unattended: true });
    const path = await test.write('a.txt', 'one\n');
    await test.run(nest([read(path)], [read(path)], [read(path)]));
    expect(test.phases()).toMatchObject({ 'c1/1': 'done', 'c1/2': 'done', 'c1/3': 'done' });
  });

  it('is counted in each line of batches by itself', async () => {
    await start({ unattended: true, tools: [insist] });
    const path = await test.write('a.txt', 'one\n');
    await test.run({ tool: 'insist', input: { path, times: 2, lines: 3 } });
    expect(Object.values(test.phases())).toEqual(Array(7).fill('done'));
    await test.run({ tool: 'insist', input: { path, times: 3, lines: 1 } });
    expect(test.phases()).toMatchObject({ 'c2/1': 'done', 'c2/2': 'done', 'c2/3': 'failed' });
    expect(test.results()['c2/3']).toMatch(/^Not executed: the same call came twice before in this turn/);
  });
});

describe('while several wait', () => {
  it('a stop ends them all, and the call they are of', async () => {
    await start();
    const { outcome, first } = await askInBoth();
    test.stop();
    expect(await outcome).toBe('stopped');
    const text = 'Not executed: the user stopped the turn.';
    expect(test.results()).toEqual({
      c1: `stopped: ${text}\nstopped: ${text}: ${text}`,
      c2: text,
      'c1/1': text,
      'c1/2': text,
      'c1/3': text,
    });
    expect(await test.read('a.txt')).toBe('one\n');
    await expect(test.queue.decide('c1/1', first.hash, { answer: 'accept' })).rejects.toMatchObject({
      code: 'already-decided',
    });
  });

  it('what closes ends them all, and says so', async () => {
    await start();
    await test.write('a.txt', 'one\n');
    const { tool, input } = nest([remove(test.path('a.txt'))]);
    const closing = new AbortController();
    const call = { id: 'c1', messageId: 'm', name: tool, arguments: JSON.stringify(input) };
    const outcome = test.queue.runBatch([call], closing.signal);
    await test.question('c1/1');
    closing.abort(new Closed('project'));
    expect(await outcome).toBe('stopped');
    const text = 'Not executed: the project was closed. This was not a decision by the user.';
    expect(test.results()['c1/1']).toBe(text);
  });

  it('a message of the user supersedes what has not begun in every lane; the call itself goes on', async () => {
    await start();
    const { outcome } = await askInBoth();
    await test.log.append({ events: [{ type: 'message-queued', message: { id: 'q1', text: 'No.' } }] });
    test.queue.supersede();
    expect(await outcome).toBe('superseded');
    const text = 'Not executed: the user sent a new message instead of deciding. Read that message first.';
    expect(test.results()).toEqual({
      c1: `superseded: ${text}\nsuperseded: ${text}: ${text}`,
      c2: text,
      'c1/1': text,
      'c1/2': text,
      'c1/3': text,
    });
    expect(test.phases().c1).toBe('done');
  });

  it('rejecting one and the rest skips the rest of its batch, and nothing of another', async () => {
    await start();
    const { outcome } = await askInBoth();
    await test.decide('c1/2', { answer: 'reject-and-stop' });
    await test.until(({ calls }) => calls['c1/3']?.phase.phase === 'cancelled');
    expect(test.phases()['c1/1']).toBe('waiting');
    await test.decide('c1/1', { answer: 'accept' });
    expect(await outcome).toBe('finished');
    expect([test.results()['c1/3'], await test.read('a.txt'), test.phases().c2]).toEqual([
      'Not executed: the user rejected an earlier call in this batch (edit) and asked for a new plan.',
      'A\n',
      'done',
    ]);
  });

  it('the first decision of each counts, when all come at once', async () => {
    await start();
    const { outcome, first, second } = await askInBoth();
    const decide = (callId: string, hash: string, answer: 'accept' | 'reject') =>
      test.queue.decide(callId, hash, { answer });
    const settled = await Promise.allSettled([
      decide('c1/2', second.hash, 'reject'),
      decide('c1/1', first.hash, 'accept'),
      decide('c1/2', second.hash, 'accept'),
      decide('c1/1', first.hash, 'reject'),
    ]);
    await outcome;
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect([await test.read('a.txt'), await test.read('b.txt')]).toEqual(['A\n', 'one\n']);
  });
});
