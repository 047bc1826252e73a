import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { CannotRunError } from '../base/processes/run-program';
import { ToolError } from '../base/tool-error';
import { listFiles } from '../project/search/list-files';
import { glob } from './glob';
import { createTestContext, runTool, type TestContext } from './testing/test-context';

let context: TestContext;
beforeEach(async () => {
  context = await createTestContext();
});

const run = async (input: Record<string, unknown>) => String((await runTool(glob, context, input)).forModel);
/** Paths relative to the project, in the order given. */
const found = async (input: Record<string, unknown>) =>
  (await run(input))
    .split('\n')
    .filter((line) => line.startsWith(`${context.root}/`))
    .map((line) => line.slice(context.root.length + 1));

/** `age` in seconds. */
const write = async (path: string, age = 0, text = '') => {
  await mkdir(join(context.root, path, '..'), { recursive: true });
  await writeFile(join(context.root, path), text);
  const time = new Date(1_700_000_000_000 - age * 1000);
  await utimes(join(context.root, path), time, time);
};

it('compares letters that Unicode writes in two ways as equal', async () => {
  await write('re\u0301sume\u0301.md', 2);
  await write('r\u00e9sum\u00e9.md', 1);
  const both = ['r\u00e9sum\u00e9.md', 're\u0301sume\u0301.md'];
  expect(await found({ pattern: 'r\u00e9*.md' })).toEqual(both);
  expect(await found({ pattern: 're\u0301sume\u0301.md' })).toEqual(both);
});

it('names absolute paths, really newest first', async () => {
  await write('old.ts', 300);
  await write('new.ts', 1);
  await write('src/middle.ts', 20);
  await write('src/other.md', 0);
  expect(await run({ pattern: '**/*.ts' })).toBe(
    [
      `Found 3 file(s) matching "**/*.ts" within ${context.root}, sorted by modification time (newest first):`,
      join(context.root, 'new.ts'),
      join(context.root, 'src/middle.ts'),
      join(context.root, 'old.ts'),
    ].join('\n'),
  );
});

it('says when nothing matches', async () => {
  await write('a.ts');
  expect(await run({ pattern: '*.md' })).toBe(
    `No files found matching pattern "*.md" within ${context.root}`,
  );
  await mkdir(join(context.root, 'empty'));
  expect(await run({ pattern: '*', path: 'empty' })).toBe(
    `No files found matching pattern "*" within ${context.root}/empty`,
  );
});

it('looks in the directory named only, and matches relative to it', async () => {
  for (const path of ['src/a.ts', 'src/lib/b.ts', 'test/a.ts']) await write(path);
  expect(await found({ pattern: 'lib/*.ts', path: 'src' })).toEqual(['src/lib/b.ts']);
  expect(await found({ pattern: '**/*.ts', path: join(context.root, 'src') })).toHaveLength(2);
});

describe('patterns', () => {
  beforeEach(async () => {
    for (const path of [
      'a.ts',
      'B.TS',
      'c.js',
      '.env.example',
      'src/d.ts',
      'src/.hidden/e.ts',
      'src/[id]/f.ts',
    ])
      await write(path);
  });

  it.each([
    ['*.ts', ['B.TS', 'a.ts']],
    ['**/*.ts', ['B.TS', 'a.ts', 'src/.hidden/e.ts', 'src/[id]/f.ts', 'src/d.ts']],
    ['src/*.ts', ['src/d.ts']],
    ['./src/*.ts', ['src/d.ts']],
    ['*.{ts,js}', ['B.TS', 'a.ts', 'c.js']],
    ['d.ts', []],
    ['{src,lib}/d.*', ['src/d.ts']],
    ['**/.hidden/*', ['src/.hidden/e.ts']],
    ['.env*', ['.env.example']],
    ['[ab].ts', ['B.TS', 'a.ts']],
    ['src/[id]/f.ts', ['src/[id]/f.ts']],
    ['../*', []],
    ['./', []],
  ])('%s', async (pattern, files) => {
    expect((await found({ pattern })).toSorted()).toEqual(files);
  });

  it.each(['', '  '])('that are blank are an error (%j)', async (pattern) => {
    await expect(run({ pattern })).rejects.toThrow('Parameter "pattern" must be a non-empty string.');
  });

  it('tells upper and lower case apart only when asked to', async () => {
    expect(await found({ pattern: '*.TS', case_sensitive: true })).toEqual(['B.TS']);
  });

  it('takes a pattern that begins with the directory', async () => {
    expect(await found({ pattern: join(context.root, 'src/*.ts') })).toEqual(['src/d.ts']);
    expect(await found({ pattern: '/etc/*' })).toEqual([]);
  });
});

