import { create } from 'zustand';

/** Folders that the window has watched besides those it shows, since it shows something of their files. */
export const useWatchedFolders = create<{ readonly folders: readonly string[] }>()(() => ({ folders: [] }));
