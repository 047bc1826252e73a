import { execFile } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { capResult, outputLimit } from './kit/output-cap';
import { readManyFiles } from './read-many-files';
import { createTestContext, runTool, type TestContext } from './testing/test-context';
import { samplePdf, samplePng } from './testing/test-files';

const run = promisify(execFile);
let context: TestContext;
beforeEach(async () => {
  context = await createTestContext();
});

const at = (path: string) => join(context.root, path);
const write = async (files: Record<string, string | Buffer>) => {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(at(join(path, '..')), { recursive: true });
    await writeFile(at(path), content);
  }
};
const read = async (paths: string[], input: Record<string, unknown> = {}) =>
  (await runTool(readManyFiles, context, { paths, ...input })).forModel;
/** The files read, relative to the project. */
const filesRead = async (paths: string[], input: Record<string, unknown> = {}) => {
  const text = await read(paths, input);
  const all =
    typeof text === 'string' ? text : text.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  return [...all.matchAll(/^--- (\/.+) ---$/gm)].map((match) =>
    String(match[1]).slice(context.root.length + 1),
  );
};

const nothing = 'No files matching the criteria were found or all were skipped.';

it('gives each file with its path, sorted, and an end', async () => {
  await write({ 'b.txt': 'bee\n', 'src/a.txt': 'ay' });
  expect(await read(['src', 'b.txt'])).toBe(
    `--- ${at('b.txt')} ---\nbee\n\n--- ${at('src/a.txt')} ---\nay\n\n--- End of content ---`,
  );
  expect([...context.seenPaths].toSorted()).toEqual([at('b.txt'), at('src/a.txt')]);
});

describe('files, directories and globs', () => {
  beforeEach(() =>
    write({
      'a.ts': '1',
      'b.md': '2',
      'src/c.ts': '3',
      'src/deep/d.ts': '4',
      'src/deep/e.md': '5',
      'test/f.ts': '6',
    }),
  );

  it.each([
    [['a.ts', 'b.md'], {}, ['a.ts', 'b.md']],
    [['src'], {}, ['src/c.ts', 'src/deep/d.ts', 'src/deep/e.md']],
    [['src/'], { recursive: false }, ['src/c.ts']],
    [['*.ts'], {}, ['a.ts', 'src/c.ts', 'src/deep/d.ts', 'test/f.ts']],
    [['*.ts'], { recursive: false }, ['a.ts']],
    [['src/**/*.ts'], { recursive: 'false' }, ['src/c.ts', 'src/deep/d.ts']],
    [['src/**/*.{ts,md}'], { exclude: ['*.md'] }, ['src/c.ts', 'src/deep/d.ts']],
    [['.'], { exclude: ['src/deep', 'test/**'] }, ['a.ts', 'b.md', 'src/c.ts']],
    [['a.ts'], { include: ['test/*.ts', 'b.md'] }, ['a.ts', 'b.md', 'test/f.ts']],
    [['a.ts', './a.ts', '*.ts'], { exclude: ['src', 'test'] }, ['a.ts']],
    [['no-such-folder/**'], {}, []],
  ])('%j with %j', async (paths, input, expected) => {
    expect(await filesRead(paths, input)).toEqual(expected);
  });

  it('may be absolute', async () => {
    expect(await filesRead([at('a.ts'), at('src/**/*.md')])).toEqual(['a.ts', 'src/deep/e.md']);
  });
});

it('takes a name with glob characters that exists for that file', async () => {
  await write({ 'app/[id]/page.tsx': 'page', 'app/i/page.tsx': 'other', 'what?.txt': 'this' });
  expect(await filesRead(['app/[id]/page.tsx', 'what?.txt'])).toEqual(['app/[id]/page.tsx', 'what?.txt']);
});

it('leaves out what git ignores, unless told otherwise or named', async () => {
  await write({ '.gitignore': '*.log\nout/\n', 'a.log': '1', 'b.txt': '2', 'out/c.txt': '3' });
  expect(await filesRead(['*.log', '*.txt'])).toEqual(['b.txt']);
  expect(await filesRead(['*.log', '*.txt'], { respect_git_ignore: false })).toEqual([
    'a.log',
    'b.txt',
    'out/c.txt',
  ]);
  expect(await filesRead(['a.log'])).toEqual(['a.log']);
});

it('leaves out build output, caches and lock files, unless told otherwise or named', async () => {
  await write({
    'a.txt': '1',
    'dist/b.txt': '2',
    'x/build/c.txt': '3',
    'package-lock.json': '{}',
    '.env': 'KEY=1',
  });
  expect(await filesRead(['.'])).toEqual(['a.txt']);
  expect(await filesRead(['.'], { useDefaultExcludes: false })).toHaveLength(5);
  expect(await filesRead(['dist', 'package-lock.json'])).toEqual(['dist/b.txt', 'package-lock.json']);
});

it('enters node_modules only when told that the usual is not to be left out', async () => {
  await write({ 'a.txt': '1', 'node_modules/x/b.txt': '2' });
  expect(await filesRead(['**/*.txt'])).toEqual(['a.txt']);
  expect(await filesRead(['**/*.txt'], { useDefaultExcludes: false })).toEqual([
    'a.txt',
    'node_modules/x/b.txt',
  ]);
});

it('counts what git ignores, each file once', async () => {
  await write({ '.gitignore': '*.log\nout/\n', 'a.log': '1', 'b.txt': '2', 'out/c.txt': '3' });
  expect(await read(['*.log', '*.txt', '.'], { exclude: ['.gitignore'] })).toBe(
    `--- ${at('b.txt')} ---\n2\n\n--- End of content ---\n(2 git-ignored)`,
  );
  expect(await read(['*.log'])).toBe(
    'No files matching the criteria were found or all were skipped.\n(1 git-ignored)',
  );
  expect(await read(['a.log', '*.log'])).toBe(`--- ${at('a.log')} ---\n1\n\n--- End of content ---`);
});

