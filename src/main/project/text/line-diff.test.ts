import { growth } from '@shared/testing/steps';
import { describe, expect, it } from 'vitest';
import { changedLines } from './line-diff';

describe('changed lines', () => {
  it('are none when nothing changed', () => {
    expect(changedLines(['a', 'b'], ['a', 'b'])).toEqual([]);
    expect(changedLines([], [])).toEqual([]);
  });

  it('are told place by place', () => {
    expect(changedLines(['a', 'b', 'c', 'd', 'e'], ['a', 'x', 'c', 'e', 'f'])).toEqual([
      { beforeStart: 1, beforeEnd: 2, afterStart: 1, afterEnd: 2 },
      { beforeStart: 3, beforeEnd: 4, afterStart: 3, afterEnd: 3 },
      { beforeStart: 5, beforeEnd: 5, afterStart: 4, afterEnd: 5 },
    ]);
  });

  it('are told place by place in a long text that is changed all over', () => {
    const before = Array.from({ length: 60_000 }, (_, index) => `line ${index}`);
    const after = before.map((line, index) => (index % 3 === 1 ? `${line}, another` : line));
    expect(changedLines(before, after)).toEqual(
      Array.from({ length: 20_000 }, (_, index) => {
        const [start, end] = [index * 3 + 1, index * 3 + 2];
        return { beforeStart: start, beforeEnd: end, afterStart: start, afterEnd: end };
      }),
    );
  });

  it('are told coarsely, in bounded time, when two large texts have all lines in another order', () => {
    const compare = (count: number) => {
      const before = Array.from({ length: count }, (_, index) => `line ${index}`);
      const after = Array.from({ length: count }, (_, index) => `line ${(index * 7_919 + 1) % count}`);
      return changedLines(['same', ...before, 'end'], ['same', ...after, 'end']);
    };
    expect(compare(60_000)).toEqual([{ beforeStart: 1, beforeEnd: 60_001, afterStart: 1, afterEnd: 60_001 }]);
    expect(growth(compare, 10_000)).toBeLessThan(10);
  });
});