describe('what is left out', () => {
  beforeEach(async () => {
    await write('.gitignore', 0, '*.gen.ts\nout/\n');
    await write('src/.gitignore', 0, 'local.ts\n');
    for (const path of [
      'a.ts',
      'b.gen.ts',
      'out/c.ts',
      'src/local.ts',
      'node_modules/x/d.ts',
      'src/node_modules/e.ts',
      '.git/f.ts',
    ])
      await write(path);
  });

  it('is what nested .gitignore files say, and .git and node_modules', async () => {
    expect(await found({ pattern: '**/*.ts' })).toEqual(['a.ts']);
  });

  it('is only .git and node_modules when asked not to respect .gitignore', async () => {
    expect((await found({ pattern: '**/*.ts', respect_git_ignore: false })).toSorted()).toEqual([
      'a.ts',
      'b.gen.ts',
      'out/c.ts',
      'src/local.ts',
    ]);
  });

  it('is the same without ripgrep', async () => {
    const place = await context.workspace.resolve('');
    const options = { respectGitIgnore: true, order: 'newest-first', signal: context.signal } as const;
    const without = await listFiles(context.workspace, place, options, async () => {
      throw new CannotRunError('no ripgrep here');
    });
    const withRipgrep = await listFiles(context.workspace, place, options);
    expect(without.toSorted()).toEqual(withRipgrep.toSorted());
    expect(without).toContain('a.ts');
  });
});

it('shows 100 and counts the rest, the newest among all', async () => {
  for (let index = 0; index < 130; index += 1) await write(`f${index}.txt`, (index * 37) % 130);
  const text = await run({ pattern: '*.txt' });
  expect(text).toContain('Found 130 file(s)');
  expect(text.split('\n').at(-1)).toBe('(30 more not shown)');
  const shown = await found({ pattern: '*.txt' });
  expect(shown).toEqual(
    Array.from({ length: 130 }, (_, index) => index)
      .toSorted((a, b) => ((a * 37) % 130) - ((b * 37) % 130))
      .slice(0, 100)
      .map((index) => `f${index}.txt`),
  );
});

it('does not follow links', async () => {
  await write('a.ts');
  await symlink('/', join(context.root, 'everything'));
  expect(await found({ pattern: '**' })).toEqual(['a.ts']);
});

it('refuses a place that is not there, no directory, or outside', async () => {
  await write('a.ts');
  await expect(run({ pattern: '*', path: 'no' })).rejects.toThrow(`Directory not found: ${context.root}/no`);
  await expect(run({ pattern: '*', path: 'a.ts' })).rejects.toThrow(
    `Path is not a directory: ${context.root}/a.ts`,
  );
  await expect(run({ pattern: '*', path: '/etc' })).rejects.toThrow('Path must be within the project: /etc');
});

it('says that a place may not be read, rather than that nothing is in it', async () => {
  const refused = new ToolError(`Permission denied: ${context.root}`);
  const workspace = { ...context.workspace, readDirectory: () => Promise.reject(refused) };
  await expect(runTool(glob, { ...context, workspace }, { pattern: '*' })).rejects.toThrow(refused);
});

it('stops when it is cancelled', async () => {
  await expect(runTool(glob, { ...context, signal: AbortSignal.abort() }, { pattern: '*' })).rejects.toThrow(
    'aborted',
  );
});
