import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Channel, maxFrameLength } from '@shared/wire/channel';
import { WebSocket, WebSocketServer } from 'ws';

// A browser's window as a channel: one WebSocket. The only import of ws.

export type SocketDoor = {
  /** Accepts a request that passed every check. Its channel goes to `onChannel`. */
  take(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes every socket with a request that has lost its admission. */
  endUnless(isAdmitted: (headers: IncomingHttpHeaders) => boolean): void;
  /** Closes every socket. */
  close(): void;
};

export type SocketOptions = {
  readonly onChannel: (channel: Channel) => void;
};

export function createSocketDoor({ onChannel }: SocketOptions): SocketDoor {
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: maxFrameLength,
  });
  const answered = new WeakSet<WebSocket>();
  const opening = new WeakMap<WebSocket, IncomingHttpHeaders>();

  const ping = setInterval(() => {
    for (const socket of server.clients) {
      if (!answered.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, pingEveryMs).unref();

  return {
    take(request, socket, head) {
      server.handleUpgrade(request, socket, head, (opened) => {
        answered.add(opened);
        opening.set(opened, request.headers);
        opened.on('pong', () => answered.add(opened));
        onChannel(socketChannel(opened));
      });
    },
    endUnless(isAdmitted) {
      for (const socket of server.clients) if (!isAdmitted(opening.get(socket) ?? {})) socket.close(1008);
    },
    close() {
      clearInterval(ping);
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

/** A browser that has not answered before the next ping counts as gone, for example asleep or offline. */
const pingEveryMs = 20_000;
const highWater = 1024 * 1024;
const lowWater = 256 * 1024;

function socketChannel(socket: WebSocket): Channel {
  const drained: (() => void)[] = [];
  let isFull = false;

  const afterSend = () => {
    if (!isFull || socket.bufferedAmount > lowWater) return;
    isFull = false;
    for (const listener of drained) listener();
  };

  // A frame that is binary or too large closes the socket by itself, and `close` reports it.
  socket.on('error', () => {});
  return {
    send(frame) {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(frame, afterSend);
      isFull ||= socket.bufferedAmount > highWater;
    },
    onFrame: (listener) =>
      void socket.on('message', (data, isBinary) => {
        if (!isBinary) listener(String(data));
      }),
    onClose: (listener) => void socket.once('close', () => listener()),
    pending: () => socket.bufferedAmount,
    onDrain: (listener) => void drained.push(listener),
  };
}
