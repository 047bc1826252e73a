import { BrowserWindow } from 'electron';

// The main windows: all but the small one, which is there unseen from soon after the start, shows no project's page and
// keeps nothing from ending.

const small = new WeakSet<BrowserWindow>();

export function markSmall(window: BrowserWindow): void {
  small.add(window);
}

export function mainWindows(): readonly BrowserWindow[] {
  return BrowserWindow.getAllWindows().filter((window) => !small.has(window));
}

/** Whether it is a main window, and no other one is there. */
export function isLastWindow(window: BrowserWindow): boolean {
  const [only, ...others] = mainWindows();
  return only === window && others.length === 0;
}

export function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
