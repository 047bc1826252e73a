import { BrowserWindow } from 'electron';

// The main windows: all except the small one. The small one exists hidden soon after the start, belongs to no project,
// and lets the application end.

const small = new WeakSet<BrowserWindow>();

export function markSmall(window: BrowserWindow): void {
  small.add(window);
}

export function mainWindows(): readonly BrowserWindow[] {
  return BrowserWindow.getAllWindows().filter((window) => !small.has(window));
}

/** Whether it is the only main window. */
export function isLastWindow(window: BrowserWindow): boolean {
  const [only, ...others] = mainWindows();
  return only === window && others.length === 0;
}

export function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
