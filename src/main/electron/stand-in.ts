import { EventEmitter } from 'node:events';

export { utilityProcess } from './stand-in-utility';

// What the rim's files get for `electron` in tests: as much of it as they use, with IPC that clones what it carries.

type Listener = (...args: unknown[]) => void;

class StandInApp extends EventEmitter {
  isPackaged = false;
  lock = true;
  readonly paths: Record<string, string> = {};
  readonly calls: string[] = [];
  setPath(name: string, path: string): void {
    this.paths[name] = path;
  }
  requestSingleInstanceLock(): boolean {
    return this.lock;
  }
  enableSandbox(): void {
    this.calls.push('enableSandbox');
  }
  async whenReady(): Promise<void> {}
  /** As Electron does it: whoever prevents `will-quit` must ask again. */
  quit(): void {
    const event = preventable();
    this.emit('will-quit', event);
    if (!event.defaultPrevented) this.emit('quit');
  }
  exit(code: number): void {
    this.calls.push(`exit ${code}`);
  }
}

export const app = new StandInApp();

/** An event whose default can be prevented, with the fields given. */
export function preventable<T extends object>(fields: T = {} as T) {
  return {
    ...fields,
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true;
    },
  };
}

export type StandInFrame = { readonly url: string; readonly parent: StandInFrame | null };

/** A page's side of the IPC, and the frame it sends from. */
class StandInContents extends EventEmitter {
  readonly ipc = new EventEmitter();
  readonly toPage = new EventEmitter();
  windowOpenHandler: ((details: { url: string }) => { action: string }) | null = null;
  isGone = false;
  mainFrame: StandInFrame = { url: 'app://pilotfish/', parent: null };
  isDestroyed(): boolean {
    return this.isGone;
  }
  send(channel: string, ...args: unknown[]): void {
    this.toPage.emit(channel, {}, ...structuredClone(args));
  }
  /** What `ipcRenderer.send` does in a page, from `frame`. */
  receive(channel: string, args: readonly unknown[], frame: StandInFrame | null = this.mainFrame): void {
    this.ipc.emit(channel, { senderFrame: frame }, ...structuredClone(args));
  }
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.windowOpenHandler = handler;
  }
}

export type { StandInContents };

export class BrowserWindow extends EventEmitter {
  static readonly all: BrowserWindow[] = [];
  static focused: BrowserWindow | null = null;
  static getAllWindows(): BrowserWindow[] {
    return BrowserWindow.all;
  }
  static getFocusedWindow(): BrowserWindow | null {
    return BrowserWindow.focused;
  }
  readonly webContents = new StandInContents();
  readonly calls: string[] = [];
  bounds = { x: 10, y: 20, width: 1000, height: 700 };
  url = '';
  readonly options: Record<string, unknown>;
  constructor(options: Record<string, unknown>) {
    super();
    this.options = options;
    BrowserWindow.all.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }
  async loadURL(url: string): Promise<void> {
    this.url = url;
    this.webContents.emit('did-navigate');
    this.emit('ready-to-show');
  }
  show = () => void this.calls.push('show');
  focus = () => void this.calls.push('focus');
  restore = () => void this.calls.push('restore');
  maximize = () => void this.calls.push('maximize');
  isMinimized = () => false;
  isMaximized = () => false;
  getNormalBounds = () => this.bounds;
}

/** The window's page, for the preload script: it talks to the contents that are on stage. */
export const stage: { contents: StandInContents | null; world: Record<string, unknown> } = {
  contents: null,
  world: {},
};

export const ipcRenderer = {
  send: (channel: string, ...args: unknown[]) => stage.contents?.receive(channel, args),
  on: (channel: string, listener: Listener) => stage.contents?.toPage.on(channel, listener),
};

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
  details: { requestingUrl: string },
) => void;

class StandInSession extends EventEmitter {
  onRequest: PermissionRequest = () => {};
  onCheck: (contents: unknown, permission: string, origin: string) => boolean = () => true;
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
  async openExternal(url: string): Promise<void> {
    this.opened.push(url);
  },
};

/** What the person answers to every question, and what they were asked. */
export const dialog = {
  answer: 1,
  chosen: null as string | null,
  asked: [] as string[],
  async showMessageBox({
    message,
    detail,
  }: {
    message: string;
    detail: string;
  }): Promise<{ response: number }> {
    this.asked.push(`${message} ${detail}`);
    return { response: this.answer };
  },
  async showOpenDialog(): Promise<{ canceled: boolean; filePaths: string[] }> {
    return { canceled: this.chosen === null, filePaths: this.chosen === null ? [] : [this.chosen] };
  },
  showErrorBox(title: string, text: string): void {
    this.asked.push(`${title}: ${text}`);
  },
};

/** Turns text around: enough to tell plain from encrypted. */
const turned = (text: string) => [...text].reverse().join('');

export const safeStorage = {
  isAvailable: true,
  backend: 'gnome_libsecret',
  isAsyncEncryptionAvailable: async () => safeStorage.isAvailable,
  getSelectedStorageBackend: () => safeStorage.backend,
  encryptStringAsync: async (plain: string) => Buffer.from(turned(plain)),
  decryptStringAsync: async (cipher: Buffer) => ({
    result: turned(cipher.toString()),
    shouldReEncrypt: false,
  }),
};

export class Notification extends EventEmitter {
  static readonly shown: Notification[] = [];
  readonly options: { title: string; body: string };
  constructor(options: { title: string; body: string }) {
    super();
    this.options = options;
  }
  show(): void {
    Notification.shown.push(this);
  }
}

type MenuItem = { role?: string; label?: string; submenu?: MenuItem[] };

export const Menu = {
  current: [] as MenuItem[],
  buildFromTemplate: (template: MenuItem[]) => template,
  setApplicationMenu(menu: MenuItem[]): void {
    this.current = menu;
  },
};

export const screen = {
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
};
