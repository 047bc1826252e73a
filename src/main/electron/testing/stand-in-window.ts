import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';

// Electron's application and its windows in tests, with the documented order of close and quit events.

class StandInApp extends EventEmitter {
  isPackaged = false;
  lock = true;
  isReady = false;
  hasQuit = false;
  readonly paths: Record<string, string> = {};
  readonly calls: string[] = [];
  #isQuitting = false;
  setPath(name: string, path: string): void {
    if (!existsSync(path)) throw new Error(`Failed to set path: ${path} does not exist`);
    this.paths[name] = path;
  }
  getPath(name: string): string {
    return this.paths[name] ?? '';
  }
  getPreferredSystemLanguages(): string[] {
    return ['en-US'];
  }
  requestSingleInstanceLock(): boolean {
    return this.lock;
  }
  enableSandbox(): void {
    this.calls.push('enableSandbox');
  }
  disableHardwareAcceleration(): void {
    this.calls.push(`${this.isReady ? 'too late: ' : ''}disableHardwareAcceleration`);
  }
  relaunch({ args }: { readonly args: readonly string[] }): void {
    this.calls.push(`relaunch ${args.join(' ')}`);
  }
  setAppUserModelId(id: string): void {
    this.calls.push(`${this.isReady ? 'too late: ' : ''}setAppUserModelId ${id}`);
  }
  async whenReady(): Promise<void> {
    this.isReady = true;
  }
  /** `before-quit`, the windows, `will-quit`: a listener that prevents one of them must quit again. */
  quit(): void {
    if (this.#isQuitting) return;
    this.#isQuitting = !prevents(this, 'before-quit');
    if (!this.#isQuitting) return;
    for (const window of [...BrowserWindow.all]) window.close();
    this.#isQuitting &&= BrowserWindow.all.length === 0 && !prevents(this, 'will-quit');
    if (!this.#isQuitting) return;
    this.hasQuit = true;
    this.emit('quit');
  }
  /** The pictures of files that the system has. */
  icons: 'own' | 'empty' | 'none' = 'own';
  async getFileIcon(path: string): Promise<{ path: string; isEmpty(): boolean }> {
    if (this.icons === 'none') throw new Error('Failed to get file icon.');
    return { path, isEmpty: () => this.icons === 'empty' };
  }
  clients: string[] = [];
  setAsDefaultProtocolClient(scheme: string): void {
    this.clients.push(scheme);
  }
  jumpList: unknown = null;
  setJumpList(list: unknown): void {
    this.jumpList = list;
  }
  dock: { menu: unknown; setMenu(menu: unknown): void } | undefined;
  badge = 0;
  setBadgeCount(count: number): void {
    this.badge = count;
  }
  exit(code: number): void {
    this.calls.push(`exit ${code}`);
  }
  /** Without a listener the application ends with its last window. */
  windowClosed(): void {
    if (this.#isQuitting || BrowserWindow.all.length > 0) return;
    if (!this.emit('window-all-closed')) this.quit();
  }
}

export const app = new StandInApp();

/** An event with a preventable default and the given fields. */
export function preventable<T extends object>(fields: T = {} as T) {
  return {
    ...fields,
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true;
    },
  };
}

function prevents(emitter: EventEmitter, name: string): boolean {
  const event = preventable();
  emitter.emit(name, event);
  return event.defaultPrevented;
}

export type StandInFrame = { readonly url: string; readonly parent: StandInFrame | null };

/** A page's side of the IPC, and the frame it sends from. */
export class StandInContents extends EventEmitter {
  readonly ipc = new EventEmitter();
  readonly toPage = new EventEmitter();
  windowOpenHandler: ((details: { url: string }) => { action: string }) | null = null;
  isGone = false;
  reloads = 0;
  url = '';
  mainFrame: StandInFrame = { url: 'app://pilotfish/', parent: null };
  isDestroyed(): boolean {
    return this.isGone;
  }
  send(channel: string, ...args: unknown[]): void {
    this.toPage.emit(channel, {}, ...structuredClone(args));
  }
  /** Acts like `ipcRenderer.send` in a page, from `frame`. */
  receive(channel: string, args: readonly unknown[], frame: StandInFrame | null = this.mainFrame): void {
    this.ipc.emit(channel, { senderFrame: frame }, ...structuredClone(args));
  }
  readonly drags: { file: string; files: string[]; icon: { path: string } }[] = [];
  startDrag(item: { file: string; files: string[]; icon: { path: string } }): void {
    this.drags.push(item);
  }
  getURL(): string {
    return this.url;
  }
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.windowOpenHandler = handler;
  }
  forcefullyCrashRenderer(): void {
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 11 });
  }
  reload(): void {
    this.reloads += 1;
    this.emit('did-navigate');
    this.emit('did-finish-load');
  }
}

