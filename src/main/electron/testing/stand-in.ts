import { EventEmitter } from 'node:events';
import type { StandInContents } from './stand-in-window';

export { dialog } from './stand-in-dialog';
export { utilityProcess } from './stand-in-utility';
export { app, BrowserWindow, preventable, type StandInContents, type StandInFrame } from './stand-in-window';

// The stand-in for `electron` in tests, with the parts that the rim's files use. Its IPC clones messages.

type Listener = (...args: unknown[]) => void;

/** The window's page for the preload script. It communicates with the contents on stage. */
export const stage: { contents: StandInContents | null; world: Record<string, unknown> } = {
  contents: null,
  world: {},
};

export const ipcRenderer = {
  send: (channel: string, ...args: unknown[]) => stage.contents?.receive(channel, args),
  on: (channel: string, listener: Listener) => stage.contents?.toPage.on(channel, listener),
};

export const webUtils = { getPathForFile: (file: File) => file.name };

export const contextBridge = {
  exposeInMainWorld(name: string, api: unknown): void {
    stage.world[name] = api;
  },
};

export const protocol = {
  schemes: [] as unknown[],
  handlers: new Map<string, (request: Request) => Promise<Response>>(),
  registerSchemesAsPrivileged(schemes: unknown[]): void {
    this.schemes.push(...schemes);
  },
  handle(scheme: string, handler: (request: Request) => Promise<Response>): void {
    this.handlers.set(scheme, handler);
  },
};

type PermissionRequest = (
  contents: unknown,
  permission: string,
  callback: (granted: boolean) => void,
  details: { requestingUrl: string; isMainFrame: boolean },
) => void;

class StandInSession extends EventEmitter {
  readonly availableSpellCheckerLanguages = ['en-US'];
  isSpellChecking = true;
  setSpellCheckerEnabled(isOn: boolean): void {
    this.isSpellChecking = isOn;
  }
  setSpellCheckerLanguages(): void {}
  async resolveProxy(): Promise<string> {
    return 'DIRECT';
  }
  onRequest: PermissionRequest = () => {};
  onCheck: (
    contents: unknown,
    permission: string,
    origin: string,
    details: { isMainFrame: boolean },
  ) => boolean = () => true;
  onDevice: () => boolean = () => true;
  setPermissionRequestHandler(handler: PermissionRequest): void {
    this.onRequest = handler;
  }
  setPermissionCheckHandler(handler: StandInSession['onCheck']): void {
    this.onCheck = handler;
  }
  setDevicePermissionHandler(handler: () => boolean): void {
    this.onDevice = handler;
  }
}

export const session = { defaultSession: new StandInSession() };

export const shell = {
  opened: [] as string[],
  revealed: [] as string[],
  trashed: [] as string[],
  async openExternal(url: string): Promise<void> {
    this.opened.push(url);
  },
  async openPath(path: string): Promise<string> {
    this.opened.push(path);
    return '';
  },
  showItemInFolder(path: string): void {
    this.revealed.push(path);
  },
  async trashItem(path: string): Promise<void> {
    this.trashed.push(path);
  },
};

export const clipboard = {
  text: '',
  /** A promise since Electron 44. */
  async writeText(text: string): Promise<void> {
    this.text = text;
  },
};

/** Reverses text, to distinguish plain from encrypted text. */
const turned = (text: string) => [...text].reverse().join('');

export const safeStorage = {
  isAvailable: true,
  /** The version in front of each result: `v10` is the published key of a Linux without a secret service. */
  version: 'v11',
  asked: 0,
  isAsyncEncryptionAvailable: async () => {
    safeStorage.asked += 1;
    return safeStorage.isAvailable;
  },
  encryptStringAsync: async (plain: string) => Buffer.from(safeStorage.version + turned(plain)),
  decryptStringAsync: async (cipher: Buffer) => ({
    result: turned(cipher.toString().slice(3)),
    shouldReEncrypt: false,
  }),
};

export class Notification extends EventEmitter {
  /** Notifications on the screen. An unreferenced one may be garbage-collected, and then ignores clicks. */
  static readonly shown: Notification[] = [];
  readonly options: { title: string; body: string };
  constructor(options: { title: string; body: string }) {
    super();
    this.options = options;
  }
  /** Why the system shows none; null: it shows them. */
  static failure: string | null = null;
  show(): void {
    if (Notification.failure === null) Notification.shown.push(this);
    else this.emit('failed', {}, Notification.failure);
  }
  close(): void {
    const index = Notification.shown.indexOf(this);
    if (index < 0) return;
    Notification.shown.splice(index, 1);
    this.emit('close');
  }
}

