import { expect, test } from 'vitest';
import { compareSides } from './compare-sides';
import { diffCounts } from './diff-lines';

const lines = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index}\n`).join('');

const here = () => new AbortController().signal;

test('both sides are compared, one pair after another', async () => {
  const patches = await Promise.all([
    compareSides({ original: 'a\nb\n', proposed: 'a\nB\n' }, here()),
    compareSides({ original: lines('old', 60_000), proposed: lines('new', 60_000) }, here()),
    compareSides({ original: '', proposed: 'one\ntwo\n' }, here()),
  ]);
  expect(patches.map(diffCounts)).toEqual([
    { added: 1, removed: 1 },
    { added: 60_000, removed: 60_000 },
    { added: 2, removed: 0 },
  ]);
});

test('what nobody waits for any more holds up nobody', async () => {
  const settled: string[] = [];
  const over = new AbortController();
  const long = { original: lines('old', 60_000), proposed: lines('new', 60_000) };
  const running = compareSides({ original: 'a\n', proposed: 'b\n' }, here());
  for (let index = 0; index < 100; index += 1)
    void compareSides(long, over.signal).then(() => settled.push('given up'));
  over.abort();
  await running;
  await compareSides({ original: 'a\n', proposed: 'c\n' }, here());
  expect(settled).toEqual([]);
});
