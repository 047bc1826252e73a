import { chmod, mkdir, realpath, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { gitPath } from '../base/processes/git';
import { tempFolder } from '../base/testing/temp-folder';
import { createSnapshots, hasSnapshots, type Snapshot, type Snapshots } from './snapshots';

// Modes of files in snapshots.

const { signal } = new AbortController();

let root: string;
let folder: string;
let snapshots: Snapshots;

beforeEach(async () => {
  root = await realpath(await tempFolder());
  folder = path.join(await realpath(await tempFolder()), 'snapshots');
  snapshots = createSnapshots({ git: (await gitPath()) ?? '', root, folder });
});

const at = (name: string) => path.join(root, name);
const take = () => snapshots.take(signal);

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(at(name)), { recursive: true });
    await writeFile(at(name), content);
  }
}

it('every bit of a mode is told, also where nothing else changed', async () => {
  const modesOf = async (before: Snapshot, after: Snapshot) => {
    const changes = await snapshots.changes(before, after, signal);
    return changes.map((one) => [one.path, one.before?.mode?.toString(8), one.after?.mode?.toString(8)]);
  };
  await write({ a: 'a', b: 'b', c: 'c', 'sub/d': 'd' });
  for (const [name, mode] of Object.entries({ a: 0o600, b: 0o666, c: 0o755, 'sub/d': 0o640 }))
    await chmod(at(name), mode);
  const before = await take();
  await rm(at('a'));
  await write({ b: 'B' });
  await chmod(at('c'), 0o700);
  await chmod(at('sub/d'), 0o644);
  expect(await modesOf(before, await take())).toEqual([
    ['a', '600', undefined],
    ['b', '666', '666'],
    ['c', '755', '700'],
    ['sub/d', '640', '644'],
  ]);
});

it.each([
  ['without modes, as earlier versions made it,', async (modes: string) => await rm(modes), false],
  ['with half of its modes', async (modes: string) => await truncate(modes, 70), true],
])('a store %s is read anew', async (_, spoil, isThere) => {
  await write({ a: 'a' });
  await chmod(at('a'), 0o600);
  await take();
  await spoil(path.join(folder, 'repository', 'index.modes'));
  expect(await hasSnapshots(folder)).toBe(isThere);
  const before = await take();
  await rm(at('a'));
  const [change] = await snapshots.changes(before, await take(), signal);
  expect(change?.before?.mode).toBe(0o600);
});
