import { describe, expect, it } from 'vitest';
import { countSteps } from '../testing/steps';
import { lineChanges, linesOf } from './line-changes';

const numbered = (count: number, word: string) => Array.from({ length: count }, (_, i) => `${word} ${i}`);

describe('lineChanges', () => {
  it('finds nothing where nothing differs', () => {
    expect(lineChanges([], [])).toEqual([]);
    expect(lineChanges(['a', 'b'], ['a', 'b'])).toEqual([]);
  });

  it('tells place by place what came, went and became another', () => {
    expect(lineChanges(['a', 'b', 'c', 'd', 'e'], ['a', 'x', 'c', 'e', 'f'])).toEqual([
      { beforeStart: 1, beforeEnd: 2, afterStart: 1, afterEnd: 2 },
      { beforeStart: 3, beforeEnd: 4, afterStart: 3, afterEnd: 3 },
      { beforeStart: 5, beforeEnd: 5, afterStart: 4, afterEnd: 5 },
    ]);
  });

  it('leads from one text to the other, whatever they are', () => {
    const random = randoms(7);
    for (let round = 0; round < 3_000; round += 1) {
      const kinds = 1 + random(6);
      const text = () => Array.from({ length: random(14) }, () => String(random(kinds)));
      const [before, after] = [text(), text()];
      expect(applied(before, after)).toEqual(after);
    }
  });

  it('takes lines apart that stand in large texts many times, in steps that grow as the texts do', async () => {
    const { module, stepsOf } = await countSteps(() => import('./line-changes'));
    const compare = (count: number) => {
      const before = numbered(count, 'line').map((line, i) => (i % 7 === 0 ? '}' : line));
      const after = before.flatMap((line, i) => (i % 40 === 5 ? [`${line}!`, 'new'] : [line]));
      return stepsOf(() => expect(module.lineChanges(before, after)).toHaveLength(count / 40));
    };
    expect(await compare(20_000)).toBeLessThan(2.5 * (await compare(10_000)));
  });

  it('takes two large texts without a common line for one change, and looks no longer for more', async () => {
    const { module, stepsOf } = await countSteps(() => import('./line-changes'));
    const compare = (count: number) => {
      const [before, after] = [numbered(count, 'old'), numbered(count, 'new')];
      return stepsOf(() =>
        expect(module.lineChanges(before, after)).toEqual([
          { beforeStart: 0, beforeEnd: count, afterStart: 0, afterEnd: count },
        ]),
      );
    };
    expect(await compare(60_000)).toBeLessThan(2.5 * (await compare(30_000)));
  });
});

it('a line has its end, and a last one without an end is another line', () => {
  expect(linesOf('a\n\nb')).toEqual(['a\n', '\n', 'b']);
  expect(linesOf('')).toEqual([]);
});

function applied(before: readonly string[], after: readonly string[]): string[] {
  const lines: string[] = [];
  let at = 0;
  for (const change of lineChanges(before, after)) {
    lines.push(...before.slice(at, change.beforeStart), ...after.slice(change.afterStart, change.afterEnd));
    at = change.beforeEnd;
  }
  return [...lines, ...before.slice(at)];
}

/** The same ones every time. */
function randoms(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}
