import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { Channel } from '@shared/wire/channel';
import { pageKeyHeader, pageKeyName, pageKeyProtocol, socketPath } from '@shared/wire/page-key';

// The channel to the main process: Electron's bridge or a WebSocket. Only this module knows the kind.

type Bridge = {
  send(frame: string): void;
  onFrame(listener: (frame: string) => void): void;
  /** The path of a dropped file, or an empty text. */
  pathOf?(file: File): string;
};

declare global {
  interface Window {
    /** Set by the preload script in Electron; absent in a browser. */
    readonly pilotfish?: Bridge;
  }
}

/**
 * Opens a channel. Rejects if the main process cannot be reached; the code `denied` means that it does not know this
 * page.
 */
export async function openChannel(): Promise<Channel> {
  return window.pilotfish ? bridgeChannel(window.pilotfish) : await socketChannel();
}

function bridgeChannel(bridge: Bridge): Channel {
  return {
    send: bridge.send,
    onFrame: bridge.onFrame,
    onClose() {},
    pending: () => 0,
    onDrain() {},
  };
}

async function socketChannel(): Promise<Channel> {
  const url = new URL(socketPath, location.href);
  url.protocol = 'ws:';
  const key = pageKey();
  const socket = new WebSocket(url, key === null ? [] : [pageKeyProtocol + key]);
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true), { once: true });
    socket.addEventListener('error', () => resolve(false), { once: true });
    socket.addEventListener('close', () => resolve(false), { once: true });
  });
  if (!isOpen) throw await whyNotOpen(key);
  return {
    send: (frame) => socket.send(frame),
    onFrame: (listener) => socket.addEventListener('message', (event) => listener(String(event.data))),
    onClose: (listener) => socket.addEventListener('close', () => listener(), { once: true }),
    pending: () => socket.bufferedAmount,
    onDrain() {},
  };
}

/** The key of this browser's session, from the address of the link; stored for other tabs and reloads. */
function pageKey(): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get(pageKeyName);
  if (given === null) return localStorage.getItem(pageKeyName);
  localStorage.setItem(pageKeyName, given);
  history.replaceState(null, '', location.pathname + location.search);
  return given;
}

/** Ends the sessions of all other browsers, which then need a new link. Throws AppError if that fails. */
export async function endOtherBrowsers(): Promise<void> {
  const headers = { [pageKeyHeader]: pageKey() ?? '' };
  const { ok } = await fetch(socketPath, { method: 'DELETE', headers }).catch(() => ({ ok: false }));
  if (!ok) throw new AppError('unavailable', textOf('window.unreachable'));
}

/** A socket gives no reason for a refusal, but a request does. */
async function whyNotOpen(key: string | null): Promise<AppError> {
  const headers = { [pageKeyHeader]: key ?? '' };
  const status = await fetch(socketPath, { headers, cache: 'no-store' }).then(
    (response) => response.status,
    () => null,
  );
  return status === 403
    ? new AppError('denied', textOf('shell.page-unknown'))
    : new AppError('closed', textOf('window.unreachable'));
}
