import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { parseInput } from './kit/lenient-input';
import { searchFileContent } from './search-file-content';
import { createTestContext, runTool, type TestContext } from './testing/test-context';

let context: TestContext;
beforeEach(async () => {
  context = await createTestContext();
});

const search = async (input: Record<string, unknown>) =>
  (await runTool(searchFileContent, context, input)).forModel;
const write = async (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(context.root, path, '..'), { recursive: true });
    await writeFile(join(context.root, path), text);
  }
};

it('names file and line of every match, by path, then line', async () => {
  await write({
    'src/utils.ts': `${'\n'.repeat(14)}export function myFunction() {\n${'\n'.repeat(6)}  myFunction.call();\n`,
    'src/index.ts': `${'\n'.repeat(4)}import { myFunction } from './utils';\n`,
    'notes.md': 'myFunction\n',
  });
  expect(await search({ pattern: 'myFunction', include: '*.ts' })).toBe(
    `Found 3 matches for pattern "myFunction" in path "." (filter: "*.ts"):
---
File: src/index.ts
L5: import { myFunction } from './utils';
---
File: src/utils.ts
L15: export function myFunction() {
L22:   myFunction.call();
---`,
  );
});

it('names the root "." however it is given, and other places relative to it', async () => {
  await write({ 'src/a.ts': 'hit\n' });
  expect(await search({ pattern: 'hit', path: context.root })).toContain('in path ".":');
  expect(await search({ pattern: 'hit', path: join(context.root, 'src') })).toBe(
    'Found 1 match for pattern "hit" in path "src":\n---\nFile: a.ts\nL1: hit\n---',
  );
});

it('says when nothing matches', async () => {
  await write({ 'src/a.ts': 'x\n' });
  expect(await search({ pattern: 'hit' })).toBe('No matches found for pattern "hit" in path ".".');
  expect(await search({ pattern: 'hit', path: 'src' })).toBe(
    'No matches found for pattern "hit" in path "src".',
  );
});

it('shows the first, counts all, and says how to see more', async () => {
  await write({ 'a.txt': 'hit\n'.repeat(57) });
  const text = String(await search({ pattern: 'hit' }));
  const lines = text.split('\n');
  expect(lines[0]).toBe('Found 57 matches for pattern "hit" in path "." (showing first 20):');
  expect(lines.filter((line) => /^L\d+: /.test(line))).toHaveLength(20);
  expect(text.slice(text.indexOf('WARNING'))).toBe(
    `WARNING: Results truncated to prevent context overflow. To see more results:
- Use a more specific pattern to reduce matches
- Add file filters with the 'include' parameter (e.g., "*.js", "src/**")
- Specify a narrower 'path' to search in a subdirectory
- Increase 'maxResults' parameter if you need more matches (current: 20)`,
  );
});

it('shows as many as asked for', async () => {
  await write({ 'a.txt': 'hit\n'.repeat(57) });
  expect(await search({ pattern: 'hit', maxResults: '57' })).not.toContain('WARNING');
  expect(await search({ pattern: 'hit', maxResults: 5, include: '*.txt' })).toMatch(
    /^Found 57 matches for pattern "hit" in path "\." \(filter: "\*\.txt"\) \(showing first 5\):\n/,
  );
});

it.each([0, 1001, 2.5])('refuses a maxResults of %d', (maxResults) => {
  expect(parseInput(searchFileContent, JSON.stringify({ pattern: 'x', maxResults }))).toMatchObject({
    ok: false,
  });
});

it('shows lines around each match, those that two share once', async () => {
  const lines = Array.from({ length: 20 }, (_, index) =>
    [3, 5, 15].includes(index + 1) ? 'hit' : `line ${index + 1}`,
  );
  await write({ 'a.txt': `${lines.join('\r\n')}\n`, 'b.txt': 'hit\n' });
  expect(await search({ pattern: 'hit', '-C': 1 })).toBe(
    `Found 4 matches for pattern "hit" in path ".":
---
File: a.txt
L2- line 2
L3: hit
L4- line 4
L5: hit
L6- line 6
--
L14- line 14
L15: hit
L16- line 16
---
File: b.txt
L1: hit
---`,
  );
});

it('names the files alone, or how many matching lines each has', async () => {
  await write({ 'a.txt': 'hit\nhit\n', 'b/c.txt': 'hit\n', 'd.txt': 'none\n' });
  const head = 'Found 3 matches in 2 files for pattern "hit" in path "."';
  expect(await search({ pattern: 'hit', mode: 'files' })).toBe(`${head}:\na.txt\nb/c.txt`);
  expect(await search({ pattern: 'hit', output_mode: 'count' })).toBe(`${head}:\na.txt: 2\nb/c.txt: 1`);
  expect(await search({ pattern: 'hit', mode: 'files', maxResults: 1 })).toMatch(
    /^Found 3 matches in 2 files for pattern "hit" in path "\." \(showing first 1\):\na\.txt\nWARNING: /,
  );
  expect(await search({ pattern: 'gone', mode: 'count' })).toBe(
    'No matches found for pattern "gone" in path ".".',
  );
});

