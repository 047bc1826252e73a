import type { Decision } from '@shared/approval/approval';
import { takeApart, textWithout } from '@shared/hunks/hunks';
import { describe, expect, it } from 'vitest';
import { edit, overwrite } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';
import type { TestQueue } from './testing/test-queue';

// The user's decisions on hunks of a waiting change, and comments on its lines.

const before = 'one\ntwo\nthree\nfour\nfive\n';
const proposed = 'ONE\ntwo\nthree\nFOUR\nfive\nsix\n';
const change = takeApart(before, proposed);
const [one = '', four = '', six = ''] = change.hunks.map(({ id }) => id);

async function ask() {
  const test = await startTestQueue();
  const path = await test.write('a.txt', before);
  await test.setMode({ kind: 'ask' });
  const asked = await test.runToQuestion(overwrite(path, proposed));
  return { test, path, ...asked };
}

type Edits = Extract<Decision, { answer: 'accept-with-edits' }>;

const without = (ids: readonly string[], also: Partial<Edits> = {}): Edits => ({
  answer: 'accept-with-edits',
  content: textWithout(change, new Set(ids)),
  hunks: change.hunks.map(({ id }) => ({ id, verdict: ids.includes(id) ? 'reject' : 'accept' })),
  ...also,
});

const toldAfterwards = (test: TestQueue) => {
  const result = test.results().c1 ?? '';
  return result.slice(result.indexOf('\n\nThe user') + 2);
};

