import { execFile } from 'node:child_process';
import { rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { emptyQuery } from '@shared/search/empty-search';
import type { TextQuery } from '@shared/search/text-query-schema';
import type { FoundInFile } from '@shared/search/text-search';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWorkspace } from '../../workspace';
import { type Ripgrep, runRipgrep } from '../ripgrep';
import { createSearchFolder, type SearchFolder } from '../testing/test-search';
import { searchInFiles } from './search-in-files';

let root: string;
let write: SearchFolder['write'];
beforeEach(async () => {
  ({ root, write } = await createSearchFolder());
});

type Options = { readonly most?: number; readonly ripgrep?: Ripgrep; readonly signal?: AbortSignal };

async function search(query: Partial<TextQuery>, options: Options = {}) {
  const found: FoundInFile[] = [];
  const { signal = new AbortController().signal, ...more } = options;
  const end = await searchInFiles(
    await createWorkspace(root),
    { ...emptyQuery, ...query },
    { ...more, signal, onFound: (files) => found.push(...files) },
  );
  return { end, found };
}

async function lines(query: Partial<TextQuery>): Promise<readonly string[]> {
  const { found } = await search(query);
  return found.flatMap(({ path, lines: all }) => all.map(({ line }) => `${path}:${line}`));
}

it('tells of files in order of path, their lines, and where each match is', async () => {
  await write({ 'b/x.ts': 'needle\n', 'a.ts': '\tone\n\tNeedle and é needle\n', 'c.ts': 'none\n' });
  expect(await search({ pattern: 'needle' })).toEqual({
    end: 'done',
    found: [
      {
        path: 'a.ts',
        lines: [
          {
            line: 2,
            column: 2,
            length: 6,
            text: 'Needle and é needle',
            matched: [
              [0, 6],
              [13, 19],
            ],
            beyond: 0,
          },
        ],
      },
      {
        path: 'b/x.ts',
        lines: [{ line: 1, column: 1, length: 6, text: 'needle', matched: [[0, 6]], beyond: 0 }],
      },
    ],
  });
});

describe('the query', () => {
  it('is literal unless it is an expression; case and whole words count if wanted', async () => {
    await write({ 'a.txt': 'a.b\naxb\nA.B\na.bc\n' });
    expect(await lines({ pattern: 'a.b' })).toEqual(['a.txt:1', 'a.txt:3', 'a.txt:4']);
    expect(await lines({ pattern: 'a.b', isExpression: true })).toHaveLength(4);
    expect(await lines({ pattern: 'a.b', matchesCase: true })).toEqual(['a.txt:1', 'a.txt:4']);
    expect(await lines({ pattern: 'a.b', wholeWords: true })).toEqual(['a.txt:1', 'a.txt:3']);
    expect(await lines({ pattern: '-b', isExpression: true })).toEqual([]);
  });

  it('that is no expression is said to be none', async () => {
    await write({ 'a.txt': 'a\n' });
    const failure = await search({ pattern: 'a(', isExpression: true }).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('the closing parenthesis of a group is missing'),
    });
  });
});

describe('files', () => {
  beforeEach(async () => {
    await write({
      '.gitignore': 'out/\n',
      'out/a.ts': 'hit\n',
      'node_modules/m/a.ts': 'hit\n',
      'src/a.ts': 'hit\n',
      'src/a.test.ts': 'hit\n',
      'src/deep/b.js': 'hit\n',
      '.env': 'hit\n',
    });
  });

  it('are those git does not ignore, or all', async () => {
    expect(await lines({ pattern: 'hit' })).toEqual([
      '.env:1',
      'src/a.test.ts:1',
      'src/a.ts:1',
      'src/deep/b.js:1',
    ]);
    expect(await lines({ pattern: 'hit', withIgnored: true })).toHaveLength(6);
  });

  it.each([
    ['*.ts', '', ['src/a.test.ts:1', 'src/a.ts:1']],
    ['*.ts, *.js', '*.test.ts', ['src/a.ts:1', 'src/deep/b.js:1']],
    ['deep', '', ['src/deep/b.js:1']],
    ['./src/', 'deep/, *.test.*', ['src/a.ts:1']],
    ['src/*.{js,ts}', '', ['src/a.test.ts:1', 'src/a.ts:1']],
    ['./deep', '', []],
  ])('can be chosen: %s without %s', async (include, exclude, expected) => {
    expect(await lines({ pattern: 'hit', include, exclude })).toEqual(expected);
  });

  it('that are links, binary or in a folder that leads elsewhere are not searched; UTF-16 is', async () => {
    const elsewhere = await createSearchFolder();
    await elsewhere.write({ 'secret.txt': 'hit secret\n' });
    await symlink(elsewhere.root, join(root, 'linked'));
    await symlink(join(elsewhere.root, 'secret.txt'), join(root, 'link.txt'));
    await write({
      'binary.bin': Buffer.from('hit\0\u0001'),
      'wide.txt': Buffer.from('\ufeffa hit\n', 'utf16le'),
    });
    expect(await lines({ pattern: 'hit', include: '*.txt, *.bin' })).toEqual(['wide.txt:1']);
    await rm(elsewhere.root, { recursive: true });
  });
});

