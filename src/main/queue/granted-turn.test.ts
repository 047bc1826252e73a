import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import type { Grant, ProposalAhead } from '@shared/approval/approval';
import { describe, expect, it, onTestFinished } from 'vitest';
import { edit, overwrite, read } from './testing/calls';
import { accepted, contentWithout, leftOut, partly, previewOf } from './testing/grants';
import { startTestQueue } from './testing/start-test-queue';
import { createTestQueue, lastCalls, type TestCall, type TestQueue } from './testing/test-queue';

// The turn of a call that the user decided on in advance, after something has changed. `c1` asks first, `c2` between.

const text =
  'alpha\nbeta\ngamma\none\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\neleven\ntwelve\nthirteen\n';

/** Two hunks in `b.txt`: lines 5 and 12. */
const editB = (test: TestQueue): TestCall => ({
  tool: 'edit',
  input: {
    file_path: test.path('b.txt'),
    edits: [
      { old_string: 'two', new_string: 'TWO' },
      { old_string: 'nine', new_string: 'NINE' },
    ],
  },
});

type Made = (preview: ProposalAhead) => Grant;

/** Asks about edits of `a.txt` and `c.txt`, and of `b.txt` last; decides the first with the grant for the last. */
async function grant(made: Made) {
  const test = await startTestQueue();
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await test.write(name, text);
  const { outcome } = await test.runToQuestion(
    edit(test.path('a.txt'), 'one', 'ONE'),
    edit(test.path('c.txt'), 'one', 'ONE'),
    editB(test),
  );
  await test.decide('c1', { answer: 'accept', grants: [made(await previewOf(test, 'c1', 'c3'))] });
  await test.question('c2');
  return { test, outcome, goOn: () => test.decide('c2', { answer: 'reject' }) };
}

const withoutFirst: Made = (preview) => partly('c3', preview, [1]);
const withOwnText: Made = (preview) =>
  partly('c3', preview, [1], { content: `mine\n${contentWithout(preview, [1])}` });

const allowance = (test: TestQueue) => {
  const phase = test.log.state().calls.c3?.phase;
  return phase !== undefined && 'allowance' in phase && phase.allowance.by === 'person'
    ? phase.allowance.answer
    : phase?.phase;
};

describe('where only other lines of the file changed', () => {
  it('the verdicts on hunks apply, and the comments stay at their lines', async () => {
    const comments = [
      { side: 'original' as const, line: 11, text: 'of the old' },
      { side: 'proposed' as const, line: 12, text: 'of the new' },
    ];
    const { test, outcome, goOn } = await grant((preview) => partly('c3', preview, [1], { comments }));
    await test.write('b.txt', `new\nlines\n${text}`);
    await goOn();
    await outcome;
    expect(await test.read('b.txt')).toBe(`new\nlines\n${text.replace('nine', 'NINE')}`);
    expect(allowance(test)).toBe('accept-these-with-edits');
    expect(test.results().c3).toContain("Rejected, NOT applied: hunk 1 (line 7). User's reason: reason 1");
    expect(test.results().c3).toContain('Line 13 before the change:\n> eight\nof the old');
    expect(test.results().c3).toContain('Line 14 of your proposal:\n> NINE\nof the new');
  });

  it('a rejection of all hunks stays one', async () => {
    const { test, outcome, goOn } = await grant((preview) => partly('c3', preview, [1, 2]));
    await test.write('b.txt', `new\n${text}`);
    await goOn();
    await outcome;
    expect(await test.read('b.txt')).toBe(`new\n${text}`);
    expect(test.log.state().calls.c3?.phase).toMatchObject({ phase: 'rejected', leftOut: true });
    expect(test.results().c3).toContain("hunk 2 (line 13). User's reason: reason 2");
  });

  it.each<[string, Made]>([
    ['own text', withOwnText],
    ['a comment outside the diff', (preview) => accepted('c3', preview, { comments: [farAway] })],
  ])('%s asks', async (_what, made) => {
    const { test, goOn } = await grant(made);
    await test.write('b.txt', `new\n${text}`);
    await goOn();
    const { why, stale } = await test.question('c3');
    expect([why, stale]).toEqual(['the change differs from the one that you decided on', null]);
    expect(await test.read('b.txt')).toBe(`new\n${text}`);
  });
});

