import { words } from '@shared/texts/text';
import { app, dialog, shell } from 'electron';
import type { Host } from '../app/parts/host';
import { openEditor } from '../desktop/open-editor';
import { createNotifications } from './attention/notifications';
import { startUtilityHost } from './pty-host';
import { saveFile } from './save-file';
import { openOutside } from './security';
import { startDrag } from './start-drag';
import { openVault } from './vault';

// What a desktop can do for the application.

export type HostOptions = {
  /** Brings a window of the project to the front, or opens one. */
  readonly showWindow: (project: string | null, chatId?: string) => Promise<void>;
  /** Shows the small window for quick questions. */
  readonly showQuickAsk: () => void;
  /** A picture of something dragged, where the system has none of its own for it. */
  readonly dragIcon: string;
  readonly environmentReady: Promise<void>;
  /** What programs are started with once that is so, and where. */
  readonly env: NodeJS.ProcessEnv;
  readonly userHome: string;
};

export function createHost(options: HostOptions): Host {
  const { showWindow, showQuickAsk, dragIcon, environmentReady, env, userHome } = options;
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
    async openLink(url) {
      const agreed = await agrees(words('desktop.open-link'), url, words('desktop.open-link-now'));
      if (agreed) await openOutside(url);
    },
    reveal: async (absolutePath) => shell.showItemInFolder(absolutePath),
    startDrag: (absolutePaths) => startDrag(absolutePaths, dragIcon),
    trash: (absolutePath) => shell.trashItem(absolutePath),
    async openInEditor(place) {
      await environmentReady;
      await openEditor(place, { env, cwd: userHome });
    },
    notify: createNotifications(showWindow),
  };
}

/** Asks the person; only a click on `yes` is a yes. */
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
