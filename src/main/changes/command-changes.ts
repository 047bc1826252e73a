import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { createSerialQueue } from '../base/serial-queue';
import type { Snapshot, SnapshotChange, Snapshots } from '../snapshots/snapshots';
import type { LeftOut } from '../snapshots/take-part';
import { createInTime, type Detachable, type Patience, usualPatience } from './in-time';
import type { OwnWrite } from './own-writes';

// Changes that commands make in a project, found by comparing snapshots. A change belongs to a command if it ran alone,
// and to "commands" if several ran. Writes by Pilotfish's tools or by the user in its windows are recognized by their
// content.

export type CommandChanges = {
  /**
   * Resolves when the state of the files before the command is known. Never rejects: if it fails, the changes are
   * unknown.
   */
  begin(id: string, signal: AbortSignal): Promise<Watched>;
  /** Takes the first snapshot early, so that the first command starts sooner. Ignores failures. */
  prepare(signal: AbortSignal): Promise<void>;
  /** Pilotfish wrote this file itself, for the model or the user. */
  wrote(write: OwnWrite): void;
  /** The number of running commands, background commands included. */
  running(): number;
};

/** A running command. */
export type Watched = {
  /** The changes since the last look; the command continues. */
  look(): Promise<SeenChanges>;
  /** The same when the command has ended. */
  end(): Promise<SeenChanges>;
};

export type SeenChanges = {
  readonly changes: readonly SeenChange[];
  /** By Pilotfish, while the command ran. */
  readonly writes: readonly OwnWrite[];
  readonly leftOut: readonly LeftOut[];
  /** Ignored files that changed while the command ran. */
  readonly ignored: readonly string[];
  /** The reason if its changes are unknown or incomplete. */
  readonly unknown: AnyText | null;
};

export type SeenChange = SnapshotChange & {
  /** Other commands ran at the same time. */
  readonly shared: boolean;
};

/** `none`: the reason if snapshots are impossible in the project. */
export type SnapshotsThere = Snapshots | { readonly none: AnyText };

/** `patience`: how long a command waits for the first snapshot. */
export function createCommandChanges(
  find: () => Promise<SnapshotsThere>,
  patience: Patience = usualPatience,
): CommandChanges {
  const steps = createSerialQueue();
  const running = new Map<string, Running>();
  /** Commands whose first snapshot is in progress: it may or may not include writes from that time. */
  const starting = new Set<Running>();
  let last: Snapshot | null = null;
  const inTime = createInTime(patience);

  /** Assigns the changes since the last snapshot to the commands that ran, to `first` if it is set. */
  const lookNow = async (snapshots: Snapshots, signal: AbortSignal, first?: Running) => {
    const before = last;
    const now = await snapshots.take(signal);
    last = now;
    const to = first ?? [...running.values()].at(-1);
    if (before === null || to === undefined) return;
    const found = snapshots.changes(before, now, never);
    await noteFound(to, found, running.size > 1);
    to.leftOut = eachOnce(to.leftOut, before.leftOut, now.leftOut);
  };

  /** The first command reports any failure. */
  const takeFirst = async (signal: AbortSignal) => {
    if (last !== null || signal.aborted) return;
    const snapshots = await find();
    if (!('none' in snapshots)) last = await snapshots.take(signal).catch(() => null);
  };

  const watched = (id: string, own: Running, snapshots: Snapshots): Watched => {
    const look = async () => {
      const early = own.writes.length;
      await lookNow(snapshots, never, own).catch((error: unknown) => noteUnknown(own, error));
      own.ignored = await snapshots.ignored(own.since - clockMs, never).catch(() => []);
      return takenFrom(own, early);
    };
    return {
      look: () => steps.next(look),
      end: () => steps.next(() => look().finally(() => running.delete(id))),
    };
  };

  const beginNow = async (id: string, own: Running, { signal, isDetached }: Detachable) => {
    try {
      const snapshots = await find();
      if ('none' in snapshots) return nothingSeen(snapshots.none);
      await lookNow(snapshots, signal);
      if (isDetached()) return null;
      Object.assign(own, { writes: marked(own.writes, 'carried'), since: Date.now() });
      running.set(id, own);
      return watched(id, own, snapshots);
    } catch (error) {
      return nothingSeen(textOf('changes.not-seen', { why: toldOf(error) }));
    } finally {
      starting.delete(own);
    }
  };

  return {
    prepare: (signal) => steps.next(() => takeFirst(signal)),
    async begin(id, signal) {
      const own = nothingYet();
      const start = (tied: Detachable) => {
        starting.add(own);
        return steps.next(() => beginNow(id, own, tied));
      };
      const found = await inTime(signal, start, () => running.delete(id));
      if (found !== null) return found;
      starting.delete(own);
      return nothingSeen(textOf('changes.not-covered'));
    },
    wrote(write) {
      for (const own of [...running.values(), ...starting]) own.writes.push(write);
    },
    running: () => running.size + starting.size,
  };
}

/** Pilotfish also collects the changes of a stopped command. */
const never = new AbortController().signal;

async function noteFound(
  own: Running,
  changes: Promise<readonly SnapshotChange[]>,
  shared: boolean,
): Promise<void> {
  await changes.then(
    (found) => {
      own.found.push(...found.filter(({ isOdd }) => !isOdd).map((change) => ({ ...change, shared })));
      own.odd.push(...found.filter(({ isOdd }) => isOdd));
    },
    (error: unknown) => noteUnknown(own, error),
  );
}

/** Returns the collected changes and clears them for the next look. `early`: the number of writes before the look. */
function takenFrom(own: Running, early: number): SeenChanges {
  const { found, odd, writes, unknown } = own;
  const leftOut = eachOnce(
    own.leftOut,
    odd.map(({ path }) => ({ path, why: 'odd-name' })),
  );
  const ours = new Set(writes.map(({ relativePath }) => relativePath));
  const ignored = own.ignored.filter((name) => !ours.has(name));
  // A write during the look may appear only in the next look.
  Object.assign(own, { ...nothingYet(), writes: marked(writes, 'carried') });
  const told = [...writes.slice(0, early), ...marked(writes.slice(early), 'late')];
  return { changes: found, writes: told, leftOut, ignored, unknown };
}

function noteUnknown(own: Running, error: unknown): void {
  own.unknown ??= textOf('changes.not-seen', { why: toldOf(error) });
}

type Running = {
  found: SeenChange[];
  /** Files with names that are invalid UTF-8. */
  odd: SnapshotChange[];
  writes: OwnWrite[];
  leftOut: readonly LeftOut[];
  ignored: readonly string[];
  /** The time of its start or its last look. */
  since: number;
  unknown: AnyText | null;
};

/** How far the disk's clock may be behind. */
const clockMs = 10;

function nothingYet(): Running {
  return { found: [], odd: [], writes: [], leftOut: [], ignored: [], since: Date.now(), unknown: null };
}

function marked(writes: readonly OwnWrite[], as: 'carried' | 'late'): OwnWrite[] {
  return writes.map((write) => ({ ...write, [as]: true }));
}

function eachOnce(...lists: readonly (readonly LeftOut[])[]): LeftOut[] {
  return [...new Map(lists.flat().map((one) => [one.path, one])).values()];
}

function nothingSeen(unknown: AnyText): Watched {
  const seen = async () => ({ changes: [], writes: [], leftOut: [], ignored: [], unknown });
  return { look: seen, end: seen };
}
