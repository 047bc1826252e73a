import type { BatchAhead, Decision, Foreseen, Grant } from '@shared/approval/approval';
import { takeApart } from '@shared/hunks/hunks';
import { sayInEnglish } from '@shared/texts/text';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { edit, overwrite, read, remove } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';
import type { TestQueue } from './testing/test-queue';

// A batch: the calls behind the waiting one, and accepting several edits at once.

const text = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n';

async function start() {
  const test = await startTestQueue();
  await test.setMode({ kind: 'ask' });
  const a = await test.write('a.txt', text);
  const b = await test.write('b.txt', text);
  return { test, a, b };
}

const kinds = (ahead: BatchAhead) => ahead.map(({ callId, kind }) => `${callId} ${kind}`);

function seenOf(ahead: BatchAhead, callId: string): Pick<Grant, 'callId' | 'diff' | 'hash'> {
  const found = ahead.find((one) => one.callId === callId);
  if (!found || !('diff' in found)) throw new Error(`${callId} is no edit: ${found?.kind}`);
  return { callId, diff: found.diff, hash: found.hash };
}

const accepting = (
  ahead: BatchAhead,
  ...ids: readonly string[]
): Extract<Decision, { answer: 'accept' }> => ({
  answer: 'accept',
  grants: ids.map((callId) => ({ verdict: 'accept', ...seenOf(ahead, callId) })),
});

const answers = (test: TestQueue) =>
  Object.values(test.log.state().calls).map(({ id, phase }) =>
    'allowance' in phase && phase.allowance.by === 'person'
      ? `${id} ${phase.allowance.answer}`
      : `${id} ${phase.phase}`,
  );

