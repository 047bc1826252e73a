import type { TreeEntry } from '@shared/project/project';
import type { Workspace } from './workspace';

// Cache of the last listings of large folders: of thousands of entries few change at a time, and those alone are then
// judged and put in order. What is there is still read from the disk each time.

export type KnownListing = {
  readonly byName: ReadonlyMap<string, TreeEntry>;
  /** The same, as they are shown. */
  readonly inOrder: readonly TreeEntry[];
};

export type KnownListings = {
  /** Empty where the folder was not listed yet, or under other `conditions`. */
  of(folder: string, conditions: string): KnownListing;
  keep(folder: string, conditions: string, inOrder: readonly TreeEntry[]): void;
  /** Keeps a known listing to which `added` came, which are in `inOrder` by now; nothing else of it has changed. */
  grow(folder: string, inOrder: readonly TreeEntry[], added: readonly TreeEntry[]): void;
};

type KeptListing = {
  readonly conditions: string;
  readonly byName: Map<string, TreeEntry>;
  readonly inOrder: readonly TreeEntry[];
};

/** Below, everything is told anew as fast. */
const fewest = 1000;
/** The folders listed last, so that what is shown no more does not stay. */
const mostFolders = 8;

const ofWorkspaces = new WeakMap<Workspace, KnownListings>();
const nothing: KnownListing = { byName: new Map(), inOrder: [] };

/** One instance per workspace; it goes with it. */
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
