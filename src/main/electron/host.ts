import path from 'node:path';
import { AppError } from '@shared/errors';
import { textOf, words } from '@shared/texts/text';
import { app, BrowserWindow, clipboard, type NativeImage, nativeImage, shell } from 'electron';
import type { Host, SavedFile } from '../app/parts/host';
import { reasonOf } from '../base/errno';
import { writeFileAtomically } from '../base/files/atomic-write';
import { openEditor } from '../desktop/open-editor';
import { createNotifications } from './attention/notifications';
import { askUser, chooseFolder, chooseNewFile } from './dialogs';
import { startUtilityHost } from './pty-host';
import { openOutside } from './security';
import { openVault } from './system/vault';

// The desktop as a host of the application.

export type HostOptions = {
  /** Shows a window of the project in front, or opens one. */
  readonly showWindow: (project: string | null, chatId?: string) => Promise<void>;
  /** Shows the small window for quick questions. */
  readonly showQuickAsk: () => void;
  /** The drag image if the system lacks a picture for the file. */
  readonly dragIcon: string;
  /** Where the user looks for a folder to open. */
  readonly lastFolder: () => Promise<string>;
  /** The system does not show a notification. */
  readonly onNotificationFailed: (why: string) => void;
  readonly platform: NodeJS.Platform;
  readonly environmentReady: Promise<void>;
  /** The environment for programs, valid after `environmentReady`, and the user's home folder. */
  readonly env: NodeJS.ProcessEnv;
  readonly userHome: string;
};

export function createHost(options: HostOptions): Host {
  const {
    showWindow,
    showQuickAsk,
    dragIcon,
    lastFolder,
    onNotificationFailed,
    platform,
    environmentReady,
    env,
    userHome,
  } = options;
  return {
    environmentReady,
    openVault: () => openVault(),
    startPtyHost: startUtilityHost,
    async pickFolder() {
      return await chooseFolder({
        title: words('desktop.choose-folder'),
        defaultPath: await lastFolder(),
        properties: ['openDirectory', 'createDirectory'],
      });
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
    notify: createNotifications(showWindow, onNotificationFailed),
  };
}

/** This dialog is the only check: the page passes on every clicked address. */
async function agreesToOpen(address: string): Promise<boolean> {
  const response = await askUser({
    type: 'question',
    message: words('desktop.open-link'),
    detail: address.length > longestShown ? `${address.slice(0, longestShown)}…` : address,
    buttons: [words('desktop.open-link-now'), words('desktop.copy-address'), words('ui.cancel')],
    defaultId: 2,
    cancelId: 2,
  });
  if (response === 1) await clipboard.writeText(address);
  return response === 0;
}

/** The address starts with its host, so the cut keeps it. A system dialog grows with its text. */
const longestShown = 600;

/** Asks the user. Only a click on `yes` counts as agreement. */
export async function agrees(message: string, detail: string, yes: string): Promise<boolean> {
  const response = await askUser({
    type: 'question',
    message,
    detail,
    buttons: [yes, words('ui.cancel')],
    defaultId: 1,
    cancelId: 1,
  });
  return response === 0;
}

/** The desktop's download: the user chooses the place, and the file is written completely or not at all. */
async function saveFile({ name, text }: SavedFile): Promise<void> {
  const filePath = await chooseNewFile({
    title: words('desktop.save-file'),
    defaultPath: path.join(app.getPath('documents'), name),
  });
  if (filePath === null) return;
  try {
    await writeFileAtomically(filePath, text);
  } catch (cause) {
    const why = { path: filePath, why: reasonOf(cause) };
    throw new AppError('unavailable', textOf('entries.not-saved', why), { cause });
  }
}

// Continues a drag from a page as a drag of the system, with files that every program accepts.

/**
 * Drags from the focused window, because the user drags there. Without one the user has already let go, and nothing
 * happens. The system requires a picture: that of the first file, or `otherwise`.
 */
async function startDrag(absolutePaths: readonly string[], otherwise: string): Promise<void> {
  const window = BrowserWindow.getFocusedWindow();
  const [file] = absolutePaths;
  if (window === null || file === undefined) return;
  const icon = await pictureOf(file, otherwise);
  if (!window.isDestroyed()) window.webContents.startDrag({ file, files: [...absolutePaths], icon });
}

/** In ms. Longer waits would disturb the drag. */
const longestWait = 150;

async function pictureOf(file: string, otherwise: string): Promise<NativeImage> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), longestWait);
  const picture = await Promise.race([app.getFileIcon(file).catch(() => null), late]);
  clearTimeout(timer);
  return picture === null || picture.isEmpty() ? nativeImage.createFromPath(otherwise) : picture;
}
