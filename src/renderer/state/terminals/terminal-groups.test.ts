import { describe, expect, it } from 'vitest';
import { besides, currentGroups, inPlaceOf, neighbourOf } from './terminal-groups';

describe('terminals side by side', () => {
  it('new ones get a group of their own at the end, gone ones leave', () => {
    expect(currentGroups([['a', 'b'], ['gone']], ['b', 'c', 'a'])).toEqual([['a', 'b'], ['c']]);
    expect(currentGroups([], ['a'])).toEqual([['a']]);
  });

  it('what is named twice is where it was named first', () => {
    expect(currentGroups([['a'], ['b', 'a'], ['a']], ['a', 'b'])).toEqual([['a'], ['b']]);
  });

  it('a split puts the new one to the right, wherever it was before', () => {
    expect(besides([['a', 'b'], ['c']], 'a', 'd')).toEqual([['a', 'd', 'b'], ['c']]);
    expect(besides([['a'], ['d']], 'a', 'd')).toEqual([['a', 'd']]);
  });

  it('a restart puts the new one where the old one was, and leaves the old one to its end', () => {
    expect(inPlaceOf([['a', 'b'], ['c'], ['d']], 'b', 'd')).toEqual([['a', 'd'], ['c']]);
  });

  it('the right neighbour follows a closed one, at the end the left one', () => {
    const groups = [['a', 'b'], ['c']];
    expect(neighbourOf(groups, 'b')).toBe('c');
    expect(neighbourOf(groups, 'c')).toBe('b');
    expect(neighbourOf([['a']], 'a')).toBeNull();
  });
});
