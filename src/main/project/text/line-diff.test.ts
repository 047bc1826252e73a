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

  it('are told coarsely, in bounded time, when two large texts have nothing in common', () => {
    const before = Array.from({ length: 60_000 }, (_, index) => `old ${index}`);
    const after = Array.from({ length: 60_000 }, (_, index) => `new ${index}`);
    const started = performance.now();
    expect(changedLines(['same', ...before, 'end'], ['same', ...after, 'end'])).toEqual([
      { beforeStart: 1, beforeEnd: 60_001, afterStart: 1, afterEnd: 60_001 },
    ]);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
