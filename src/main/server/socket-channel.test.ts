import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Channel } from '@shared/wire/channel';
import { maxFrameLength } from '@shared/wire/channel';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createSocketDoor } from './socket-channel';

async function connected(
  options: { autoPong?: boolean } = {},
): Promise<{ channel: Channel; socket: WebSocket }> {
  let take: (channel: Channel) => void = () => {};
  const arrived = new Promise<Channel>((resolve) => {
    take = resolve;
  });
  const door = createSocketDoor({ onChannel: (channel) => take(channel) });
  const server = createServer().on('upgrade', door.take).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, {
    autoPong: options.autoPong ?? true,
    perMessageDeflate: true,
  });
  onTestFinished(() => {
    door.close();
    server.close();
  });
  await once(socket, 'open');
  return { channel: await arrived, socket };
}

function closed(channel: Channel): Promise<void> {
  return new Promise((resolve) => channel.onClose(resolve));
}

/** The time of the pings, which passes in steps. */
function stopPings(): { pass(): void } {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  return { pass: () => void vi.advanceTimersByTime(20_000) };
}

test('a peer that no longer answers is noticed', async () => {
  const time = stopPings();
  const { channel, socket } = await connected({ autoPong: false });
  time.pass();
  await once(socket, 'ping');
  time.pass();
  await closed(channel);
});

test('a peer that answers stays', async () => {
  const time = stopPings();
  const { channel, socket } = await connected();
  for (const text of ['first', 'second', 'third']) {
    time.pass();
    await once(socket, 'ping');
    // It arrives after the answer.
    const arrived = new Promise<string>((resolve) => channel.onFrame(resolve));
    socket.send(text);
    expect(await arrived).toBe(text);
  }
});

test('messages are never packed, whatever the browser offers', async () => {
  const { socket } = await connected();
  expect(socket.extensions).toBe('');
});

test('a frame beyond the bound closes the socket and never arrives', async () => {
  const { channel, socket } = await connected();
  let received = 0;
  channel.onFrame(() => {
    received += 1;
  });
  socket.on('error', () => {});
  socket.send('x'.repeat(maxFrameLength + 1));
  await closed(channel);
  expect(received).toBe(0);
});

test('what a slow window has not taken is counted, and it is said when it has caught up', async () => {
  const { channel, socket } = await connected();
  socket.pause();
  const frame = 'x'.repeat(1024 * 1024);
  while (channel.pending() < 8 * frame.length) channel.send(frame);
  const drained = new Promise<void>((resolve) => channel.onDrain(resolve));
  socket.resume();
  await drained;
  expect(channel.pending()).toBeLessThan(frame.length);
});

test('closing the door ends every socket', async () => {
  const door = createSocketDoor({ onChannel() {} });
  const server = createServer().on('upgrade', door.take).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await once(socket, 'open');
  door.close();
  await once(socket, 'close');
});
