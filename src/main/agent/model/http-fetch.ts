import type { ClientRequest, IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { agentFor } from './http-agents';
import type { Fetch, FetchInit } from './kit/fetch';
import { trustingSystem } from './system-certificates';

// HTTP client over `node:http`: so much of `fetch` as a streamed answer needs, at a sixth of the memory. Redirects are
// never followed. The environment's proxies and the system's certificates are used.

/** Rejects like `fetch`: with a TypeError where the address cannot be asked, else with what the system says. */
export const httpFetch: Fetch = async (url, init) => {
  const address = askable(url);
  init.signal.throwIfAborted();
  const response = await trustingSystem(() => responseTo(address, init));
  // Whoever reads it is told; that it broke once nobody does is no failure.
  response.on('error', () => {});
  return {
    status: response.statusCode ?? 0,
    headers: { get: (name) => [response.headers[name] ?? []].flat().join(', ') || null },
    body: bytesOf(response),
  };
};

function responseTo(address: URL, { method, headers, body, signal }: FetchInit): Promise<IncomingMessage> {
  const agent = agentFor(address);
  const options = { agent, method, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } };
  const request = moduleFor(address).request(address, options);
  return new Promise((resolve, reject) => {
    // A request without a socket, as long as a proxy makes its tunnel, says nothing of its end.
    const fail = (reason: Error) => {
      request.destroy();
      reject(reason);
    };
    endWith(request, signal, fail);
    limitConnecting(request, fail);
    request.once('response', resolve).on('error', reject);
    // Bytes: with a text Node would write the headers in its encoding too.
    request.end(body === undefined ? undefined : Buffer.from(body));
  });
}

function askable(url: string): URL {
  const address = new URL(url);
  if (!/^https?:$/.test(address.protocol)) throw new TypeError(`unknown scheme: ${address.protocol}`);
  if (address.username || address.password) throw new TypeError('the address includes credentials');
  return address;
}

/** Not imported: an import reads every export, and one of them loads all of `fetch`. TLS is loaded when it is spoken. */
function moduleFor({ protocol }: URL) {
  return process.getBuiltinModule(protocol === 'https:' ? 'node:https' : 'node:http');
}

type Fail = (reason: Error) => void;

/** Not by Node's own option: an error without a listener, where the answer has come whole and is not yet read. */
function endWith(request: ClientRequest, signal: AbortSignal, fail: Fail): void {
  const end = () =>
    fail(Object.assign(new Error('aborted', { cause: signal.reason }), { code: 'ECONNRESET' }));
  signal.addEventListener('abort', end);
  request.once('close', () => signal.removeEventListener('abort', end));
}

const connectTimeoutMs = 10_000;

/** How long an answer takes once there is a connection is for the caller to judge. */
function limitConnecting(request: ClientRequest, fail: Fail): void {
  const late = () => fail(Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' }));
  const timer = setTimeout(late, connectTimeoutMs);
  const stop = () => clearTimeout(timer);
  request.once('close', stop).once('socket', (socket) => {
    if (socket.connecting) socket.once(request.protocol === 'https:' ? 'secureConnect' : 'connect', stop);
    else stop();
  });
}

async function* bytesOf(response: IncomingMessage): AsyncGenerator<Uint8Array> {
  const body = decoded(response);
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw new TypeError('terminated', { cause });
  } finally {
    // What has come whole leaves its connection to the next request.
    if (response.complete) body.resume();
    else response.destroy();
  }
}

function decoded(response: IncomingMessage): Readable {
  const decoder = decoderOf(response.headers['content-encoding']);
  // What goes wrong is told to who reads the decoder.
  return decoder ? pipeline(response, decoder, () => {}) : response;
}

function decoderOf(encoding = '') {
  switch (encoding.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      return null;
  }
}
