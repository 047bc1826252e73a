import { projectIn } from '@shared/project/project';
import { words } from '@shared/texts/text';
import { BrowserWindow } from 'electron';
import type { BoundsFile, WindowBounds } from './bounds';
import { mainWindows } from './windows/main-windows';
import { pagePreferences } from './windows/page-preferences';
import { besideOthers } from './windows/place-window';

// A window: a sandboxed page with only one exit, the two functions of the preload script. It becomes visible after a
// few seconds in any case, and closes if its page cannot be loaded.

export type WindowOptions = {
  readonly preload: string;
  readonly page: string;
  /** The window's icon, where the system does not take it from the package. */
  readonly icon?: string | undefined;
  readonly bounds: BoundsFile;
  readonly isDark: boolean;
  readonly spellCheck: boolean;
};

/** In ms, for a page that neither draws nor fails. */
const longestHidden = 5_000;

/** `--color-canvas` of the page: the background before it draws. */
const canvas = { light: '#eef1f2', dark: '#12161a' } as const;

/** Resolves when the window is visible, and can have a dialog. Rejects if the page cannot be loaded in two attempts. */
export async function openMainWindow(options: WindowOptions): Promise<BrowserWindow> {
  const { preload, page, icon, bounds, isDark, spellCheck } = options;
  const last = beside(await bounds.read(projectIn(page)));
  const window = new BrowserWindow({
    width: 1360,
    height: 860,
    ...(last && { x: last.x, y: last.y, width: last.width, height: last.height }),
    ...(icon !== undefined && { icon }),
    minWidth: 480,
    minHeight: 360,
    show: false,
    title: words('shell.product'),
    backgroundColor: isDark ? canvas.dark : canvas.light,
    webPreferences: pagePreferences({ preload, spellCheck }),
  });
  const shown = showWhenDrawn(window, last);
  window.on('close', () => {
    const state = { isMaximized: window.isMaximized(), isFullScreen: window.isFullScreen() };
    bounds.write(projectIn(window.webContents.getURL()), { ...window.getNormalBounds(), ...state });
  });
  try {
    await loadTwice(window, page);
  } catch (error) {
    window.destroy();
    throw error;
  }
  await shown;
  return window;
}

/** Another request may navigate the window meanwhile. This is no failure, and a second attempt would take it back. */
async function loadTwice(window: BrowserWindow, page: string): Promise<void> {
  const load = () =>
    window.loadURL(page).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_ABORTED') throw error;
    });
  await load().catch(load);
}

/** The place of the last window. If it would cover another window, it moves a little lower, in normal size. */
function beside(last: WindowBounds | null): WindowBounds | null {
  if (last === null) return null;
  const place = besideOthers(
    last,
    mainWindows().map((window) => window.getNormalBounds()),
  );
  return place.x === last.x ? last : { ...last, ...place, isMaximized: false, isFullScreen: false };
}

/** Maximizing and full screen also show a window, so they wait as well. Resolves then, or when the window closes. */
function showWhenDrawn(window: BrowserWindow, last: WindowBounds | null): Promise<void> {
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>();
  let isDue = true;
  const show = () => {
    if (!isDue) return;
    isDue = false;
    if (last?.isMaximized) window.maximize();
    if (last?.isFullScreen) window.setFullScreen(true);
    window.show();
    settle();
  };
  const late = setTimeout(show, longestHidden);
  window.once('ready-to-show', show);
  window.once('closed', () => {
    isDue = false;
    clearTimeout(late);
    settle();
  });
  return settled;
}
