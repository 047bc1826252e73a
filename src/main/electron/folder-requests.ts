import { app } from 'electron';
import { z } from 'zod';

// Folders the system asks a running application to open: by a second start, or dropped on its icon (macOS). They may come
// before there is anybody to open them, and wait then.

export type FolderRequests = {
  /** Takes the folders that wait. */
  takeAll(): readonly string[];
  /** From now on, and for those that wait. Null: started again without a folder, to be shown. */
  answer(listener: (folder: string | null) => void): void;
};

/** Must be called before Electron is ready. */
export function listenForFolders(): FolderRequests {
  const waiting: (string | null)[] = [];
  let take = (folder: string | null): unknown => waiting.push(folder);
  app.on('second-instance', (_event, _argv, _cwd, data) => {
    const folders = foldersIn(data);
    for (const folder of folders.length > 0 ? folders : [null]) take(folder);
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    take(path);
  });
  return {
    takeAll: () => waiting.splice(0).filter((folder) => folder !== null),
    answer(listener) {
      take = listener;
      for (const folder of waiting.splice(0)) listener(folder);
    },
  };
}

const requestSchema = z.object({ folders: z.array(z.string()) });

/** What the other process gave `requestSingleInstanceLock`. */
function foldersIn(data: unknown): readonly string[] {
  return requestSchema.safeParse(data).data?.folders ?? [];
}
