import { create } from 'zustand';

// Folders that the window watches besides the shown ones, because it shows data of files in them.

type WatchedFolders = {
  /** By the owner of the request. */
  readonly wanted: Readonly<Record<string, readonly string[]>>;
  readonly folders: readonly string[];
};

export const useWatchedFolders = create<WatchedFolders>()(() => ({ wanted: {}, folders: [] }));

/** Replaces the earlier folders of `owner`. */
export function watchFolders(owner: string, folders: readonly string[]): void {
  useWatchedFolders.setState(({ wanted: { [owner]: before, ...others } }) => {
    if (isSame(before ?? [], folders)) return {};
    const wanted = folders.length === 0 ? others : { ...others, [owner]: [...folders] };
    return { wanted, folders: [...new Set(Object.values(wanted).flat())] };
  });
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((folder, at) => folder === other[at]);
}
