import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { textOf } from '@shared/texts/text';
import { ToldError } from '@shared/texts/told-error';
import { isTempName } from '../base/files/stale-temps';
import { byteList } from './byte-list';
import { type EmptyFolders, emptyFolders, noFolders } from './empty-folders';
import type { SeenNames } from './look-at-names';
import { lookInThread } from './look-in-thread';
import type { GitPlace, SnapshotGit } from './snapshot-git';

// One part of a snapshot: a work tree. Pilotfish's index for it shows the files that may have changed since the last
// snapshot, so that only those are read.

export type LeftOut = {
  /** Relative to the project with `/`. */
  readonly path: string;
  readonly why: 'too-large' | 'unreadable' | 'odd-name';
};

export type TakenPart = {
  readonly tree: string;
  /** The table of modes. */
  readonly modes: Uint8Array;
  /** Null: there are too many folders without a file. */
  readonly folders: EmptyFolders | null;
  readonly leftOut: readonly LeftOut[];
  /** Repositories in it, relative to the project with `/`. They are separate parts. */
  readonly repositories: readonly string[];
};

export type PartPlace = {
  readonly root: string;
  /** Relative to the root with `/`. */
  readonly part: string;
  readonly largest: number;
  /** Maximum number of new or changed files. */
  readonly most: number;
};

export async function takePart(
  git: SnapshotGit,
  { root, part, largest, most }: PartPlace,
): Promise<TakenPart> {
  const place = { workTree: path.join(root, part), index: indexOf(part) };
  const known = await knownModes(git, place);
  const { names, count, repositories, hasFolders } = await namesToLookAt(git, place, known.bytes === null);
  if (count > most) throw new ToldError(textOf('changes.too-many-files', { most }));
  const { workTree } = place;
  const asked = { workTree, names, recent: known.recent, largest, modes: known.bytes };
  const isSame = known.bytes !== null && count === 0 && known.recent.length === 0;
  const seen = isSame ? null : await lookInThread(asked, git.signal);
  if (seen !== null) {
    await keepModes(git, place, seen);
    await bring(git, place, seen);
  }
  const mayHaveEmpty = hasFolders || (seen !== null && seen.gone.length > 0);
  const [[tree], folders] = await Promise.all([
    git.run(['write-tree'], place),
    mayHaveEmpty ? emptyFolders(git, place) : noFolders,
  ]);
  if (tree === undefined) throw new Error('git wrote no tree');
  const shown = (name: string) => (part === '' ? name : `${part}/${name}`);
  return {
    tree: String(tree).trim(),
    modes: seen?.modes ?? known.bytes ?? noModes,
    folders,
    leftOut: [
      ...(seen?.tooLarge ?? []).map((name) => ({ path: shown(name), why: 'too-large' as const })),
      ...(seen?.unreadable ?? []).map((name) => ({ path: shown(name), why: 'unreadable' as const })),
    ],
    repositories: repositories.map(shown),
  };
}

/** A file name that does not reveal the name of the part. */
function indexOf(part: string): string {
  return part === '' ? 'index' : `index-${createHash('sha256').update(part).digest('hex').slice(0, 32)}`;
}

const noModes = new Uint8Array();

type Modes = {
  /** Null: the modes are unknown. */
  readonly bytes: Uint8Array | null;
  /** Names of files whose mode may have changed without git noticing. */
  readonly recent: Uint8Array;
};

function modesFile(git: SnapshotGit, place: GitPlace): string {
  return path.join(git.folder, `${place.index}.modes`);
}

/**
 * If no modes are known, every file is checked anew, which reads its mode. That is also so after a kill while the modes
 * were written.
 */
async function knownModes(git: SnapshotGit, place: GitPlace): Promise<Modes> {
  const stored = await readFile(modesFile(git, place)).catch(() => Buffer.alloc(0));
  const content = stored.subarray(checksumLength);
  // Every record ends with NUL, so an empty one divides the modes from the recent names.
  const end = content.indexOf('\0\0');
  if (end !== -1 && checksum(content) === stored.toString('latin1', 0, checksumLength))
    return { bytes: content.subarray(0, end + 1), recent: content.subarray(end + 2) };
  await rm(path.join(git.folder, place.index), { force: true });
  return { bytes: null, recent: new Uint8Array() };
}