/** The result of loading: `hangs` neither loads nor fails, `draws later` loads without drawing, an error fails. */
type Loading = 'succeeds' | 'draws later' | 'hangs' | Error;

export class BrowserWindow extends EventEmitter {
  static readonly all: BrowserWindow[] = [];
  static focused: BrowserWindow | null = null;
  /** The results of the next loads; later loads succeed. */
  static readonly loadings: Loading[] = [];
  static getAllWindows(): BrowserWindow[] {
    return [...BrowserWindow.all];
  }
  static fromWebContents(contents: unknown): BrowserWindow | null {
    return BrowserWindow.all.find(({ webContents }) => webContents === contents) ?? null;
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
    this.bounds = { ...this.bounds, ...placeIn(options) };
    BrowserWindow.all.push(this);
    app.emit('web-contents-created', {}, this.webContents);
    app.emit('browser-window-created', {}, this);
  }
  async loadURL(url: string): Promise<void> {
    this.url = url;
    this.webContents.url = url;
    const loading = BrowserWindow.loadings.shift() ?? 'succeeds';
    if (loading instanceof Error) throw loading;
    if (loading === 'hangs') return new Promise(() => {});
    this.webContents.emit('did-navigate');
    this.webContents.emit('did-finish-load');
    if (loading === 'succeeds') this.emit('ready-to-show');
  }
  close(): void {
    if (!prevents(this, 'close')) this.destroy();
  }
  /** Closes without a `close` event. */
  destroy(): void {
    if (this.webContents.isGone) return;
    this.webContents.isGone = true;
    BrowserWindow.all.splice(BrowserWindow.all.indexOf(this), 1);
    this.webContents.emit('destroyed');
    this.emit('closed');
    app.windowClosed();
  }
  isDestroyed = () => this.webContents.isGone;
  isVisible = () => this.calls.findLast((call) => call === 'show' || call === 'hide') === 'show';
  hide = () => void this.calls.push('hide');
  setBounds = (bounds: typeof this.bounds) => {
    this.bounds = bounds;
  };
  show = () => {
    this.calls.push('show');
    this.emit('show');
  };
  /** The overlay on its button in the taskbar. */
  overlay: { icon: unknown; description: string } | null = null;
  setOverlayIcon(icon: unknown, description: string): void {
    this.overlay = icon === null ? null : { icon, description };
  }
  focus = () => void this.calls.push('focus');
  restore = () => void this.calls.push('restore');
  maximize = () => void this.calls.push('maximize');
  setFullScreen = (isFull: boolean) => void this.calls.push(isFull ? 'full screen' : 'no full screen');
  isFullScreen = () => this.calls.includes('full screen');
  minimize = () => void this.calls.push('minimize');
  title = 'Pilotfish';
  getTitle = () => this.title;
  isMinimized = () => false;
  isMaximized = () => false;
  getNormalBounds = () => this.bounds;
}

/** The place options that a window got. */
function placeIn(options: Record<string, unknown>) {
  return Object.fromEntries(
    ['x', 'y', 'width', 'height'].filter((key) => key in options).map((key) => [key, options[key]]),
  );
}
