import { EventEmitter } from 'node:events';
import type { BrowserWindowConstructorOptions, Rectangle } from 'electron';
import { app } from './app';
import { cdp } from './chromium';
import { isPrevented, markDestroyed, shimEvent } from './emit';
import type { PressedKey } from './in-page';
import { Menu } from './menu';
import { WebContents } from './web-contents';

// `BrowserWindow`: the order of closing follows `shell/browser/native_window.cc` (`close` first, asynchronously `closed`,
// and only then the window leaves the list that `app.quit` closes), the errors `electron_api_base_window.cc`. Windows of a
// headless Chromium have no stack, so the shim keeps which one has the focus. Focus and bounds are the shim's; the page
// is Chromium's.

export class BrowserWindow extends EventEmitter {
  static readonly #all: BrowserWindow[] = [];
  static #focused: BrowserWindow | null = null;
  static {
    app.windows = {
      isEmpty: () => BrowserWindow.#all.length === 0,
      closeAll() {
        for (const window of BrowserWindow.getAllWindows()) window.close();
      },
      destroyAll() {
        for (const window of BrowserWindow.getAllWindows()) window.destroy();
      },
    };
  }
  static getAllWindows = () => BrowserWindow.#all.filter((one) => !one.#isClosed);
  static getFocusedWindow = () => BrowserWindow.#focused;
  static fromWebContents = (contents: WebContents | null) =>
    BrowserWindow.#all.find((one) => one.#contents === contents) ?? null;

  readonly id: number;
  readonly options: BrowserWindowConstructorOptions;
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
        keyPressed: (key: PressedKey) => Menu.getApplicationMenu()?.press(key, this),
        size: () => this.#bounds,
        close: () => this.close(),
      },
      options.webPreferences ?? {},
    );
    this.id = this.#contents.id;
    BrowserWindow.#all.push(this);
    this.on('focus', () => app.emit('browser-window-focus', shimEvent(), this));
    app.emit('web-contents-created', shimEvent(), this.#contents);
    app.emit('browser-window-created', shimEvent(), this);
    if (options.show !== false) this.show();
  }

  get webContents(): WebContents {
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
  async #applyBounds(targetId: string): Promise<void> {
    const bounds = { ...this.#bounds, left: this.#bounds.x, top: this.#bounds.y, x: undefined, y: undefined };
    await cdp
      .send('Browser.getWindowForTarget', { targetId })
      .then(({ windowId }) => cdp.send('Browser.setWindowBounds', { windowId, bounds }))
      .catch(() => {});
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }

  /** The page ends first, in its own process; then the window is gone. */
  close(): void {
    if (isPrevented(this, 'close')) {
      app.windowCloseCancelled();
      return;
    }
    if (this.#isClosing) return;
    this.#isClosing = true;
    void this.#contents.attached
      .then(() => this.#contents.hidePage())
      .catch(() => {})
      .then(() => this.destroy());
  }

  /** At once, without `close` and without the page's consent. */
  destroy(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#contents.destroy();
    markDestroyed(this);
    if (BrowserWindow.#focused === this) BrowserWindow.#focused = null;
    this.emit('closed');
    BrowserWindow.#all.splice(BrowserWindow.#all.indexOf(this), 1);
    if (BrowserWindow.#all.length === 0) app.lastWindowClosed();
  }

  isDestroyed(): boolean {
    return this.#isClosed;
  }

  /** Each call emits `show`, also for a visible window (native_window_views.cc). */
  show(): void {
    this.#isVisible = true;
    this.focus();
    this.emit('show');
  }

  hide(): void {
    this.#isVisible = false;
    this.blur();
  }

  focus(): void {
    const before = BrowserWindow.#focused;
    if (before === this || !this.#isVisible) return;
    before?.blur();
    BrowserWindow.#focused = this;
    this.#emitSoon('focus');
  }

  blur(): void {
    if (BrowserWindow.#focused !== this) return;
    BrowserWindow.#focused = null;
    this.#emitSoon('blur');
  }

  /** The state changes at once, its event comes later (`EmitEventSoon`, electron_api_base_window.cc). */
  #emitSoon(name: 'focus' | 'blur'): void {
    setImmediate(() => {
      if (!this.#isClosed) this.emit(name);
    });
  }

  isVisible(): boolean {
    return this.#isVisible;
  }

  isFocused = () => BrowserWindow.#focused === this;

  minimize(): void {
    this.#states.minimized = true;
  }
  restore(): void {
    this.#states.minimized = false;
  }
  /** Also shows the window (docs/api/browser-window.md). */
  maximize(): void {
    this.#states.maximized = true;
    this.show();
  }
  setFullScreen(isFull: boolean): void {
    this.#states.fullScreen = isFull;
  }
  isMinimized = () => this.#states.minimized;
  isMaximized = () => this.#states.maximized;
  isFullScreen = () => this.#states.fullScreen;

  getNormalBounds(): Rectangle {
    return { ...this.#bounds };
  }
  setBounds(bounds: Partial<Rectangle>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
    void this.#contents.attached.then((targetId) => this.#applyBounds(targetId));
  }

  getTitle = () => this.#title;
  setOverlayIcon(): void {}
}