describe('a change of which hunks were rejected', () => {
  it('is shown with its hunks', async () => {
    const { test } = await ask();
    expect((await test.queue.proposal('c1')).hunks).toEqual(change.hunks);
  });

  it('is written without them, and the model is told which they are and why', async () => {
    const { test, outcome } = await ask();
    const hunks = [
      { id: one, verdict: 'reject' as const, reason: 'keep it small' },
      { id: four, verdict: 'accept' as const },
      { id: six, verdict: 'reject' as const },
    ];
    await test.decide('c1', without([one, six], { hunks }));
    await outcome;
    expect(await test.read('a.txt')).toBe('one\ntwo\nthree\nFOUR\nfive\n');
    expect(toldAfterwards(test)).toBe(
      [
        'The user changed your proposal before accepting it. Diff from proposed to applied:',
        '--- a.txt',
        '+++ a.txt',
        '@@ -1,6 +1,5 @@',
        '-ONE',
        '+one',
        ' two',
        ' three',
        ' FOUR',
        ' five',
        '-six',
        'The file now contains the applied version.',
        '',
        'The user decided on the hunks of your proposal one by one (lines are those of the file before the change):',
        'Applied: hunk 2 (line 4).',
        "Rejected, NOT applied: hunk 1 (line 1). User's reason: keep it small",
        'Rejected, NOT applied: hunk 3 (after line 5). No reason was given.',
        'Each is a user decision, not a tool failure. Do not propose a rejected hunk again or reach the same effect another way.',
      ].join('\n'),
    );
    expect(test.log.state().calls.c1).toMatchObject({
      phase: { phase: 'done', allowance: { by: 'person', answer: 'accept-with-edits' } },
      review: {
        hunks: {
          total: 3,
          rejected: [
            { number: 1, reason: 'keep it small', patch: '@@ -1,1 +1,1 @@\n-one\n+ONE\n' },
            { number: 3, reason: null, patch: '@@ -6,0 +6,1 @@\n+six\n' },
          ],
        },
        comments: [],
      },
    });
  });

  it('is rejected where all of them are, and the model gets the reason for each', async () => {
    const { test, outcome, path } = await ask();
    const hunks = [
      { id: one, verdict: 'reject' as const, reason: 'keep it small' },
      { id: four, verdict: 'reject' as const },
      { id: six, verdict: 'reject' as const },
    ];
    await test.decide('c1', without([one, four, six], { hunks }));
    await outcome;
    expect(await test.read('a.txt')).toBe(before);
    const call = test.log.state().calls.c1;
    expect(call).toMatchObject({ phase: { phase: 'rejected', reason: 'keep it small' } });
    expect(call?.review?.hunks?.rejected).toHaveLength(3);
    expect(test.results().c1).toBe(
      [
        `The user rejected this call to write_file. It was NOT executed; ${path} is unchanged. This is a user decision, not a tool failure. Do not retry the same call or reach the same effect another way.`,
        '',
        'The user decided on the hunks of your proposal one by one (lines are those of the file before the change):',
        'Applied: none.',
        "Rejected, NOT applied: hunk 1 (line 1). User's reason: keep it small",
        'Rejected, NOT applied: hunk 2 (line 4). No reason was given.',
        'Rejected, NOT applied: hunk 3 (after line 5). No reason was given.',
        'Each is a user decision, not a tool failure. Do not propose a rejected hunk again or reach the same effect another way.',
      ].join('\n'),
    );
  });

  it('is rejected where the user typed the file as it was', async () => {
    const { test, outcome } = await ask();
    await test.decide('c1', { answer: 'accept-with-edits', content: before });
    await outcome;
    expect(test.log.state().calls.c1?.phase).toMatchObject({ phase: 'rejected', reason: null });
    expect(test.results().c1).toContain('No reason was given; choose another approach or ask the user.');
  });

  it('may hold what the user wrote themselves, which the model is told apart', async () => {
    const { test, outcome } = await ask();
    await test.decide('c1', without([one], { content: 'one\nmine\nthree\nFOUR\nfive\nsix\n' }));
    await outcome;
    expect(await test.read('a.txt')).toBe('one\nmine\nthree\nFOUR\nfive\nsix\n');
    expect(toldAfterwards(test)).toContain(
      [
        'Beside that, the user changed lines themselves. Diff from the hunks applied to the file now:',
        '--- a.txt',
        '+++ a.txt',
        '@@ -1,5 +1,5 @@',
        ' one',
        '-two',
        '+mine',
        ' three',
        ' FOUR',
        ' five',
      ].join('\n'),
    );
  });

  it('is accepted as it is where none is', async () => {
    const { test, outcome } = await ask();
    await test.decide('c1', without([]));
    await outcome;
    expect(await test.read('a.txt')).toBe(proposed);
    expect(test.results().c1).not.toContain('The user');
    expect(test.log.state().calls.c1?.review).toBeUndefined();
    expect(test.log.state().calls.c1?.phase).toMatchObject({ allowance: { answer: 'accept' } });
  });

  it('takes verdicts with an answer that keeps a rule too', async () => {
    const test = await startTestQueue();
    const path = await test.write('a.txt', before);
    const { outcome } = await test.runToQuestion(
      edit(path, 'one\ntwo\nthree\nfour', 'ONE\ntwo\nthree\nFOUR'),
    );
    const hunks = [{ id: four, verdict: 'reject' as const }];
    const rule = { tool: 'edit', match: 'a.txt', scope: 'chat' } as const;
    const content = 'ONE\ntwo\nthree\nfour\nfive\n';
    await test.decide('c1', { answer: 'always', rule, content, hunks });
    await outcome;
    expect(await test.read('a.txt')).toBe(content);
    expect(test.log.state().calls.c1?.review?.hunks?.rejected).toHaveLength(1);
  });
});

