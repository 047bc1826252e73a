import { menuKeys } from '@shared/keys/menu-keys';
import { type PlainKey, words } from '@shared/texts/text';
import { Menu, type MenuItemConstructorOptions } from 'electron';

// The application's menu. A page gets each key first, so the menu only uses keys that pages ignore. No key here ends
// the application or reloads the page, because users press such keys for a tab.

export type MenuOptions = {
  readonly platform: NodeJS.Platform;
  readonly isDevelopment: boolean;
  /** The main windows. macOS lists them itself. */
  readonly windows: readonly ListedWindow[];
  readonly acts: MenuActs;
};

export type ListedWindow = { readonly title: string; readonly isFocused: boolean; show(): void };

export type MenuActs = {
  /** The user wants to choose a folder for a new window. */
  openFolder(): void;
  minimise(): void;
  nextWindow(): void;
  readMe(): void;
  shortcuts(): void;
  exportLogs(): void;
};

type Item = MenuItemConstructorOptions;
type Role = NonNullable<Item['role']>;

export function setMenu(options: MenuOptions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(options)));
}

export function menuTemplate(options: MenuOptions): Item[] {
  const { platform, acts } = options;
  const isMac = platform === 'darwin';
  const openFolder = { label: words('command-menu.folder.openInNewWindow'), click: acts.openFolder };
  const quit = { ...entry('quit', 'menu.quit'), accelerator: accelerator(menuKeys.quit) };
  return [
    ...(isMac ? [applicationMenu(quit)] : []),
    { label: words('desktop.menu-file'), submenu: isMac ? [openFolder] : [openFolder, separator, quit] },
    { label: words('menu.edit'), submenu: editItems(isMac) },
    { label: words('desktop.menu-view'), submenu: viewItems(options, isMac) },
    isMac ? macWindow(acts) : windowMenu(options),
    helpMenu(acts),
  ];
}

const separator: Item = { type: 'separator' };

function entry(role: Role, label: PlainKey): Item {
  return { role, label: words(label) };
}

/** Keys in Electron's notation. */
function accelerator(keys: string): string {
  return keys.replace('Mod', 'CommandOrControl').replace('Ctrl', 'Control');
}

function applicationMenu(quit: Item): Item {
  return {
    role: 'appMenu',
    submenu: [
      entry('about', 'menu.about'),
      separator,
      entry('services', 'menu.services'),
      separator,
      { ...entry('hide', 'menu.hide'), accelerator: accelerator(menuKeys.hide) },
      { ...entry('hideOthers', 'menu.hide-others'), accelerator: accelerator(menuKeys.hideOthers) },
      entry('unhide', 'menu.show-all'),
      separator,
      quit,
    ],
  };
}

/** Every page handles these keys itself. */
function editItems(isMac: boolean): Item[] {
  return [
    entry('undo', 'menu.undo'),
    entry('redo', 'menu.redo'),
    separator,
    entry('cut', 'menu.cut'),
    entry('copy', 'menu.copy'),
    entry('paste', 'menu.paste'),
    ...(isMac ? [entry('pasteAndMatchStyle', 'menu.paste-plain')] : []),
    entry('delete', 'menu.delete'),
    entry('selectAll', 'menu.select-all'),
  ];
}

function viewItems({ isDevelopment }: MenuOptions, isMac: boolean): Item[] {
  const developer: Item[] = [
    { ...entry('reload', 'menu.reload'), accelerator: accelerator(menuKeys.reload) },
    {
      ...entry('toggleDevTools', 'menu.developer-tools'),
      accelerator: accelerator(menuKeys.developerTools[isMac ? 'mac' : 'others']),
    },
    separator,
  ];
  return [
    ...(isDevelopment ? developer : []),
    { ...entry('resetZoom', 'menu.actual-size'), accelerator: accelerator(menuKeys.actualSize) },
    { ...entry('zoomIn', 'menu.zoom-in'), accelerator: accelerator(menuKeys.zoomIn) },
    { ...entry('zoomOut', 'menu.zoom-out'), accelerator: accelerator(menuKeys.zoomOut) },
    ...otherZoomKeys.map(
      ([role, label, keys]): Item => ({ ...entry(role, label), accelerator: keys, visible: false }),
    ),
    separator,
    {
      ...entry('togglefullscreen', 'menu.full-screen'),
      accelerator: accelerator(menuKeys.fullScreen[isMac ? 'mac' : 'others']),
    },
  ];
}

/** Identifies the item of a window by its place in the list. */
export function windowItemId(index: number): string {
  return `window-${index}`;
}

/** The same without Shift and on the number pad. An item has one key, so these are hidden. */
const otherZoomKeys = [
  ['zoomIn', 'menu.zoom-in', 'CommandOrControl+='],
  ['zoomIn', 'menu.zoom-in', 'CommandOrControl+numadd'],
  ['zoomOut', 'menu.zoom-out', 'CommandOrControl+numsub'],
  ['resetZoom', 'menu.actual-size', 'CommandOrControl+num0'],
] as const;

/** `close` is left out, because Ctrl+W would end the application with its window. */
function windowMenu({ windows, acts }: MenuOptions): Item {
  const listed = windows.map(({ title, isFocused, show }, index): Item => {
    const label = title.replaceAll('&', '&&');
    return { id: windowItemId(index), type: 'radio', label, checked: isFocused, click: show };
  });
  return {
    label: words('menu.window'),
    submenu: [
      { label: words('menu.minimise'), click: acts.minimise },
      { label: words('menu.next-window'), enabled: windows.length > 1, click: acts.nextWindow },
      ...(listed.length === 0 ? [] : [separator, ...listed]),
    ],
  };
}

function macWindow({ nextWindow }: MenuActs): Item {
  return {
    role: 'window',
    label: words('menu.window'),
    submenu: [
      { ...entry('minimize', 'menu.minimise'), accelerator: accelerator(menuKeys.minimise) },
      entry('zoom', 'menu.zoom'),
      { label: words('menu.next-window'), accelerator: accelerator(menuKeys.nextWindow), click: nextWindow },
      separator,
      // Applies if a page has no tab to close. The application continues.
      { ...entry('close', 'menu.close-window'), accelerator: accelerator('Mod+W') },
      separator,
      entry('front', 'menu.bring-to-front'),
    ],
  };
}

function helpMenu({ readMe, shortcuts, exportLogs }: MenuActs): Item {
  return {
    role: 'help',
    label: words('menu.help'),
    submenu: [
      { label: words('menu.readme'), click: readMe },
      { label: words('command-menu.keys.show'), click: shortcuts },
      separator,
      { label: words('desktop.export-logs'), click: exportLogs },
    ],
  };
}
