import type { TreeEntry } from '@shared/project';
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
  const listings = new Map<string, KnownListing & { readonly conditions: string }>();
  return {
    of(folder, conditions) {
      const known = listings.get(folder);
      return known?.conditions === conditions ? known : nothing;
    },
    keep(folder, conditions, inOrder) {
      const known = this.of(folder, conditions);
      listings.delete(folder);
      if (inOrder.length < fewest) return;
      const byName =
        known.inOrder === inOrder ? known.byName : new Map(inOrder.map((entry) => [entry.name, entry]));
      listings.set(folder, { conditions, byName, inOrder });
      const [oldest] = listings.keys();
      if (listings.size > mostFolders && oldest !== undefined) listings.delete(oldest);
    },
  };
}
