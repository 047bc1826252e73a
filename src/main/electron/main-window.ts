import { BrowserWindow } from 'electron';

// The one window there is: brought to the front, or opened when there is none, whoever asks and however often.

export type MainWindow = {
  /** Rejects when it could not be opened. */
  show(): Promise<void>;
};

export function createMainWindow(open: () => Promise<unknown>): MainWindow {
  let opening: Promise<unknown> | null = null;
  return {
    async show() {
      const [window] = BrowserWindow.getAllWindows();
      if (window) return bringToFront(window);
      opening ??= open().finally(() => {
        opening = null;
      });
      await opening;
    },
  };
}

function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
