import { words } from '@shared/texts/text';
import { BrowserWindow } from 'electron';
import type { BoundsFile, WindowBounds } from './bounds';
import { mainWindows } from './windows/main-windows';
import { pagePreferences } from './windows/page-preferences';

// A window: a sandboxed page with no way out but the two functions of the preload script. It is seen after a few
// seconds whatever its page does, and is gone when its page cannot be loaded.

export type WindowOptions = {
  readonly preload: string;
  readonly page: string;
  readonly bounds: BoundsFile;
  readonly isDark: boolean;
};

/** In ms, for a page that neither draws nor fails. */
const longestHidden = 5_000;

/** `--color-canvas` of the page: what is seen before it draws. */
const canvas = { light: '#eef1f2', dark: '#12161a' } as const;

/** Rejects when the page cannot be loaded, tried twice. */
export async function openMainWindow(options: WindowOptions): Promise<BrowserWindow> {
  const { preload, page, bounds, isDark } = options;
  const last = beside(await bounds.read(), mainWindows().length);
  const window = new BrowserWindow({
    width: 1360,
    height: 860,
    ...last,
    minWidth: 480,
    minHeight: 360,
    show: false,
    title: words('shell.product'),
    backgroundColor: isDark ? canvas.dark : canvas.light,
    webPreferences: pagePreferences(preload),
  });
  showWhenDrawn(window, last?.isMaximized ?? false);
  window.on('close', () => {
    bounds.write({ ...window.getNormalBounds(), isMaximized: window.isMaximized() });
  });
  try {
    await window.loadURL(page).catch(() => window.loadURL(page));
  } catch (error) {
    window.destroy();
    throw error;
  }
  return window;
}

/** Where the last window was; those after the first stand a little lower each, so that none hides another. */
function beside(last: WindowBounds | null, others: number): WindowBounds | null {
  if (last === null || others === 0) return last;
  return { ...last, x: last.x + 28 * others, y: last.y + 28 * others, isMaximized: false };
}

/** Maximizing shows a window too, so that waits as well. */
function showWhenDrawn(window: BrowserWindow, isMaximized: boolean): void {
  let isDue = true;
  const show = () => {
    if (!isDue) return;
    isDue = false;
    if (isMaximized) window.maximize();
    window.show();
  };
  const late = setTimeout(show, longestHidden);
  window.once('ready-to-show', show);
  window.once('closed', () => {
    isDue = false;
    clearTimeout(late);
  });
}
