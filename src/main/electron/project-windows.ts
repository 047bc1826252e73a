import { chatQuery, projectIn, projectQuery } from '@shared/project/project';
import { BrowserWindow } from 'electron';
import { bringToFront, mainWindows } from './windows/main-windows';

// One window for each project: brought to the front, or opened if it is missing. The address of its page names its
// project, even after the user switched projects in it.

export type ProjectWindows = {
  /** Null: any window. A window without a project takes the requested one. Rejects if no window could be opened. */
  show(project: string | null, chatId?: string): Promise<void>;
};

export type WindowsOptions = {
  /** The address that our page comes from. */
  readonly page: string;
  /** Opens a window with that address. */
  readonly open: (url: string) => Promise<unknown>;
};

export function createProjectWindows({ page, open }: WindowsOptions): ProjectWindows {
  /** By address. */
  const opening = new Map<string, Promise<unknown>>();
  return {
    async show(project, chatId) {
      const url = project === null ? page : new URL(queryOf(project, chatId), page).href;
      const shown = windowOf(project);
      if (shown) return bringToFront(shown);
      const idle = mainWindows().find((window) => projectOf(window) === null);
      if (idle) {
        bringToFront(idle);
        return await idle.loadURL(url);
      }
      const [anyOpening] = opening.values();
      const underWay = project === null ? anyOpening : opening.get(url);
      const opened = underWay ?? open(url).finally(() => opening.delete(url));
      if (!underWay) opening.set(url, opened);
      await opened;
    },
  };
}

function queryOf(project: string, chatId: string | undefined): string {
  return chatId === undefined ? projectQuery(project) : chatQuery(project, chatId);
}

function windowOf(project: string | null): BrowserWindow | undefined {
  const windows = mainWindows();
  const focused = BrowserWindow.getFocusedWindow();
  if (project === null) return windows.find((window) => window === focused) ?? windows[0];
  return windows.find((window) => projectOf(window) === project);
}

function projectOf({ webContents }: BrowserWindow): string | null {
  return projectIn(webContents.getURL());
}
