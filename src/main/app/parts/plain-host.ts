import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { startHostProcess } from '../../terminal/host-process';
import type { Host } from './host';

// The host of a process without a desktop, for the served mode and headless: most functions are unavailable.

export const plainHost: Host = {
  pickFolder: async () => null,
  openWindow: async () => {
    throw new AppError('unavailable', textOf('window.another-tab'));
  },
  showQuickAsk: desktopOnly,
  saveFile: desktopOnly,
  // The browser may be on another machine; its page opens links itself.
  openLink: async (url) => {
    throw new AppError('unavailable', textOf('link.open-yourself', { url }));
  },
  reveal: desktopOnly,
  startDrag: desktopOnly,
  trash: null,
  openInEditor: desktopOnly,
  // The page notifies its user itself.
  notify() {},
  startPtyHost: startHostProcess,
  environmentReady: Promise.resolve(),
  openVault: async () => null,
};

// The user may be at another machine.
async function desktopOnly(): Promise<never> {
  throw new AppError('unavailable', textOf('entries.desktop-only'));
}
