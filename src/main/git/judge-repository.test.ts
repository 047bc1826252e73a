import { execFile } from 'node:child_process';
import { appendFile, mkdir, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { worded } from '@shared/texts/testing/worded';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { judgeRepository } from './judge-repository';

let base: string;
let root: string;

beforeEach(async () => {
  base = await realpath(await tempFolder());
  root = join(base, 'project');
  await mkdir(root);
});

async function git(...args: string[]): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    HOME: base,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
  };
  const settings = ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'protocol.file.allow=always'];
  await promisify(execFile)('git', [...settings, ...args], { cwd: root, env });
}

async function commitSomething(): Promise<void> {
  await git('init', '-q');
  await writeFile(join(root, 'a.txt'), 'one\n');
  await git('add', '-A');
  await git('commit', '-q', '-m', 'one');
}

const harmless = (gitFolder: string, workTree: string) => ({
  pin: { gitFolder, workTree },
  problem: null,
  isMissing: false,
  isBlameOdd: false,
});
const problemOf = async (folder = root) => worded((await judgeRepository(folder)).problem);

describe('the repository of a project', () => {
  it('is its own as git makes it', async () => {
    await commitSomething();
    await git('remote', 'add', 'origin', 'https://example.com/a.git');
    await git('config', 'branch.main.remote', 'origin');
    expect(await judgeRepository(root)).toEqual(harmless(join(root, '.git'), root));
  });

  it('is the nearest above it', async () => {
    await commitSomething();
    await mkdir(join(root, 'src', 'deep'), { recursive: true });
    expect(await judgeRepository(join(root, 'src', 'deep'))).toEqual(harmless(join(root, '.git'), root));
  });

  it('is one that is not there where there is none', async () => {
    expect(await judgeRepository(root)).toEqual({ ...harmless(join(root, '.git'), root), isMissing: true });
  });

  it('is that of the worktree, which has the dangers of the whole', async () => {
    await commitSomething();
    const tree = join(base, 'tree');
    await git('worktree', 'add', '-q', tree);
    expect(await judgeRepository(tree)).toEqual(harmless(join(root, '.git', 'worktrees', 'tree'), tree));
    await git('config', 'core.worktree', '/');
    expect(await problemOf(tree)).toContain('core.worktree');
  });
});

describe('git may run something', () => {
  it.each([
    ['core.fsmonitor', './evil'],
    ['core.worktree', '/'],
    ['core.alternateRefsCommand', './evil'],
    ['diff.external', './evil'],
    ['diff.x.textconv', './evil'],
    ['diff.x.command', './evil'],
    ['diff.submodule', 'log'],
    ['filter.x.clean', './evil'],
    ['filter.x.process', './evil'],
    ['gpg.program', './evil'],
    ['log.showSignature', 'true'],
    ['pager.log', './evil'],
    ['include.path', '../evil'],
    ['includeIf.gitdir:/.path', '../evil'],
    ['remote.origin.promisor', 'true'],
    ['status.submoduleSummary', 'true'],
    ['fetch.bundleURI', 'x'],
    ['help.browser', 'evil'],
    ['mailmap.file', '../secret'],
    ['x.y', 'z'],
  ])('when the repository sets %s to %s', async (key, value) => {
    await git('init', '-q');
    await git('config', key, value);
    expect(await problemOf()).toMatch(/^its repository sets .+, so git may run a program$/);
  });

  it('when it sets something for one worktree alone', async () => {
    await commitSomething();
    const tree = join(base, 'tree');
    await git('worktree', 'add', '-q', tree);
    await git('config', 'extensions.worktreeConfig', 'true');
    expect(await problemOf()).toBeNull();
    await git('config', '--worktree', 'core.sparseCheckout', 'true');
    expect([await problemOf(), await problemOf(tree)]).toEqual([null, null]);
    await git('-C', tree, 'config', '--worktree', 'filter.x.clean', './evil');
    expect([await problemOf(), await problemOf(tree)]).toEqual([
      null,
      expect.stringContaining('filter.clean'),
    ]);
    await git('config', '--worktree', 'blame.ignoreRevsFile', 'a');
    expect(await judgeRepository(root)).toMatchObject({ problem: null, isBlameOdd: true });
    await git('config', '--worktree', 'core.fsmonitor', './evil');
    expect(await problemOf()).toContain('core.fsmonitor');
  });

  it('but no hook and no monitor where it is pinned', async () => {
    await git('init', '-q');
    await git('config', 'core.hooksPath', '.husky');
    await git('config', 'core.fsmonitor', 'true');
    expect(await problemOf()).toBeNull();
  });

  it('in a repository inside it that is listed', async () => {
    await commitSomething();
    const inner = join(root, 'inner');
    await mkdir(inner);
    await git('-C', inner, 'init', '-q');
    await git('-C', inner, 'commit', '-q', '--allow-empty', '-m', 'one');
    await git('add', 'inner');
    expect(await problemOf()).toContain('contains other repositories');
  });
});