type MenuItem = {
  id?: string;
  type?: string;
  role?: string;
  label?: string;
  accelerator?: string;
  checked?: boolean;
  enabled?: boolean;
  submenu?: MenuItem[];
  click?: () => void;
};

/** Whatever is written to `checked` of a radio item, the item is the chosen one (lib/browser/api/menu.ts of Electron). */
function joinRadios(items: readonly MenuItem[]): void {
  const radios = items.filter(({ type }) => type === 'radio');
  let chosen = radios.find(({ checked }) => checked);
  for (const item of radios)
    Object.defineProperty(item, 'checked', {
      get: () => item === chosen,
      set() {
        chosen = item;
      },
    });
}

export const Menu = {
  current: [] as MenuItem[],
  /** The menus that opened at the pointer. */
  popped: [] as { labels: string[]; shownIn: unknown }[],
  buildFromTemplate(template: MenuItem[]): MenuItem[] {
    const labels = template.flatMap(({ label }) => label ?? []);
    for (const { submenu = [] } of template) joinRadios(submenu);
    const popup = ({ window }: { window: unknown }) => void Menu.popped.push({ labels, shownIn: window });
    return Object.defineProperty([...template], 'popup', { value: popup });
  },
  setApplicationMenu(menu: MenuItem[]): void {
    this.current = menu;
  },
  getApplicationMenu() {
    const items = Menu.current.flatMap(({ submenu = [] }) => submenu);
    return { getMenuItemById: (wanted: string) => items.find(({ id }) => id === wanted) ?? null };
  },
};

export const powerSaveBlocker = {
  running: new Set<number>(),
  start(): number {
    this.running.add(1);
    return 1;
  },
  stop(id: number): void {
    this.running.delete(id);
  },
};

/** On Linux it asks the system for `shutdown` only with a listener that is not its first (power-monitor.ts of Electron). */
export const powerMonitor = Object.assign(new EventEmitter(), { isAsked: false });
powerMonitor.once('newListener', () => {
  powerMonitor.on('newListener', (event) => {
    if (event === 'shutdown') powerMonitor.isAsked = true;
  });
});

export const nativeTheme = { shouldUseDarkColors: false };

/** Shortcuts of other applications and of this one, by keys. */
export const globalShortcut = {
  taken: new Set<string>(),
  registered: new Map<string, () => void>(),
  register(keys: string, press: () => void): boolean {
    if (!/^\w+(?:\+\w+)*$/.test(keys)) throw new TypeError(`conversion failure from ${keys}`);
    if (this.taken.has(keys)) return false;
    this.registered.set(keys, press);
    return true;
  },
  unregisterAll(): void {
    this.registered.clear();
  },
};

/** Two transparent pictures, of 16 and 32 pixels. */
export const nativeImage = {
  createFromPath: (path: string) => ({
    path,
    isTemplate: false,
    setTemplateImage(isTemplate: boolean) {
      this.isTemplate = isTemplate;
    },
    isEmpty: () => false,
    getScaleFactors: () => [1, 2],
    toBitmap: ({ scaleFactor }: { scaleFactor: number }) => Buffer.alloc((16 * scaleFactor) ** 2 * 4),
  }),
  createEmpty: () => new StandInImage(),
};

class StandInImage {
  readonly representations: { scaleFactor: number; width: number; height: number; buffer: Buffer }[] = [];
  addRepresentation(added: StandInImage['representations'][number]): void {
    this.representations.push(added);
  }
}

export class Tray extends EventEmitter {
  static readonly all: Tray[] = [];
  toolTip = '';
  title = '';
  menu: MenuItem[] = [];
  image: unknown;
  constructor(image: unknown) {
    super();
    this.image = image;
    Tray.all.push(this);
  }
  setImage(image: unknown): void {
    this.image = image;
  }
  setToolTip(text: string): void {
    this.toolTip = text;
  }
  setTitle(text: string): void {
    this.title = text;
  }
  setContextMenu(menu: MenuItem[]): void {
    this.menu = menu;
    this.emit('shown');
  }
}

export const screen = {
  getCursorScreenPoint: () => ({ x: 2500, y: 100 }),
  getDisplayNearestPoint: () => ({ workArea: { x: 1920, y: 0, width: 1280, height: 1000 } }),
  getDisplayMatching: () => ({ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }),
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
};
