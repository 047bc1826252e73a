import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askInProcess } from '../testing/ask-in-process';
import { agentFor } from './http-agents';
import { httpFetch } from './http-fetch';
import type { FetchedResponse } from './kit/fetch';

let server: Server;
let url: string;
let answer: RequestListener;
let connections: number;

beforeEach(async () => {
  connections = 0;
  server = createServer((request, response) => answer(request, response));
  server.on('connection', () => {
    connections += 1;
  });
  url = await addressOf(server);
});

afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function addressOf(listening: Server | TcpServer): Promise<string> {
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/`;
}

function ask(at: string, signal: AbortSignal = new AbortController().signal): Promise<FetchedResponse> {
  return httpFetch(at, {
    method: 'POST',
    headers: { 'x-one': 'ä' },
    body: '{"ö":1}',
    signal,
    redirect: 'manual',
  });
}

async function textOf({ body }: FetchedResponse): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body ?? []) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

describe('a request', () => {
  it('sends its body and headers as they are, and is answered with status, headers and body', async () => {
    const seen: unknown[] = [];
    answer = async (request, response) => {
      const { 'x-one': one, 'content-length': length } = request.headers;
      seen.push(request.method, one, length, Buffer.concat(await request.toArray()).toString());
      response.writeHead(201, { 'x-two': 'b' }).end('größer');
    };
    const response = await ask(url);
    expect(await textOf(response)).toBe('größer');
    expect(seen).toEqual(['POST', 'ä', '8', '{"ö":1}']);
    expect([response.status, response.headers.get('x-two'), response.headers.get('x-three')]).toEqual([
      201,
      'b',
      null,
    ]);
  });

  it('does not follow a redirect', async () => {
    answer = (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end();
    expect((await ask(url)).status).toBe(307);
    expect(connections).toBe(1);
  });

  it('is not sent to an address with a password in it, or of another kind', async () => {
    await expect(ask(url.replace('//', '//user:secret@'))).rejects.toThrow(
      new TypeError('the address includes credentials'),
    );
    await expect(ask('file:///etc/hosts')).rejects.toThrow(new TypeError('unknown scheme: file:'));
    await expect(ask('localhost')).rejects.toThrow('Invalid URL');
    expect(connections).toBe(0);
  });

  it('uses the connection of the one before, once that was read to its last word', async () => {
    answer = (_request, response) => response.end('one two');
    for (let count = 0; count < 2; count += 1) {
      const free = once(await agentFor(new URL(url)), 'free');
      for await (const _piece of (await ask(url)).body ?? []) break;
      await free;
    }
    expect(connections).toBe(1);
  });

  it('fails when no connection is made in ten seconds, be it for want of a handshake', async () => {
    const silent = createTcpServer();
    const address = await addressOf(silent);
    const connected = once(silent, 'connection');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = expect(ask(address.replace('http:', 'https:'))).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    });
    const [socket] = await connected;
    vi.advanceTimersByTime(10_000);
    await asked;
    socket.destroy();
    silent.close();
  });

  it('may be answered as late as it takes once there is a connection', async () => {
    const requested = new Promise<void>((resolve) => {
      answer = (_request, response) => {
        resolve();
        server.once('late', () => response.end('late'));
      };
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = ask(url);
    await requested;
    vi.advanceTimersByTime(60_000);
    server.emit('late');
    expect(await textOf(await asked)).toBe('late');
  });
});

describe('a body', () => {
  it('comes piece by piece', async () => {
    answer = (_request, response) => {
      response.write('one');
      server.once('more', () => response.end('two'));
    };
    const pieces: string[] = [];
    for await (const piece of (await ask(url)).body ?? []) {
      pieces.push(Buffer.from(piece).toString());
      server.emit('more');
    }
    expect(pieces).toEqual(['one', 'two']);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['identity', (text: string) => text],
  ])('is read through %s', async (encoding, compress) => {
    answer = (_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(compress('größer'));
    expect(await textOf(await ask(url))).toBe('größer');
  });

  it('fails when it breaks off, compressed or not', async () => {
    for (const encoding of ['gzip', 'identity']) {
      answer = (_request, response) => {
        response
          .writeHead(200, { 'content-encoding': encoding })
          .write(gzipSync('x'.repeat(100)).subarray(0, 20));
        server.once('break', () => response.destroy());
      };
      const response = await ask(url);
      const read = expect(textOf(response)).rejects.toThrow('terminated');
      server.emit('break');
      await read;
    }
  });

  it('ends its connection when nobody reads on', async () => {
    const closed = new Promise<void>((resolve) => {
      answer = (_request, response) => {
        response.once('close', resolve).write('one');
      };
    });
    for await (const _piece of (await ask(url)).body ?? []) break;
    await closed;
  });
});

describe('the signal', () => {
  it('ends a request before it is sent, before its answer and inside it', async () => {
    const stopped = new Error('stopped');
    await expect(ask(url, AbortSignal.abort(stopped))).rejects.toBe(stopped);
    expect(connections).toBe(0);

    const before = new AbortController();
    answer = () => before.abort();
    await expect(ask(url, before.signal)).rejects.toMatchObject({ code: 'ECONNRESET' });

    const inside = new AbortController();
    answer = (_request, response) => response.write('one');
    const response = await ask(url, inside.signal);
    const read = expect(textOf(response)).rejects.toThrow('terminated');
    inside.abort();
    await read;
  });
});

it('loads nothing of the platform’s own fetch', async () => {
  answer = (_request, response) => response.end();
  expect(await askInProcess(url)).toBe('200 alone');
});
