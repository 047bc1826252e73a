import type { MenuItemConstructorOptions } from 'electron';
import { app } from './app';
import type { PressedKey } from './in-page';

// `Menu` (docs/api/menu.md): templates, roles that act on the page, and accelerators, which get the keys that the page
// leaves. Roles follow `lib/browser/api/menu-item-roles.ts`.

type Item = MenuItemConstructorOptions;
type Window = {
  readonly webContents: { zoomLevel: number; reload(): void };
  minimize(): void;
  close(): void;
};

export class Menu {
  static readonly popped: Menu[] = [];
  static #current: Menu | null = null;
  readonly items: Item[];

  constructor(items: Item[]) {
    this.items = items;
  }

  static buildFromTemplate(template: Item[]): Menu {
    if (!Array.isArray(template))
      throw new TypeError('Invalid template for Menu: Menu template must be an array');
    for (const { label, role, type } of allOf(template))
      if (label === undefined && role === undefined && type !== 'separator')
        throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
    return new Menu(template);
  }

  static setApplicationMenu(menu: Menu | null): void {
    Menu.#current = menu;
  }

  static getApplicationMenu = () => Menu.#current;

  /** For tests. */
  static choose = (item: Item, window: Window | undefined) => void choose(item, window);

  popup(): void {
    Menu.popped.push(this);
  }

  getMenuItemById(id: string): Item | null {
    return allOf(this.items).find((item) => item.id === id) ?? null;
  }

  /** For tests: the item with this label, in any submenu. */
  find(label: string): Item | undefined {
    return allOf(this.items).find((item) => item.label === label);
  }
}

function allOf(items: readonly Item[]): Item[] {
  return items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? allOf(item.submenu) : [])]);
}

/**
 * Runs the item of the application's menu with this key. A hidden item counts too, unless `acceleratorWorksWhenHidden`
 * is false.
 */
export function pressMenuKey(key: PressedKey, window: Window): void {
  const items = allOf(Menu.getApplicationMenu()?.items ?? []);
  const item = items.find(({ accelerator, visible, acceleratorWorksWhenHidden }) => {
    const counts = visible !== false || acceleratorWorksWhenHidden !== false;
    return counts && accelerator !== undefined && isPressed(String(accelerator), key);
  });
  if (item) choose(item, window);
}

/** Does what Electron does for the roles in the application's menu. Other items run their own function. */
function choose({ role, click }: Item, window: Window | undefined): void {
  const contents = window?.webContents;
  const zoom = (by: number) => {
    if (contents) contents.zoomLevel += by;
  };
  const byRole: Partial<Record<NonNullable<Item['role']>, () => void>> = {
    zoomIn: () => zoom(0.5),
    zoomOut: () => zoom(-0.5),
    resetZoom: () => zoom(-(contents?.zoomLevel ?? 0)),
    reload: () => contents?.reload(),
    quit: () => app.quit(),
    minimize: () => window?.minimize(),
    close: () => window?.close(),
  };
  const run = (role && byRole[role]) ?? (click as (() => void) | undefined);
  run?.();
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
  const has = (...names: string[]) => names.some((name) => parts.includes(name));
  const wantsEither = has('commandorcontrol', 'cmdorctrl');
  const wantsControl = has('control', 'ctrl') || (wantsEither && !isMac);
  const wantsMeta = has('command', 'cmd', 'meta', 'super') || (wantsEither && isMac);
  const special = codes[last];
  if (wantsControl !== key.ctrl || wantsMeta !== key.meta || has('alt', 'option') !== key.alt) return false;
  if (special) return special(key);
  return (
    has('shift') === key.shift && (key.key.toLowerCase() === last || key.code.toLowerCase() === `key${last}`)
  );
}
