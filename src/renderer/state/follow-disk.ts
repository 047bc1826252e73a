import { dataFileAt } from '@shared/data-files/data-file';
import type { ProjectState } from '@shared/project/project-state';
import { useWatchedFolders } from './disk/watched-folders';
import { listProject, loadFolder, useListings } from './folder-listings';
import { api, useServerState } from './server-state';
import { type Tab, useUiState } from './ui-state';
import { folderOf, type Listings, shownFolders } from './visible-rows';

// Keeps the shown folders current with the disk. The main process watches exactly the folders of this window, and the
// window lists each changed folder again. One subscriber serves all panels of the window.

/** Runs until the returned function is called; meant for an effect. */
export function followDisk(): () => void {
  users += 1;
  if (users === 1) stop = start();
  return () => {
    users -= 1;
    if (users === 0) stop();
  };
}

/**
 * The folders to watch: those of files in tabs, the shown ones, and requested ones, up to the limit of the main
 * process.
 */
export function foldersToWatch(
  shown: readonly string[],
  tabs: readonly Tab[],
  besides: readonly string[] = [],
): string[] {
  const ofTabs = tabs.flatMap((tab) =>
    tab.kind === 'file' && dataFileAt(tab.path) === null ? [folderOf(tab.path)] : [],
  );
  return [...new Set(['', ...ofTabs, ...besides, ...shown])].slice(0, mostWatched);
}

/** The limit of `project.watch` in the contract. */
const mostWatched = 2000;

let users = 0;
let stop = () => {};

type Seen = {
  readonly project: string | null;
  readonly state: ProjectState['state'] | null;
  readonly versions: ProjectState['folderVersions'];
  readonly expanded: readonly string[];
  readonly tabs: readonly Tab[];
  /** Of the other column. */
  readonly tabsBeside: readonly Tab[];
  readonly besides: readonly string[];
  readonly listings: Listings;
};

function start(): () => void {
  const subscriber = createSubscriber();
  const stops = [useServerState, useUiState, useListings, useWatchedFolders].map((store) =>
    store.subscribe(subscriber.look),
  );
  subscriber.look();
  return () => {
    for (const unsubscribe of stops) unsubscribe();
  };
}

function createSubscriber(): { look(): void } {
  let last: Seen | null = null;
  let watched = '';
  /** The version of each shown folder at its last listing. */
  const listedAt = new Map<string, number>();

  const forget = () => {
    last = null;
    watched = '';
    listedAt.clear();
  };

  const look = () => {
    const seen = currentlySeen();
    if (!seen) return forget();
    if (last && isSame(last, seen)) return;
    const { project } = seen;
    if (project !== useListings.getState().project) {
      forget();
      return listProject(project);
    }
    if (seen.state !== last?.state) listedAt.clear();
    last = seen;
    if (project !== null && seen.state === 'open') follow(project, seen);
  };

  const follow = (project: string, { listings, expanded, tabs, tabsBeside, besides, versions }: Seen) => {
    const shown = new Set(shownFolders(listings, new Set(expanded)));
    watch(project, foldersToWatch([...shown], [...tabs, ...tabsBeside], besides));
    for (const folder of listedAt.keys()) if (!shown.has(folder)) listedAt.delete(folder);
    for (const folder of shown) {
      const version = versions[folder] ?? 0;
      if (listedAt.get(folder) === version) continue;
      listedAt.set(folder, version);
      void loadFolder(folder);
    }
  };

  // Sent before the listing that follows, so that the two cover every change. If it fails, the user still sees each
  // folder as of its expansion. The main process then shows a notice that it cannot watch.
  const watch = (project: string, folders: readonly string[]) => {
    const wanted = JSON.stringify([project, folders.toSorted()]);
    if (wanted === watched) return;
    watched = wanted;
    api.project.watch({ project, folders: [...folders] }).catch(() => {
      watched = '';
    });
  };

  return { look };
}

const none: readonly Tab[] = [];
const noVersions: ProjectState['folderVersions'] = {};

/** Null while the connection is lost, and until this window has the state of the project. */
function currentlySeen(): Seen | null {
  const { project: shown, connection } = useServerState.getState();
  if (connection !== 'open') return null;
  const { project, expandedFolders, tabs, otherColumn } = useUiState.getState();
  if ((shown?.key ?? null) !== project) return null;
  return {
    project,
    state: shown?.state ?? null,
    versions: shown?.folderVersions ?? noVersions,
    expanded: expandedFolders,
    tabs,
    tabsBeside: otherColumn?.tabs ?? none,
    besides: useWatchedFolders.getState().folders,
    listings: useListings.getState().listings,
  };
}

function isSame(a: Seen, b: Seen): boolean {
  return (
    a.project === b.project &&
    a.state === b.state &&
    a.versions === b.versions &&
    a.expanded === b.expanded &&
    a.tabs === b.tabs &&
    a.tabsBeside === b.tabsBeside &&
    a.besides === b.besides &&
    a.listings === b.listings
  );
}
