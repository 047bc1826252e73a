import { execFile } from 'node:child_process';
import { access, mkdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { GitChange } from '@shared/project/project';
import { worded } from '@shared/texts/testing/worded';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createStatusReader, mostChanges, type RepositoryStatus, readStatus } from './repository-status';

let base: string;
let root: string;

beforeEach(async () => {
  base = await realpath(await tempFolder());
  root = join(base, 'project');
  await mkdir(root);
});

async function git(...args: string[]): Promise<void> {
  const env = { PATH: process.env.PATH, HOME: base, GIT_CONFIG_NOSYSTEM: '1' };
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@b'];
  await promisify(execFile)('git', [...person, ...args], { cwd: root, env });
}

async function commit(files: Readonly<Record<string, string>>): Promise<void> {
  await git('init', '-q', '-b', 'trunk');
  for (const [name, text] of Object.entries(files)) await write(name, text);
  await git('add', '-A');
  await git('commit', '-q', '-m', 'one');
}

async function write(name: string, text: string): Promise<void> {
  await mkdir(join(root, name, '..'), { recursive: true });
  await writeFile(join(root, name), text);
}

const read = (folder = root) => readStatus(folder, new AbortController().signal);

const statusOf = async (folder = root) => shownOf(await read(folder));

function shownOf({ changes, branch, problem }: RepositoryStatus) {
  return worded({ changes, branch, problem });
}

describe('what git knows of a project', () => {
  it('is every change by its letter', async () => {
    await commit({ 'same.txt': '1', 'modified.txt': '1', 'gone/a.txt': '1', 'old/name.txt': 'a name' });
    await write('modified.txt', '2');
    await rm(join(root, 'gone'), { recursive: true });
    await mkdir(join(root, 'new'));
    await git('mv', 'old/name.txt', 'new/name.txt');
    await write('added.txt', '1');
    await git('add', 'added.txt');
    await write('untracked.txt', '1');
    await write('all/deep/untracked.txt', '1');
    const { changes, problem } = await statusOf();
    expect([Object.fromEntries(changes), problem]).toEqual([
      {
        'added.txt': 'A',
        'all/': 'U',
        'gone/a.txt': 'D',
        'modified.txt': 'M',
        'new/name.txt': 'R',
        'old/name.txt': 'D',
        'untracked.txt': 'U',
      },
      null,
    ]);
  });

  it('is a conflict until it is resolved', async () => {
    await commit({ 'a.txt': '1' });
    await git('checkout', '-q', '-b', 'other');
    await write('a.txt', '2');
    await git('commit', '-qam', 'two');
    await git('checkout', '-q', '-');
    await write('a.txt', '3');
    await git('commit', '-qam', 'three');
    await expect(git('merge', 'other')).rejects.toThrow();
    expect((await statusOf()).changes).toEqual([['a.txt', '!']]);
  });

  it('is only what is below the project, where that is a part of its repository', async () => {
    await commit({ 'a.txt': '1', 'packages/[a] b/x.txt': '1', 'packages/a b/x.txt': '1' });
    for (const name of ['a.txt', 'packages/[a] b/x.txt', 'packages/a b/x.txt']) await write(name, '2');
    await write('packages/[a] b/new.txt', '');
    expect((await statusOf(join(root, 'packages/[a] b'))).changes).toEqual([
      ['x.txt', 'M'],
      ['new.txt', 'U'],
    ]);
  });

  it('is nothing in a folder that the repository above does not know at all', async () => {
    await commit({ 'a.txt': '1' });
    await write('private/x.txt', '1');
    expect(await statusOf(join(root, 'private'))).toEqual({ changes: [], branch: 'trunk', problem: null });
  });

  it('is nothing without a repository, and before the first commit what is added', async () => {
    await write('a.txt', '');
    expect(await statusOf()).toEqual({ changes: [], branch: null, problem: null });
    await git('init', '-q');
    await git('add', '-A');
    expect((await statusOf()).changes).toEqual([['a.txt', 'A']]);
  });

  it('has a branch, or the commit that is checked out without one', async () => {
    await git('init', '-q', '-b', 'trunk');
    expect(await read()).toMatchObject({ branch: 'trunk', commit: null, gitFolder: join(root, '.git') });
    await commit({ 'a.txt': '1' });
    await git('checkout', '-q', '-b', 'feature/#two');
    expect((await statusOf()).branch).toBe('feature/#two');
    await git('checkout', '-q', '--detach');
    expect((await statusOf()).branch).toMatch(/^[0-9a-f]{8}$/);
    expect((await read()).commit).toMatch(/^[0-9a-f]{40}$/);
  });

  it('reads a name before a renaming as a name, whatever it looks like', async () => {
    await commit({ '# branch.head no': 'a name' });
    await git('mv', '# branch.head no', 'b');
    expect(await statusOf()).toEqual({
      changes: [
        ['b', 'R'],
        ['# branch.head no', 'D'],
      ],
      branch: 'trunk',
      problem: null,
    });
  });

  it('is asked for without a word written into the repository', async () => {
    await commit({ 'a.txt': '1' });
    const index = await readFile(join(root, '.git', 'index'));
    await rename(join(root, 'a.txt'), join(root, 'b.txt'));
    await write('a.txt', '1');
    expect((await statusOf()).changes).toEqual([['b.txt', 'U']]);
    expect(await readFile(join(root, '.git', 'index'))).toEqual(index);
  });

  it('is cut where there are too many changes', async () => {
    await git('init', '-q');
    const entries = Array.from(
      { length: mostChanges + 5 },
      (_, index) => `100644 ${'1'.repeat(40)}\t${index}\n`,
    );
    const adding = promisify(execFile)('git', ['update-index', '--index-info'], { cwd: root });
    adding.child.stdin?.end(entries.join(''));
    await adding;
    expect((await statusOf()).changes).toHaveLength(mostChanges);
  });

  it('has names that are no UTF-8 as the tree shows them', async () => {
    await commit({ 'a.txt': '1' });
    await writeFile(Buffer.concat([Buffer.from(`${root}/caf`), Buffer.from([0xe9])]), '');
    expect((await statusOf()).changes).toEqual([['caf\ufffd', 'U']]);
  });
});

