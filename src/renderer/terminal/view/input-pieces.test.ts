import { describe, expect, it } from 'vitest';
import { inputPieces } from './input-pieces';

describe('inputPieces', () => {
  it('leaves a short text whole, and an empty one out', () => {
    expect(inputPieces('ls\r')).toEqual(['ls\r']);
    expect(inputPieces('')).toEqual([]);
  });

  it('cuts a long one, never inside a character', () => {
    const text = `x${'😀'.repeat(40_000)}`;
    const pieces = inputPieces(text);
    expect(pieces.join('')).toBe(text);
    expect(pieces.every((piece) => piece.length <= 32_000)).toBe(true);
    expect(pieces.filter((piece) => /[\ud800-\udbff]$/.test(piece))).toEqual([]);
  });
});
