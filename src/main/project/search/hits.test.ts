import { expect, it } from 'vitest';
import { comparePaths, createHitCollector, cutAround, filesOfFirstHits } from './hits';

it('keeps the first hits by path and line whatever order files come in', () => {
  const files = Array.from({ length: 60 }, (_, index) => ({
    path: `${index % 3 === 0 ? 'a' : 'a.b'}/f${index}.ts`,
    hits: Array.from({ length: (index % 4) + 1 }, (_, line) => ({ line: line + 1, text: 'hit' })),
  }));
  const expected = files
    .toSorted((a, b) => comparePaths(a.path, b.path))
    .flatMap(({ path, hits }) => hits.map(({ line }) => `${path}:${line}`))
    .slice(0, 20);
  for (let turn = 0; turn < files.length; turn += 7) {
    const collector = createHitCollector(20);
    for (const file of [...files.slice(turn), ...files.slice(0, turn)])
      collector.add({ ...file, count: file.hits.length });
    const found = collector.found();
    expect(found.files.flatMap(({ path, hits }) => hits.map(({ line }) => `${path}:${line}`))).toEqual(
      expected,
    );
    expect(found.total).toBe(files.reduce((sum, { hits }) => sum + hits.length, 0));
  }
});

it('says early which files can be of no more use', () => {
  const collector = createHitCollector(2);
  const hits = [
    { line: 1, text: '' },
    { line: 2, text: '' },
  ];
  collector.add({ path: 'm', hits, count: 9 });
  expect([collector.wants('a'), collector.wants('z')]).toEqual([true, false]);
});

it('tells the files that the first hits are in', () => {
  const file = (path: string, count: number) => ({ path, count, hits: [] });
  const files = [file('c', 1), file('a', 3), file('b', 2), file('d', 1)];
  const pathsOf = (limit: number) => filesOfFirstHits(files, limit).map(({ path }) => path);
  expect([pathsOf(3), pathsOf(4), pathsOf(100)]).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c', 'd']]);
});

it('keeps a few problems, not all of a flood', () => {
  const collector = createHitCollector(2);
  for (let index = 0; index < 1000; index += 1) collector.addProblem(`problem ${index}`);
  const { problems, moreProblems } = collector.found();
  expect([problems.length, moreProblems]).toEqual([20, 980]);
});

it('keeps the files of a folder together', () => {
  expect(['a.ts', 'a/z.ts', 'a-b/c.ts', 'a/b.ts'].toSorted(comparePaths)).toEqual([
    'a/b.ts',
    'a/z.ts',
    'a-b/c.ts',
    'a.ts',
  ]);
});

it.each([
  ['short\r\n', 0, 'short'],
  ['x'.repeat(300), 200, 'x'.repeat(300)],
  [`${'a'.repeat(500)}HIT${'b'.repeat(500)}`, 500, `…${'a'.repeat(100)}HIT${'b'.repeat(197)}…`],
  [`HIT${'b'.repeat(500)}`, 0, `HIT${'b'.repeat(297)}…`],
  [`${'a'.repeat(500)}HIT`, 500, `…${'a'.repeat(297)}HIT`],
])('cuts a line around the hit (%#)', (line, start, shown) => {
  expect(cutAround(line, start)).toBe(shown);
});
