import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { createSerialQueue } from '../base/serial-queue';
import type { Snapshot, SnapshotChange, Snapshots } from '../snapshots/snapshots';
import type { LeftOut } from '../snapshots/take-part';
import { createInTime, type Detachable, type Patience, usualPatience } from './in-time';
import type { OwnWrite } from './own-writes';

// What commands change in a project, by snapshots around them: what differs while one runs alone is its own, what
// differs while several run is of "commands". Files that our own tools, or the person in our windows, wrote meanwhile
// are told apart by what they hold.

export type CommandChanges = {
  /** Resolves when it is known what the files are before it runs. Never rejects: then nothing is known of it. */
  begin(id: string, signal: AbortSignal): Promise<Watched>;
  /** Reads the files, so that the first command need not wait for that. Best effort. */
  prepare(signal: AbortSignal): Promise<void>;
  /** We ourselves, for the model or the person, made this of a file. */
  wrote(write: OwnWrite): void;
  /** How many run, those in the background too. */
  running(): number;
};

/** One that runs. */
export type Watched = {
  /** What it changed since the last look; it goes on. */
  look(): Promise<SeenChanges>;
  /** The same when it is over. */
  end(): Promise<SeenChanges>;
};

export type SeenChanges = {
  readonly changes: readonly SeenChange[];
  /** By us, while it ran. */
  readonly writes: readonly OwnWrite[];
  readonly leftOut: readonly LeftOut[];
  /** Ignored files that changed while it ran. */
  readonly ignored: readonly string[];
  /** Why it is not known what it changed, or not all of it. */
  readonly unknown: AnyText | null;
};

export type SeenChange = SnapshotChange & {
  /** Others ran at the same time. */
  readonly shared: boolean;
};

/** `snapshots`: null with the reason where there are none. */
export type SnapshotsThere = Snapshots | { readonly none: AnyText };

/** `patience`: how long a command waits to be covered. */
export function createCommandChanges(
  find: () => Promise<SnapshotsThere>,
  patience: Patience = usualPatience,
): CommandChanges {
  const steps = createSerialQueue();
  const running = new Map<string, Running>();
  /** Those of which the first snapshot is being taken: what is written meanwhile may be in it or not. */
  const starting = new Set<Running>();
  let last: Snapshot | null = null;
  const inTime = createInTime(patience);

  /** What changed since the last snapshot goes to those that ran, the named one first. */
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

  /** What hinders it is said with the first command. */
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

/** The command may have been stopped: what it changed is wanted all the same. */
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

/** What was seen of it; it goes on with nothing. `early`: how many writes were before the look. */
function takenFrom(own: Running, early: number): SeenChanges {
  const { found, odd, writes, unknown } = own;
  const leftOut = eachOnce(
    own.leftOut,
    odd.map(({ path }) => ({ path, why: 'odd-name' })),
  );
  const ours = new Set(writes.map(({ relativePath }) => relativePath));
  const ignored = own.ignored.filter((name) => !ours.has(name));
  // One that fell into the look may show in the next.
  Object.assign(own, { ...nothingYet(), writes: marked(writes, 'carried') });
  const told = [...writes.slice(0, early), ...marked(writes.slice(early), 'late')];
  return { changes: found, writes: told, leftOut, ignored, unknown };
}

function noteUnknown(own: Running, error: unknown): void {
  own.unknown ??= textOf('changes.not-seen', { why: toldOf(error) });
}

type Running = {
  found: SeenChange[];
  /** Of files whose names are no UTF-8. */
  odd: SnapshotChange[];
  writes: OwnWrite[];
  leftOut: readonly LeftOut[];
  ignored: readonly string[];
  /** When it began, or was looked at last. */
  since: number;
  unknown: AnyText | null;
};

/** The disk's clock may be so far behind. */
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
