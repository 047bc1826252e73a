import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '@shared/errors';
import { ToldError } from '@shared/texts/told-error';
import { makeFolder } from '../base/files/make-folder';
import { withLock } from '../base/files/with-lock';
import { compareParts, type PartState } from './compare-parts';
import type { FileChange } from './file-change';
import { ignoredInThread } from './look-in-thread';
import { createSnapshotGit, openSnapshotGit, type SnapshotGit } from './snapshot-git';
import { type LeftOut, type PartPlace, takePart } from './take-part';

// Snapshots of a project: what its files are at a moment, by git's objects in a repository of our own, so that what a
// command changed can be told and taken back. Ignored files and what is in `.git` are in none.

export type Snapshot = {
  /** The project, and each repository in it, by its path relative to the project (`''`: the project). */
  readonly parts: ReadonlyMap<string, PartState>;
  /** Not in it, though not ignored. */
  readonly leftOut: readonly LeftOut[];
};

/** Its path is relative to the project. */
export type SnapshotChange = FileChange;

export type Snapshots = {
  /** Takes turns with others of the same project. Rejects where it cannot be taken whole. */
  take(signal: AbortSignal): Promise<Snapshot>;
  /** Names of ignored files that changed since then, by their times; of large folders the first that are found. */
  ignored(since: number, signal: AbortSignal): Promise<readonly string[]>;
  /** Of what either leaves out nothing is told. */
  changes(before: Snapshot, after: Snapshot, signal: AbortSignal): Promise<SnapshotChange[]>;
  /**
   * The bytes of files, of a link its target, in the order of their ids; null where they are not kept any more, or are
   * others. To be asked for a few at a time: all of them are held.
   */
  read(ids: readonly string[], signal: AbortSignal): Promise<(Buffer | null)[]>;
};

export type SnapshotsOptions = {
  /** Absolute path of git. */
  readonly git: string;
  /** Of the project, real. */
  readonly root: string;
  /** Ours, of this project alone. */
  readonly folder: string;
  /** Files with more bytes are left out. */
  readonly largest?: number;
  /** With more new files than this at once, none is taken: ToldError. */
  readonly most?: number;
};

const usualLargest = 20 * 1024 * 1024;
const usualMost = 200_000;
/** The first one reads every file. */
const patienceMs = 10 * 60_000;

export function createSnapshots(options: SnapshotsOptions): Snapshots {
  const { git, root, folder, largest = usualLargest, most = usualMost } = options;
  const repository = path.join(folder, 'repository');
  const open = (signal: AbortSignal) => openSnapshotGit({ git, folder: repository, signal });
  const inTurn = async <Value>(signal: AbortSignal, action: (git: SnapshotGit) => Promise<Value>) => {
    await makeFolder(folder);
    return await withLock(path.join(folder, 'lock'), async () => await action(await open(signal)), {
      patienceMs,
      signal,
    });
  };
  return {
    take: (signal) =>
      inTurn(signal, async (opened) => {
        try {
          return await takeAll(opened, { root, largest, most });
        } catch (error) {
          if (error instanceof ToldError || signal.aborted || !isDamage(error)) throw error;
          // What it refers to is damaged or gone: nothing but snapshots that are compared no more is lost with it.
          await rm(repository, { recursive: true, force: true });
          return await takeAll(await open(signal), { root, largest, most });
        }
      }),
    ignored: (since, signal) => inTurn(signal, (opened) => ignoredSince(opened, { root, since })),
    changes: (before, after, signal) => inTurn(signal, (opened) => changesOf(opened, before, after)),
    // What is kept changes no more: nobody has to wait for it.
    read: (ids, signal) => createSnapshotGit({ git, folder: repository, signal }).blobs(ids),
  };
}

/** Of the project's own work tree; a repository in it is another. */
async function ignoredSince(
  git: SnapshotGit,
  { root, since }: { readonly root: string; readonly since: number },
): Promise<readonly string[]> {
  const args = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory'];
  const names = await git.run(args, { workTree: root, index: 'index' });
  if (names.length === 0) return [];
  return await ignoredInThread({ workTree: root, entries: names.map(String), since }, git.signal);
}

/** Whether there were any of the project; those of earlier versions do not count. */
export async function hasSnapshots(folder: string): Promise<boolean> {
  return await stat(path.join(folder, 'repository', 'index.modes')).then(
    () => true,
    () => false,
  );
}

/** In git's words: an object that is not there, or not what it is to be. */
function isDamage(error: unknown): boolean {
  return /invalid object|unable to read|bad object|corrupt|missing|not a valid object|index file/i.test(
    messageOf(error),
  );
}

/** A repository in the project is another work tree, with what it ignores itself. */
async function takeAll(
  git: SnapshotGit,
  at: Pick<PartPlace, 'root' | 'largest' | 'most'>,
): Promise<Snapshot> {
  const parts = new Map<string, PartState>();
  const leftOut: LeftOut[] = [];
  const waiting = [''];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const taken = await takePart(git, { ...at, part });
    parts.set(part, { tree: taken.tree, modes: taken.modes, folders: taken.folders });
    leftOut.push(...taken.leftOut);
    waiting.push(...taken.repositories);
  }
  return { parts, leftOut };
}

function inPart(part: string, change: SnapshotChange): SnapshotChange {
  const { path: name, emptyFolder } = change;
  const around = emptyFolder !== undefined && { emptyFolder: `${part}/${emptyFolder}` };
  return { ...change, path: `${part}/${name}`, ...around };
}

async function changesOf(git: SnapshotGit, before: Snapshot, after: Snapshot): Promise<SnapshotChange[]> {
  const names = new Set([...before.parts.keys(), ...after.parts.keys()]);
  const all = await Promise.all(
    [...names].map(async (part) => {
      const changes = await compareParts(git, before.parts.get(part), after.parts.get(part));
      return part === '' ? changes : changes.map((change) => inPart(part, change));
    }),
  );
  // Of what is in one of them alone because it is left out of the other, nothing is known.
  const unknown = new Set([...before.leftOut, ...after.leftOut].map(({ path: name }) => name));
  const known = all.flat().filter(({ path: name }) => !unknown.has(name));
  return known.sort((one, other) => (one.path < other.path ? -1 : 1));
}
