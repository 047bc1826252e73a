import { expect, it } from 'vitest';
import { composeChanges } from './compose-changes';
import { type LineChange, lineChanges } from './line-changes';

it('what one comparison made and the next took on is one change from the first text to the last', () => {
  const made = lineChanges(['a', 'b', 'c'], ['a', 'x', 'y', 'b', 'c']);
  const taken = lineChanges(['a', 'x', 'y', 'b', 'c'], ['a', 'x', 'Y', 'b', 'c', 'd']);
  expect(composeChanges(made, taken)).toEqual([
    { beforeStart: 1, beforeEnd: 1, afterStart: 1, afterEnd: 3 },
    { beforeStart: 3, beforeEnd: 3, afterStart: 5, afterEnd: 6 },
  ]);
});

it('leads from the first text to the last, whatever the texts are', () => {
  const random = randoms(11);
  for (let round = 0; round < 3_000; round += 1) {
    const kinds = 1 + random(5);
    const text = () => Array.from({ length: random(12) }, () => String(random(kinds)));
    const [one, between, last] = [text(), text(), text()];
    const changes = composeChanges(lineChanges(one, between), lineChanges(between, last));
    expect(applied(changes, one, last)).toEqual(last);
  }
});

function applied(changes: readonly LineChange[], before: readonly string[], after: readonly string[]) {
  const result: string[] = [];
  let at = 0;
  for (const { beforeStart, beforeEnd, afterStart, afterEnd } of changes) {
    result.push(...before.slice(at, beforeStart), ...after.slice(afterStart, afterEnd));
    at = beforeEnd;
  }
  return [...result, ...before.slice(at)];
}

/** The same numbers each time, each below the argument. */
function randoms(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
