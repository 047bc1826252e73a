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

// Snapshots of a project: the state of its files at one moment, as git objects in a repository of Pilotfish. They show
// the changes of a command and allow undo; they exclude ignored files and the content of `.git`.

export type Snapshot = {
  /** The project and each repository in it, by the path relative to the project (`''`: the project). */
  readonly parts: ReadonlyMap<string, PartState>;
  /** Unignored files that are missing in the snapshot. */
  readonly leftOut: readonly LeftOut[];
};

/** The path is relative to the project. */
export type SnapshotChange = FileChange;

export type Snapshots = {
  /** Takes turns with other snapshots of the same project. Rejects if the snapshot would be incomplete. */
  take(signal: AbortSignal): Promise<Snapshot>;
  /** Names of ignored files that changed since then, judged by their times. For large folders only the first ones. */
  ignored(since: number, signal: AbortSignal): Promise<readonly string[]>;
  /** Excludes files that either snapshot leaves out. */
  changes(before: Snapshot, after: Snapshot, signal: AbortSignal): Promise<SnapshotChange[]>;
  /**
   * The bytes of files, or the targets of links, in the order of their ids. Null for missing or damaged objects.
   * Request only a few at a time, because all of them are in memory.
   */
  read(ids: readonly string[], signal: AbortSignal): Promise<(Buffer | null)[]>;
};

export type SnapshotsOptions = {
  /** Absolute path of git. */
  readonly git: string;
  /** Real path of the project. */
  readonly root: string;
  /** Pilotfish's folder for this project alone. */
  readonly folder: string;
  /** Larger files are left out. */
  readonly largest?: number;
  /** If there are more new files at once, no snapshot is taken: ToldError. */
  readonly most?: number;
};

const usualLargest = 20 * 1024 * 1024;
const usualMost = 200_000;
/** The first snapshot reads every file. */
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
          // The repository has damaged or missing objects. Deleting it loses only snapshots that are no longer
          // compared.
          await rm(repository, { recursive: true, force: true });
          return await takeAll(await open(signal), { root, largest, most });
        }
      }),
    ignored: (since, signal) => inTurn(signal, (opened) => ignoredSince(opened, { root, since })),
    changes: (before, after, signal) => inTurn(signal, (opened) => changesOf(opened, before, after)),
    // Stored objects never change, so reading needs no lock.
    read: (ids, signal) => createSnapshotGit({ git, folder: repository, signal }).blobs(ids),
  };
}

/** Only for the project's own work tree. Excludes nested repositories. */
async function ignoredSince(
  git: SnapshotGit,
  { root, since }: { readonly root: string; readonly since: number },
): Promise<readonly string[]> {
  const args = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory'];
  const names = await git.run(args, { workTree: root, index: 'index' });
  if (names.length === 0) return [];
  return await ignoredInThread({ workTree: root, entries: names.map(String), since }, git.signal);
}

/** Whether the project has snapshots. Those of earlier versions do not count. */
export async function hasSnapshots(folder: string): Promise<boolean> {
  return await stat(path.join(folder, 'repository', 'index.modes')).then(
    () => true,
    () => false,
  );
}

/** Whether git's message reports a missing or damaged object. */
function isDamage(error: unknown): boolean {
  return /invalid object|unable to read|bad object|corrupt|missing|not a valid object|index file/i.test(
    messageOf(error),
  );
}

/** A nested repository is another work tree, with its own ignored files. */
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
  // The changes of a file that one snapshot leaves out are unknown.
  const unknown = new Set([...before.leftOut, ...after.leftOut].map(({ path: name }) => name));
  const known = all.flat().filter(({ path: name }) => !unknown.has(name));
  return known.sort((one, other) => (one.path < other.path ? -1 : 1));
}
