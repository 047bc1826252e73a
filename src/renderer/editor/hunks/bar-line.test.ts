import { expect, it } from 'vitest';
import { barLine, columnsOfLastRow, columnsOfText } from './bar-line';

const free =
  (...pixels: readonly number[]) =>
  (line: number) =>
    pixels[line - 1] ?? 0;

it('stands on the first line of the hunk where that has room', () => {
  expect(barLine({ first: 2, last: 3, lineCount: 4 }, 100, free(500, 100, 500, 500))).toBe(2);
});

it('stands on the next line of the hunk that has room', () => {
  expect(barLine({ first: 2, last: 3, lineCount: 4 }, 100, free(500, 99, 100, 500))).toBe(3);
});

it('stands above the hunk, else below, where no line of it has room', () => {
  expect(barLine({ first: 2, last: 3, lineCount: 4 }, 100, free(500, 0, 0, 500))).toBe(1);
  expect(barLine({ first: 2, last: 3, lineCount: 4 }, 100, free(20, 0, 0, 500))).toBe(4);
});

it('stands nowhere when nothing has room', () => {
  expect(barLine({ first: 1, last: 2, lineCount: 3 }, 100, free(-30, 40, 20))).toBeNull();
});

it('counts the last row of a wrapped line, rather too long than too short', () => {
  const last = (text: string, rows: number) => columnsOfLastRow({ text, rows, width: 40 }, 4);
  expect(last('short', 1)).toBe(5);
  expect(last('a'.repeat(90), 3)).toBe(34);
  expect(last(`  ${'a'.repeat(48)}`, 2)).toBe(24);
  expect(last('a'.repeat(79), 2)).toBe(40);
});

it('counts a tab to its stop, and wide characters twice', () => {
  expect(columnsOfText('a\tb', 4)).toBe(5);
  expect(columnsOfText('变更', 4)).toBe(4);
});
