import type { TreeEntry } from '@shared/project/project';
import type { Workspace } from './workspace';

// Cache of the last listings of large folders. Few of thousands of entries change at a time: Pilotfish reads all from
// the disk each time, but judges and sorts only the changed ones.

export type KnownListing = {
  readonly byName: ReadonlyMap<string, TreeEntry>;
  /** The same entries, in display order. */
  readonly inOrder: readonly TreeEntry[];
};

export type KnownListings = {
  /** Empty if the folder is new, or was listed under other `conditions`. */
  of(folder: string, conditions: string): KnownListing;
  keep(folder: string, conditions: string, inOrder: readonly TreeEntry[]): void;
  /** Adds entries to a known listing. `inOrder` already contains `added`; nothing else has changed. */
  grow(folder: string, inOrder: readonly TreeEntry[], added: readonly TreeEntry[]): void;
};

type KeptListing = {
  readonly conditions: string;
  readonly byName: Map<string, TreeEntry>;
  readonly inOrder: readonly TreeEntry[];
};

/** Smaller folders are listed anew as fast. */
const fewest = 1000;
/** Number of recent folders, so that the cache drops folders out of view. */
const mostFolders = 8;

const ofWorkspaces = new WeakMap<Workspace, KnownListings>();
const nothing: KnownListing = { byName: new Map(), inOrder: [] };

/** One instance per workspace, with the same lifetime. */
export function knownListings(workspace: Workspace): KnownListings {
  const listings = ofWorkspaces.get(workspace) ?? createListings();
  ofWorkspaces.set(workspace, listings);
  return listings;
}

function createListings(): KnownListings {
  const listings = new Map<string, KeptListing>();
  return {
    of(folder, conditions) {
      const known = listings.get(folder);
      return known?.conditions === conditions ? known : nothing;
    },
    keep(folder, conditions, inOrder) {
      listings.delete(folder);
      if (inOrder.length < fewest) return;
      listings.set(folder, {
        conditions,
        byName: new Map(inOrder.map((entry) => [entry.name, entry])),
        inOrder,
      });
      const [oldest] = listings.keys();
      if (listings.size > mostFolders && oldest !== undefined) listings.delete(oldest);
    },
    grow(folder, inOrder, added) {
      const known = listings.get(folder);
      if (!known) return;
      for (const entry of added) known.byName.set(entry.name, entry);
      listings.delete(folder);
      listings.set(folder, { ...known, inOrder });
    },
  };
}