describe('what stands behind a waiting call', () => {
  it('is shown in its order, each edit on the results of those before it', async () => {
    const { test, a, b } = await start();
    await test.runToQuestion(
      edit(a, 'one', 'ONE'),
      edit(a, 'ONE\ntwo', 'ONE\nTWO'),
      read(b),
      overwrite(test.path('new.txt'), 'new\n'),
      edit(test.path('new.txt'), 'new', 'newer'),
    );
    const ahead = await test.queue.batch('c1');
    expect(kinds(ahead)).toEqual(['c2 edit', 'c3 later', 'c4 edit', 'c5 edit']);
    const proposed = text.replace('one\ntwo', 'ONE\nTWO');
    const { callId: _, ...seen } = seenOf(ahead, 'c2');
    expect(await test.queue.ahead('c1', 'c2')).toEqual({
      ...seen,
      path: a,
      relativePath: 'a.txt',
      change: 'modify',
      original: text.replace('one', 'ONE'),
      proposed,
      hunks: takeApart(text.replace('one', 'ONE'), proposed).hunks,
    });
    expect(await test.queue.ahead('c1', 'c5')).toMatchObject({ original: 'new\n', proposed: 'newer\n' });
    expect(await test.queue.ahead('c1', 'c3')).toBeNull();
    expect(ahead[3]).toMatchObject({ subject: { change: 'modify', relativePath: 'new.txt', added: 1 } });
    expect(await test.read('a.txt')).toBe(text);
    expect(await test.read('new.txt')).toBeNull();
    expect(test.phases()).toMatchObject({ c1: 'waiting', c2: 'queued' });
  });

  it('says what asks by itself, and why, what runs, and what cannot be done', async () => {
    const { test, a, b } = await start();
    await test.rules.add(test.root, { effect: 'allow', tool: 'edit', match: 'b.txt', scope: 'project' });
    await test.rules.add(test.root, { effect: 'ask', tool: 'edit', match: 'c.txt', scope: 'project' });
    await test.rules.add(test.root, { effect: 'deny', tool: 'edit', match: 'd.txt', scope: 'project' });
    for (const name of ['c.txt', 'd.txt', 'unread.txt']) await test.write(name, text);
    await test.runToQuestion(
      edit(a, 'one', 'ONE'),
      edit(b, 'one', 'ONE'),
      edit(test.path('c.txt'), 'one', 'ONE'),
      edit(test.path('d.txt'), 'one', 'ONE'),
      remove(b),
      overwrite(test.path('unread.txt'), 'other\n'),
      overwrite(test.path('.env'), 'A=1\n'),
      edit(a, 'not there', 'x'),
    );
    const ahead = await test.queue.batch('c1');
    expect(kinds(ahead)).toEqual([
      ...['c2 runs', 'c3 asks', 'c4 fails', 'c5 asks', 'c6 asks', 'c7 asks'],
      'c8 fails',
    ]);
    const why = (foreseen: Foreseen | undefined) =>
      JSON.stringify(foreseen && 'why' in foreseen && foreseen.why);
    expect(why(ahead[1])).toContain('ask edit c.txt');
    const said = (foreseen: Foreseen | undefined) =>
      foreseen && 'why' in foreseen ? sayInEnglish(foreseen.why) : null;
    expect(said(ahead[2])).toBe('rule “deny edit d.txt” (project) denies it');
    expect(said(ahead[6])).toBe('the change does not fit the file');
    expect([ahead[2], ahead[6]]).toMatchObject([{ paths: ['d.txt'] }, { paths: ['a.txt'] }]);
  });

  it('is looked at as far as anybody reads at once', async () => {
    // Stops the clock, so that looking ahead never times out on a slow machine.
    vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    const { test, a } = await start();
    const calls = Array.from({ length: 102 }, (_, at) => overwrite(test.path(`new-${at}.txt`), 'new\n'));
    await test.runToQuestion(edit(a, 'one', 'ONE'), ...calls);
    const ahead = await test.queue.batch('c1');
    expect(ahead.slice(0, 100).every(({ kind }) => kind === 'edit')).toBe(true);
    expect(kinds(ahead.slice(100))).toEqual(['c102 later', 'c103 later']);
  });

  it('is nothing behind the last, and there is none for a call that does not wait', async () => {
    const { test, a } = await start();
    const { outcome } = await test.runToQuestion(edit(a, 'one', 'ONE'));
    expect(await test.queue.batch('c1')).toEqual([]);
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    await expect(test.queue.batch('c1')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('edits accepted together', () => {
  it('run at their turn without a question, each journaled with the hash of its change', async () => {
    const { test, a, b } = await start();
    const { outcome } = await test.runToQuestion(
      edit(a, 'one', 'ONE'),
      edit(a, 'ten', 'TEN'),
      edit(b, 'one', 'ONE'),
    );
    const ahead = await test.queue.batch('c1');
    await test.decide('c1', accepting(ahead, 'c2', 'c3'));
    await outcome;
    expect(answers(test)).toEqual(['c1 accept', 'c2 accept-these', 'c3 accept-these']);
    expect(test.log.state().calls.c2?.granted).toEqual({ diff: seenOf(ahead, 'c2').diff });
    expect(await test.read('a.txt')).toBe(text.replace('one', 'ONE').replace('ten', 'TEN'));
    expect(await test.read('b.txt')).toBe(text.replace('one', 'ONE'));
  });

  it('leave those out that the user left out', async () => {
    const { test, a, b } = await start();
    const { outcome } = await test.runToQuestion(
      edit(a, 'one', 'ONE'),
      edit(b, 'one', 'ONE'),
      edit(b, 'ten', 'TEN'),
    );
    await test.decide('c1', accepting(await test.queue.batch('c1'), 'c3'));
    await test.question('c2');
    await test.decide('c2', { answer: 'reject' });
    await outcome;
    expect(answers(test)).toEqual(['c1 accept', 'c2 rejected', 'c3 accept-these']);
    expect(await test.read('b.txt')).toBe(text.replace('ten', 'TEN'));
  });

  it('run also where the change stands at another line by then', async () => {
    const { test, a, b } = await start();
    const { outcome } = await test.runToQuestion(
      edit(a, 'one', 'ONE'),
      edit(b, 'two', 'TWO'),
      edit(b, 'ten', 'TEN'),
    );
    await test.decide('c1', accepting(await test.queue.batch('c1'), 'c3'));
    await test.question('c2');
    await test.write('b.txt', `new\n${text}`);
    await test.question('c2');
    await test.queue.rejudge();
    await test.decide('c2', { answer: 'accept' });
    await outcome;
    expect(answers(test)).toEqual(['c1 accept', 'c2 accept', 'c3 accept-these']);
    expect(await test.read('b.txt')).toBe(`new\n${text.replace('two', 'TWO').replace('ten', 'TEN')}`);
  });

  it('ask again where they would be another change by then', async () => {
    const { test, a, b } = await start();
    const { outcome } = await test.runToQuestion(
      edit(a, 'one', 'ONE'),
      edit(b, 'one', 'ONE'),
      edit(b, 'ten', 'TEN'),
    );
    await test.decide('c1', accepting(await test.queue.batch('c1'), 'c3'));
    await test.question('c2');
    await test.write('b.txt', text.replace('nine', 'NINE'));
    await test.queue.rejudge();
    await test.decide('c2', { answer: 'accept' });
    await test.question('c3');
    await test.decide('c3', { answer: 'reject' });
    await outcome;
    expect(answers(test)).toEqual(['c1 accept', 'c2 accept', 'c3 rejected']);
  });

  it('wait as stale where the file changed so that they no longer apply, and come back with it', async () => {
    const { test, a, b } = await start();
    const { outcome } = await test.runToQuestion(
      edit(a, 'one', 'ONE'),
      edit(b, 'one', 'ONE'),
      edit(b, 'ten', 'TEN'),
    );
    await test.write('b.txt', text.replace('ten', 'zehn'));
    await test.decide('c1', {
      answer: 'accept',
      grants: [{ verdict: 'accept', callId: 'c3', diff: 'seen before', hash: '' }],
    });
    await test.question('c2');
    await test.decide('c2', { answer: 'reject' });
    const { stale } = await test.question('c3');
    expect(stale).toContain('because b.txt changed on disk');
    await test.write('b.txt', text);
    expect((await test.question('c3', (question) => question.stale === null)).stale).toBeNull();
    await test.write('b.txt', text.replace('ten', 'zehn'));
    await test.question('c3', (question) => question.stale !== null);
    await test.decide('c3', { answer: 'give-up-stale', readAgain: true });
    await outcome;
    expect(test.results().c3).toBe(
      `Not applied: ${b} changed on disk after the proposal. Read it again before editing. Nothing was written.`,
    );
  });

  it('ask again where by then more than the mode asks, and are refused where that refuses', async () => {
    const { test, a, b } = await start();
    const { outcome } = await test.runToQuestion(
      edit(a, 'one', 'ONE'),
      edit(a, 'two', 'TWO'),
      edit(b, 'one', 'ONE'),
      edit(b, 'ten', 'TEN'),
    );
    await test.decide('c1', accepting(await test.queue.batch('c1'), 'c3', 'c4'));
    await test.question('c2');
    await test.rules.add(test.root, { effect: 'ask', tool: 'edit', match: 'b.txt', scope: 'project' });
    await test.decide('c2', { answer: 'accept' });
    await test.question('c3');
    await test.setMode({ kind: 'plan' });
    await test.queue.rejudge();
    await outcome;
    expect(answers(test)).toEqual(['c1 accept', 'c2 accept', 'c3 failed', 'c4 failed']);
    expect(await test.read('b.txt')).toBe(text);
  });

  it('hold beside an edited acceptance, and are given up with a message', async () => {
    const { test, a, b } = await start();
    const { outcome } = await test.runToQuestion(edit(a, 'one', 'ONE'), edit(b, 'one', 'ONE'));
    const ahead = await test.queue.batch('c1');
    await test.decide('c1', {
      ...accepting(ahead, 'c2'),
      answer: 'accept-with-edits',
      content: text.replace('one', 'UNO'),
    });
    await outcome;
    expect(answers(test)).toEqual(['c1 accept-with-edits', 'c2 accept-these']);
  });

  it('are refused where they do not come later in the batch, and what waits goes on waiting', async () => {
    const { test, a, b } = await start();
    await test.runToQuestion(edit(a, 'one', 'ONE'), edit(b, 'one', 'ONE'));
    for (const callId of ['c1', 'elsewhere'])
      await expect(
        test.decide('c1', { answer: 'accept', grants: [{ verdict: 'accept', callId, diff: '', hash: '' }] }),
      ).rejects.toMatchObject({
        code: 'invalid',
        message: 'A call that you accepted with it is not a later call of its batch. Review the calls again.',
      });
    expect(test.phases()).toEqual({ c1: 'waiting', c2: 'queued' });
  });
});
