import { execFile } from 'node:child_process';
import { mkdir, readFile, realpath, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { listsRepository } from './index-entries';

// The index as git writes it, in each of its versions.

let root: string;

beforeEach(async () => {
  root = await realpath(await tempFolder());
  await git('init', '-q');
});

async function git(...args: string[]): Promise<void> {
  const env = { PATH: process.env.PATH, HOME: root, GIT_CONFIG_NOSYSTEM: '1' };
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'core.untrackedCache=true'];
  await promisify(execFile)('git', [...person, ...args], { cwd: root, env });
}

/** Names of all lengths, to test every padding, and files whose size looks like the mode of a repository. */
async function addFiles(): Promise<void> {
  for (let length = 1; length <= 24; length += 1)
    await writeFile(join(root, 'n'.repeat(length)), `${length}`);
  for (const folder of ['a', 'x']) {
    await mkdir(join(root, folder));
    for (const name of ['big', 'bigger']) {
      await writeFile(join(root, folder, name), '');
      await truncate(join(root, folder, name), 0xe000);
    }
  }
  await git('add', '-A');
  await git('update-index', '--refresh');
}

async function addRepository(): Promise<void> {
  await git('init', '-q', 'm/inner');
  await git('-C', 'm/inner', 'commit', '-q', '--allow-empty', '-m', 'one');
  await git('add', 'm/inner');
}

const index = () => join(root, '.git', 'index');

/** Overwrites the mode of the named entry. An entry begins 62 bytes before its name, and its mode is at byte 24. */
async function changeMode(name: string, mode: number): Promise<void> {
  const bytes = await readFile(index());
  const at = bytes.indexOf(`${name}\0`) - 62 + 24;
  expect(bytes.readUInt32BE(at)).toBe(0o100644);
  bytes.writeUInt32BE(mode, at);
  await writeFile(index(), bytes);
}

describe.each([2, 3, 4])('an index of version %i', (version) => {
  beforeEach(async () => {
    await addFiles();
    // Git writes version 3 only for a flag that needs it.
    if (version === 3) {
      await writeFile(join(root, 'later'), '');
      await git('add', '--intent-to-add', 'later');
    } else await git('update-index', '--index-version', `${version}`);
    expect((await readFile(index())).readUInt32BE(4)).toBe(version);
  });

  it('lists no repository because a file has the size that looks like one', async () => {
    expect((await readFile(index())).includes(Buffer.from([0, 0, 0xe0, 0]))).toBe(true);
    expect(await listsRepository(index())).toBe(false);
  });

  it('lists the repository that is in it', async () => {
    await addRepository();
    if (version !== 3) await git('update-index', '--index-version', `${version}`);
    expect((await readFile(index())).readUInt32BE(4)).toBe(version);
    expect(await listsRepository(index())).toBe(true);
  });
});

it('lists one whose mode has bits that git passes over, and a folder that is not unfolded', async () => {
  await addFiles();
  await changeMode('a/big', 0o160755);
  expect(await listsRepository(index())).toBe(true);
  await git('read-tree', '--empty');
  await git('add', 'nn');
  await changeMode('nn', 0o040000);
  expect(await listsRepository(index())).toBe(true);
});

/** Git's extension for the end of the entries: a name, a length, a position, and a hash. */
const endOfEntries = Buffer.concat([Buffer.from('EOIE'), Buffer.from([0, 0, 0, 24]), Buffer.alloc(24)]);

async function addExtension(name: string, body: Buffer): Promise<void> {
  const bytes = await readFile(index());
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const parts = [bytes.subarray(0, -20), Buffer.from(name), length, body, bytes.subarray(-20)];
  await writeFile(index(), Buffer.concat(parts));
}

describe('an index that cannot be looked through', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['is split', () => git('update-index', '--split-index')],
    [
      'is read from several places at once',
      () => git('-c', 'index.threads=2', 'update-index', '--force-write-index'),
    ],
    ['says in a part of its own where the others begin', () => addExtension('TREE', endOfEntries)],
    ['ends too early', async () => truncate(index(), (await readFile(index())).length - 30)],
    ['is none', () => writeFile(index(), 'none')],
    [
      'has hashes of another length',
      async () => {
        await rm(join(root, '.git'), { recursive: true });
        await git('init', '-q', '--object-format=sha256');
        await git('add', '-A');
      },
    ],
  ])('is told from one that lists none: it %s', async (_how, make) => {
    await addFiles();
    await make();
    expect(await listsRepository(index())).toBeNull();
  });
});

it('is empty without entries', async () => {
  await git('read-tree', '--empty');
  expect(await listsRepository(index())).toBe(false);
});
