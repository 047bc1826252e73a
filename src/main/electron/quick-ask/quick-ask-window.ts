import { quickAskPath } from '@shared/project/project';
import { words } from '@shared/texts/text';
import { app, BrowserWindow, screen } from 'electron';
import { markSmall } from '../windows/main-windows';
import { pagePreferences } from '../windows/page-preferences';

// The small window for quick questions: preloaded, opened on the cursor's screen, hidden instead of closed. Its page
// enlarges it once there is an answer, and keeps its state while hidden.

export type QuickAskWindow = {
  /** Creates the hidden window, so that showing it takes no time. */
  warm(): void;
  show(): void;
  /** Shows the window, or hides it if it is in front. */
  toggle(): void;
};

export type QuickAskOptions = {
  readonly preload: string;
  /** The address that our page comes from. */
  readonly page: string;
  readonly platform: NodeJS.Platform;
  readonly spellCheck: () => boolean;
  readonly onProblem: (error: unknown) => void;
};

const emptySize = { width: 480, height: 120 } as const;
/** Distance from the top edge of the screen, as a share of its height. */
const fromTop = 0.2;

export function createQuickAskWindow(options: QuickAskOptions): QuickAskWindow {
  let current: BrowserWindow | null = null;
  let isEnding = false;
  app.on('before-quit', ({ defaultPrevented }) => {
    isEnding = !defaultPrevented;
  });
  const opened = () => {
    if (current && !current.isDestroyed()) return current;
    current = openHidden(options, () => !isEnding);
    return current;
  };
  const show = () => {
    const window = opened();
    placeAtCursor(window);
    window.show();
    window.focus();
  };
  return {
    warm: () => void opened(),
    show,
    toggle() {
      if (current && !current.isDestroyed() && current.isVisible()) current.hide();
      else show();
    },
  };
}

function openHidden(options: QuickAskOptions, hidesOnClose: () => boolean) {
  const { preload, page, onProblem } = options;
  const window = new BrowserWindow({
    ...emptySize,
    // On a Mac a panel leaves the other program in front, so hiding it brings no other window forward.
    ...(options.platform === 'darwin' && { type: 'panel' }),
    minWidth: 360,
    minHeight: emptySize.height,
    show: false,
    frame: false,
    alwaysOnTop: true,
    skipTaskbar: true,
    minimizable: false,
    maximizable: false,
    fullscreenable: false,
    title: words('desktop.quick-question'),
    webPreferences: pagePreferences({ preload, spellCheck: options.spellCheck() }),
  });
  markSmall(window);
  window.on('close', (event) => {
    if (!hidesOnClose()) return;
    event.preventDefault();
    window.hide();
  });
  window.on('blur', () => window.hide());
  void window.loadURL(new URL(quickAskPath, page).href).catch((error: unknown) => {
    onProblem(error);
    window.destroy();
  });
  return window;
}

/** In the middle of the cursor's screen, near its top edge. */
function placeAtCursor(window: BrowserWindow): void {
  if (window.isVisible()) return;
  const { workArea } = screen.getDisplayNearestPoint(screen.getCursorScreenPoint());
  const { width, height } = window.getNormalBounds();
  window.setBounds({
    width,
    height,
    x: Math.round(workArea.x + (workArea.width - width) / 2),
    y: Math.round(workArea.y + workArea.height * fromTop),
  });
}