describe('git may show what lies elsewhere', () => {
  const lonely = 'its .git file refers to another folder';

  it.each<[string, string, () => Promise<unknown>]>([
    [
      'the .git is a link',
      'the .git of its repository is not a folder or file',
      async () => {
        await rename(join(root, '.git'), join(base, 'git'));
        await symlink('../git', join(root, '.git'));
      },
    ],
    [
      'it has a shared part',
      'its repository refers to another location',
      () => writeFile(join(root, '.git', 'commondir'), '.\n'),
    ],
    [
      'it has alternates',
      'its repository uses the objects of another repository',
      () => writeFile(join(root, '.git', 'objects', 'info', 'alternates'), '/other\n'),
    ],
    [
      'its objects are linked',
      'objects in its repository is a link',
      async () => {
        await rename(join(root, '.git', 'objects'), join(base, 'objects'));
        await symlink(join(base, 'objects'), join(root, '.git', 'objects'));
      },
    ],
    [
      'what it ignores is linked',
      'info/exclude in its repository is a link',
      async () => {
        await rm(join(root, '.git', 'info', 'exclude'));
        await symlink(join(base, 'secret'), join(root, '.git', 'info', 'exclude'));
      },
    ],
    [
      'what a rebase has done is linked',
      'rebase-merge/done in its repository is a link',
      async () => {
        await mkdir(join(root, '.git', 'rebase-merge'));
        await symlink(join(base, 'secret'), join(root, '.git', 'rebase-merge', 'done'));
      },
    ],
    [
      'the .git is nonsense',
      'Pilotfish cannot read its .git file',
      async () => {
        await rm(join(root, '.git'), { recursive: true });
        await writeFile(join(root, '.git'), 'nonsense');
      },
    ],
    [
      'the configuration is missing',
      'Pilotfish cannot read the configuration of its repository',
      () => rm(join(root, '.git', 'config')),
    ],
  ])('when %s', async (_what, problem, change) => {
    await commitSomething();
    await change();
    expect(await problemOf()).toBe(problem);
  });

  it('but not through hooks that are linked, nor in the objects themselves', async () => {
    await commitSomething();
    await rm(join(root, '.git', 'hooks'), { recursive: true });
    await symlink(join(base, 'hooks'), join(root, '.git', 'hooks'));
    expect(await problemOf()).toBeNull();
  });

  it('when its .git names a repository of the user’s, or a worktree of another folder', async () => {
    await commitSomething();
    await git('worktree', 'add', '-q', join(base, 'tree'));
    const other = join(base, 'other');
    await mkdir(other);
    for (const named of [join(root, '.git'), join(root, '.git', 'worktrees', 'tree')]) {
      await writeFile(join(other, '.git'), `gitdir: ${named}\n`);
      expect(await problemOf(other)).not.toBeNull();
    }
    await writeFile(join(root, '.git', 'gitdir'), `${join(other, '.git')}\n`);
    await writeFile(join(other, '.git'), `gitdir: ${join(root, '.git')}\n`);
    expect(await problemOf(other)).toBe(lonely);
  });

  it('when a blank ends what its .git names, or a link is on the way', async () => {
    await commitSomething();
    const tree = join(base, 'tree');
    await git('worktree', 'add', '-q', tree);
    await appendFile(join(root, '.git', 'worktrees', 'tree', 'commondir'), ' ');
    expect(await problemOf(tree)).toBe(lonely);
    await writeFile(join(root, '.git', 'worktrees', 'tree', 'commondir'), '../..\n');
    expect(await problemOf(tree)).toBeNull();
    await writeFile(join(tree, '.git'), `gitdir: ${join(root, '.git', 'worktrees', 'tree')} \n`);
    expect(await problemOf(tree)).toBe('Pilotfish cannot read the configuration of its repository');
  });
});

it('says that git blame may quote a file', async () => {
  await git('init', '-q');
  await git('config', 'blame.ignoreRevsFile', '.ignored');
  expect(await judgeRepository(root)).toMatchObject({ problem: null, isBlameOdd: true });
});
