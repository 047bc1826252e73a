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

// File watcher, the only import of chokidar: reports which visible folders changed on disk. Invisible folders cost
// nothing.

export type WatcherEvents = {
  /** Changed folders, relative to the project. Joins changes over `joinMs`. */
  onChange(folders: string[]): void;
  /** A message for the user, sent once. */
  onProblem(told: Text): void;
  /** The project's folder is gone. */
  onRootGone(): void;
  /** The same folder is back. */
  onRootBack(): void;
};

export type Watcher = {
  /** Await it before listing a folder. Changes from then on are reported once the folder is watched. */
  beforeListing(folder: string): Promise<void>;
  /**
   * Watches exactly these folders from now on, without their subfolders. The paths are relative to the project; `''` is
   * the root.
   */
  watch(folders: readonly string[]): void;
  close(): Promise<void>;
};

const joinMs = 75;
const pollMs = 2000;

/** An empty chokidar watcher. Tests replace it to simulate a refusal of the system. */
export type StartWatching = (how: 'native' | 'polling') => Promise<FSWatcher>;

export function createWatcher(
  workspace: Workspace,
  events: WatcherEvents,
  start: StartWatching = startChokidar,
): Watcher {
  const changes = createJoiner((folders) => {
    events.onChange(folders);
    // The system may report entries that vanished with the project's folder, but not the folder itself.
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

  /** Runs one step after another, so that the last set of folders wins. */
  const next = (step: () => Promise<void>) => {
    work = work
      .then(() => (closed ? undefined : step()))
      .catch((error: unknown) =>
        events.onProblem(textOf('project-files.watching-failed', { why: messageOf(error) })),
      );
  };

  function onEvent(event: string, path: string): void {
    for (const folder of [dirname(path), path]) tell(looks.told(folder));
    // The system still watches the name of a folder that is back, but not its content. Watch it again.
    if (event === 'addDir' && view.namesOf(path).length > 0) next(() => view.watchAgain(path));
  }

  /** After a loss of events: the affected folders are unknown. */
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
      // Starts at once, because a window may request both at the same time.
      const asked = notedFolders(workspace, folders, looks);
      next(async () => {
        await view.show(await asked);
        looks.begin(await asked);
        // No event reports a folder that vanished before its watch began.
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

/** The visible folders by canonical path. Each has its requested names (several, because of links). */
type Folders = ReadonlyMap<string, readonly string[]>;

type Listeners = {
  onEvent(event: string, path: string): void;
  /** Called for every event of the system, even if nothing follows from it. */
  onRaw(): void;
  onError(error: unknown): void;
};

/**
 * Runs a chokidar watcher for each visible folder. If one watched them all, its parent would no longer report a folder
 * that was unwatched.
 */
function createView(start: StartWatching, { onEvent, onRaw, onError }: Listeners) {
  const watchers = new Map<string, FSWatcher>();
  let folders: Folders = new Map();
  /** Identity of each folder when its watch began. */
  const identities = new Map<string, string | null>();
  let how: 'native' | 'polling' = 'native';

  const apply = async () => {
    for (const folder of watchers.keys()) if (!folders.has(folder)) await leave(folder);
    for (const folder of folders.keys()) if (!watchers.has(folder)) await enter(folder);
  };
  const enter = async (folder: string) => {
    identities.set(folder, await identityOf(folder));
    const watcher = (await start(how)).on('all', onEvent).on('raw', onRaw).on('error', onError);
    watchers.set(folder, watcher);
    watcher.add(folder);
  };
  const leave = async (folder: string) => {
    identities.delete(folder);
    await watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const leaveAll = async () => {
    for (const folder of watchers.keys()) await leave(folder);
  };

  return {
    namesOf: (folder: string) => folders.get(folder) ?? [],
    async show(next: Folders) {
      folders = next;
      await apply();
    },
    async watchAgain(folder: string) {
      await leave(folder);
      await enter(folder);
    },
    /** From now on no watch counts as certain. */
    distrust: () => identities.clear(),
    /** Watches folders again if a different folder is in their place. Returns all names. */
    async renew(): Promise<string[]> {
      for (const folder of [...watchers.keys()]) {
        if ((await identityOf(folder)) === identities.get(folder)) continue;
        await leave(folder);
        await enter(folder);
      }
      return [...folders.values()].flat();
    },
    /** Replaces the system's watches with polling for good. */
    async poll() {
      await leaveAll();
      how = 'polling';
      await apply();
    },
    close: leaveAll,
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

/** The folders that a window may see. Skips folders that are gone or outside the project. */
async function canonicalFolders(workspace: Workspace, folders: readonly string[]): Promise<Folders> {
  const found = new Map<string, string[]>();
  for (const name of folders) {
    const place = await workspace.resolve(name).catch(() => null);
    if (place) found.set(place.absolute, [...(found.get(place.absolute) ?? []), name]);
  }
  return found;
}

/** The same, with the times of the folders noted. */
async function notedFolders(
  workspace: Workspace,
  folders: readonly string[],
  looks: Pick<SecondLooks, 'note'>,
): Promise<Folders> {
  const found = await canonicalFolders(workspace, folders);
  await looks.note(found.keys());
  return found;
}

/** The system refuses further watches for this user, or has no free descriptors. */
function isLimit(error: unknown): boolean {
  return ['ENOSPC', 'EMFILE', 'ENFILE'].includes(errorCode(error) ?? '');
}

/** Emits the folders added since the last call, at most once in `joinMs`, even in a storm of changes. */
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
