import { BrowserWindow, dialog, Notification } from 'electron';
import type { Host, Vault } from '../host';
import { startUtilityHost } from './pty-host';
import { openOutside } from './security';

// What a desktop can do for the application.

export function createHost(vault: Vault | null): Host {
  return {
    vault,
    startPtyHost: startUtilityHost,
    async pickFolder() {
      const { canceled, filePaths } = await dialog.showOpenDialog({
        title: 'Open a project folder',
        properties: ['openDirectory', 'createDirectory'],
      });
      return canceled ? null : (filePaths[0] ?? null);
    },
    async openLink(url) {
      if (await agrees('Open this address in your browser?', url, 'Open')) await openOutside(url);
    },
    notify({ title, body }) {
      if (BrowserWindow.getFocusedWindow()) return;
      const notification = new Notification({ title, body });
      notification.on('click', () => showWindow());
      notification.show();
    },
  };
}

/** Asks the person; only a click on `yes` is a yes. */
export async function agrees(message: string, detail: string, yes: string): Promise<boolean> {
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message,
    detail,
    buttons: [yes, 'Cancel'],
    defaultId: 1,
    cancelId: 1,
  });
  return response === 0;
}

/** Brings the window to the front, wherever it was. */
export function showWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (window?.isMinimized()) window.restore();
  window?.show();
  window?.focus();
}