/**
 * Stores the modes before the index records the files. After a kill between the two steps the files are checked again.
 */
async function keepModes(git: SnapshotGit, place: GitPlace, { modes, recent }: SeenNames): Promise<void> {
  const content = Buffer.concat([modes, nul, recent]);
  await writeFile(modesFile(git, place), Buffer.concat([Buffer.from(checksum(content)), content]));
}

const checksumLength = 64;

function checksum(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

type Names = {
  readonly names: Uint8Array;
  readonly count: number;
  readonly repositories: readonly string[];
  /** Whether there may be folders without a file of the last snapshot. */
  readonly hasFolders: boolean;
};

/** Files that may have changed since the last snapshot, and new ones. */
async function namesToLookAt(git: SnapshotGit, place: GitPlace, isFirst: boolean): Promise<Names> {
  const names = byteList();
  const repositories: string[] = [];
  let count = 0;
  const note = (name: Buffer) => {
    count += 1;
    names.add(name, nul);
  };
  const noteOther = (name: Buffer) => {
    if (name.at(-1) === slash) repositories.push(String(name.subarray(0, -1)));
    else if (!isOurTemp(name)) note(name);
  };
  const others = ['ls-files', '-z', '--others', '--exclude-standard'];
  const [found, hasRemoved]: readonly [readonly Buffer[], boolean] = await Promise.all([
    isFirst ? [] : git.run([...others, '--directory'], place),
    isFirst ? true : eachChanged(git, place, note),
  ]);
  // Git names new folders instead of the files in them. It misses a folder in the place of a file. In a first snapshot
  // everything is new.
  const hasFolders = hasRemoved || found.some((name) => name.at(-1) === slash);
  if (hasFolders) await git.each(others, place, noteOther);
  else found.forEach(noteOther);
  return { names: names.bytes(), count, repositories, hasFolders };
}

/** Resolves with whether files are missing. */
async function eachChanged(
  git: SnapshotGit,
  place: GitPlace,
  onName: (name: Buffer) => void,
): Promise<boolean> {
  const changed = ['diff-files', '-z', '--name-status', '--no-renames', '--ignore-submodules=all'];
  let isStatus = true;
  let hasRemoved = false;
  await git.each(changed, place, (record) => {
    if (isStatus) hasRemoved ||= String(record) === 'D';
    else onName(record);
    isStatus = !isStatus;
  });
  return hasRemoved;
}

const nul = Buffer.from([0]);
const slash = '/'.charCodeAt(0);
const tempStart = Buffer.from('.pilotfish-');

/** Pilotfish's temporary files exist only for a moment, to replace another file. */
function isOurTemp(name: Buffer): boolean {
  const at = name.lastIndexOf(slash) + 1;
  return name.indexOf(tempStart, at) === at && isTempName(name.toString('utf8', at));
}

/** A new file may have the name of an old folder, or the other way round. So removals come first. */
async function bring(git: SnapshotGit, place: GitPlace, { gone, kept }: SeenNames): Promise<void> {
  if (gone.length > 0) await git.run(['update-index', '-z', '--index-info'], { ...place, input: gone });
  const add = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'];
  for (const { bytes, count } of inPieces(kept, mostInPack))
    await git.run(add, { ...place, input: bytes, packs: count > mostLoose });
}

/** In one pack, git compares each new file with all others of the pack. */
const mostInPack = 10_000;
const mostLoose = 1_000;

type Piece = { readonly bytes: Uint8Array; readonly count: number };

/** Divides names, which end with NUL, into pieces of `most` names. Exported for its test. */
export function* inPieces(names: Uint8Array, most: number): Iterable<Piece> {
  let [start, count] = [0, 0];
  for (let end = names.indexOf(0) + 1; end > 0; end = names.indexOf(0, end) + 1) {
    count += 1;
    if (count < most && end < names.length) continue;
    yield { bytes: names.subarray(start, end), count };
    [start, count] = [end, 0];
  }
}
