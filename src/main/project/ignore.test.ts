import { execFile } from 'node:child_process';
import { mkdir, realpath, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { ignoreRulesOf } from './ignore';
import { createWorkspace, type Workspace } from './workspace';

const run = promisify(execFile);
let root: string;
let workspace: Workspace;

beforeEach(async () => {
  root = await realpath(await tempFolder());
  workspace = await createWorkspace(root);
});

const write = async (path: string, text = '') => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};

/** Paths end with `/` for directories. */
const isIgnored = async (path: string): Promise<boolean> => {
  const bare = path.replace(/\/$/, '');
  const folder = dirname(bare) === '.' ? '' : dirname(bare);
  const rules = await ignoreRulesOf(workspace).of(folder);
  return rules.isIgnored(bare.slice(folder === '' ? 0 : folder.length + 1), path.endsWith('/'));
};

describe('a file of rules', () => {
  it('holds for its directory and everything below', async () => {
    await write('.gitignore', '*.log\n/only-here\n');
    await mkdir(join(root, 'a/b'), { recursive: true });
    expect(await isIgnored('x.log')).toBe(true);
    expect(await isIgnored('a/b/x.log')).toBe(true);
    expect(await isIgnored('only-here')).toBe(true);
    expect(await isIgnored('a/only-here')).toBe(false);
    expect(await isIgnored('x.txt')).toBe(false);
  });

  it('leaves out a directory, and not a file, by a pattern for directories', async () => {
    await write('.gitignore', 'logs/\n');
    expect(await isIgnored('logs/')).toBe(true);
    expect(await isIgnored('logs')).toBe(false);
  });

  it('leaves out everything in a directory that is left out', async () => {
    await write('.gitignore', 'out/\n');
    await write('out/deep/.gitignore', '!*\n');
    expect((await ignoreRulesOf(workspace).of('out/deep')).ignored).toBe(true);
    expect(await isIgnored('out/deep/a.txt')).toBe(true);
  });

  it('is overruled by one that lies deeper', async () => {
    await write('.gitignore', '*.log\n');
    await write('a/.gitignore', '!keep.log\n');
    expect(await isIgnored('a/keep.log')).toBe(false);
    expect(await isIgnored('a/other.log')).toBe(true);
    expect(await isIgnored('keep.log')).toBe(true);
  });

  it('may let a directory in again that one above leaves out, with what is in it', async () => {
    await write('.gitignore', 'lib/\n*.log\n');
    await write('web/.gitignore', '!lib/\n');
    await mkdir(join(root, 'web/lib'), { recursive: true });
    expect(await isIgnored('web/lib/')).toBe(false);
    expect(await isIgnored('web/lib/a.ts')).toBe(false);
    expect(await isIgnored('web/lib/a.log')).toBe(true);
  });

  it('is told apart by upper and lower case', async () => {
    await write('.gitignore', 'Build/\n');
    expect(await isIgnored('build/')).toBe(false);
  });

  it('is read again when it changed, appeared or went', async () => {
    expect(await isIgnored('a.txt')).toBe(false);
    await write('.gitignore', 'a.txt\n');
    expect(await isIgnored('a.txt')).toBe(true);
    await write('.gitignore', 'b.txt\n');
    await utimes(join(root, '.gitignore'), new Date(), new Date(0));
    expect(await isIgnored('a.txt')).toBe(false);
  });

  it('counts for nothing when it is no regular file', async () => {
    await run('mkfifo', [join(root, '.gitignore')]);
    expect(await isIgnored('a.txt')).toBe(false);
  });

  it('may begin with a byte order mark', async () => {
    await write('.gitignore', '\uFEFFa.txt\n');
    expect(await isIgnored('a.txt')).toBe(true);
  });
});

it('reads the excludes of the repository', async () => {
  await write('.git/info/exclude', 'secret.txt\n');
  expect(await isIgnored('secret.txt')).toBe(true);
});

it('follows the rules of the repository a project lies in, and none above it', async () => {
  await write('.gitignore', 'beyond.txt\n');
  await write('repository/.git/HEAD', 'ref: refs/heads/main\n');
  await write('repository/.gitignore', 'dist/\n/packages/app/local.txt\n');
  await mkdir(join(root, 'repository/packages/app'), { recursive: true });
  workspace = await createWorkspace(join(root, 'repository/packages/app'));
  expect(await isIgnored('dist/')).toBe(true);
  expect(await isIgnored('local.txt')).toBe(true);
  expect(await isIgnored('beyond.txt')).toBe(false);
});

it('agrees with git on a tree of awkward patterns', async () => {
  const files = {
    '.gitignore':
      '# comment\n\n/a/*\n!/a/keep\n**/deep/*.tmp\nspace\\ name\n*.[oa]\n\\!literal\nfoo/**/bar\ntrailing   \n',
    'a/keep/x': '',
    'a/drop/x': '',
    'b/deep/x.tmp': '',
    'b/deep/x.txt': '',
    'space name': '',
    'lib.a': '',
    'lib.c': '',
    '!literal': '',
    'foo/1/2/bar': '',
    'foo/bar': '',
    'foo/baz': '',
    trailing: '',
    'c/.gitignore': '*\n!.gitignore\n!*.md\n',
    'c/x.md': '',
    'c/x.txt': '',
  };
  for (const [path, text] of Object.entries(files)) await write(path, text);
  await run('git', ['init', '-q'], { cwd: root });

  const ours: string[] = [];
  for (const path of Object.keys(files)) if (await isIgnored(path)) ours.push(path);
  const { stdout } = await run('git', ['ls-files', '-z', '--others', '--ignored', '--exclude-standard'], {
    cwd: root,
  });
  expect(ours.toSorted()).toEqual(stdout.split('\0').filter(Boolean).toSorted());
});

it('decides about 5,000 names at once', async () => {
  await write('.gitignore', '*.log\n/build\nnode_modules/\n!important.log\n*.tmp\ncoverage/\n');
  const rules = await ignoreRulesOf(workspace).of('');
  const ignored = Array.from({ length: 5000 }, (_, index) => rules.isIgnored(`file-${index}.ts`, false));
  expect(ignored).not.toContain(true);
});
