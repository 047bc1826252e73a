import type { ProjectFolder } from '@shared/project/project';
import { words } from '@shared/texts/text';
import { Menu, type MenuItemConstructorOptions, type NativeImage, nativeImage, Tray } from 'electron';
import { countedIcon } from '../attention/counted-icons';

// The icon in the system's tray: shows the number of waiting questions and opens the windows.

export type TrayActs = {
  open(): void;
  quickAsk(): void;
  openFolder(root: string): void;
  quit(): void;
};

export type TrayContent = {
  readonly waiting: number;
  readonly recent: readonly Pick<ProjectFolder, 'root' | 'name'>[];
  /** In Electron's notation; may be empty. */
  readonly shortcut: string;
};

export type TrayOptions = { readonly icon: string; readonly platform: NodeJS.Platform };

/** Returns a function that updates the tray. Null if the system lacks a tray. */
export function openTray(options: TrayOptions, acts: TrayActs): ((content: TrayContent) => void) | null {
  const icon = nativeImage.createFromPath(options.icon);
  // A Mac draws it in the colour of its menu bar.
  if (options.platform === 'darwin') icon.setTemplateImage(true);
  const tray = trayOf(icon);
  if (!tray) return null;
  // On a Mac a click opens the menu instead.
  tray.on('click', acts.open);
  let drawn = 0;
  return (content) => {
    const { waiting } = content;
    tray.setToolTip(
      waiting === 0 ? words('shell.product') : words('desktop.tray-waiting', { count: waiting }),
    );
    // A Mac can show text next to the icon.
    if (options.platform === 'darwin') tray.setTitle(waiting === 0 ? '' : String(waiting));
    else if (waiting !== drawn) tray.setImage(countedIcon(icon, waiting));
    drawn = waiting;
    tray.setContextMenu(Menu.buildFromTemplate(menuOf(content, acts)));
  };
}

function trayOf(icon: NativeImage): Tray | null {
  try {
    return new Tray(icon);
  } catch {
    return null;
  }
}

function menuOf({ waiting, recent, shortcut }: TrayContent, acts: TrayActs): MenuItemConstructorOptions[] {
  const asks: MenuItemConstructorOptions = { label: words('desktop.quick-question'), click: acts.quickAsk };
  return [
    ...(waiting === 0 ? [] : [{ label: words('desktop.waiting', { count: waiting }), click: acts.open }]),
    { label: words('desktop.open-window'), click: acts.open },
    shortcut === '' ? asks : { ...asks, accelerator: shortcut },
    ...(recent.length === 0 ? [] : [{ type: 'separator' as const }, ...recentItems(recent, acts.openFolder)]),
    { type: 'separator' },
    { label: words('desktop.quit'), click: acts.quit },
  ];
}

/** Menu items of the recent folders. Folders with the same name also show their location. */
export function recentItems(
  recent: TrayContent['recent'],
  open: (root: string) => void,
): MenuItemConstructorOptions[] {
  return recent.map(({ name, root }) => {
    const isAlone = recent.filter((other) => other.name === name).length === 1;
    return { label: (isAlone ? name : root).replaceAll('&', '&&'), click: () => open(root) };
  });
}
