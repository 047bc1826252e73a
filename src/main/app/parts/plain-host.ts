import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { forkHostProcess } from '../../terminal/host-process';
import type { Host } from './host';

// What a process without a desktop can do for the application: little. Used by the served and the headless shell.

export const plainHost: Host = {
  pickFolder: async () => null,
  openWindow: async () => {
    throw new AppError('unavailable', textOf('window.another-tab'));
  },
  showQuickAsk: desktopOnly,
  saveFile: desktopOnly,
  // The browser is perhaps on another machine; its page opens links by itself.
  openLink: async (url) => {
    throw new AppError('unavailable', textOf('link.open-yourself', { url }));
  },
  reveal: desktopOnly,
  startDrag: desktopOnly,
  trash: null,
  openInEditor: desktopOnly,
  // The page tells its person itself.
  notify() {},
  startPtyHost: forkHostProcess,
  environmentReady: Promise.resolve(),
  openVault: async () => null,
};

// The person is perhaps at another machine.
async function desktopOnly(): Promise<never> {
  throw new AppError('unavailable', textOf('entries.desktop-only'));
}
