import type { ClientRequest, IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { agentFor } from './http-agents';
import type { Fetch, FetchInit } from './kit/fetch';

// HTTP client over `node:http`: the part of `fetch` that a streamed answer needs, at a sixth of the memory. It never
// follows redirects. It uses the environment's and the system's proxies and the system's certificates.

/** Rejects like `fetch`: with a TypeError for an invalid address, otherwise with the system's error. */
export const httpFetch: Fetch = async (url, init) => {
  const address = askable(url);
  init.signal.throwIfAborted();
  const response = await trustingSystem(() => responseTo(address, init));
  // A current reader gets the error itself; after that, a broken response is harmless.
  response.on('error', () => {});
  return {
    status: response.statusCode ?? 0,
    headers: { get: (name) => [response.headers[name] ?? []].flat().join(', ') || null },
    body: bytesOf(response),
  };
};

async function responseTo(address: URL, init: FetchInit): Promise<IncomingMessage> {
  const { method, headers, body, signal } = init;
  const agent = await agentFor(address);
  signal.throwIfAborted();
  const options = { agent, method, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } };
  const request = moduleFor(address).request(address, options);
  return await new Promise((resolve, reject) => {
    // A request without a socket emits no end event while a proxy opens its tunnel.
    const fail = (reason: Error) => {
      request.destroy();
      reject(reason);
    };
    endWith(request, signal, fail);
    limitConnecting(request, fail);
    request.once('response', resolve).on('error', reject);
    // As bytes: given a string, Node would also write the headers in its encoding.
    request.end(body === undefined ? undefined : Buffer.from(body));
  });
}

function askable(url: string): URL {
  const address = new URL(url);
  if (!/^https?:$/.test(address.protocol)) throw new TypeError(`unknown scheme: ${address.protocol}`);
  if (address.username || address.password) throw new TypeError('the address includes credentials');
  return address;
}

/** An import would read every export, and one of them loads all of `fetch`. TLS loads on first use. */
function moduleFor({ protocol }: URL) {
  return process.getBuiltinModule(protocol === 'https:' ? 'node:https' : 'node:http');
}

type Fail = (reason: Error) => void;

/** Replaces Node's `signal` option, which emits an unhandled error if the whole answer has arrived unread. */
function endWith(request: ClientRequest, signal: AbortSignal, fail: Fail): void {
  const end = () =>
    fail(Object.assign(new Error('aborted', { cause: signal.reason }), { code: 'ECONNRESET' }));
  signal.addEventListener('abort', end);
  request.once('close', () => signal.removeEventListener('abort', end));
}

const connectTimeoutMs = 10_000;

/** Limits only the connection; the caller limits the time until an answer. */
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
    // A complete response releases its connection for the next request.
    if (response.complete) body.resume();
    else response.destroy();
  }
}

function decoded(response: IncomingMessage): Readable {
  const decoder = decoderOf(response.headers['content-encoding']);
  // The reader of the decoder gets its errors.
  return decoder ? pipeline(response, decoder, () => {}) : response;
}

/** Loaded for the first compressed answer. */
function zlib() {
  return process.getBuiltinModule('node:zlib');
}

function decoderOf(encoding = '') {
  switch (encoding.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return zlib().createGunzip();
    case 'deflate':
      return zlib().createInflate();
    case 'br':
      return zlib().createBrotliDecompress();
    default:
      return null;
  }
}

// The system's certificates, to which companies add their own authority. Reading them blocks this process for about 0.2
// s. Pilotfish therefore reads them at the first certificate that Node does not trust (NODE_EXTRA_CA_CERTS included).

let isSystemTrusted = false;

/** Connects a second time if the certificate was not trusted and the system's authorities were not loaded yet. */
async function trustingSystem<Answer>(connect: () => Promise<Answer>): Promise<Answer> {
  const wasTrusted = isSystemTrusted;
  try {
    return await connect();
  } catch (error) {
    if (wasTrusted || !isUntrusted(error)) throw error;
    trustSystem();
    return await connect();
  }
}

/** TLS errors: the handshake fails before any byte of the request is sent. */
const untrusted = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

function isUntrusted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && untrusted.has(`${error.code}`);
}

function trustSystem(): void {
  if (isSystemTrusted) return;
  isSystemTrusted = true;
  const { getCACertificates, setDefaultCACertificates } = process.getBuiltinModule('node:tls');
  const known = [...getCACertificates('default'), ...getCACertificates('system')];
  setDefaultCACertificates([...new Set(known)]);
}
