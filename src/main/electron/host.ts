import { words } from '@shared/texts/text';
import { app, clipboard, dialog, shell } from 'electron';
import type { Host } from '../app/parts/host';
import { openEditor } from '../desktop/open-editor';
import { createNotifications } from './attention/notifications';
import { startUtilityHost } from './pty-host';
import { saveFile } from './save-file';
import { openOutside } from './security';
import { startDrag } from './start-drag';
import { openVault } from './vault';

// The desktop as a host of the application.

export type HostOptions = {
  /** Shows a window of the project in front, or opens one. */
  readonly showWindow: (project: string | null, chatId?: string) => Promise<void>;
  /** Shows the small window for quick questions. */
  readonly showQuickAsk: () => void;
  /** The drag image if the system lacks a picture for the file. */
  readonly dragIcon: string;
  readonly platform: NodeJS.Platform;
  readonly environmentReady: Promise<void>;
  /** The environment for programs, valid after `environmentReady`, and the user's home folder. */
  readonly env: NodeJS.ProcessEnv;
  readonly userHome: string;
};

export function createHost(options: HostOptions): Host {
  const { showWindow, showQuickAsk, dragIcon, platform, environmentReady, env, userHome } = options;
  return {
    environmentReady,
    openVault: () => openVault(),
    startPtyHost: startUtilityHost,
    async pickFolder() {
      const { canceled, filePaths } = await dialog.showOpenDialog({
        title: words('desktop.choose-folder'),
        properties: ['openDirectory', 'createDirectory'],
      });
      return canceled ? null : (filePaths[0] ?? null);
    },
    preferredLanguages: () => app.getPreferredSystemLanguages(),
    openWindow: showWindow,
    showQuickAsk: async () => showQuickAsk(),
    saveFile,
    openLink: (url) => openOutside(url, agreesToOpen),
    reveal: async (absolutePath) => shell.showItemInFolder(absolutePath),
    startDrag: (absolutePaths) => startDrag(absolutePaths, dragIcon),
    trash: (absolutePath) => shell.trashItem(absolutePath),
    async openInEditor(place) {
      await environmentReady;
      await openEditor(place, { platform, env, cwd: userHome });
    },
    notify: createNotifications(showWindow),
  };
}

/** This dialog is the only check: the page passes on every clicked address. */
async function agreesToOpen(address: string): Promise<boolean> {
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: words('desktop.open-link'),
    detail: address.length > longestShown ? `${address.slice(0, longestShown)}…` : address,
    buttons: [words('desktop.open-link-now'), words('desktop.copy-address'), words('ui.cancel')],
    defaultId: 2,
    cancelId: 2,
  });
  if (response === 1) clipboard.writeText(address);
  return response === 0;
}

/** The address starts with its host, so the cut keeps it. A system dialog grows with its text. */
const longestShown = 600;

/** Asks the user. Only a click on `yes` counts as agreement. */
export async function agrees(message: string, detail: string, yes: string): Promise<boolean> {
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message,
    detail,
    buttons: [yes, words('ui.cancel')],
    defaultId: 1,
    cancelId: 1,
  });
  return response === 0;
}
