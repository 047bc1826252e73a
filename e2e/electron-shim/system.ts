import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { app } from './app';

// Parts of the system behind small modules: shell, clipboard, safeStorage, notifications, tray, shortcuts, screen,
// power, images. Each records its calls, for tests. Documented in `docs/api/<module>.md` of Electron.

export const shell = {
  opened: [] as string[],
  async openExternal(url: string): Promise<void> {
    this.opened.push(url);
  },
  async openPath(path: string): Promise<string> {
    this.opened.push(path);
    return '';
  },
  showItemInFolder(): void {},
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
  async encryptStringAsync(text: string): Promise<Buffer> {
    app.throwUnlessReady('safeStorage cannot be used before app is ready');
    return Buffer.from(`${this.hasSecretService ? 'v11' : 'v10'}${[...text].reverse().join('')}`);
  },
  async decryptStringAsync(cipher: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }> {
    app.throwUnlessReady('safeStorage cannot be used before app is ready');
    const version = cipher.toString().slice(0, 3);
    if (version !== 'v10' && !(version === 'v11' && this.hasSecretService))
      throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync.');
    return { result: [...cipher.toString().slice(3)].reverse().join(''), shouldReEncrypt: false };
  },
};

/** An application without a signature gets `failed` on macOS (docs/api/notification.md). */
export class Notification extends EventEmitter {
  static readonly shown: Notification[] = [];
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
  /** Without an event (`electron_api_notification.cc`, `Close`). */
  close(): void {
    const index = Notification.shown.indexOf(this);
    if (index >= 0) Notification.shown.splice(index, 1);
  }
}

export class Tray extends EventEmitter {
  static readonly all: Tray[] = [];
  readonly told = { menu: null as unknown };
  constructor() {
    super();
    app.throwUnlessReady('Cannot create Tray before app is ready');
    Tray.all.push(this);
  }
  setImage(): void {}
  setToolTip(): void {}
  setTitle(): void {}
  setContextMenu(menu: unknown): void {
    this.told.menu = menu;
  }
}

/** A modifier, or a key (docs/tutorial/keyboard-shortcuts.md). */
const modifier = /^(?:(?:command|cmd)(?:orcontrol|orctrl)?|control|ctrl|alt|option|altgr|shift|super|meta)$/i;
const key =
  /^(?:[!-~]|f\d\d?|plus|space|tab|(?:caps|num|scroll)lock|backspace|delete|insert|return|enter|up|down|left|right|home|end|page(?:up|down)|esc|escape|volume\w+|media\w+|printscreen|num\w+)$/i;

export const globalShortcut = {
  held: new Map<string, () => void>(),
  /** Throws for keys that are none, as each function with keys does (`accelerator_util.cc`). */
  register(keys: string, press: () => void): boolean {
    app.throwUnlessReady('globalShortcut cannot be used before the app is ready');
    const parts = keys.split('+').filter((part) => !modifier.test(part));
    if (parts.length === 0 || !parts.every((part) => key.test(part)))
      throw new TypeError(`Error processing argument at index 0, conversion failure from ${keys}`);
    this.held.set(keys, press);
    return true;
  },
  unregisterAll(): void {
    app.throwUnlessReady('globalShortcut cannot be used before the app is ready');
    this.held.clear();
  },
};

const display = { id: 1, scaleFactor: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } };

/** There is one display (electron_api_screen.cc). */
function onScreen<T>(value: T): () => T {
  return () => {
    app.throwUnlessReady("The 'screen' module can't be used before the app 'ready' event");
    return value;
  };
}

export const screen = {
  getCursorScreenPoint: onScreen({ x: 500, y: 300 }),
  getDisplayNearestPoint: onScreen(display),
  getDisplayMatching: onScreen(display),
  getAllDisplays: onScreen([display]),
};

export const powerMonitor = new EventEmitter();

export const powerSaveBlocker = { start: () => 1, stop: () => true };

export const nativeTheme = { shouldUseDarkColors: false };

class Image {
  readonly #isEmpty: boolean;
  constructor(isEmpty: boolean) {
    this.#isEmpty = isEmpty;
  }
  isEmpty = () => this.#isEmpty;
  setTemplateImage(): void {}
  getScaleFactors = () => [1];
  toBitmap = () => Buffer.alloc(16 * 16 * 4);
  addRepresentation(): void {}
}

/** A missing file is an empty image, without an error (docs/api/native-image.md). */
export const nativeImage = {
  createFromPath: (path: string) => new Image(!existsSync(path)),
  createEmpty: () => new Image(true),
};