it('tells upper and lower case apart if asked to', async () => {
  await write({ 'a.txt': 'Hit\nhit\n' });
  expect(await search({ pattern: 'hit' })).toContain('Found 2 matches');
  expect(await search({ pattern: 'hit', case_sensitive: true })).toContain('---\nFile: a.txt\nL2: hit\n---');
});

it('quotes why an expression is bad', async () => {
  await write({ 'a.txt': 'x\n' });
  await expect(search({ pattern: 'a(b' })).rejects.toThrow(
    'Invalid regular expression "a(b": unclosed group',
  );
  await expect(search({ pattern: '(?<=a*)b(' })).rejects.toThrow(
    'Invalid regular expression "(?<=a*)b(": missing closing parenthesis',
  );
  await expect(search({ pattern: '(?<=a*)b' })).rejects.toThrow(
    'Invalid regular expression "(?<=a*)b": length of lookbehind assertion is not limited',
  );
});

it('gives the same answer every time', async () => {
  await write(
    Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`d${index % 9}/f${index}.txt`, 'hit\n'])),
  );
  const answers = await Promise.all(Array.from({ length: 5 }, () => search({ pattern: 'hit' })));
  expect(new Set(answers).size).toBe(1);
});

it('says which files could not be searched', async () => {
  await write({ 'a.txt': `${'a'.repeat(5000)}!\n`, 'b.txt': 'aa\n' });
  const text = String(await search({ pattern: '(?=a)(a+)+$' }));
  expect(text).toMatch(/L1: aa\n---\nNOTE: 1 file could not be searched:\n- .*a\.txt/);
});

it('counts all files that could not be searched, and names the first', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `a${index}.txt`);
  await write(Object.fromEntries(names.map((name) => [name, `${'a'.repeat(5000)}!\n`])));
  const lines = String(await search({ pattern: '(?=a)(a+)+$' })).split('\n');
  expect([lines[1], lines.length, lines.at(-1)]).toEqual([
    'NOTE: 30 files could not be searched:',
    23,
    '- and 10 more',
  ]);
});

it('names files that can hold secrets and were left out', async () => {
  await write({ '.env': 'A=hit\n', 'b.txt': 'hit\n' });
  const guarded = { ...context, isDenied: (path: string) => path === '.env' };
  const { forModel } = await runTool(searchFileContent, guarded, { pattern: 'hit' });
  expect(forModel).toContain('Found 1 match for');
  expect(forModel).toContain('NOTE: not searched, as they can hold secrets: .env. Name one as "path"');
});

it('leaves out files that a rule denies', async () => {
  await write({ 'secret.txt': 'hit\n', 'b.txt': 'hit\n' });
  const guarded = { ...context, isDenied: (path: string) => path === 'secret.txt' };
  expect((await runTool(searchFileContent, guarded, { pattern: 'hit' })).forModel).not.toContain('secret');
});

it('gives the user the hits', async () => {
  await write({ 'a.txt': 'hit\n' });
  expect((await runTool(searchFileContent, context, { pattern: 'hit' })).forPerson).toEqual({
    kind: 'search-hits',
    total: 1,
    files: [{ path: 'a.txt', hits: [{ line: 1, text: 'hit' }] }],
  });
});

it('refuses a place that is not there or outside of the project', async () => {
  await expect(search({ pattern: 'x', path: 'no' })).rejects.toThrow(`Path not found: ${context.root}/no`);
  await expect(search({ pattern: 'x', path: '/etc' })).rejects.toThrow(
    'Path must be within the project: /etc',
  );
});

it('refuses a place that is neither a directory nor a regular file', async () => {
  const fifo = join(context.root, 'fifo');
  await promisify(execFile)('mkfifo', [fifo]);
  await expect(search({ pattern: 'x', path: 'fifo' })).rejects.toThrow(`Not a regular file: ${fifo}`);
});

it('makes control characters in names visible', async () => {
  await write({ 'a\nFile: b': 'hit\n' });
  expect(await search({ pattern: 'hit' })).toContain('File: a\\u{a}File: b\nL1: hit');
});

it.each(['  ', '\t\n'])('a pattern that is blank is an error (%j)', async (pattern) => {
  await write({ 'a.txt': 'a b\n' });
  await expect(search({ pattern })).rejects.toThrow('Parameter "pattern" must be a non-empty string.');
});
