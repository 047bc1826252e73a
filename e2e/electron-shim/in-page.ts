// The two scripts that the shim puts into each page. Both run in the page as text, so each function is complete in
// itself. `isolatedWorld` runs the preload script as `lib/sandboxed_renderer` does: one CommonJS file in its own world,
// whose `require` knows only `electron`. `mainWorld` has the part that the page sees, and tasks that Chromium cannot
// leave to Electron: new windows (docs/api/window-open.md) and keys of menus. Here `exposeInMainWorld` supports only
// text, a file, and callbacks.

/* global document, window, top, location */

export type FromPage =
  | readonly ['send', channel: string, args: readonly unknown[]]
  | readonly ['open', url: string]
  | readonly ['title', title: string]
  | readonly ['context', menu: object]
  | readonly ['key', key: PressedKey];

export type PressedKey = {
  readonly key: string;
  readonly code: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
};

export function mainWorld(): void {
  if (window !== top) return;
  const listeners: ((...args: unknown[]) => void)[] = [];
  const tell = (name: string, detail: unknown) =>
    document.dispatchEvent(new CustomEvent(`electron-${name}`, { detail }));
  const open = (url: string) => tell('open', new URL(url, location.href).href);
  window.open = (url) => {
    if (url) open(String(url));
    return null;
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || event.defaultPrevented || event.button === 2 || link.hasAttribute('download')) return;
    if (link.target !== '_blank' && !event.ctrlKey && !event.metaKey && event.button !== 1) return;
    event.preventDefault();
    open(link.href);
  };
  window.addEventListener('click', onClick);
  window.addEventListener('auxclick', onClick);
  // `context-menu` for events that the page does not handle (docs/api/web-contents.md), without spelling.
  window.addEventListener('contextmenu', ({ target, defaultPrevented }) => {
    const isEditable = (target as Element).matches('input, textarea, [contenteditable], [contenteditable] *');
    const selectionText = String(getSelection());
    const spelling = { misspelledWord: '', dictionarySuggestions: [], editFlags: {} };
    if (!defaultPrevented) tell('context', { isEditable, selectionText, ...spelling });
  });
  // A page gets each key first; the menu gets those that it leaves.
  window.addEventListener(
    'keydown',
    ({ key, code, ctrlKey, shiftKey, altKey, metaKey, defaultPrevented }) => {
      if (!defaultPrevented)
        tell('key', { key, code, ctrl: ctrlKey, shift: shiftKey, alt: altKey, meta: metaKey });
    },
  );
  type Exposed = { name: string; keys: string[] };
  document.addEventListener('electron-expose', (event) => {
    const { name, keys } = (event as CustomEvent<Exposed>).detail;
    const call = (key: string, args: unknown[]) => {
      const sent = args.map((arg) =>
        typeof arg === 'function' ? { listener: listeners.push(arg as () => void) - 1 } : arg,
      );
      let answer: { value?: unknown; error?: string } = {};
      const take = (returned: Event) => {
        answer = (returned as CustomEvent).detail;
      };
      document.addEventListener('electron-return', take, { once: true });
      tell('call', { name, key, args: sent });
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value;
    };
    const api = Object.fromEntries(keys.map((key) => [key, (...args: unknown[]) => call(key, args)]));
    Object.defineProperty(window, name, { value: Object.freeze(api), enumerable: true });
  });
  document.addEventListener('electron-listener', (event) => {
    const { index, args } = (event as CustomEvent<{ index: number; args: unknown[] }>).detail;
    listeners[index]?.(...args);
  });
}

/** `source` is the preload script, `id` the number of its `webContents`. */
export function isolatedWorld(source: string, id: number): void {
  if (window !== top) return;
  type Listener = (event: object, ...args: unknown[]) => void;
  type Api = Record<string, (...args: unknown[]) => unknown>;
  const world = globalThis as unknown as Record<string, (text: string) => void>;
  // While a page unloads, the protocol drops its messages. So a `pagehide` listener of the shim sends them to a server.
  let isUnloading = false;
  window.addEventListener('pagehide', ({ isTrusted }) => {
    isUnloading = isTrusted;
  });
  const say = (...message: unknown[]) => {
    if (isUnloading) navigator.sendBeacon(`/electron-ipc/${id}`, JSON.stringify(message));
    else world.electronOut?.(JSON.stringify(message));
  };
  const tell = (name: string, detail: unknown) =>
    document.dispatchEvent(new CustomEvent(`electron-${name}`, { detail }));
  const on = <T>(name: string, listener: (detail: T) => void) =>
    document.addEventListener(`electron-${name}`, (event) => listener((event as CustomEvent<T>).detail));
  const apis: Record<string, Api> = {};
  const channels = new Map<string, Listener[]>();
  /** Where the files of the last drop or choice are: Chromium keeps that from pages. */
  let dropped: { name: string; size: number; path: string }[] = [];
  world.electronIn = (text) => {
    const [channel, ...args] = JSON.parse(text) as [string, ...unknown[]];
    for (const listener of channels.get(channel) ?? []) listener({}, ...args);
  };
  world.electronDropped = (text) => {
    dropped = JSON.parse(text);
  };
  const electron = {
    contextBridge: {
      exposeInMainWorld(name: string, api: Api) {
        apis[name] = api;
        tell('expose', { name, keys: Object.keys(api) });
      },
    },
    ipcRenderer: {
      send: (channel: string, ...args: unknown[]) => say('send', channel, args),
      on: (channel: string, listener: Listener) =>
        channels.set(channel, [...(channels.get(channel) ?? []), listener]),
    },
    webUtils: {
      getPathForFile(file: unknown) {
        if (!(file instanceof File)) throw new TypeError('getPathForFile expected to receive a File object');
        const found = dropped.find(({ name, size }) => name === file.name && size === file.size);
        return found?.path ?? '';
      },
    },
  };
  on<{ name: string; key: string; args: unknown[] }>('call', ({ name, key, args }) => {
    const given = args.map((arg) => {
      const index = (arg as { listener?: number } | null)?.listener;
      return index === undefined ? arg : (...values: unknown[]) => tell('listener', { index, args: values });
    });
    try {
      tell('return', { value: apis[name]?.[key]?.(...given) });
    } catch (error) {
      tell('return', { error: (error as Error).message });
    }
  });
  document.addEventListener('DOMContentLoaded', () => {
    const title = document.querySelector('title');
    const sayTitle = () => say('title', document.title);
    if (title) new MutationObserver(sayTitle).observe(title, { childList: true });
    sayTitle();
  });
  on<string>('open', (url) => say('open', url));
  on('key', (key) => say('key', key));
  on('context', (menu) => say('context', menu));
  new Function('require', 'process', source)(
    (name: string) => {
      if (name === 'electron') return electron;
      throw new Error(`module not found: ${name}`);
    },
    { contextIsolated: true, sandboxed: true, type: 'renderer' },
  );
}
