import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, realpath, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { seeded } from '../base/testing/seeded';
import { ofToday, seeds } from '../base/testing/share';
import { tempFolder } from '../base/testing/temp-folder';
import { knownListings } from './known-listings';
import { listTree } from './tree';
import { createWorkspace, type Workspace } from './workspace';

// A repeated listing shows the current folder after any change.

const many = 1100;
const names = new Set(Array.from({ length: many }, (_, index) => `f${index}`));
let root: string;
let workspace: Workspace;

beforeAll(async () => {
  root = await realpath(await tempFolder());
});

beforeEach(async () => {
  restore();
  workspace = await createWorkspace(root);
});

/** The folder as it was before the first test. Creating so many files takes longer than any of the tests. */
function restore(): void {
  for (const entry of readdirSync(root, { withFileTypes: true }))
    if (!entry.isDirectory() || entry.name !== 'many') rmSync(join(root, entry.name), { recursive: true });
  mkdirSync(at(''), { recursive: true });
  const left = new Set<string>();
  for (const entry of readdirSync(at(''), { withFileTypes: true }))
    if (entry.isFile() && names.has(entry.name)) left.add(entry.name);
    else rmSync(at(entry.name), { recursive: true });
  for (const name of names) if (!left.has(name)) writeFileSync(at(name), '');
}

const at = (name: string) => join(root, 'many', name);
const list = () => listTree(workspace, 'many');
/** Lists with a new workspace. */
const listAnew = async () => await listTree(await createWorkspace(root), 'many');

it.each<[string, () => Promise<unknown>]>([
  ['a file is made', () => writeFile(at('f10a'), '')],
  ['a file is gone', () => unlink(at('f10'))],
  ['a file is renamed', () => rename(at('f10'), at('A first'))],
  ['a file becomes a folder', () => unlink(at('f10')).then(() => mkdir(at('f10')))],
  ['a file becomes a link', () => unlink(at('f10')).then(() => symlink('f11', at('f10')))],
  ['all are gone', () => rm(at(''), { recursive: true }).then(() => mkdir(at('')))],
  ['rules come', () => writeFile(join(root, '.gitignore'), 'f1*\n')],
  ['rules come into it', () => writeFile(at('.gitignore'), 'f1*\n')],
  ['it is another folder', () => rename(at(''), `${root}/other`).then(() => symlink('other', at('')))],
])('when %s', async (_what, change) => {
  await list();
  await change();
  expect(await list()).toEqual(await listAnew());
});

it('when the target of a link comes and goes', async () => {
  await symlink('target', at('link'));
  const kind = async () => (await list()).find(({ name }) => name === 'link')?.kind;
  const kinds = [await kind()];
  await mkdir(at('target'));
  kinds.push(await kind());
  await rm(at('target'), { recursive: true });
  await writeFile(at('target'), '');
  kinds.push(await kind());
  expect(kinds).toEqual(['broken-link', 'folder-link', 'link']);
});

it(`after many changes between any two looks (${ofToday})`, async () => {
  for (const seed of seeds(3, 300)) {
    const { below: random } = seeded(seed);
    for (let step = 0; step < random(20); step += 1) await changeSomething(random);
    expect(await list()).toEqual(await listAnew());
  }
});

async function changeSomething(random: (below: number) => number): Promise<void> {
  const name = at(`${['f', 'F', 'é', '.'][random(4)]}${random(40)}`);
  await rm(name, { recursive: true, force: true });
  if (random(3) === 0) await mkdir(name);
  if (random(3) === 0) await writeFile(name, '').catch(() => undefined);
  if (random(6) === 0) await symlink(`f${random(50)}`, name).catch(() => undefined);
  if (random(9) === 0) await writeFile(at('.gitignore'), `*${random(10)}\n`.repeat(1 + random(3)));
}

it('what did not change is not judged again', async () => {
  const before = await list();
  await writeFile(at('new'), '');
  const again = await list();
  expect(again.filter((entry) => before.includes(entry))).toHaveLength(many);
});

it('only large folders are known, and of them the last eight', () => {
  const listings = knownListings(workspace);
  const entry = (name: string) => ({ name, path: name, kind: 'file', ignored: false }) as const;
  const large = Array.from({ length: 1000 }, (_, index) => entry(`${index}`));
  for (let index = 0; index < 9; index += 1) listings.keep(`folder${index}`, '', large);
  listings.keep('small', '', [entry('a')]);
  const sizes = ['folder0', 'folder1', 'folder8', 'small'].map(
    (folder) => listings.of(folder, '').byName.size,
  );
  expect(sizes).toEqual([0, 1000, 1000, 0]);
  expect(listings.of('folder1', 'other rules').byName.size).toBe(0);
});
