import { app } from 'electron';
import { z } from 'zod';

// Folders that the system asks a running application to open: a second start, or a drop on its icon (macOS). Requests
// wait here until Pilotfish can open them.

export type FolderRequests = {
  /** Takes the folders that wait. */
  takeAll(): readonly string[];
  /** Handles waiting and future requests. Null: a second start without a folder, which only shows the window. */
  answer(listener: (folder: string | null) => void, onLink: (link: string) => void): void;
  /** Adds the links of this start. */
  link(links: readonly string[]): void;
};

/** Call this before Electron is ready. */
export function listenForFolders(): FolderRequests {
  const waiting: (string | null)[] = [];
  let take = (folder: string | null): unknown => waiting.push(folder);
  const waitingLinks: string[] = [];
  let takeLink = (link: string): unknown => waitingLinks.push(link);
  app.on('second-instance', (_event, _argv, _cwd, data) => {
    const { folders, links } = requestIn(data);
    for (const folder of folders.length + links.length > 0 ? folders : [null]) take(folder);
    for (const link of links) takeLink(link);
  });
  app.on('open-url', (event, link) => {
    event.preventDefault();
    takeLink(link);
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    take(path);
  });
  return {
    takeAll: () => waiting.splice(0).filter((folder) => folder !== null),
    answer(listener, onLink) {
      take = listener;
      takeLink = onLink;
      for (const folder of waiting.splice(0)) listener(folder);
      for (const link of waitingLinks.splice(0)) onLink(link);
    },
    link(links) {
      for (const link of links) takeLink(link);
    },
  };
}

const requestSchema = z.object({
  folders: z.array(z.string()).catch([]),
  links: z.array(z.string()).catch([]),
});

/** The data that the other process passed to `requestSingleInstanceLock`. */
function requestIn(data: unknown): z.infer<typeof requestSchema> {
  return requestSchema.safeParse(data).data ?? { folders: [], links: [] };
}
