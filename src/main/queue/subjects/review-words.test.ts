import { describe, expect, it } from 'vitest';
import { commentWords, hunkWords, type JudgedHunk } from './review-words';

const hunk = (number: number, lines: [number, number], reason?: string | null): JudgedHunk => ({
  number,
  hunk: { id: `h${number}`, beforeStart: lines[0], beforeEnd: lines[1], afterStart: 0, afterEnd: 1 },
  verdict: reason === undefined ? 'accept' : 'reject',
  reason: reason ?? null,
});

describe('the words for the model about hunks', () => {
  it('name what was applied, and what was rejected and why', () => {
    const hunks = [
      hunk(1, [0, 0]),
      hunk(2, [9, 12], 'keep the old name'),
      hunk(3, [19, 20]),
      hunk(4, [24, 24], null),
    ];
    expect(hunkWords(hunks, null)).toBe(
      [
        'The user decided on the hunks of your proposal one by one (lines are those of the file before the change):',
        'Applied: hunk 1 (at the start), hunk 3 (line 20).',
        "Rejected, NOT applied: hunk 2 (lines 10-12). User's reason: keep the old name",
        'Rejected, NOT applied: hunk 4 (after line 24). No reason was given.',
        'Each is a user decision, not a tool failure. Do not propose a rejected hunk again or reach the same effect another way.',
      ].join('\n'),
    );
  });

  it('say what the user changed besides, and that nothing was applied', () => {
    expect(hunkWords([hunk(1, [0, 1], null)], '--- a\n+++ a\n@@ -1,1 +1,1 @@\n-one\n+mine\n')).toBe(
      [
        'The user decided on the hunks of your proposal one by one (lines are those of the file before the change):',
        'Applied: none.',
        'Rejected, NOT applied: hunk 1 (line 1). No reason was given.',
        'Each is a user decision, not a tool failure. Do not propose a rejected hunk again or reach the same effect another way.',
        'Beside that, the user changed lines themselves. Diff from the hunks applied to the file now:',
        '--- a\n+++ a\n@@ -1,1 +1,1 @@\n-one\n+mine',
      ].join('\n'),
    );
  });

  it('count what was applied where there is much of it', () => {
    const hunks = Array.from({ length: 500 }, (_, at) =>
      hunk(at + 1, [at, at + 1], at === 7 ? null : undefined),
    );
    expect(hunkWords(hunks, null)).toContain('\nApplied: all others (499).\n');
  });
});

it('comments stand under their lines, those of the file as it was first', () => {
  expect(
    commentWords([
      { side: 'proposed', line: 12, about: 'const b = 2;', text: 'Why 2?\nRather 3.' },
      { side: 'original', line: 30, about: '  old();', text: 'Is it used?' },
      { side: 'proposed', line: 3, about: '', text: 'No empty line.' },
    ]),
  ).toBe(
    [
      'Comments of the user, each under the line it is about:',
      'Line 30 before the change:\n>   old();\nIs it used?',
      'Line 3 of your proposal:\n> \nNo empty line.',
      'Line 12 of your proposal:\n> const b = 2;\nWhy 2?\nRather 3.',
    ].join('\n\n'),
  );
});
