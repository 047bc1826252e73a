import { lstat } from '../../base/disk';

// Second looks: no event reports a change between listing a folder and the start of its watch. So Pilotfish notes the
// time of each folder before listing it, and compares it a little later.

/** Milliseconds after the watch of a folder began. The later one is for a busy machine. */
const looksAfterMs = [500, 4000];

/** Folders that were listed and never watched. Beyond this number the oldest are dropped. */
const mostNoted = 10_000;

export type SecondLooks = {
  /** Reads the times of unknown folders at once. Resolves when it has them. */
  note(folders: Iterable<string>): Promise<void>;
  /** Sets the watched folders: checks new ones again later, and drops the others. */
  begin(folders: ReadonlyMap<string, unknown>): void;
  /** The system has reported this folder, so no check is needed. Returns the folder. */
  told(folder: string): string;
  close(): void;
};

/** Calls `onMissed` with the canonical path of a folder if its time has changed without an event. */
export function createSecondLooks(onMissed: (folder: string) => void): SecondLooks {
  const times = new Map<string, Promise<bigint | null>>();
  /** Timers of each watched folder. Empty once the system has reported it. */
  const timers = new Map<string, readonly NodeJS.Timeout[]>();

  const look = async (folder: string) => {
    const before = times.get(folder);
    const now = timeOf(folder);
    const hasChanged = (await before) !== (await now);
    if (!hasChanged || times.get(folder) !== before) return;
    times.set(folder, now);
    onMissed(folder);
  };
  const stop = (folder: string) => {
    for (const timer of timers.get(folder) ?? []) clearTimeout(timer);
  };
  const forget = (folder: string) => {
    stop(folder);
    timers.delete(folder);
    times.delete(folder);
  };

  return {
    async note(folders) {
      const asked = [...folders];
      for (const folder of asked) if (!times.has(folder)) times.set(folder, timeOf(folder));
      for (const folder of times.keys()) {
        if (times.size <= mostNoted) break;
        if (!timers.has(folder)) times.delete(folder);
      }
      await Promise.all(asked.map((folder) => times.get(folder)));
    },
    begin(folders) {
      for (const folder of [...timers.keys()]) if (!folders.has(folder)) forget(folder);
      for (const folder of folders.keys())
        if (!timers.has(folder))
          timers.set(
            folder,
            looksAfterMs.map((after) => setTimeout(() => void look(folder), after)),
          );
    },
    told(folder) {
      stop(folder);
      if (timers.has(folder)) timers.set(folder, []);
      return folder;
    },
    close() {
      for (const folder of [...timers.keys()]) forget(folder);
      times.clear();
    },
  };
}

/** Time of the last new or removed entry in the folder at `path`. Null if it cannot be read. */
async function timeOf(path: string): Promise<bigint | null> {
  const stats = await lstat(path, { bigint: true }).catch(() => null);
  return stats?.mtimeNs ?? null;
}
