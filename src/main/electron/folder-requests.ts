import { app } from 'electron';

// Folders the system asks a running application to open: by a second start, or dropped on its icon (macOS). They may come
// before there is anybody to open them, and wait then.

export type FolderRequests = {
  /** Takes the first folder that waits; null when there is none. */
  takeFirst(): string | null;
  /** From now on, and for those that wait. Null: started again without a folder, to be shown. */
  answer(listener: (folder: string | null) => void): void;
};

/** Must be called before Electron is ready. */
export function listenForFolders(): FolderRequests {
  const waiting: (string | null)[] = [];
  let take = (folder: string | null): unknown => waiting.push(folder);
  app.on('second-instance', (_event, _argv, _cwd, data) => take(folderIn(data)));
  app.on('open-file', (event, path) => {
    event.preventDefault();
    take(path);
  });
  return {
    takeFirst() {
      const index = waiting.findIndex((folder) => folder !== null);
      return index === -1 ? null : (waiting.splice(index, 1)[0] ?? null);
    },
    answer(listener) {
      take = listener;
      for (const folder of waiting.splice(0)) listener(folder);
    },
  };
}

/** What the other process gave `requestSingleInstanceLock`. */
function folderIn(data: unknown): string | null {
  const { folder } = (data ?? {}) as { folder?: unknown };
  return typeof folder === 'string' ? folder : null;
}
