import { dirname } from 'node:path';
import { messageOf } from '@shared/errors';
import { type Text, textOf } from '@shared/texts/text';
import type { FSWatcher } from 'chokidar';
import { errorCode } from '../../base/errno';
import { identityOf } from '../../base/files/folder-identity';
import type { Workspace } from '../workspace';
import { createLossDetector } from './lost-changes';
import { createSecondLooks, type SecondLooks } from './second-looks';
import { watchRoot } from './watch-root';

// File watcher: says which of the folders in view changed on disk. The only import of chokidar; what is not in view
// costs nothing.

export type WatcherEvents = {
  /** Folders in which something changed, relative to the project; joined over `joinMs`. */
  onChange(folders: string[]): void;
  /** Something the person should know, once. */
  onProblem(told: Text): void;
  /** The project's folder itself is no longer there. */
  onRootGone(): void;
  /** The very folder is there again. */
  onRootBack(): void;
};

export type Watcher = {
  /** To be awaited before a folder is listed: a change from then on is told once the folder is watched. */
  beforeListing(folder: string): Promise<void>;
  /** From now on these folders (relative to the project, `''` the root) are watched, without what is below them. */
  watch(folders: readonly string[]): void;
  close(): Promise<void>;
};

const joinMs = 75;
const pollMs = 2000;

/** A chokidar watcher on nothing yet. Replaced in tests to have the system refuse. */
export type StartWatching = (how: 'native' | 'polling') => Promise<FSWatcher>;

export function createWatcher(
  workspace: Workspace,
  events: WatcherEvents,
  start: StartWatching = startChokidar,
): Watcher {
  const changes = createJoiner((folders) => {
    events.onChange(folders);
    // The system may tell of what went with the project's folder, and not of that.
    next(root.look);
  });
  const losses = createLossDetector(() => next(tellAll));
  const view = createView(start, { onEvent, onError, onRaw: losses.count });
  const tell = (folder: string) => view.namesOf(folder).forEach(changes.add);
  const looks = createSecondLooks(tell);
  const root = watchRoot(workspace.root, {
    onGone() {
      view.distrust();
      events.onRootGone();
    },
    onBack() {
      events.onRootBack();
      next(tellAll);
    },
  });
  let work: Promise<void> = Promise.resolve();
  let isPolling = false;
  let closed = false;

  /** One step after another, so that the last set wins. */
  const next = (step: () => Promise<void>) => {
    work = work
      .then(() => (closed ? undefined : step()))
      .catch((error: unknown) =>
        events.onProblem(textOf('project-files.watching-failed', { why: messageOf(error) })),
      );
  };

  function onEvent(event: string, path: string): void {
    for (const folder of [dirname(path), path]) tell(looks.told(folder));
    // A folder that is there again is watched by its name only; what is in it has to be asked for anew.
    if (event === 'addDir' && view.namesOf(path).length > 0) next(() => view.watchAgain(path));
  }

  /** After something was missed: nobody knows in which folders. */
  async function tellAll(): Promise<void> {
    await root.look();
    for (const name of await view.renew()) changes.add(name);
  }

  function onError(error: unknown): void {
    if (!isLimit(error) || isPolling) return;
    isPolling = true;
    events.onProblem(textOf('project-files.too-many-watched', { code: errorCode(error) ?? '' }));
    next(() => view.poll());
  }

  return {
    beforeListing: async (folder) => void (await notedFolders(workspace, [folder], looks)),
    watch(folders) {
      // At once: a window may ask for both at a time.
      const asked = notedFolders(workspace, folders, looks);
      next(async () => {
        await view.show(await asked);
        looks.begin(await asked);
        // Of what went before it was watched nobody would tell.
        await root.look();
      });
    },
    async close() {
      closed = true;
      changes.close();
      looks.close();
      root.close();
      await work;
      await view.close();
    },
  };
}

