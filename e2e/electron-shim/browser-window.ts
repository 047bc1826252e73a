import { EventEmitter } from 'node:events';
import type { BrowserWindowConstructorOptions, Rectangle } from 'electron';
import { app } from './app';
import { cdp } from './chromium';
import { isPrevented, shimEvent, throwIfDestroyed } from './emit';
import type { PressedKey } from './in-page';
import { pressMenuKey } from './menu';
import { WebContents } from './web-contents';

// `BrowserWindow`: the order of closing follows `shell/browser/native_window.cc` (`close` first, and asynchronously
// `closed`), the errors `electron_api_browser_window.cc`. Windows of a headless Chromium have no stack, so the shim
// keeps which one has the focus. Focus and bounds are the shim's; the page is Chromium's.

export class BrowserWindow extends EventEmitter {
  static readonly #all: BrowserWindow[] = [];
  static #focused: BrowserWindow | null = null;
  static getAllWindows = () => [...BrowserWindow.#all];
  static getFocusedWindow = () => BrowserWindow.#focused;
  static fromWebContents = (contents: WebContents | null) =>
    BrowserWindow.#all.find((one) => one.#contents === contents) ?? null;
  static fromId = (id: number) => BrowserWindow.#all.find((one) => one.id === id) ?? null;

  readonly id: number;
  readonly options: BrowserWindowConstructorOptions;
  /** What the system was told, for tests. */
  readonly told = { overlay: null as unknown, icon: null as unknown };
  readonly #contents: WebContents;
  #bounds: Rectangle;
  #title: string;
  #isClosed = false;
  #isClosing = false;
  #isVisible = false;
  #isPainted = false;
  readonly #states = { minimized: false, maximized: false, fullScreen: false };

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super();
    app.throwUnlessReady('Cannot create BrowserWindow before app is ready');
    this.options = options;
    this.#title = options.title ?? app.name;
    const { x = 0, y = 0, width = 800, height = 600 } = options;
    this.#bounds = { x, y, width, height };
    this.#contents = new WebContents(
      {
        painted: () => this.#painted(),
        titled: (title) => this.#titled(title),
        keyPressed: (key: PressedKey) => pressMenuKey(key, this),
        size: () => this.#bounds,
        close: () => this.close(),
      },
      options.webPreferences ?? {},
    );
    this.id = this.#contents.id;
    BrowserWindow.#all.push(this);
    app.emit('web-contents-created', shimEvent(), this.#contents);
    app.emit('browser-window-created', shimEvent(), this);
    if (options.show !== false) this.show();
  }

  get webContents(): WebContents {
    throwIfDestroyed(this.#isClosed);
    return this.#contents;
  }

  #painted(): void {
    if (this.#isPainted || this.#isClosed) return;
    this.#isPainted = true;
    this.emit('ready-to-show');
  }

  #titled(title: string): void {
    if (!isPrevented(this, 'page-title-updated', {}, title, true)) this.#title = title;
  }

  /** Chromium's window, if it has one that can be moved. */
  async #applyBounds(): Promise<void> {
    const { targetId } = this.#contents;
    const bounds = { ...this.#bounds, left: this.#bounds.x, top: this.#bounds.y, x: undefined, y: undefined };
    await cdp
      .send('Browser.getWindowForTarget', { targetId })
      .then(({ windowId }) => cdp.send('Browser.setWindowBounds', { windowId, bounds }))
      .catch(() => {});
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }

  close(): void {
    throwIfDestroyed(this.#isClosed);
    if (isPrevented(this, 'close')) app.windowCloseCancelled();
    else this.#end(() => this.#contents.hidePage());
  }

  /** Without `close` and without the page's consent. */
  destroy(): void {
    if (!this.#isClosed) this.#end(async () => {});
  }

  /** The page ends first, in its own process; then the window is gone. */
  #end(hidePage: () => Promise<void>): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    void this.#contents.attached
      .then(hidePage)
      .catch(() => {})
      .then(() => {
        this.#contents.destroy();
        this.#isClosed = true;
        BrowserWindow.#all.splice(BrowserWindow.#all.indexOf(this), 1);
        if (BrowserWindow.#focused === this) BrowserWindow.#focused = null;
        this.emit('closed');
        if (BrowserWindow.#all.length === 0) app.lastWindowClosed();
      });
  }

  isDestroyed(): boolean {
    return this.#isClosed;
  }

  show(): void {
    throwIfDestroyed(this.#isClosed);
    const wasVisible = this.#isVisible;
    this.#isVisible = true;
    if (!wasVisible) this.emit('show');
    this.focus();
  }

  showInactive(): void {
    throwIfDestroyed(this.#isClosed);
    this.#isVisible = true;
    this.emit('show');
  }

  hide(): void {
    throwIfDestroyed(this.#isClosed);
    if (!this.#isVisible) return;
    this.#isVisible = false;
    this.blur();
    this.emit('hide');
  }

  focus(): void {
    throwIfDestroyed(this.#isClosed);
    const before = BrowserWindow.#focused;
    if (before === this || !this.#isVisible) return;
    before?.blur();
    BrowserWindow.#focused = this;
    this.emit('focus');
    app.emit('browser-window-focus', shimEvent(), this);
  }

  blur(): void {
    if (BrowserWindow.#focused !== this) return;
    BrowserWindow.#focused = null;
    this.emit('blur');
    app.emit('browser-window-blur', shimEvent(), this);
  }

  isVisible(): boolean {
    throwIfDestroyed(this.#isClosed);
    return this.#isVisible;
  }

  isFocused = () => BrowserWindow.#focused === this;

  minimize(): void {
    this.#states.minimized = true;
    this.emit('minimize');
  }
  restore(): void {
    this.#states.minimized = false;
    this.emit('restore');
  }
  /** Also shows the window (docs/api/browser-window.md). */
  maximize(): void {
    this.#states.maximized = true;
    this.show();
  }
  unmaximize(): void {
    this.#states.maximized = false;
  }
  setFullScreen(isFull: boolean): void {
    this.#states.fullScreen = isFull;
  }
  isMinimized = () => this.#states.minimized;
  isMaximized = () => this.#states.maximized;
  isFullScreen = () => this.#states.fullScreen;

  getBounds(): Rectangle {
    throwIfDestroyed(this.#isClosed);
    return { ...this.#bounds };
  }
  getNormalBounds(): Rectangle {
    return this.getBounds();
  }
  setBounds(bounds: Partial<Rectangle>): void {
    throwIfDestroyed(this.#isClosed);
    this.#bounds = { ...this.#bounds, ...bounds };
    void this.#contents.attached.then(() => this.#applyBounds());
  }

  getTitle(): string {
    throwIfDestroyed(this.#isClosed);
    return this.#title;
  }
  setTitle(title: string): void {
    this.#title = title;
  }

  setOverlayIcon(icon: unknown, description: string): void {
    this.told.overlay = icon === null ? null : { icon, description };
  }
  setIcon(icon: unknown): void {
    this.told.icon = icon;
  }
  moveTop = () => {};
  setVisibleOnAllWorkspaces = () => {};
}

app.windows = {
  isEmpty: () => BrowserWindow.getAllWindows().length === 0,
  closeAll() {
    for (const window of BrowserWindow.getAllWindows()) window.close();
  },
  destroyAll() {
    for (const window of BrowserWindow.getAllWindows()) window.destroy();
  },
};
