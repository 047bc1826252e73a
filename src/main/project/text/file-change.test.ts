import { applyPatch } from 'diff';
import { describe, expect, it } from 'vitest';
import { compareTexts, unifiedDiff } from './file-change';

const excerpt = (before: string, after: string) => compareTexts(before, after).excerpt();

const ten = Array.from({ length: 30 }, (_, index) => `line ${index + 1}\n`).join('');

describe('a unified diff', () => {
  it('has the name, three lines of context and no more', () => {
    expect(unifiedDiff(ten, ten.replace('line 10\n', 'ten\n'), 'a.txt')).toBe(
      [
        '--- a.txt',
        '+++ a.txt',
        '@@ -7,7 +7,7 @@',
        ' line 7',
        ' line 8',
        ' line 9',
        '-line 10',
        '+ten',
        ' line 11',
        ' line 12',
        ' line 13',
        '',
      ].join('\n'),
    );
  });

  it('is empty when nothing changed', () => {
    expect(unifiedDiff(ten, ten, 'a')).toBe('');
  });

  it.each([
    ['a created file', '', 'a\nb\n'],
    ['an emptied file', 'a\nb\n', ''],
    ['a lost final newline', 'a\nb\n', 'a\nb'],
    ['a gained final newline', 'a\nb', 'a\nb\n'],
    ['changes near each other', ten, ten.replace('line 3\n', '').replace('line 9\n', 'x\ny\n')],
    ['changes far from each other', ten, ten.replace('line 2\n', 'x\n').replace('line 29\n', '')],
    ['a change of the first and the last line', ten, `x\n${ten.slice(7)}end`],
  ])('of %s can be applied', (_what, before, after) => {
    expect(applyPatch(before, unifiedDiff(before, after, 'f'))).toBe(after);
  });
});

describe('the patch of a card', () => {
  it('is cut at 20,000 characters, after a whole line, and says so', () => {
    const patch = compareTexts('', 'some line\n'.repeat(5000)).cardPatch('f');
    expect(patch.length).toBeLessThanOrEqual(20_000);
    expect(patch).toMatch(/\n\+some line\n\[\d+ more characters\]$/);
  });
});

describe('counts', () => {
  it('are of lines, a final newline being none', () => {
    expect(compareTexts('', 'a\nb\n')).toMatchObject({ added: 2, removed: 0 });
    expect(compareTexts('a\nb\nc\n', 'a\nx\n')).toMatchObject({ added: 1, removed: 2 });
    expect(compareTexts('', '')).toMatchObject({ added: 0, removed: 0 });
  });
});

it('a readable diff cuts long lines around their change', () => {
  const side = 'a'.repeat(100_000);
  const text = (middle: string) => `first\n${side}${middle}${side}`;
  const cut = `[… 99850 characters]${'a'.repeat(150)}`;
  const end = '\\ No newline at end of file';
  const cutAfter = `${'a'.repeat(150)}[… 99850 characters]`;
  expect(compareTexts(text('one'), text('two')).readableDiff('a.txt').split('\n')).toEqual([
    ...['--- a.txt', '+++ a.txt', '@@ -1,2 +1,2 @@', ' first'],
    ...[`-${cut}one${cutAfter}`, end, `+${cut}two${cutAfter}`, end, ''],
  ]);
});

describe('an excerpt', () => {
  it('shows the changed lines with four around them, numbered', () => {
    expect(excerpt(ten, ten.replace('line 10\n', 'x\ny\n'))).toBe(
      [
        ' 6 | line 6',
        ' 7 | line 7',
        ' 8 | line 8',
        ' 9 | line 9',
        '10 | x',
        '11 | y',
        '12 | line 11',
        '13 | line 12',
        '14 | line 13',
        '15 | line 14',
      ].join('\n'),
    );
  });

  it('parts places that are far from each other', () => {
    const shown = excerpt(ten, ten.replace('line 2\n', 'x\n').replace('line 29\n', 'y\n'));
    expect(shown.split('\n').map((line) => line.trim())).toEqual([
      ...['1 | line 1', '2 | x', '3 | line 3', '4 | line 4', '5 | line 5', '6 | line 6'],
      '...',
      ...['25 | line 25', '26 | line 26', '27 | line 27', '28 | line 28', '29 | y', '30 | line 30'],
    ]);
  });

  it('of a deletion shows what is around it', () => {
    expect(excerpt('a\nb\nc\n', 'a\nc\n')).toBe('1 | a\n2 | c');
    expect(excerpt('a\n', '')).toBe('');
  });

  it('cuts long lines around their change', () => {
    const [before, after] = ['a'.repeat(100_000), 'b'.repeat(90_000)];
    const shown = excerpt(`${before}one${after}\n`, `${before}two${after}\n`);
    expect(shown).toBe(`1 | [… 99850 characters]${'a'.repeat(150)}two${'b'.repeat(150)}[… 89850 characters]`);
    const beside = excerpt(`${before}\nx\n`, `${before}\ny\n`);
    expect(beside).toBe(`1 | ${'a'.repeat(300)}[… 99700 characters]\n2 | y`);
  });

  it('is cut after 200 lines', () => {
    const lines = excerpt('', 'x\n'.repeat(500)).split('\n');
    expect(lines).toHaveLength(201);
    expect(lines.at(-1)).toBe('(300 more lines)');
  });
});
