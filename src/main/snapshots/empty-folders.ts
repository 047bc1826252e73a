import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { nameText } from './name-text';
import type { GitPlace, SnapshotGit } from './snapshot-git';

// Folders in a part of a snapshot that contain none of its files. Git does not store them.

/** Paths are relative with `/`. */
export type EmptyFolders = {
  /** Permission bits of the empty folders. */
  readonly empty: ReadonlyMap<string, number>;
  /** The outermost of the other folders, e.g. those with ignored files. Their content is not read. */
  readonly filled: readonly string[];
};

export const noFolders: EmptyFolders = { empty: new Map(), filled: [] };

/** Maximum number of folders to read. */
const mostFolders = 5_000;

/** Call it when the index has all files. Null: there are too many folders. */
export async function emptyFolders(git: SnapshotGit, place: GitPlace): Promise<EmptyFolders | null> {
  const others = ['ls-files', '-z', '--others', '--directory', '--exclude-standard'];
  const names = (await git.run(others, place)).filter((name) => name.at(-1) === slash).map(nameText);
  const empty = new Map<string, number>();
  const filled: string[] = [];
  let left = mostFolders;
  for (const { path: name } of names.filter(({ isOdd }) => !isOdd)) {
    const outermost = name.slice(0, -1);
    const found = await foldersIn(place.workTree, outermost, left);
    left -= found.folders;
    if (left < 0) return null;
    if (found.empty === null) filled.push(outermost);
    for (const [folder, mode] of found.empty ?? []) empty.set(folder, mode);
  }
  return { empty, filled };
}

const slash = '/'.charCodeAt(0);

type Found = {
  readonly folders: number;
  /** Null: one of the folders has content. */
  readonly empty: ReadonlyMap<string, number> | null;
};

/** Stops after `most` folders. */
async function foldersIn(workTree: string, outermost: string, most: number): Promise<Found> {
  const empty = new Map<string, number>();
  const waiting = [outermost];
  let folders = 0;
  for (let name = waiting.pop(); name !== undefined && folders <= most; name = waiting.pop()) {
    folders += 1;
    const place = path.join(workTree, name);
    const entries = await readdir(place, { withFileTypes: true }).catch(() => null);
    // A name that is not UTF-8 reads as a different name, which does not exist.
    if (!entries?.every((entry) => entry.isDirectory() && !entry.name.includes('\ufffd')))
      return { folders, empty: null };
    if (entries.length === 0) empty.set(name, (await lstat(place)).mode & 0o7777);
    for (const entry of entries) waiting.push(`${name}/${entry.name}`);
  }
  return { folders, empty };
}