describe('git is not asked', () => {
  it('where the repository names a program to start', async () => {
    await commit({ 'a.txt': '1' });
    const mark = join(base, 'mark');
    await git('config', 'core.fsmonitor', `touch ${mark}; false`);
    await write('a.txt', '2');
    expect(await statusOf()).toEqual({
      changes: [],
      branch: null,
      problem: 'its repository sets core.fsmonitor, so git may run a program',
    });
    await expect(access(mark)).rejects.toThrow();
    await git('status');
    await access(mark);
  });

  it('where it is a program of the project, or a link to one', async () => {
    await commit({ 'a.txt': '1', git: '#!/bin/sh\n' });
    await symlink(join(root, 'git'), join(base, 'git'));
    for (const found of [join(root, 'git'), join(base, 'git')])
      expect(shownOf(await readStatus(root, new AbortController().signal, async () => found))).toEqual({
        changes: [],
        branch: null,
        problem: 'Pilotfish cannot find git 2.32 or later outside the project',
      });
  });

  it('any longer when nobody waits for it', async () => {
    await commit({ 'a.txt': '1' });
    const slow = join(base, 'slow');
    await writeFile(
      slow,
      '#!/bin/sh\n[ "$1" = --version ] && echo git version 2.40.0 || exec tail -f /dev/null\n',
      { mode: 0o755 },
    );
    const ending = new AbortController();
    const status = readStatus(root, ending.signal, async () => slow);
    ending.abort(new Error('closed'));
    await expect(status).rejects.toThrow('closed');
  });
});

describe('the records of git status', () => {
  const hashes = `${'1'.repeat(40)} ${'2'.repeat(40)}`;
  const read = (...records: string[]) => {
    const changes: GitChange[] = [];
    const reader = createStatusReader('', (change) => changes.push(change));
    for (const record of records) reader(record);
    return changes;
  };

  it.each<[string, GitChange[]]>([
    [`1 .M N... 100644 100644 100644 ${hashes} a  b `, [['a  b ', 'M']]],
    [`1 .M N... 100644 100644 100644 ${hashes} ? new\nline\u202e`, [['? new\nline\u202e', 'M']]],
    [`1 MM N... 100644 100644 100644 ${hashes} 1 .M N...`, [['1 .M N...', 'M']]],
    [`1 .T N... 100644 100644 120000 ${hashes} a`, [['a', 'M']]],
    [`1 AM N... 000000 100644 100644 ${hashes} a`, [['a', 'A']]],
    [`1 .A N... 000000 000000 100644 ${hashes} a`, [['a', 'A']]],
    [`1 AD N... 000000 100644 000000 ${hashes} a`, [['a', 'D']]],
    [`u UU N... 100644 100644 100644 100644 ${hashes} ${'3'.repeat(40)} a b`, [['a b', '!']]],
    ['? a b/', [['a b/', 'U']]],
    ['! ignored', []],
    ['# branch.head main', []],
    ['', []],
  ])('%j', (record, changes) => {
    expect(read(record)).toEqual(changes);
  });

  it('have the name before a rename in a record of its own, whatever it looks like', () => {
    const renamed = `2 R. N... 100644 100644 100644 ${hashes} R100 new name`;
    const copied = `2 C. N... 100644 100644 100644 ${hashes} C100 copy`;
    expect(read(renamed, '? old', copied, '? original', '? last')).toEqual([
      ['new name', 'R'],
      ['? old', 'D'],
      ['copy', 'A'],
      ['last', 'U'],
    ]);
  });
});
