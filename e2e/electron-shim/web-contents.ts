import { EventEmitter } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { WebPreferences } from 'electron';
import { cdp } from './chromium';
import { isPrevented, markDestroyed, shimEvent } from './emit';
import { type FromPage, isolatedWorld, mainWorld, type PressedKey } from './in-page';
import { addressInChromium, addressInMain } from './page-server';
import { answerPermissions, session } from './session';

// `webContents`: a page of Chromium. Navigation follows `shell/browser/electron_navigation_throttle.cc`
// (`will-frame-navigate`, then `will-navigate`, for what the page itself starts), loading follows
// `lib/browser/api/web-contents.ts`. A message to a page that has no script yet is lost.

const world = 'Electron Isolated Context';

/** In milliseconds. */
const unloadTimeout = 5_000;

/** `navigator.platform` of pages. */
const platforms: Partial<Record<NodeJS.Platform, string>> = { darwin: 'MacIntel', win32: 'Win32' };

/** Events of a page for its window. */
export type Owner = {
  painted(): void;
  titled(title: string): void;
  keyPressed(key: PressedKey): void;
  size(): { readonly width: number; readonly height: number };
  /** The page asked to close. */
  close(): void;
};

// biome-ignore lint/suspicious/noExplicitAny: events of the protocol are as its documentation says.
type Fields = Record<string, any>;

let lastId = 0;

export class WebContents extends EventEmitter {
  static readonly #all: WebContents[] = [];
  static fromId = (id: number) => WebContents.#all.find((one) => one.id === id);

  readonly ipc = new EventEmitter();
  readonly session = session.defaultSession;
  readonly id: number;
  readonly owner: Owner;
  /** Resolves with the target in Chromium, as soon as it is ready. */
  readonly attached: Promise<string>;
  #sessionId = '';
  #events: EventEmitter | null = null;
  #frameId = '';
  #url = '';
  /** The address of a load that has not finished. */
  #wantedUrl: string | null = null;
  #isDestroyed = false;
  #isolatedContext: number | null = null;
  #windowOpenHandler: ((details: { url: string }) => { action: string }) | null = null;
  #zoomLevel = 0;
  #asked = false;

  constructor(owner: Owner, preferences: WebPreferences) {
    super();
    lastId += 1;
    this.id = lastId;
    this.owner = owner;
    WebContents.#all.push(this);
    this.attached = this.#attach(preferences);
  }

  async #attach({ preload }: WebPreferences): Promise<string> {
    const { width, height } = this.owner.size();
    const target = { url: 'about:blank', newWindow: true, width, height };
    const { targetId } = await cdp.send('Target.createTarget', target);
    this.#sessionId = (await cdp.send('Target.attachToTarget', { targetId, flatten: true })).sessionId;
    this.#events = cdp.session(this.#sessionId);
    this.#listen(this.#events);
    await this.#protocol('Page.enable');
    this.#frameId = (await this.#protocol('Page.getFrameTree')).frameTree.frame.id;
    const platform = platforms[process.platform] ?? 'Linux x86_64';
    const scripts: Fields[] = [{ source: `(${mainWorld})()` }];
    if (preload) {
      const source = JSON.stringify(readFileSync(preload, 'utf8'));
      scripts.push({ source: `(${isolatedWorld})(${source}, ${this.id})`, worldName: world });
    }
    await Promise.all([
      this.#protocol('Page.setLifecycleEventsEnabled', { enabled: true }),
      this.#protocol('Runtime.enable'),
      this.#protocol('Inspector.enable'),
      this.#protocol('Runtime.addBinding', { name: 'electronOut', executionContextName: world }),
      this.#protocol('Fetch.enable', { patterns: [{ urlPattern: '*', resourceType: 'Document' }] }),
      this.#protocol('Emulation.setFocusEmulationEnabled', { enabled: true }),
      this.#protocol('Emulation.setUserAgentOverride', { userAgent: '', platform }),
      ...scripts.map((script) => this.#protocol('Page.addScriptToEvaluateOnNewDocument', script)),
    ]);
    return targetId;
  }

