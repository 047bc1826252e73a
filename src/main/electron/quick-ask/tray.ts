import type { ProjectFolder } from '@shared/project/project';
import { words } from '@shared/texts/text';
import { Menu, type MenuItemConstructorOptions, type NativeImage, nativeImage, Tray } from 'electron';
import { countedIcon } from '../attention/counted-icons';

// The icon in the system's tray: how many questions wait, and the ways to the windows.

export type TrayActs = {
  open(): void;
  quickAsk(): void;
  openFolder(root: string): void;
  quit(): void;
};

export type TrayContent = {
  readonly waiting: number;
  readonly recent: readonly Pick<ProjectFolder, 'root' | 'name'>[];
  /** As Electron writes keys; empty for none. */
  readonly shortcut: string;
};

export type TrayOptions = { readonly icon: string; readonly platform: NodeJS.Platform };

/** Shows what it is given, from then on. Null where the system has no tray: then there is none to show anything. */
export function openTray(options: TrayOptions, acts: TrayActs): ((content: TrayContent) => void) | null {
  const icon = nativeImage.createFromPath(options.icon);
  const tray = trayOf(icon);
  if (!tray) return null;
  // Not on a Mac, where a click opens the menu.
  tray.on('click', acts.open);
  let drawn = 0;
  return (content) => {
    const { waiting } = content;
    tray.setToolTip(
      waiting === 0 ? words('shell.product') : words('desktop.tray-waiting', { count: waiting }),
    );
    // A Mac has room for words beside the icon.
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

/** Of the folders opened last, those of the same name with their places. */
export function recentItems(
  recent: TrayContent['recent'],
  open: (root: string) => void,
): MenuItemConstructorOptions[] {
  return recent.map(({ name, root }) => {
    const isAlone = recent.filter((other) => other.name === name).length === 1;
    return { label: (isAlone ? name : root).replaceAll('&', '&&'), click: () => open(root) };
  });
}