describe('images and PDFs', () => {
  beforeEach(async () => {
    context = { ...context, accepts: () => true };
    await write({ 'a.png': samplePng, 'b.txt': 'text', 'c.pdf': samplePdf(['Hello']) });
  });

  it('are left out of a directory, with the reason', async () => {
    expect(await read(['.'])).toBe(
      `--- ${at('b.txt')} ---\ntext\n\n--- End of content ---\nSkipped 2 files:\n` +
        `- Only read if named: ${at('a.png')} (PNG)\n- Only read if named: ${at('c.pdf')} (PDF)`,
    );
  });

  it.each([['a.png'], ['*.png'], ['*.{png,txt}']])('are read when %s asks for them', async (pattern) => {
    expect(await read([pattern])).toContainEqual({
      kind: 'image',
      mimeType: 'image/png',
      base64: samplePng.toString('base64'),
      name: 'a.png',
    });
  });

  it('stand in their place among the texts', async () => {
    expect(await read(['a.png', 'b.txt'])).toEqual([
      { kind: 'text', text: `--- ${at('a.png')} ---\n` },
      { kind: 'image', mimeType: 'image/png', base64: samplePng.toString('base64'), name: 'a.png' },
      { kind: 'text', text: `\n--- ${at('b.txt')} ---\ntext\n\n--- End of content ---` },
    ]);
  });
});

it('lists what it could not read with the reason, and reads the rest', async () => {
  await write({ 'a.txt': 'ay', 'b.bin': Buffer.from([1, 0, 2]) });
  await run('mkfifo', [at('fifo')]);
  await symlink('/etc', at('outside'));
  expect(await read(['a.txt', 'b.bin', 'fifo', 'missing.txt', 'outside', '/etc/passwd'])).toBe(
    [
      `--- ${at('a.txt')} ---\nay\n`,
      '--- End of content ---',
      'Skipped 5 files:',
      `- File not found: ${at('missing.txt')}`,
      '- Path must be within the project: outside',
      '- Path must be within the project: /etc/passwd',
      `- Cannot display content of binary file: ${at('b.bin')}`,
      `- Not a regular file: ${at('fifo')}`,
    ].join('\n'),
  );
});

it('counts what it could not read for one reason where that is more than ten files', async () => {
  const binary = Buffer.from([1, 0, 2]);
  const names = Array.from({ length: 11 }, (_, index) => `${index + 10}.bin`);
  await write({
    ...Object.fromEntries(names.map((name) => [name, binary])),
    'a.txt': 'ay',
    '.gitignore': '*.log',
  });
  await write({ 'a.log': '1', 'b.log': '2' });
  await run('mkfifo', [at('fifo')]);
  expect(await read(['*.txt', '*.bin', '*.log', 'fifo', 'missing: 1.txt'])).toBe(
    [
      `--- ${at('a.txt')} ---\nay\n`,
      '--- End of content ---',
      'Skipped 13 files:',
      `- File not found: ${at('missing: 1.txt')}`,
      '- Cannot display content of binary file: 11 files',
      `- Not a regular file: ${at('fifo')}`,
      '(2 git-ignored)',
    ].join('\n'),
  );
  await rm(at('20.bin'));
  const listed = names.slice(0, 10).map((name) => `- Cannot display content of binary file: ${at(name)}`);
  expect(await read(['*.bin'])).toBe(`${nothing}\nSkipped 10 files:\n${listed.join('\n')}`);
});

it('says when there is nothing to read, and why', async () => {
  await write({ 'b.bin': Buffer.from([1, 0, 2]) });
  expect(await read(['*.nothing'])).toBe(nothing);
  expect(await read(['b.bin'])).toBe(
    `${nothing}\nSkipped 1 file:\n- Cannot display content of binary file: ${at('b.bin')}`,
  );
});

it('leaves out files that a rule denies, with the reason', async () => {
  await write({ 'a.txt': 'ay', 'secret.txt': 'hidden' });
  context = { ...context, isDenied: (path) => path === 'secret.txt' };
  expect(await read(['.'])).toBe(
    `--- ${at('a.txt')} ---\nay\n\n--- End of content ---\nSkipped 1 file:\n- Blocked by a rule: ${at('secret.txt')}`,
  );
});

it('cuts each file like read_file, and all of them to what a model takes', async () => {
  await write({
    'a.txt': 'line\n'.repeat(2500),
    'b.txt': `${'x'.repeat(3000)}\n`,
    'c.txt': 'y\n'.repeat(9000),
  });
  const result = await runTool(readManyFiles, context, { paths: ['.'] });
  expect(result.forModel).toContain('showing lines 1-2000 of 2500 total lines. Continue with offset=2000.]');
  expect(result.forModel).toContain(
    '[Lines cut at 2000 characters: 1. Read on with read_file and column=2000.]',
  );
  await writeFile(at('d.txt'), 'another line\n'.repeat(2000));
  const capped = await capResult(
    readManyFiles,
    await runTool(readManyFiles, context, { paths: ['.'] }),
    context,
  );
  expect(String(capped.forModel).length).toBeLessThanOrEqual(outputLimit);
  expect(String(capped.forModel)).toMatch(/--- End of content ---$/);
});

it('stops when it is cancelled', async () => {
  await write({ 'a.txt': 'ay' });
  context = { ...context, signal: AbortSignal.abort() };
  await expect(read(['a.txt'])).rejects.toThrow('aborted');
});
