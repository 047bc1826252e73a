import { expect, it } from 'vitest';
import { ofToday, seeds } from '../../base/testing/share';
import { tempFolder } from '../../base/testing/temp-folder';
import { openRandomProject, type RandomProject } from './testing/random-project';

// Random changes by tools, commands and the user, with undone hunks, undos and restarts in any order. Files that only
// the model and its commands changed are restored byte for byte. No undo loses a line of the user.

const sequences = seeds(10, 2_000);

it(
  `${sequences.length} sequences by chance (${ofToday}) lose nothing of the user's, and are taken back whole`,
  async () => {
    for (const seed of sequences) await tryOne(seed);
  },
  60_000 + sequences.length * 10_000,
);

async function tryOne(seed: number): Promise<void> {
  const project = await openRandomProject(await tempFolder(), seed);
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
}

async function lostOf(lines: readonly string[], project: RandomProject): Promise<readonly string[]> {
  const now = new Set(await project.linesOfPerson());
  return lines.filter((line) => !now.has(line));
}