it('of a long line the part around its first match is shown, and the other matches are counted', async () => {
  await write({ 'min.js': `${'x'.repeat(500_000)}hit${'é'.repeat(400)}hit\n` });
  const { found } = await search({ pattern: 'hit' });
  const [line] = found[0]?.lines ?? [];
  expect(line).toMatchObject({ column: 500_001, length: 3, matched: [[27, 30]], beyond: 1 });
  expect(line?.text).toMatch(/^…x{26}hité{271}…$/);
});

it('ends at the most, and says so', async () => {
  await write({ 'a.txt': 'hit hit\n'.repeat(40), 'b.txt': 'hit\n' });
  const { end, found } = await search({ pattern: 'hit' }, { most: 50 });
  expect(end).toBe('cut');
  expect(found.map(({ path, lines: all }) => [path, all.length])).toEqual([['a.txt', 25]]);
});

it('ends when it is not wanted any more', async () => {
  await write({ 'a.txt': 'hit\n' });
  const ending = new AbortController();
  const running = search({ pattern: 'hit' }, { signal: ending.signal });
  ending.abort(new Error('ended'));
  await expect(running).rejects.toThrow('ended');
});

it('what is found through a folder that was exchanged for a link meanwhile is not told', async () => {
  const elsewhere = await createSearchFolder();
  await elsewhere.write({ 'a.txt': 'hit secret\n' });
  await write({ 'in/a.txt': 'hit\n', 'z.txt': 'hit\n' });
  const exchanging: Ripgrep = async (request) => {
    if (!request.args.includes('./')) return await runRipgrep(request);
    await rename(join(root, 'in'), join(root, 'away'));
    await symlink(elsewhere.root, join(root, 'in'));
    const held: (Buffer | null)[] = [];
    const end = await runRipgrep({
      ...request,
      args: request.args.map((arg) => (arg === './' ? './in/' : arg)),
      onRecord: (record) => held.push(record && Buffer.from(record)),
    });
    for (const record of held) request.onRecord(record);
    return end;
  };
  const { found } = await search({ pattern: 'hit' }, { ripgrep: exchanging });
  expect(JSON.stringify(found)).not.toContain('secret');
  await rm(elsewhere.root, { recursive: true });
});

it('tells of the first files while it looks through the others', async () => {
  await promisify(execFile)('git', ['init', '-q', root]);
  await write({ 'a.txt': 'hit\n', 'b.txt': 'hit\n' });
  const told: string[] = [];
  const slow: Ripgrep = async (request) => {
    if (!request.args.includes('./')) return await runRipgrep(request);
    const records: Buffer[] = [];
    const end = await runRipgrep({
      ...request,
      onRecord: (record) => record && records.push(Buffer.from(record)),
    });
    for (const record of records.slice(0, 3)) request.onRecord(record);
    await expect.poll(() => told).toEqual(['a.txt']);
    for (const record of records.slice(3)) request.onRecord(record);
    return end;
  };
  await searchInFiles(
    await createWorkspace(root),
    { ...emptyQuery, pattern: 'hit' },
    {
      signal: new AbortController().signal,
      ripgrep: slow,
      onFound: (files) => told.push(...files.map(({ path }) => path)),
    },
  );
  expect(told).toEqual(['a.txt', 'b.txt']);
});
