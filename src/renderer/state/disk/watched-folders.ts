import { create } from 'zustand';

// Folders that the window has watched besides those it shows, since it shows something of their files.

type WatchedFolders = {
  /** By who asks for them. */
  readonly wanted: Readonly<Record<string, readonly string[]>>;
  readonly folders: readonly string[];
};

export const useWatchedFolders = create<WatchedFolders>()(() => ({ wanted: {}, folders: [] }));

/** Replaces the folders that `owner` asked for before. */
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
