import { execFile } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { countMatches, type SearchEngine, searchText } from './search';
import { searchWithGit } from './search-git';
import { searchWithRipgrep } from './search-ripgrep';
import { searchWithScript } from './search-script';
import { createSearchFolder, type SearchFolder, type Wanted } from './testing/test-search';

const run = promisify(execFile);
let root: string;
let write: SearchFolder['write'];
let requestFor: SearchFolder['requestFor'];
beforeEach(async () => {
  ({ root, write, requestFor } = await createSearchFolder());
});

const engines: Record<string, SearchEngine> = {
  ripgrep: (request, collector) => searchWithRipgrep(request, collector),
  'git grep': (request, collector) => searchWithGit(request, collector),
  JavaScript: (request, collector) => searchWithScript(request, collector),
};

describe.each(Object.entries(engines))('%s', (_name, engine) => {
  const search = async (pattern: string, wanted: Wanted = {}) =>
    searchText(await requestFor(pattern, wanted), wanted.limit ?? 20, [engine]);
  const places = async (pattern: string, wanted: Wanted = {}) =>
    (await search(pattern, wanted)).files.flatMap(({ path, hits }) =>
      hits.map(({ line }) => `${path}:${line}`),
    );

  it('finds letters however Unicode writes them', async () => {
    const [composed, decomposed] = ['caf\u00e9', 'cafe\u0301'];
    await write({ 'a.ts': composed, 'b.ts': decomposed, 'c.ts': 'cafe' });
    expect(await places(composed)).toEqual(['a.ts:1', 'b.ts:1']);
    expect(await places(`^${decomposed}$`)).toEqual(['a.ts:1', 'b.ts:1']);
    expect(await places('caf[\u00e9]')).toEqual(['a.ts:1']);
  });

  it('tells case apart if asked to, and counts the matching lines of every file', async () => {
    await write({ 'b.ts': 'x\nNeedle\n', 'a.ts': 'needle\n\nNEEDLE needle\n', 'z.md': 'none\n' });
    expect(await places('needle', { caseSensitive: true })).toEqual(['a.ts:1', 'a.ts:3']);
    const files = [
      { path: 'a.ts', count: 2 },
      { path: 'b.ts', count: 1 },
    ];
    const counted = await countMatches(await requestFor('needle'), [engine]);
    expect(counted).toEqual({ total: 3, files, problems: [], moreProblems: 0 });
  });

  it('finds lines in order of path, then line, and case does not count', async () => {
    await write({
      'src/b.ts': 'x\nNeedle\n',
      'src/a.ts': 'needle\n\nNEEDLE two\n',
      'src.ts': 'needle\n',
      'z.md': 'none\n',
    });
    expect(await search('needle')).toEqual({
      total: 4,
      files: [
        {
          path: 'src/a.ts',
          hits: [
            { line: 1, text: 'needle' },
            { line: 3, text: 'NEEDLE two' },
          ],
        },
        { path: 'src/b.ts', hits: [{ line: 2, text: 'Needle' }] },
        { path: 'src.ts', hits: [{ line: 1, text: 'needle' }] },
      ],
      problems: [],
      moreProblems: 0,
    });
  });

  it('counts every matching line and gives the first', async () => {
    await write({ 'b.txt': 'hit\n'.repeat(30), 'a.txt': 'hit\n'.repeat(3), 'c.txt': 'hit\n' });
    const found = await search('hit', { limit: 5 });
    expect(found.total).toBe(34);
    expect(found.files.map(({ path, hits }) => [path, hits.length])).toEqual([
      ['a.txt', 3],
      ['b.txt', 2],
    ]);
  });

  it('counts a line once, however often it matches', async () => {
    await write({ 'a.txt': 'hit hit hit\n' });
    expect((await search('hit')).total).toBe(1);
  });

  it('looks at dotfiles and at nothing that git ignores, with or without a repository', async () => {
    await write({
      '.gitignore': 'out/\n*.log\n',
      '.env.example': 'hit\n',
      'out/a.txt': 'hit\n',
      'a.log': 'hit\n',
      'b/.gitignore': 'c.txt\n',
      'b/c.txt': 'hit\n',
      'b/d.txt': 'hit\n',
      'node_modules/x/index.js': 'hit\n',
    });
    expect(await places('hit')).toEqual(['.env.example:1', 'b/d.txt:1']);
    await run('git', ['init', '-q'], { cwd: root });
    await write({ '.git/hit.txt': 'hit\n' });
    expect(await places('hit')).toEqual(['.env.example:1', 'b/d.txt:1']);
  });

  it('keeps to the rules of the folders above the searched one', async () => {
    await write({
      '.gitignore': '/src/generated/\n*.log\n',
      'src/generated/a.ts': 'hit\n',
      'src/b.ts': 'hit\n',
      'src/c.log': 'hit\n',
    });
    expect(await places('hit', { path: 'src' })).toEqual(['b.ts:1']);
  });

  it('sees into an ignored folder that is named', async () => {
    await write({ '.gitignore': 'out/\n', 'out/a.txt': 'hit\n', 'node_modules/x/index.js': 'hit\n' });
    expect(await places('hit', { path: 'out' })).toEqual(['a.txt:1']);
    expect(await places('hit', { path: 'node_modules/x' })).toEqual(['index.js:1']);
  });

  it('filters by a glob, which brings no ignored file back', async () => {
    await write({
      '.gitignore': 'skip.ts\n',
      'skip.ts': 'hit\n',
      'a.ts': 'hit\n',
      'b.tsx': 'hit\n',
      'c.md': 'hit\n',
      'src/d.ts': 'hit\n',
      'lib/e.ts': 'hit\n',
    });
    expect(await places('hit', { include: '*.ts' })).toEqual(['a.ts:1', 'lib/e.ts:1', 'src/d.ts:1']);
    expect(await places('hit', { include: '*.{ts,tsx}' })).toHaveLength(4);
    expect(await places('hit', { include: 'src/**' })).toEqual(['src/d.ts:1']);
    expect(await places('hit', { include: '{src,lib}/**/*.ts' })).toEqual(['lib/e.ts:1', 'src/d.ts:1']);
    expect(await places('hit', { include: '{src/d,a}.ts' })).toEqual(['a.ts:1', 'src/d.ts:1']);
    await write({ '😀.ts': 'hit', '{a}.ts': 'hit' });
    expect(await places('hit', { include: '??.ts' })).toEqual(['😀.ts:1']);
    expect(await places('hit', { include: '{a}.ts' })).toEqual(['{a}.ts:1']);
  });

  it('leaves out what a rule denies, also when it is named', async () => {
    await write({ 'src/secret.ts': 'hit\n', 'src/a.ts': 'hit\n' });
    const denied = 'src/secret.ts';
    expect(await search('hit', { denied })).toMatchObject({ total: 1, files: [{ path: 'src/a.ts' }] });
    expect(await search('hit', { denied, path: 'src' })).toMatchObject({ total: 1 });
    expect(await search('hit', { denied, path: denied })).toMatchObject({ total: 0 });
  });

  it('searches one file that is named', async () => {
    await write({ 'src/a.ts': 'hit\nx\nhit\n', 'src/b.ts': 'hit\n' });
    expect(await places('hit', { path: 'src/a.ts' })).toEqual(['a.ts:1', 'a.ts:3']);
  });

  it('skips binary files', async () => {
    await write({ 'a.bin': Buffer.from('hit\n\0\n'), 'b.txt': 'hit\n' });
    expect(await search('hit')).toMatchObject({ total: 1, files: [{ path: 'b.txt' }] });
  });

  it('understands look-around', async () => {
    await write({ 'a.txt': 'foobar\nfoobaz\nqux\n' });
    expect(await places('foo(?!bar)')).toEqual(['a.txt:2']);
    expect(await places('(?<=foo)bar')).toEqual(['a.txt:1']);
  });

  it('finds the end of a line before either kind of line end', async () => {
    await write({ 'dos.txt': 'one\r\ntwo\r\n', 'unix.txt': 'one\ntwo\n' });
    expect(await search('one$')).toMatchObject({
      total: 2,
      files: [{ hits: [{ text: 'one' }] }, { hits: [{ text: 'one' }] }],
    });
  });

  it('cuts a long line around the hit, never inside a character', async () => {
    await write({ 'a.txt': `${'😀'.repeat(2000)}needle${'é'.repeat(2000)}\n` });
    const text = (await search('needle')).files[0]?.hits[0]?.text ?? '';
    expect(text).toMatch(/^…😀{49,51}needle.+…$/u);
    expect(text.length).toBeLessThanOrEqual(303);
    expect(Buffer.from(text).toString()).toBe(text);
  });

  it('says why an expression is bad', async () => {
    await write({ 'a.txt': 'x\n' });
    await expect(search('foo(bar')).rejects.toThrow(
      /^Invalid regular expression "foo\(bar": .*(unclosed group|missing closing parenthesis|Unterminated group)/,
    );
  });

  it('finds nothing in an empty folder', async () => {
    expect(await search('x')).toEqual({ total: 0, files: [], problems: [], moreProblems: 0 });
  });

  it('takes an expression that begins with a dash, and names with odd characters', async () => {
    await write({ 'a b\té.txt': '--flag\n', '-n': '--flag\n' });
    expect(await places('--flag')).toEqual(['-n:1', 'a b\té.txt:1']);
  });

  it('does not follow links', async () => {
    await write({ 'a.txt': 'hit\n' });
    await symlink('/', join(root, 'everything'));
    await symlink('a.txt', join(root, 'b.txt'));
    expect(await places('hit')).toEqual(['a.txt:1']);
  });

  it('does not begin when it was cancelled', async () => {
    await write({ 'a.txt': 'hit\n' });
    await expect(search('hit', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  });
});
