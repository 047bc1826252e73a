import { expect, it } from 'vitest';
import { hasTag, tagOf } from './run-tag';

function limits(soft: string): string {
  return [
    'Limit                     Soft Limit           Hard Limit           Units     ',
    'Max address space         unlimited            unlimited            bytes     ',
    `Max file locks            ${soft.padEnd(20)} unlimited            locks     `,
    'Max pending signals       96365                96365                signals   ',
  ].join('\n');
}

it('tells the run it was made for, and its instance, from all others', () => {
  const tagged = limits(String(tagOf('a/1')));
  expect(['a/1', 'a/', 'a/2', 'b/1', 'b/', ''].map((run) => hasTag(tagged, run))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('is a number that every shell takes and nobody else would set', () => {
  for (const run of ['a/1', 'b/2', `${crypto.randomUUID()}/${crypto.randomUUID()}`]) {
    expect(tagOf(run)).toBeLessThan(2n ** 63n);
    expect(tagOf(run)).toBeGreaterThan(2n ** 31n);
  }
});

it('is not found where there is no limit, another one, or no such line', () => {
  expect(['unlimited', '0', '1024'].map((soft) => hasTag(limits(soft), 'a/'))).toEqual([false, false, false]);
  expect(hasTag('', 'a/')).toBe(false);
});
