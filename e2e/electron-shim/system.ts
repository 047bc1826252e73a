import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { app } from './app';

// Parts of the system behind small modules: shell, clipboard, safeStorage, notifications, tray, shortcuts, screen,
// power, images. Each keeps what it was told, for tests. Documented in `docs/api/<module>.md` of Electron.

export const shell = {
  opened: [] as string[],
  revealed: [] as string[],
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
  /** There is no trash here: the file is gone. */
  async trashItem(path: string): Promise<void> {
    await rm(path, { recursive: true });
  },
};

/** Its functions return promises since Electron 44 (docs/breaking-changes.md). */
export const clipboard = {
  text: '',
  async writeText(text: string): Promise<void> {
    this.text = text;
  },
  async readText(): Promise<string> {
    return this.text;
  },
};

/**
 * On Linux the asynchronous functions always find a key: without a secret service it is a published one, and the result
 * begins with `v10` (docs/api/safe-storage.md). Elsewhere there is always a store.
 */
export const safeStorage = {
  get hasSecretService() {
    return process.platform !== 'linux' || process.env.ELECTRON_SHIM_KEYRING === 'yes';
  },
  isAsyncEncryptionAvailable: async () => app.isReady(),
  getSelectedStorageBackend: () => (app.isReady() ? 'basic_text' : 'unknown'),
  async encryptStringAsync(text: string): Promise<Buffer> {
    app.throwUnlessReady('safeStorage cannot be used before app is ready');
    return Buffer.from(`${this.hasSecretService ? 'v11' : 'v10'}${[...text].reverse().join('')}`);
  },
  async decryptStringAsync(cipher: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }> {
    return { result: [...cipher.toString().slice(3)].reverse().join(''), shouldReEncrypt: false };
  },
};

/** An application without a signature gets `failed` on macOS (docs/api/notification.md). */
export class Notification extends EventEmitter {
  static readonly shown: Notification[] = [];
  static isSupported = () => true;
  readonly options: { readonly title?: string; readonly body?: string };
  constructor(options: { title?: string; body?: string } = {}) {
    super();
    app.throwUnlessReady('Cannot create Notification before app is ready');
    this.options = options;
  }
  show(): void {
    if (process.platform === 'darwin') {
      setImmediate(() => this.emit('failed', {}, 'Notifications are not allowed for this application'));
      return;
    }
    Notification.shown.push(this);
    setImmediate(() => this.emit('show', {}));
  }
  close(): void {
    const index = Notification.shown.indexOf(this);
    if (index < 0) return;
    Notification.shown.splice(index, 1);
    setImmediate(() => this.emit('close', {}));
  }
}

export class Tray extends EventEmitter {
  static readonly all: Tray[] = [];
  readonly told = { image: null as unknown, toolTip: '', title: '', menu: null as unknown };
  constructor(image: unknown) {
    super();
    app.throwUnlessReady('Cannot create Tray before app is ready');
    this.told.image = image;
    Tray.all.push(this);
  }
  setImage = (image: unknown) => void Object.assign(this.told, { image });
  setToolTip = (toolTip: string) => void Object.assign(this.told, { toolTip });
  setTitle = (title: string) => void Object.assign(this.told, { title });
  setContextMenu = (menu: unknown) => void Object.assign(this.told, { menu });
  destroy = () => void Tray.all.splice(Tray.all.indexOf(this), 1);
}

/** `taken` are the keys of other applications: `register` returns false for them. */
export const globalShortcut = {
  taken: [] as string[],
  held: new Map<string, () => void>(),
  register(keys: string, press: () => void): boolean {
    app.throwUnlessReady('globalShortcut cannot be used before the app is ready');
    if (!/^\w+(?:\+\S+)*$/.test(keys)) throw new TypeError(`Error processing argument at index 0`);
    if (this.taken.includes(keys)) return false;
    this.held.set(keys, press);
    return true;
  },
  isRegistered(keys: string): boolean {
    return this.held.has(keys);
  },
  unregister(keys: string): void {
    app.throwUnlessReady('globalShortcut cannot be used before the app is ready');
    this.held.delete(keys);
  },
};

const display = { id: 1, scaleFactor: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } };

export const screen = Object.assign(new EventEmitter(), {
  getCursorScreenPoint: () => ({ x: 500, y: 300 }),
  getDisplayNearestPoint: () => display,
  getDisplayMatching: () => display,
  getAllDisplays: () => [display],
  getPrimaryDisplay: () => display,
});

export const powerMonitor = new EventEmitter();

export const powerSaveBlocker = {
  running: new Map<number, string>(),
  lastId: 0,
  start(type: string): number {
    this.lastId += 1;
    this.running.set(this.lastId, type);
    return this.lastId;
  },
  stop(id: number): boolean {
    return this.running.delete(id);
  },
  isStarted(id: number): boolean {
    return this.running.has(id);
  },
};

export const nativeTheme = Object.assign(new EventEmitter(), {
  shouldUseDarkColors: false,
  themeSource: 'system',
});

class Image {
  isTemplate = false;
  readonly #isEmpty: boolean;
  constructor(isEmpty: boolean) {
    this.#isEmpty = isEmpty;
  }
  isEmpty = () => this.#isEmpty;
  isTemplateImage = () => this.isTemplate;
  setTemplateImage = (isTemplate: boolean) => void Object.assign(this, { isTemplate });
  getScaleFactors = () => [1];
  toBitmap = () => Buffer.alloc(16 * 16 * 4);
  addRepresentation = () => {};
  getSize = () => ({ width: 16, height: 16 });
}

/** A missing file is an empty image, without an error (docs/api/native-image.md). */
export const nativeImage = {
  createFromPath: (path: string) => new Image(!existsSync(path)),
  createEmpty: () => new Image(true),
};