/** The folders in view by their canonical paths, each with the names it was asked for (several, through links). */
type Folders = ReadonlyMap<string, readonly string[]>;

type Listeners = {
  onEvent(event: string, path: string): void;
  /** Whenever the system tells anything, whatever comes of it. */
  onRaw(): void;
  onError(error: unknown): void;
};

/** Keeps a chokidar watcher, once there is something in view, on exactly those folders. */
function createView(start: StartWatching, { onEvent, onRaw, onError }: Listeners) {
  let watcher: FSWatcher | null = null;
  let watched: Folders = new Map();
  let folders: Folders = new Map();
  /** What was there when each began to be watched. */
  const identities = new Map<string, string | null>();
  let how: 'native' | 'polling' = 'native';

  const apply = async () => {
    if (folders.size === 0 && !watcher) return;
    watcher ??= (await start(how)).on('all', onEvent).on('raw', onRaw).on('error', onError);
    for (const folder of watched.keys()) if (!folders.has(folder)) leave(folder);
    for (const folder of folders.keys()) if (!watched.has(folder)) await enter(folder);
    watched = folders;
  };
  const enter = async (folder: string) => {
    identities.set(folder, await identityOf(folder));
    watcher?.add(folder);
  };
  const leave = (folder: string) => {
    identities.delete(folder);
    watcher?.unwatch(folder);
  };

  return {
    namesOf: (folder: string) => folders.get(folder) ?? [],
    async show(next: Folders) {
      folders = next;
      await apply();
    },
    async watchAgain(folder: string) {
      leave(folder);
      await enter(folder);
    },
    /** None of them is surely watched any more. */
    distrust: () => identities.clear(),
    /** Watches those again in whose place another folder is by now; names all. */
    async renew(): Promise<string[]> {
      for (const folder of watched.keys()) {
        if ((await identityOf(folder)) === identities.get(folder)) continue;
        leave(folder);
        await enter(folder);
      }
      return [...folders.values()].flat();
    },
    /** Leaves the system's own watching for good. */
    async poll() {
      await watcher?.close();
      [watcher, watched, how] = [null, new Map(), 'polling'];
      await apply();
    },
    close: async () => watcher?.close(),
  };
}

const startChokidar: StartWatching = async (how) => {
  const { watch } = await import('chokidar');
  return watch([], {
    backend: how === 'polling' ? 'polling' : 'native',
    pollingInterval: pollMs,
    pollingBinaryInterval: pollMs,
    depth: 0,
    ignoreInitial: true,
    followSymlinks: false,
    ignorePermissionErrors: true,
    atomic: false,
  });
};

/** What a window may see of its folders; those that left the project or are gone are passed over. */
async function canonicalFolders(workspace: Workspace, folders: readonly string[]): Promise<Folders> {
  const found = new Map<string, string[]>();
  for (const name of folders) {
    const place = await workspace.resolve(name).catch(() => null);
    if (place) found.set(place.absolute, [...(found.get(place.absolute) ?? []), name]);
  }
  return found;
}

/** The same, with their times taken. */
async function notedFolders(
  workspace: Workspace,
  folders: readonly string[],
  looks: Pick<SecondLooks, 'note'>,
): Promise<Folders> {
  const found = await canonicalFolders(workspace, folders);
  await looks.note(found.keys());
  return found;
}

/** The system watches no more folders for this user, or has no more of the files it takes. */
function isLimit(error: unknown): boolean {
  return ['ENOSPC', 'EMFILE', 'ENFILE'].includes(errorCode(error) ?? '');
}

/** Hands on what was added since the last time, at most once in `joinMs`, whatever storm goes on. */
function createJoiner(emit: (folders: string[]) => void) {
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  return {
    add(folder: string) {
      pending.add(folder);
      timer ??= setTimeout(() => {
        timer = null;
        const folders = [...pending];
        pending.clear();
        emit(folders);
      }, joinMs);
    },
    close() {
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
}
