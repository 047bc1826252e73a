import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, symlink, unlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '../testing/temp-folder';
import { writeFileAtomically } from './atomic-write';
import {
  forgetTempName,
  isTempName,
  newTempName,
  removeStaleTemps,
  removeStaleTempsOnce,
} from './stale-temps';

let folder: string;

beforeEach(async () => {
  folder = await tempFolder();
});

/** A name that another process of this machine would choose. */
function nameOf(pid: number): string {
  const name = newTempName();
  forgetTempName(name);
  return name.replace(`-${process.pid}-`, `-${pid}-`);
}

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--eval', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

async function remaining(...names: string[]): Promise<string[]> {
  for (const name of names) await writeFile(join(folder, name), '');
  await removeStaleTemps(folder);
  return readdir(folder);
}

it('removes what a dead process left behind', async () => {
  expect(await remaining(nameOf(await deadPid()))).toEqual([]);
});

it('leaves what a living process is writing', async () => {
  const theirs = nameOf(process.ppid);
  const ours = newTempName();
  expect(await remaining(theirs, ours)).toEqual([theirs, ours].sort());
});

it('removes what an earlier process with the number of this one left behind', async () => {
  expect(await remaining(nameOf(process.pid))).toEqual([]);
});

it('leaves what another machine is writing, until that is a day old', async () => {
  const foreign = `.pilotfish-00000000-${await deadPid()}-0123456789abcdef.tmp`;
  expect(await remaining(foreign)).toEqual([foreign]);
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(join(folder, foreign), yesterday, yesterday);
  await removeStaleTemps(folder);
  expect(await readdir(folder)).toEqual([]);
});

it('touches nothing else, whatever it is called', async () => {
  const names = ['.pilotfish-notes.tmp', '.pilotfish-1.tmp', `x${nameOf(1)}`, `${nameOf(1)}~`];
  expect(await remaining(...names)).toEqual(names.toSorted());
  const name = nameOf(await deadPid());
  await mkdir(join(folder, name));
  expect(await remaining()).toContain(name);
});

it('says nothing about a folder that is not there', async () => {
  await expect(removeStaleTemps(join(folder, 'missing'))).resolves.toBeUndefined();
});

it('looks through a folder once for those who write there, by whatever path they come', async () => {
  const dead = await deadPid();
  const [first, second] = [nameOf(dead), nameOf(dead)];
  const linked = `${folder}-linked`;
  await symlink(folder, linked);
  await writeFile(join(folder, first), '');
  await writeFileAtomically(join(folder, 'a'), '');
  await writeFile(join(folder, second), '');
  await writeFileAtomically(join(folder, 'b'), '');
  await removeStaleTempsOnce(linked);
  await unlink(linked);
  expect((await readdir(folder)).toSorted()).toEqual([second, 'a', 'b']);
});

it('knows its names', () => {
  expect([newTempName(), '.pilotfish-x.tmp', 'file.tmp'].map(isTempName)).toEqual([true, false, false]);
});
