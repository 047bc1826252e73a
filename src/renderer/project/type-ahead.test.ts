import { describe, expect, it } from 'vitest';
import { findByPrefix, nothingTyped, typeLetter } from './type-ahead';

const names = ['alpha', 'Beta', 'bench', 'build', 'gamma'];

describe('typing ahead', () => {
  it('joins letters that follow each other quickly', () => {
    const first = typeLetter(nothingTyped, 'b', 1000);
    expect(typeLetter(first, 'e', 1500)).toEqual({ text: 'be', at: 1500 });
  });

  it('starts anew after a pause', () => {
    expect(typeLetter({ text: 'be', at: 1000 }, 'g', 1801)).toEqual({ text: 'g', at: 1801 });
  });

  it('finds the next name a first letter begins, whatever its case', () => {
    expect(findByPrefix(names, 0, 'b')).toBe(1);
    expect(findByPrefix(names, 1, 'b')).toBe(2);
  });

  it('walks on with the same letter and around the end', () => {
    expect(findByPrefix(names, 2, 'bb')).toBe(3);
    expect(findByPrefix(names, 3, 'bbb')).toBe(1);
  });

  it('stays on a name that still fits what is being typed', () => {
    expect(findByPrefix(names, 1, 'be')).toBe(1);
    expect(findByPrefix(names, 1, 'ben')).toBe(2);
  });

  it('starts at the top when nothing is selected', () => {
    expect(findByPrefix(names, -1, 'a')).toBe(0);
  });

  it('finds nothing where nothing fits', () => {
    expect(findByPrefix(names, 0, 'z')).toBeNull();
    expect(findByPrefix([], -1, 'a')).toBeNull();
  });
});
