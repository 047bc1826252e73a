import { expect, it } from 'vitest';
import { markedPieces } from './marked-pieces';

const drawn = (text: string, positions: readonly number[]) =>
  markedPieces(text, positions)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

it('marks the letters at the positions, neighbours together', () => {
  expect(drawn('New terminal', [0, 4, 5])).toBe('[N]ew [te]rminal');
  expect(drawn('New terminal', [])).toBe('New terminal');
  expect(drawn('', [0])).toBe('');
});

it('takes no character apart', () => {
  expect(drawn('a😀b', [1])).toBe('a[😀]b');
  expect(drawn('a😀b', [3])).toBe('a😀[b]');
});
