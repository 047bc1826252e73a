import { AppError } from '@shared/errors';
import type { TreeEntry } from '@shared/project/project';
import { toldOf } from '@shared/texts/told-error';
import { create } from 'zustand';
import { api } from './server-state';
import type { Listing, Listings } from './visible-rows';

// Listings of the project's folders in this window. During a new listing, a folder still shows its old entries.

type Known = { readonly project: string | null; readonly listings: Listings };

export const useListings = create<Known>(() => ({ project: null, listings: {} }));

/** Incremented by `listProject`; answers to earlier requests are ignored. */
let generation = 0;
const underWay = new Set<string>();
const wantedAgain = new Set<string>();

/** Lists `folder`. A call during a listing causes one more listing afterwards. */
export async function loadFolder(folder: string): Promise<void> {
  if (underWay.has(folder)) {
    wantedAgain.add(folder);
    return;
  }
  const { project } = useListings.getState();
  if (project === null) return;
  const born = generation;
  underWay.add(folder);
  do {
    wantedAgain.delete(folder);
    const listing = await list(project, folder);
    if (born !== generation) return;
    if (listing) put(folder, listing);
  } while (wantedAgain.has(folder));
  underWay.delete(folder);
}

/** From now on, the listings belong to that project. A new project starts with only its `root`, if given. */
export function listProject(project: string | null, root: readonly TreeEntry[] | null = null): void {
  if (useListings.getState().project === project) return;
  generation += 1;
  underWay.clear();
  wantedAgain.clear();
  useListings.setState({ project, listings: root ? { '': { kind: 'loaded', entries: root } } : {} });
}

/** Null if the connection was lost in between: the old entries stay until it is back. */
async function list(project: string, folder: string): Promise<Listing | null> {
  try {
    return { kind: 'loaded', entries: await api.project.list({ project, path: folder }) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'closed') return null;
    return { kind: 'failed', message: toldOf(error) };
  }
}

function put(folder: string, listing: Listing): void {
  useListings.setState(({ listings }) => ({ listings: { ...listings, [folder]: listing } }));
}
