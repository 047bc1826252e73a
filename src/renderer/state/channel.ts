import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { Channel } from '@shared/wire/channel';

// The way to main: Electron's bridge or a WebSocket. Nothing else in the window knows which.

type Bridge = {
  send(frame: string): void;
  onFrame(listener: (frame: string) => void): void;
  /** Where a file lies that was dropped; empty: nowhere. */
  pathOf?(file: File): string;
};

declare global {
  interface Window {
    /** Put there by the preload script in Electron; absent in a browser. */
    readonly pilotfish?: Bridge;
  }
}

/** Opens a channel; rejects when main cannot be reached. */
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
  const url = new URL('/socket', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new AppError('closed', textOf('window.unreachable')));
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', fail, { once: true });
    socket.addEventListener('close', fail, { once: true });
  });
  return {
    send: (frame) => socket.send(frame),
    onFrame: (listener) => socket.addEventListener('message', (event) => listener(String(event.data))),
    onClose: (listener) => socket.addEventListener('close', () => listener(), { once: true }),
    pending: () => socket.bufferedAmount,
    onDrain() {},
  };
}
