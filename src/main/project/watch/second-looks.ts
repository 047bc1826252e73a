import { lstat } from '../../base/disk';

// Second looks: what is made in a folder after it was listed and before the system's watching of it is in force is
// told by nobody. So each folder's time is taken before it is listed and compared a little later.

/** Milliseconds after a folder began to be watched; the later one is for a busy machine. */
const looksAfterMs = [500, 4000];

/** Folders that were listed and never watched: the oldest of more are forgotten. */
const mostNoted = 10_000;

export type SecondLooks = {
  /** Takes the times of those not known yet, at once; resolves when it has them. */
  note(folders: Iterable<string>): Promise<void>;
  /** These are watched by now: the new ones are looked at again, those no longer among them are forgotten. */
  begin(folders: ReadonlyMap<string, unknown>): void;
  /** The system tells of this folder, so that nothing more need be looked for; hands it on. */
  told(folder: string): string;
  close(): void;
};

/** Calls `onMissed` with a folder (its canonical path) whose own time has changed and of which nothing was told. */
export function createSecondLooks(onMissed: (folder: string) => void): SecondLooks {
  const times = new Map<string, Promise<bigint | null>>();
  /** Of each folder that is watched; none where the system has told. */
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

/** When something last appeared in, or went from, the folder at `path`; null where none can be read. */
async function timeOf(path: string): Promise<bigint | null> {
  const stats = await lstat(path, { bigint: true }).catch(() => null);
  return stats?.mtimeNs ?? null;
}
