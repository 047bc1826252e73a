import { describe, expect, it } from 'vitest';
import { mergeLines } from './merge-lines';

const merge = (base: string, ours: string, theirs: string) => {
  const merged = mergeLines(Buffer.from(base), Buffer.from(ours), Buffer.from(theirs));
  return merged && { text: String(merged.bytes), conflicts: merged.conflicts };
};

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');

describe('a merge', () => {
  it('has what each changed in different lines', () => {
    expect(
      merge(lines('a', 'b', 'c', 'd'), lines('A', 'b', 'c', 'd'), lines('a', 'b', 'c', 'D', 'e')),
    ).toEqual({
      text: lines('A', 'b', 'c', 'D', 'e'),
      conflicts: [],
    });
  });

  it('has once what both changed alike', () => {
    expect(merge(lines('a', 'b', 'c'), lines('x', 'b', 'y'), lines('x', 'b', 'c'))).toEqual({
      text: lines('x', 'b', 'y'),
      conflicts: [],
    });
  });

  it('keeps ours where both changed the same lines, and says so with both sides', () => {
    expect(
      merge(
        lines('a', 'b', 'c', 'd', 'e'),
        lines('a', 'mine', 'c', 'd', 'e'),
        lines('a', 'theirs', 'c', 'd', 'E'),
      ),
    ).toEqual({
      text: lines('a', 'mine', 'c', 'd', 'E'),
      conflicts: [{ ours: 'mine\n', theirs: 'theirs\n' }],
    });
  });

  it.each([
    ['lines next to each other', lines('a', 'b'), lines('A', 'b'), lines('a', 'B')],
    ['two insertions at one place', lines('a'), lines('a', 'x'), lines('a', 'y')],
    ['a change in lines that are gone', lines('a', 'b', 'c'), lines('a', 'B', 'c'), lines('c')],
  ])('asks about %s', (_, base, ours, theirs) => {
    expect(merge(base, ours, theirs)).toMatchObject({ text: ours, conflicts: [{}] });
  });

  it('keeps bytes that are no UTF-8, CRLF, and a last line without a newline', () => {
    const [base, ours, theirs] = [
      Buffer.from([0xe9, 0x0d, 0x0a, 0x62, 0x0a, 0x63]),
      Buffer.from([0xe9, 0x0d, 0x0a, 0x62, 0x0a, 0x64]),
      Buffer.from([0xe8, 0x0d, 0x0a, 0x62, 0x0a, 0x63]),
    ] as const;
    expect(mergeLines(base, ours, theirs)).toEqual({
      bytes: Buffer.from([0xe8, 0x0d, 0x0a, 0x62, 0x0a, 0x64]),
      conflicts: [],
    });
  });

  it('is none of what is no text', () => {
    expect(merge('a\0', 'b', 'c')).toBeNull();
  });
});
