import { EventEmitter } from 'node:events';
import { homedir } from 'node:os';
import path from 'node:path';
import { isPrevented, shimEvent } from './emit';
import { takeLock } from './single-instance';

// `app`: the order of its start and its end follows `shell/browser/browser.cc`, its errors
// `shell/browser/api/electron_api_app.cc` (docs/api/app.md).

/** The windows, as `WindowList` of Electron. `browser-window.ts` sets it. */
export type WindowList = { readonly isEmpty: () => boolean; closeAll(): void; destroyAll(): void };

class App extends EventEmitter {
  isPackaged = false;
  name = '';
  windows: WindowList = { isEmpty: () => true, closeAll() {}, destroyAll() {} };
  /** Runs last, before the process ends. */
  readonly atExit: (() => void)[] = [];
  /** Values that the system would have got, for tests. */
  readonly told = { badge: 0 };
  readonly #paths: Record<string, string> = {};
  readonly #ready = Promise.withResolvers<void>();
  #isReady = false;
  #isQuitting = false;
  #exitCode: number | null = null;

  constructor() {
    super();
    // lib/browser/init.ts: without a listener of the application, it ends with its last window.
    this.on('window-all-closed', () => {
      if (this.listenerCount('window-all-closed') === 1) this.quit();
    });
  }

  prepare(packageFile: { name: string; productName?: string }, isPackaged: boolean): void {
    this.isPackaged = isPackaged;
    this.name = packageFile.productName ?? packageFile.name;
  }

  becomeReady(): void {
    this.#isReady = true;
    this.#ready.resolve();
    this.emit('ready', shimEvent(), {});
  }

  isReady(): boolean {
    return this.#isReady;
  }

  whenReady(): Promise<void> {
    return this.#ready.promise;
  }

  throwIfReady(what: string): void {
    if (this.#isReady) throw new Error(`${what} before app is ready`);
  }

  throwUnlessReady(message: string): void {
    if (!this.#isReady) throw new Error(message);
  }

  quit(): void {
    if (this.#isQuitting) return;
    this.#isQuitting = !isPrevented(this, 'before-quit');
    if (!this.#isQuitting) return;
    if (this.windows.isEmpty()) this.#notifyAndShutdown();
    else this.windows.closeAll();
  }

  /** Before `ready` it ends the process at once, without events (`ExitWithCode`, shell/browser/browser.cc). */
  exit(code = 0): void {
    if (!this.#isReady) process.exit(code);
    this.#isQuitting = true;
    this.#exitCode = code;
    if (this.windows.isEmpty()) this.#shutdown();
    else this.windows.destroyAll();
  }

  /** A window refused to close, so the end is cancelled. */
  windowCloseCancelled(): void {
    this.#isQuitting = false;
  }

  lastWindowClosed(): void {
    if (this.#exitCode !== null) this.#shutdown();
    else if (this.#isQuitting) this.#notifyAndShutdown();
    else this.emit('window-all-closed');
  }

  #notifyAndShutdown(): void {
    if (isPrevented(this, 'will-quit')) this.#isQuitting = false;
    else this.#shutdown();
  }

  #shutdown(): void {
    const code = this.#exitCode ?? 0;
    this.emit('quit', shimEvent(), code);
    for (const step of this.atExit) step();
    process.exit(code);
  }

  requestSingleInstanceLock(data?: unknown): boolean {
    return takeLock(this.getPath('userData'), data, (other) => {
      void this.#ready.promise.then(() =>
        this.emit('second-instance', shimEvent(), other.argv, other.cwd, other.data),
      );
    });
  }

  setPath(name: string, folder: string): void {
    if (!path.isAbsolute(folder)) throw new Error('Path must be absolute');
    this.#paths[name] = folder;
  }

  getPath(name: string): string {
    const home = homedir();
    const known: Record<string, string> = {
      userData: path.join(home, '.config', this.name),
      documents: path.join(home, 'Documents'),
    };
    const found = this.#paths[name] ?? known[name];
    if (found === undefined) throw new Error(`Failed to get '${name}' path`);
    return found;
  }

  enableSandbox(): void {
    this.throwIfReady('app.enableSandbox() can only be called');
  }

  getPreferredSystemLanguages = () => ['en-US'];
  setAsDefaultProtocolClient = () => true;

  /** On Linux for docks with the LauncherEntry API, which find the application by its desktop file (docs/api/app.md). */
  setBadgeCount(count: number): boolean {
    this.told.badge = count;
    return true;
  }

  /** Elsewhere than on Windows it does nothing (lib/browser/api/app.ts). */
  setAppUserModelId(): void {}

  /** Missing elsewhere (electron_api_app.cc). */
  get setJumpList() {
    return process.platform === 'win32' ? () => 'ok' : undefined;
  }

  /** macOS only. */
  get dock() {
    return process.platform === 'darwin' ? { setMenu() {}, hide() {} } : undefined;
  }

  async getFileIcon(): Promise<never> {
    throw new Error('Failed to get file icon.');
  }
}

export const app = new App();
