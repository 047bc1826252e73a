import { execFile } from 'node:child_process';
import { mkdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { readCommitted } from './read-committed';

// The committed content of a file, from a real repository.

let root: string;

beforeEach(async () => {
  root = await realpath(await tempFolder());
});

async function git(...args: string[]): Promise<void> {
  const env = { PATH: process.env.PATH, HOME: root, GIT_CONFIG_NOSYSTEM: '1' };
  const user = ['-c', 'user.name=a', '-c', 'user.email=a@b'];
  await promisify(execFile)('git', [...user, ...args], { cwd: root, env });
}

async function write(name: string, text: string): Promise<void> {
  await mkdir(join(root, name, '..'), { recursive: true });
  await writeFile(join(root, name), text);
}

async function commitAll(): Promise<void> {
  await git('init', '-q');
  await git('add', '-A');
  await git('commit', '-q', '-m', 'one');
}

const committed = async (path: string, folder = root) => (await readCommitted(folder, path))?.toString();

it('is that of the last commit, whatever is on disk or staged', async () => {
  await write('a.txt', 'one\r\ntwo');
  await commitAll();
  await write('a.txt', 'staged');
  await git('add', '-A');
  await write('a.txt', 'saved');
  expect(await committed('a.txt')).toBe('one\r\ntwo');
  await git('commit', '-qam', 'two');
  expect(await committed('a.txt')).toBe('saved');
  await rm(join(root, 'a.txt'));
  expect(await committed('a.txt')).toBe('saved');
});

it('is found by its name alone, also in a project that is a part of its repository', async () => {
  await write('packages/a/[x] -y.txt', 'named');
  await write('packages/a/x', 'other');
  await commitAll();
  expect(await committed('[x] -y.txt', join(root, 'packages/a'))).toBe('named');
  expect(await committed('packages/a')).toBeUndefined();
});

it('is none without a repository, before the first commit, and for what git does not know', async () => {
  await write('a.txt', 'one');
  expect(await committed('a.txt')).toBeUndefined();
  await git('init', '-q');
  await git('add', '-A');
  expect(await committed('a.txt')).toBeUndefined();
  await symlink('a.txt', join(root, 'link'));
  await commitAll();
  await write('new.txt', 'new');
  expect(await committed('new.txt')).toBeUndefined();
  expect(await committed('link')).toBeUndefined();
});

it('is none where the repository names a program to start', async () => {
  await write('a.txt', 'one');
  await commitAll();
  await git('config', 'core.fsmonitor', 'touch mark; false');
  expect(await committed('a.txt')).toBeUndefined();
});