  /** A command of the protocol to this page. */
  #protocol(method: string, params: Fields = {}): Promise<Fields> {
    return cdp.send(method, params, this.#sessionId);
  }

  #listen(events: EventEmitter): void {
    const isPage = () => this.#url !== '' && this.#url !== 'about:blank';
    events.on('Fetch.requestPaused', (paused: Fields) => void this.#judge(paused).catch(() => {}));
    events.on('Runtime.executionContextCreated', ({ context }: Fields) => {
      const isOurs = context.name === world && context.auxData.frameId === this.#frameId;
      if (isOurs) this.#isolatedContext = context.id;
    });
    events.on('Runtime.executionContextsCleared', () => {
      this.#isolatedContext = null;
    });
    events.on('Runtime.bindingCalled', ({ payload }: Fields) => this.take(JSON.parse(payload)));
    events.on('Page.frameNavigated', ({ frame }: Fields) => this.#navigated(frame));
    events.on('Page.navigatedWithinDocument', ({ frameId, url }: Fields) => {
      if (frameId === this.#frameId) this.#url = addressInMain(url);
    });
    events.on('Page.loadEventFired', () => isPage() && this.emit('did-finish-load', shimEvent()));
    events.on('Page.lifecycleEvent', ({ name, frameId }: Fields) => {
      if (name === 'firstPaint' && frameId === this.#frameId && isPage()) this.owner.painted();
    });
    events.on('Inspector.targetCrashed', () =>
      this.emit('render-process-gone', shimEvent(), { reason: 'crashed', exitCode: 5 }),
    );
  }

  /** A message of the page. */
  take(message: FromPage): void {
    switch (message[0]) {
      case 'send': {
        const senderFrame = { url: this.#url, parent: null, routingId: 1, processId: 1 };
        this.ipc.emit(message[1], shimEvent({ sender: this, senderFrame }), ...message[2]);
        return;
      }
      case 'open':
        this.#windowOpenHandler?.({ url: addressInMain(message[1]) });
        return;
      case 'title':
        this.owner.titled(message[1]);
        return;
      case 'context':
        this.emit('context-menu', shimEvent(), message[1]);
        return;
      case 'key':
        this.owner.keyPressed(message[1]);
    }
  }

  #navigated({ parentId, id, url, unreachableUrl }: Fields): void {
    if (parentId || url === 'about:blank') return;
    this.#frameId = id;
    this.#url = addressInMain(url);
    this.#wantedUrl = null;
    if (unreachableUrl === undefined) this.emit('did-navigate', shimEvent(), this.#url, 200, 'OK');
  }

  async #judge({ requestId, request, frameId, redirectedRequestId }: Fields): Promise<void> {
    const url = addressInMain(request.url + (request.urlFragment ?? ''));
    const isMainFrame = frameId === this.#frameId;
    const isOwn = isMainFrame && this.#asked && redirectedRequestId === undefined;
    if (isMainFrame) this.#asked = false;
    const details = { url, isMainFrame, isSameDocument: false };
    const names = redirectedRequestId
      ? ['will-redirect']
      : ['will-frame-navigate', ...(isMainFrame ? ['will-navigate'] : [])];
    if (!isOwn && names.some((name) => isPrevented(this, name, details)))
      await this.#protocol('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    else await this.#protocol('Fetch.continueRequest', { requestId });
  }

  /**
   * Rejects too if another load takes its place, and if the page ends (`_awaitNextLoad`, lib/browser/api/web-contents.ts).
   */
  async loadURL(url: string): Promise<void> {
    this.#wantedUrl = url;
    this.emit('did-start-navigation');
    const loaded = this.#nextLoad(url);
    loaded.catch(() => {});
    await this.attached;
    await answerPermissions(this, new URL(addressInChromium(url)).origin);
    if (this.#wantedUrl !== url) return await loaded;
    this.#asked = true;
    const { errorText } = await this.#protocol('Page.navigate', { url: addressInChromium(url) });
    if (!errorText) return await loaded;
    throw loadError(errorText.replace('net::', ''), -2, url);
  }

  #nextLoad(url: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (code: string, errno: number) => () => reject(loadError(code, errno, url));
      this.once('did-finish-load', resolve).once('did-start-navigation', fail('ERR_ABORTED', -3));
      for (const end of ['destroyed', 'render-process-gone']) this.once(end, fail('ERR_FAILED', -2));
    });
  }

  reload(): void {
    this.#asked = true;
    void this.#protocol('Page.reload').catch(() => {});
  }

  send(channel: string, ...args: unknown[]): void {
    this.#callInside('electronIn', JSON.stringify([channel, ...args]));
  }

  /** For tests: drops files of the system. */
  async dropFiles(files: readonly string[], at: { readonly x: number; readonly y: number }): Promise<void> {
    const known = files.map((file) => ({ name: path.basename(file), size: statSync(file).size, path: file }));
    this.#callInside('electronDropped', JSON.stringify(known));
    const data = { items: [], files, dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'])
      await this.#protocol('Input.dispatchDragEvent', { type, ...at, data });
  }

  #callInside(name: string, text: string): void {
    if (this.#isolatedContext === null) return;
    void this.#protocol('Runtime.callFunctionOn', {
      functionDeclaration: `function (text) { globalThis.${name}(text); }`,
      arguments: [{ value: text }],
      executionContextId: this.#isolatedContext,
      silent: true,
    }).catch(() => {});
  }

  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.#windowOpenHandler = handler;
  }

  /** A load counts at once (`GetVisibleURL`). */
  getURL = () => this.#wantedUrl ?? this.#url;
  isDestroyed = () => this.#isDestroyed;
  startDrag(): void {}
  replaceMisspelling = (word: string) => void this.#protocol('Input.insertText', { text: word });

  get zoomLevel(): number {
    return this.#zoomLevel;
  }

  /** Each level is 20 % (docs/api/web-contents.md). */
  set zoomLevel(level: number) {
    this.#zoomLevel = level;
    const factor = 1.2 ** level;
    const { width, height } = this.owner.size();
    const metrics = { width: Math.round(width / factor), height: Math.round(height / factor) };
    const all = { ...metrics, deviceScaleFactor: factor, mobile: false };
    void this.#protocol('Emulation.setDeviceMetricsOverride', all).catch(() => {});
  }

  forcefullyCrashRenderer(): void {
    void this.#protocol('Page.crash').catch(() => {});
  }

  async executeJavaScript(code: string): Promise<unknown> {
    const params = { expression: code, awaitPromise: true, returnByValue: true };
    return (await this.#protocol('Runtime.evaluate', params)).result.value;
  }

  /** Also how Playwright closes a page. */
  close(): void {
    this.owner.close();
  }

  /**
   * Tells the page that it closes. Its last messages arrive before the promise resolves. A page that does not answer
   * closes too. Chromium waits 500 ms for it (`kUnloadTimeout`, render_view_host_impl.h); the shim waits longer because
   * test machines are busy.
   */
  async hidePage(): Promise<void> {
    const expression = "dispatchEvent(new PageTransitionEvent('pagehide'))";
    const hidden = this.#protocol('Runtime.evaluate', { expression }).catch(() => {});
    await Promise.race([hidden, setTimeout(unloadTimeout)]);
  }

  /** Only the window does this. */
  destroy(): void {
    this.#isDestroyed = true;
    this.#wantedUrl = null;
    WebContents.#all.splice(WebContents.#all.indexOf(this), 1);
    this.#events?.removeAllListeners();
    void this.attached.then((targetId) => cdp.send('Target.closeTarget', { targetId })).catch(() => {});
    markDestroyed(this);
    this.emit('destroyed');
  }
}

function loadError(code: string, errno: number, url: string): Error {
  return Object.assign(new Error(`${code} (${errno}) loading '${url}'`), { code, errno, url });
}

export function takeLastWords(contentsId: number, message: string): void {
  WebContents.fromId(contentsId)?.take(JSON.parse(message));
}
