import path from 'node:path';
import { projectIn } from '@shared/project/project';
import { onSpoken } from '@shared/texts/speak';
import { app, BrowserWindow, Menu, shell } from 'electron';
import type { App } from '../app/application';
import { type ListedWindow, type MenuActs, setMenu, windowItemId } from './menu';
import { saveLogs } from './save-logs';
import { bringToFront, mainWindows } from './windows/main-windows';

// Updates the application's menu when the language or the list of windows changes.

export type KeptMenu = {
  readonly platform: NodeJS.Platform;
  readonly isDevelopment: boolean;
  /** The folder that contains `README.md`. */
  readonly documents: string;
  readonly openFolder: () => void;
};

export function keepMenu(pilotfish: App, { platform, isDevelopment, documents, openFolder }: KeptMenu): void {
  const acts = actsOf(pilotfish, documents, openFolder);
  let shown = '';
  const show = () => {
    shown = titles();
    setMenu({ platform, isDevelopment, windows: listedWindows(), acts });
  };
  // An open menu closes when it is replaced, so only new titles replace it. The window gets its title only after the
  // event, and a new window is complete only after its creation.
  const refresh = () =>
    void setImmediate(() => {
      if (titles() === shown) markFocused();
      else show();
    });
  show();
  onSpoken(show);
  app.on('browser-window-focus', refresh);
  app.on('browser-window-created', (_event, window) => {
    refresh();
    window.on('page-title-updated', refresh);
    window.once('closed', refresh);
  });
}

const titles = () => JSON.stringify(mainWindows().map((window) => window.getTitle()));

function listedWindows(): readonly ListedWindow[] {
  const focused = BrowserWindow.getFocusedWindow();
  return mainWindows().map((window) => ({
    title: window.getTitle(),
    isFocused: window === focused,
    show: () => bringToFront(window),
  }));
}

/** A radio item takes the mark from the others, whatever is written to its `checked` (lib/browser/api/menu.ts). */
function markFocused(): void {
  const index = listedWindows().findIndex(({ isFocused }) => isFocused);
  const item = Menu.getApplicationMenu()?.getMenuItemById(windowItemId(index));
  if (item) item.checked = true;
}

function actsOf(pilotfish: App, documents: string, openFolder: () => void): MenuActs {
  const { log, store, now } = pilotfish;
  return {
    openFolder,
    minimise: () => BrowserWindow.getFocusedWindow()?.minimize(),
    nextWindow() {
      const windows = mainWindows();
      const focused = BrowserWindow.getFocusedWindow();
      const next = windows[((focused ? windows.indexOf(focused) : -1) + 1) % windows.length];
      if (next) bringToFront(next);
    },
    async readMe() {
      const problem = await shell.openPath(path.join(documents, 'README.md'));
      if (problem !== '') log.write('warning', `README.md was not opened: ${problem}`);
    },
    shortcuts() {
      const window = BrowserWindow.getFocusedWindow() ?? mainWindows()[0];
      if (!window) return;
      const project = projectIn(window.webContents.getURL());
      store.emit('app', { type: 'shortcuts-wanted', wanted: { project, at: now() } });
    },
    exportLogs: () => void saveLogs(pilotfish),
  };
}
