import type { MenuItemConstructorOptions } from 'electron';
import { app } from './app';
import { shimEvent } from './emit';
import type { PressedKey } from './in-page';

// `Menu` (lib/browser/api/menu.ts) and its items (lib/browser/api/menu-item.ts): templates, roles that act on the page
// or its window (lib/browser/api/menu-item-roles.ts), and accelerators, which get the keys that the page leaves.

type Template = MenuItemConstructorOptions;
type Window = {
  readonly webContents: { zoomLevel: number; reload(): void };
  isFullScreen(): boolean;
  setFullScreen(isFull: boolean): void;
  minimize(): void;
  close(): void;
};

class MenuItem {
  readonly id: string | undefined;
  readonly label: string;
  readonly role: Template['role'];
  readonly type: NonNullable<Template['type']>;
  readonly accelerator: string | undefined;
  readonly submenu: Menu | null;
  /** The radio items around it, with itself. */
  radios: readonly MenuItem[] = [];
  readonly #click: Template['click'];
  #isChecked: boolean;

  constructor({ id, label = '', role, type, accelerator, submenu, click, checked = false }: Template) {
    this.submenu = Array.isArray(submenu) ? Menu.buildFromTemplate(submenu) : null;
    this.id = id;
    this.label = label;
    this.role = role;
    this.type = type ?? (this.submenu ? 'submenu' : 'normal');
    this.accelerator = accelerator;
    this.#click = click;
    this.#isChecked = checked;
  }

  get checked(): boolean {
    return this.#isChecked;
  }

  /** A radio item takes the mark from the others, whatever the value is. */
  set checked(isChecked: boolean) {
    for (const other of this.radios) other.#isChecked = false;
    this.#isChecked = this.type === 'radio' || isChecked;
  }

  /** The user chooses the item. The role counts more than the application's function. */
  click(window?: Window): void {
    if (this.type === 'checkbox' || this.type === 'radio') this.checked = !this.checked;
    const byRole = this.role && roles[this.role];
    if (byRole) byRole(window);
    else this.#click?.(this as never, window as never, shimEvent() as never);
  }
}

/** What Electron does for the roles in the application's menu. */
const roles: Partial<Record<NonNullable<Template['role']>, (window: Window | undefined) => void>> = {
  zoomIn: (window) => zoom(window, (level) => level + 0.5),
  zoomOut: (window) => zoom(window, (level) => level - 0.5),
  resetZoom: (window) => zoom(window, () => 0),
  reload: (window) => window?.webContents.reload(),
  togglefullscreen: (window) => window?.setFullScreen(!window.isFullScreen()),
  quit: () => app.quit(),
  minimize: (window) => window?.minimize(),
  close: (window) => window?.close(),
};

function zoom(window: Window | undefined, change: (level: number) => number): void {
  if (window) window.webContents.zoomLevel = change(window.webContents.zoomLevel);
}

export class Menu {
  static readonly popped: Menu[] = [];
  static #current: Menu | null = null;
  readonly items: readonly MenuItem[];

  constructor(items: readonly MenuItem[]) {
    this.items = items;
    for (const radios of radioGroups(items)) for (const item of radios) item.radios = radios;
  }

  static buildFromTemplate(template: Template[]): Menu {
    if (!Array.isArray(template))
      throw new TypeError('Invalid template for Menu: Menu template must be an array');
    for (const item of template)
      if (!Object.hasOwn(item, 'label') && !Object.hasOwn(item, 'role') && item.type !== 'separator')
        throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
    return new Menu(template.map((item) => new MenuItem(item)));
  }

  static setApplicationMenu(menu: Menu | null): void {
    if (menu && menu.constructor !== Menu) throw new TypeError('Invalid menu');
    Menu.#current = menu;
  }

  static getApplicationMenu = () => Menu.#current;

  /** Electron looks for a window itself if there is none. */
  popup({ window }: { readonly window?: unknown } = {}): void {
    if (!window) throw new Error('Cannot open Menu without a BaseWindow present');
    Menu.popped.push(this);
  }

  getMenuItemById(id: string): MenuItem | null {
    return this.#all().find((item) => item.id === id) ?? null;
  }

  /** For tests: the item with this label, in any submenu. */
  find(label: string): MenuItem | undefined {
    return this.#all().find((item) => item.label === label);
  }

  /** Runs the item with this key. A hidden item counts too (docs/api/menu-item.md). */
  press(key: PressedKey, window: Window): void {
    const isOf = ({ accelerator }: MenuItem) => accelerator !== undefined && isPressed(accelerator, key);
    this.#all().find(isOf)?.click(window);
  }

  #all(): readonly MenuItem[] {
    return this.items.flatMap((item) => [item, ...(item.submenu ? item.submenu.#all() : [])]);
  }
}

/** A separator ends a group. */
function radioGroups(items: readonly MenuItem[]): readonly (readonly MenuItem[])[] {
  const groups: MenuItem[][] = [[]];
  for (const item of items) {
    if (item.type === 'separator') groups.push([]);
    if (item.type === 'radio') groups.at(-1)?.push(item);
  }
  return groups;
}

/** Keys with another name in accelerators (docs/tutorial/keyboard-shortcuts.md). */
const codes: Readonly<Record<string, (key: PressedKey) => boolean>> = {
  // Electron's `Plus` is the key with `=`, together with Shift.
  plus: ({ code, shift }) => code === 'Equal' && shift,
  '=': ({ code, shift }) => code === 'Equal' && !shift,
  '-': ({ code }) => code === 'Minus',
  numadd: ({ code }) => code === 'NumpadAdd',
  numsub: ({ code }) => code === 'NumpadSubtract',
  num0: ({ code }) => code === 'Numpad0',
};

function isPressed(accelerator: string, key: PressedKey): boolean {
  const parts = accelerator.toLowerCase().split('+');
  const last = parts.pop() ?? '';
  const isMac = process.platform === 'darwin';
  const wantsEither = parts.includes('commandorcontrol');
  const wantsControl = parts.includes('control') || (wantsEither && !isMac);
  const wantsMeta = wantsEither && isMac;
  if (wantsControl !== key.ctrl || wantsMeta !== key.meta || parts.includes('alt') !== key.alt) return false;
  const special = codes[last];
  if (special) return special(key);
  const isKey = key.key.toLowerCase() === last || key.code.toLowerCase() === `key${last}`;
  return isKey && parts.includes('shift') === key.shift;
}
