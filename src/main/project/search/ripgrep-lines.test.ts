import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { share } from '../../base/testing/share';
import { createHitCollector } from './hits';
import { type Ripgrep, runRipgrep } from './ripgrep';
import { searchWithRipgrep } from './search-ripgrep';
import { createSearchFolder, type SearchFolder, type Wanted } from './testing/test-search';

// In folders with a recent change, every file is opened and searched exactly. In others, ripgrep's short output counts.

const message = 'WARNING: stopped searching binary file after match (found "\\0" byte around offset 9)';
const lateBinary = Buffer.concat([Buffer.from('needle\n'.repeat(10_000)), Buffer.from('\0needle\n')]);

let folder: SearchFolder;

beforeAll(async () => {
  folder = await createSearchFolder();
  await folder.write({
    'plain.txt': 'needle\nx\nNeedle 12:needle\n\n7:\n',
    'z/plain.txt': 'one\nneedle\n'.repeat(50),
    'dos.txt': 'needle\r\n\r\n',
    'no-end.txt': 'x\nneedle',
    'latin1.txt': Buffer.from('needle \xe9\n', 'latin1'),
    'utf16.txt': Buffer.from('\ufeffneedle\n', 'utf16le'),
    'bom.txt': '\ufeffneedle\n',
    'long.txt': `short needle\n${'é'.repeat(500)}needle${'x'.repeat(500)}\n`,
    'just-long.txt': `${'x'.repeat(294)}needle\n${'x'.repeat(295)}needle\n${'é'.repeat(147)}needle\n`,
    'says-so.txt': '[Omitted long matching line] needle\n',
    'binary.txt': 'needle\n\0\n',
    'late-binary.txt': lateBinary,
    'late-binary.txt: 1:needle': 'needle\n',
    'a\nb.txt': 'needle\n',
    'a\n\n./z/plain.txt': 'needle\n',
    '1:needle\n2:needle/3:needle\n4': 'needle\nneedle\n',
    [`plain.txt: ${message}\n./dos.txt`]: 'needle\n',
    [`late-binary.txt: ${message}\n./secret.txt`]: 'needle\n',
    'late\n-binary.txt': lateBinary,
    'odd: name.txt': 'needle\n',
    'error: x': 'needle\n',
  });
});
afterEach(() => vi.useRealTimers());

async function search(pattern: string, wanted: Wanted) {
  let opened = 0;
  const watched: Ripgrep = (asked) => {
    opened += asked.descriptors?.length ?? 0;
    return runRipgrep(asked);
  };
  const collector = createHitCollector(wanted.limit ?? 20);
  await searchWithRipgrep(await folder.requestFor(pattern, wanted), collector, watched);
  return { found: collector.found(), opened };
}

/** Long enough after the last change that the folder counts as undisturbed. */
async function searchLater(pattern: string, wanted: Wanted) {
  vi.setSystemTime(Date.now() + 10_000);
  const result = await search(pattern, wanted);
  vi.useRealTimers();
  return result;
}

describe('what ripgrep names by path is what it finds in opened files', () => {
  const patterns = [
    'needle',
    'NEEDLE',
    '.',
    '$',
    '^',
    '^$',
    'e\\b',
    '(?<=n)eedle$',
    'x{300}',
    '\\d',
    ':',
    'é',
  ];
  const places: readonly (Wanted & { readonly limit: number })[] = [
    { limit: 100_000 },
    ...[1, 5, 60].map((limit) => ({ limit })),
    { limit: 20, include: '*.txt' },
    { limit: 20, include: 'z/**' },
    ...['z', 'plain.txt', 'binary.txt', 'late-binary.txt', 'long.txt', 'a\nb.txt'].map((path) => ({
      path,
      limit: 3,
    })),
    { limit: 20, denied: `late-binary.txt: ${message}\n./secret.txt` },
  ];

  it.each(patterns)(
    'for the expression %s',
    async (pattern) => {
      for (const wanted of share(places, 3))
        expect((await searchLater(pattern, wanted)).found, JSON.stringify(wanted)).toEqual(
          (await search(pattern, wanted)).found,
        );
    },
    60_000,
  );
});

it('names with line breaks, and such as look like something else, are found', async () => {
  const { found } = await searchLater('needle', { limit: 100_000 });
  expect(found.files.map(({ path, hits }) => [path, hits.length])).toEqual([
    ['1:needle\n2:needle/3:needle\n4', 2],
    ['a\n\n./z/plain.txt', 1],
    ['a\nb.txt', 1],
    ['bom.txt', 1],
    ['dos.txt', 1],
    ['error: x', 1],
    ['just-long.txt', 3],
    ['late-binary.txt: 1:needle', 1],
    [`late-binary.txt: ${message}\n./secret.txt`, 1],
    ['latin1.txt', 1],
    ['long.txt', 2],
    ['no-end.txt', 1],
    ['odd: name.txt', 1],
    ['plain.txt', 2],
    [`plain.txt: ${message}\n./dos.txt`, 1],
    ['says-so.txt', 1],
    ['utf16.txt', 1],
    ['z/plain.txt', 50],
  ]);
});

it('a file is opened only where the short answer leaves something open', async () => {
  const openedFor = async (pattern: string, wanted: Wanted) => (await searchLater(pattern, wanted)).opened;
  expect(await openedFor('needle', { path: 'z' })).toBe(0);
  expect(await openedFor('needle', { path: 'plain.txt' })).toBe(0);
  expect(await openedFor('needle', { path: 'long.txt' })).toBe(1);
  expect(await openedFor('short', { path: 'long.txt' })).toBe(0);
});

it('a file that ripgrep fails on in its middle has no matches', async () => {
  await folder.write({ 'hard/a.txt': `aa\n${'a'.repeat(5000)}!\n`, 'hard/b.txt': 'aa\n' });
  const { found } = await searchLater('(?=a)(a+)+$', { path: 'hard' });
  expect(found).toMatchObject({ total: 1, files: [{ path: 'b.txt' }] });
  expect(found.problems).toEqual([expect.stringContaining('a.txt')]);
});
