import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inParallel } from '../../base/in-parallel';
import { ofToday, seeds } from '../../base/testing/share';
import { tempFolder } from '../../base/testing/temp-folder';
import { openRandomProject, type RandomProject } from './testing/random-project';

// Random changes by tools, commands and the user, with undone hunks, undos and restarts in any order. Files that only
// the model and its commands changed are restored byte for byte. No undo loses a line of the user.

const sequences = seeds(5, 1_000);

it(
  `${sequences.length} sequences by chance (${ofToday}) lose nothing of the user's, and are taken back whole`,
  async () => {
    const folder = await tempFolder();
    // A sequence mostly waits for git and the disk.
    await inParallel(sequences, 4, (seed) => tryOne(seed, join(folder, String(seed))));
  },
  60_000 + sequences.length * 10_000,
);

async function tryOne(seed: number, folder: string): Promise<void> {
  await mkdir(folder);
  const project = await openRandomProject(folder, seed);
  const told = (what: string) => `seed ${seed}: ${what}`;
  for (let at = 0; at < 4; at += 1) {
    await project.change();
    const mine = await project.linesOfPerson();
    await project.undoSome();
    expect(await lostOf(mine, project), told(`lines of the user that undo ${at} lost`)).toEqual([]);
  }
  const mine = await project.linesOfPerson();
  await project.undoAll();
  expect(await lostOf(mine, project), told('lines of the user that undoing all lost')).toEqual([]);
  const files = await project.files();
  const untouched = [...new Set([...project.before.keys(), ...files.keys()])].filter(
    (name) => !project.touched.has(name),
  );
  for (const name of untouched)
    expect([name, files.get(name)], told('a file that the user did not touch')).toEqual([
      name,
      project.before.get(name),
    ]);
  await project.close();
  // Thousands of projects with their repositories would fill the disk.
  await rm(folder, { recursive: true });
}

async function lostOf(lines: readonly string[], project: RandomProject): Promise<readonly string[]> {
  const now = new Set(await project.linesOfPerson());
  return lines.filter((line) => !now.has(line));
}