/** Far from every hunk. */
const farAway = { side: 'original' as const, line: 1, text: 'far away' };

describe('where the file changed otherwise', () => {
  it.each<[string, Made]>([
    ['an acceptance', (preview) => accepted('c3', preview)],
    ['an acceptance with edits', withoutFirst],
    ['a rejection with a comment', (preview) => leftOut('c3', preview, { comments: [farAway] })],
    ['a rejection of all hunks', (preview) => partly('c3', preview, [1, 2])],
  ])('%s asks', async (_what, made) => {
    const { test, goOn } = await grant(made);
    await test.write('b.txt', text.replace('three', 'THREE'));
    await goOn();
    expect((await test.question('c3')).stale).toBeNull();
    await test.decide('c3', { answer: 'accept' });
    await test.until(({ calls }) => calls.c3?.phase.phase === 'done');
    expect(await test.read('b.txt')).toContain('TWO\nTHREE');
  });

  it('so that the change no longer applies, an acceptance waits as stale', async () => {
    const { test, goOn } = await grant(withoutFirst);
    await test.write('b.txt', 'other\n');
    await goOn();
    const { stale } = await test.question('c3');
    expect(stale).toContain('because b.txt changed on disk');
    await test.write('b.txt', text);
    await test.until(({ calls }) => calls.c3?.phase.phase === 'done');
    expect(await test.read('b.txt')).toBe(text.replace('nine', 'NINE'));
  });

  it.each<[string, string, (path: string) => Promise<unknown>]>([
    ['a renamed file', 'b.txt was deleted', (path) => rename(path, `${path}.old`)],
    ['a folder', 'because b.txt changed on disk', (path) => rm(path).then(() => mkdir(path))],
    ['a binary file', 'because b.txt changed on disk', (path) => writeFile(path, '\0\u0001')],
  ])('to %s, an acceptance waits as stale and nothing is written', async (_what, says, disturb) => {
    const { test, outcome, goOn } = await grant(withoutFirst);
    await disturb(test.path('b.txt'));
    await goOn();
    expect((await test.question('c3')).stale).toContain(says);
    await test.decide('c3', { answer: 'give-up-stale', readAgain: false });
    await outcome;
    expect(test.phases().c3).toBe('failed');
    expect(await test.read('b.txt')).not.toBe(text.replace('nine', 'NINE'));
  });

  it('a file stays left out, without a question', async () => {
    const { test, outcome, goOn } = await grant((preview) => leftOut('c3', preview, { reason: 'mine' }));
    await test.write('b.txt', 'other\n');
    await goOn();
    await outcome;
    expect(test.log.state().calls.c3?.phase).toMatchObject({
      phase: 'rejected',
      reason: 'mine',
      leftOut: true,
    });
    expect(test.results().c3).toBe(
      `The user rejected this call to edit. It was NOT executed; ${test.path('b.txt')} is unchanged. This is a user decision, not a tool failure. Do not retry the same call or reach the same effect another way. User's reason: mine`,
    );
  });
});

