import { expect, test } from 'vitest';
import { findPaths } from './find-paths';
import { foldersOf, inOrder } from './path-order';

const files = [
  'src/parse/index.ts',
  'src/parse.ts',
  'src/parseTree.ts',
  'lib/sparse.ts',
  'src/renderer/chat/ChatPanel.tsx',
  'src/renderer/chat/Composer.tsx',
  'docs/Über uns.md',
  'docs/文件.md',
  'src/a(b.ts',
];
const paths = inOrder([...files, ...foldersOf(files)]);
const find = (query: string, kinds: 'files' | 'folders' | 'both' = 'files', most = 20) =>
  findPaths(paths, { query, kinds, most });
const names = async (...given: Parameters<typeof find>) => (await find(...given)).map(({ path }) => path);

test('names come before folders, beginnings of words before the middle', async () => {
  expect(await names('parse')).toEqual([
    'src/parse.ts',
    'src/parseTree.ts',
    'lib/sparse.ts',
    'src/parse/index.ts',
  ]);
});

test('of names that begin alike the shorter comes first', async () => {
  const alike = inOrder(['src/parse-tree.ts', 'src/deep/parse.ts', 'test/parse.test.ts']);
  const { length, ...found } = await findPaths(alike, { query: 'pars', kinds: 'files', most: 9 });
  expect([length, found[0]?.path]).toEqual([3, 'src/deep/parse.ts']);
});

test('of paths that match alike the order is that of the alphabet, however they were listed', async () => {
  const found = await findPaths(inOrder(['b.ts', 'x/a.ts', 'c.ts', 'a.ts', 'w/a.ts']), {
    query: 'ts',
    kinds: 'files',
    most: 9,
  });
  expect(found.map(({ path }) => path)).toEqual(['a.ts', 'b.ts', 'c.ts', 'w/a.ts', 'x/a.ts']);
});

test.each([
  ['chpan', 'src/renderer/chat/ChatPanel.tsx'],
  ['chat/comp', 'src/renderer/chat/Composer.tsx'],
  ['chat comp', 'src/renderer/chat/Composer.tsx'],
  ['chat\\comp', 'src/renderer/chat/Composer.tsx'],
  ['PARSETREE', 'src/parseTree.ts'],
  ['über', 'docs/Über uns.md'],
  ['文', 'docs/文件.md'],
  ['a(b', 'src/a(b.ts'],
])('%j finds %s', async (query, path) => {
  expect((await names(query))[0]).toBe(path);
});

test.each(['', ' ', 'zzz', '"', '.*', '['])('%j finds nothing', async (query) => {
  expect(await names(query)).toEqual([]);
});

test('the pieces that match are told, by where they stand in the path', async () => {
  expect(await find('parsetr')).toEqual([{ kind: 'file', path: 'src/parseTree.ts', matched: [[4, 11]] }]);
  const [panel] = await find('chpan');
  const pieces = panel?.matched.map(([from, to]) => panel.path.slice(from, to)).join('');
  expect(pieces?.toLowerCase()).toBe('chpan');
});

test('folders are found among files, or alone', async () => {
  expect(await find('chat', 'folders')).toEqual([
    { kind: 'folder', path: 'src/renderer/chat', matched: [[13, 17]] },
  ]);
  expect(await names('chat', 'both', 2)).toEqual(['src/renderer/chat', 'src/renderer/chat/ChatPanel.tsx']);
});

test('what would make an expression run for hours is found at once', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => `${'e'.repeat(60)}${index}`);
  expect(await findPaths(many, { query: `${'e'.repeat(30)}x`, kinds: 'files', most: 10 })).toEqual([]);
  expect(await findPaths(many, { query: 'e e e e e e e e 4999', kinds: 'files', most: 10 })).toHaveLength(1);
});