describe('verdicts that do not yield the text are no answer', () => {
  it.each([
    ['a rejected hunk is in it', without([one], { content: proposed })],
    ['an accepted hunk is not', without([], { content: before })],
    ['a rejected hunk stands in it beside something else', without([six], { content: `${proposed}seven\n` })],
  ])('where %s', async (_, decision) => {
    const { test } = await ask();
    await expect(test.decide('c1', decision)).rejects.toMatchObject({ code: 'invalid' });
    expect(test.phases().c1).toBe('waiting');
    expect(await test.read('a.txt')).toBe(before);
  });

  it.each([
    ['is of another proposal', [{ id: 'x-0', verdict: 'reject' as const }]],
    ['is named twice', [one, one].map((id) => ({ id, verdict: 'accept' as const }))],
  ])('where a hunk %s', async (_, hunks) => {
    const { test } = await ask();
    await expect(test.decide('c1', without([], { hunks }))).rejects.toMatchObject({ code: 'invalid' });
    expect(test.phases().c1).toBe('waiting');
  });

  it('for a call that changes no file', async () => {
    const test = await startTestQueue();
    await test.runToQuestion({ tool: 'run_shell_command', input: { command: 'node x.js' } });
    const comments = [{ side: 'proposed' as const, line: 1, text: 'no' }];
    await expect(test.decide('c1', { answer: 'reject', comments })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(test.phases().c1).toBe('waiting');
  });
});

describe('comments on lines', () => {
  const comments = [
    { side: 'proposed' as const, line: 4, text: 'Not so loud.' },
    { side: 'original' as const, line: 1, text: 'Why not this one?' },
  ];
  const words = [
    'Comments of the user, each under the line it is about:',
    'Line 1 before the change:\n> one\nWhy not this one?',
    'Line 4 of your proposal:\n> FOUR\nNot so loud.',
  ].join('\n\n');

  it('go with a change that is accepted as it is', async () => {
    const { test, outcome } = await ask();
    await test.decide('c1', { answer: 'accept', comments });
    await outcome;
    expect(await test.read('a.txt')).toBe(proposed);
    expect(test.results().c1?.endsWith(`\n\n${words}`)).toBe(true);
    expect(test.results().c1).not.toContain('The user changed your proposal');
    expect(test.log.state().calls.c1?.review).toEqual({
      hunks: null,
      comments: [
        { side: 'proposed', line: 4, about: 'FOUR', text: 'Not so loud.' },
        { side: 'original', line: 1, about: 'one', text: 'Why not this one?' },
      ],
    });
  });

  it('go with a rejection, after its words', async () => {
    const { test, path, outcome } = await ask();
    await test.decide('c1', { answer: 'reject', reason: 'try again', comments });
    await outcome;
    expect(test.results().c1).toBe(
      `The user rejected this call to write_file. It was NOT executed; ${path} is unchanged. This is a user decision, not a tool failure. Do not retry the same call or reach the same effect another way. User's reason: try again\n\n${words}`,
    );
    expect(test.log.state().calls.c1?.review?.comments).toHaveLength(2);
  });

  it('go with the rejection of this and the rest', async () => {
    const { test, outcome } = await ask();
    await test.decide('c1', { answer: 'reject-and-stop', comments });
    await outcome;
    expect(test.results().c1?.endsWith(words)).toBe(true);
  });

  it('are refused on a line that is not there, and nothing happens', async () => {
    const { test } = await ask();
    for (const [side, line] of [
      ['original', 6],
      ['proposed', 7],
    ] as const) {
      const there = [{ side, line, text: 'where?' }];
      for (const answer of ['accept', 'reject'] as const)
        await expect(test.decide('c1', { answer, comments: there })).rejects.toMatchObject({
          code: 'invalid',
        });
    }
    expect(test.phases().c1).toBe('waiting');
  });
});

it('a verdict holds for a proposal that is computed afresh where its text is the same', async () => {
  const test = await startTestQueue();
  const path = await test.write('a.txt', 'a\nb\n');
  await test.runToQuestion(edit(path, 'a\nb', 'A\nb\nc'));
  const first = await test.queue.proposal('c1');
  await test.write('a.txt', 'zero\na\nb\n');
  await test.question('c1', ({ hash }) => hash !== first.hash);
  const second = await test.queue.proposal('c1');
  expect(second.hunks.map(({ id }) => id)).toEqual(first.hunks.map(({ id }) => id));
  expect(second.hunks.map(({ beforeStart }) => beforeStart)).toEqual([1, 3]);
});