describe('where the policy changed', () => {
  it('edits and a rejection hold, even if the mode would let the call run', async () => {
    for (const [made, expected] of [
      [withoutFirst, text.replace('nine', 'NINE')],
      [(preview: ProposalAhead) => leftOut('c3', preview), text],
    ] as const) {
      const { test, outcome } = await grant(made);
      await test.setMode({ kind: 'accept-edits' });
      await test.queue.rejudge();
      await outcome;
      expect(await test.read('b.txt')).toBe(expected);
      await test.close();
    }
  });

  it('edits of another change ask, even if the mode would let the call run', async () => {
    const { test } = await grant(withoutFirst);
    await test.write('b.txt', text.replace('three', 'THREE'));
    await test.setMode({ kind: 'accept-edits' });
    await test.queue.rejudge();
    expect((await test.question('c3')).why).toBe('the change differs from the one that you decided on');
  });

  it('a rule that asks does so for an acceptance, but not for a rejection', async () => {
    for (const [made, phase] of [
      [withoutFirst, 'waiting'],
      [(preview: ProposalAhead) => leftOut('c3', preview), 'rejected'],
    ] as const) {
      const { test, goOn } = await grant(made);
      await test.rules.add(test.root, { effect: 'ask', tool: 'edit', match: 'b.txt', scope: 'project' });
      await goOn();
      await test.until(({ calls }) => calls.c3?.phase.phase === phase);
    }
  });

  it('a change that became stale while a rule asked still waits when the rule is gone', async () => {
    const { test, goOn } = await grant(withoutFirst);
    const { id } = await test.rules.add(test.root, {
      effect: 'ask',
      tool: 'edit',
      match: 'b.txt',
      scope: 'project',
    });
    await goOn();
    const { why } = await test.question('c3');
    await test.write('b.txt', 'other\n');
    await test.question('c3', ({ stale }) => stale !== null);
    await test.rules.remove(id);
    await test.queue.rejudge();
    const now = await test.question('c3', (question) => question.why !== why);
    expect(now.stale).toContain('because b.txt changed on disk');
  });

  it('a mode that refuses the call refuses it', async () => {
    const { test, outcome } = await grant((preview) => leftOut('c3', preview));
    await test.setMode({ kind: 'plan' });
    await test.queue.rejudge();
    await outcome;
    expect(test.phases().c3).toBe('failed');
  });
});

it('a grant holds after a restart, with its text', async () => {
  let test = await createTestQueue();
  onTestFinished(() => test.close());
  for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt']) await test.write(name, text);
  const { outcome } = await test.runToQuestion(
    edit(test.path('a.txt'), 'one', 'ONE'),
    edit(test.path('c.txt'), 'one', 'ONE'),
    editB(test),
    edit(test.path('d.txt'), 'one', 'ONE'),
  );
  outcome.catch(() => undefined);
  const preview = await previewOf(test, 'c1', 'c3');
  const grants = [withOwnText(preview), leftOut('c4', await previewOf(test, 'c1', 'c4'), { reason: 'no' })];
  await test.decide('c1', { answer: 'accept', grants });
  await test.question('c2');
  await test.log.close();
  await test.close();
  test = await createTestQueue({ at: test });
  const resumed = test.queue.resumeBatch(lastCalls(test.log), new AbortController().signal);
  await expect(test.queue.batch('c2')).resolves.toMatchObject([
    { callId: 'c3', kind: 'edit', isGranted: true },
    { callId: 'c4', kind: 'left-out' },
  ]);
  await test.decide('c2', { answer: 'accept' });
  await resumed;
  expect(await test.read('b.txt')).toBe(`mine\n${contentWithout(preview, [1])}`);
  expect(test.log.state().calls.c4?.phase).toMatchObject({ phase: 'rejected', reason: 'no' });
});

it('an acceptance in the form of earlier versions holds', async () => {
  const test = await startTestQueue();
  const [a, b] = [await test.write('a.txt', text), await test.write('b.txt', text)];
  const { outcome } = await test.runToQuestion(
    edit(a, 'one', 'ONE'),
    edit(b, 'one', 'ONE'),
    read(a),
    overwrite(test.path('n'), ''),
  );
  const { diff } = await previewOf(test, 'c1', 'c2');
  await test.log.append({ events: [{ type: 'call-granted', callId: 'c2', diff }] });
  await test.decide('c1', { answer: 'accept' });
  await test.question('c4');
  expect(await test.read('b.txt')).toBe(text.replace('one', 'ONE'));
  await test.decide('c4', { answer: 'reject' });
  await outcome;
});
