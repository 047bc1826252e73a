import { textOf } from '@shared/texts/text';
import { httpFetch } from './http-fetch';
import { withKey } from './key-command';
import type { Fetch, FetchedResponse } from './kit/fetch';
import { type ModelEndpoint, ModelError } from './kit/model';
import { failedConnection, failedResponse, withoutSecretsIn } from './model-failure';
import { requestHeaders } from './request-headers';
import { serverMessage } from './server-message';

// Fetches one streamed answer. Silence, endless streams, floods and non-streams become ModelErrors.

export type StreamLimits = {
  /** After this time of silence, the user sees the reason. */
  readonly quietMs: number;
  /** The time until the first byte: the model may have to load and to read the request first. */
  readonly firstByteTimeoutMs: number;
  /** After this time of silence, a started answer counts as stalled. */
  readonly idleTimeoutMs: number;
  readonly totalTimeoutMs: number;
  readonly maxBytes: number;
};

const minute = 60_000;

/** Uses the provider's settings, or defaults by address. The total is at least the first wait plus one later wait. */
export function defaultLimits(
  endpoint: Pick<ModelEndpoint, 'baseUrl' | 'timeouts'>,
  totalMs = 120 * minute,
): StreamLimits {
  const { firstByte, betweenBytes } = endpoint.timeouts ?? {};
  const firstByteTimeoutMs =
    firstByte === undefined ? (isNear(endpoint) ? 15 : 5) * minute : firstByte * 1000;
  const idleTimeoutMs = betweenBytes === undefined ? 5 * minute : betweenBytes * 1000;
  return {
    quietMs: 20_000,
    firstByteTimeoutMs,
    idleTimeoutMs,
    totalTimeoutMs: Math.max(totalMs, firstByteTimeoutMs + idleTimeoutMs),
    maxBytes: 32 * 1024 * 1024,
  };
}

export type GuardedFetch = {
  /** The bytes of the answer. */
  post(url: string, sent: Sent, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
  /** Whether a request was sent. */
  wasSent(): boolean;
  /** Ends the timers. Must be called when the answer has been read or abandoned. */
  end(): void;
};

export type Sent = {
  headers(apiKey: string | null): Readonly<Record<string, string>>;
  readonly body: string;
};

/** `onQuiet`: called after a time of silence, and again when a byte arrives after all. */
export function guardedFetch(
  endpoint: ModelEndpoint,
  limits: StreamLimits,
  onQuiet: (isQuiet: boolean) => void = () => {},
): GuardedFetch {
  const watch = startWatch(endpoint, limits, onQuiet);
  const send: Fetch = endpoint.fetch ?? httpFetch;
  let isSent = false;

  return {
    end: watch.end,
    wasSent: () => isSent,
    async post(url, sent, stopped) {
      const signal = AbortSignal.any([stopped, watch.signal]);
      const response = await withKey(endpoint, signal, async (apiKey) => {
        const headers = requestHeaders(endpoint, { accept: 'text/event-stream', ...sent.headers(apiKey) });
        isSent = true;
        // Redirects are not followed, because their targets would receive the secret headers.
        const init = { method: 'POST', headers, body: sent.body, signal, redirect: 'manual' } as const;
        return await send(url, init).catch((error: unknown) => {
          signal.throwIfAborted();
          throw failedConnection(endpoint, error);
        });
      });
      watch.alive(0);
      if (response.status < 200 || response.status > 299) throw await errorResponse(endpoint, response);
      return guardedBody(response, signal, watch.alive);
    },
  };
}

async function* guardedBody(
  { body }: FetchedResponse,
  signal: AbortSignal,
  alive: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const bytes of body ?? []) {
      alive(bytes.length);
      yield bytes;
    }
  } catch (error) {
    // After an abort, a read error is only a consequence; the signal has the reason.
    signal.throwIfAborted();
    throw error;
  }
}

function startWatch(endpoint: ModelEndpoint, limits: StreamLimits, onQuiet: (isQuiet: boolean) => void) {
  const controller = new AbortController();
  let received = 0;

  const provider = endpoint.providerName;
  const failAfter = (ms: number, fault: 'stalled' | 'timeout', key: 'model.silent' | 'model.late') => {
    const told = textOf(key, { provider, seconds: Math.round(ms / 1000) });
    return setTimeout(() => controller.abort(new ModelError(fault, told)), ms);
  };

  const total = failAfter(limits.totalTimeoutMs, 'timeout', 'model.late');
  // A nearby server that is silent for so long would only start again on a second request.
  let idle = failAfter(limits.firstByteTimeoutMs, isNear(endpoint) ? 'timeout' : 'stalled', 'model.silent');
  let hasBegun = false;
  let isQuiet = false;
  const quiet = setTimeout(() => {
    isQuiet = true;
    onQuiet(true);
  }, limits.quietMs);
  const endQuiet = () => {
    clearTimeout(quiet);
    if (isQuiet) onQuiet(false);
    isQuiet = false;
  };

  const alive = (bytes: number) => {
    received += bytes;
    if (!hasBegun && bytes > 0) {
      hasBegun = true;
      endQuiet();
      clearTimeout(idle);
      idle = failAfter(limits.idleTimeoutMs, 'stalled', 'model.silent');
    } else idle.refresh();
    if (received > limits.maxBytes)
      throw new ModelError(
        'too-large',
        textOf('model.too-large', { provider, megabytes: Math.round(limits.maxBytes / 1024 / 1024) }),
      );
  };

  return {
    signal: controller.signal,
    alive,
    end() {
      clearTimeout(total);
      clearTimeout(idle);
      endQuiet();
    },
  };
}

/** On this machine or in a private network. */
export function isNear({ baseUrl }: Pick<ModelEndpoint, 'baseUrl'>): boolean {
  const host = URL.parse(baseUrl)?.hostname ?? '';
  return /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[::1\]|\[f[cd])|\.(local|lan|internal|home\.arpa)$|^[^.]+$/i.test(
    host,
  );
}

async function errorResponse(endpoint: ModelEndpoint, response: FetchedResponse): Promise<ModelError> {
  return failedResponse(endpoint, {
    status: response.status,
    body: await beginningOf(response),
    retryAfterMs: askedToWait(response),
  });
}

/** The server at the address answers, but not as a model server. */
export function noStream(endpoint: ModelEndpoint, body: string): ModelError {
  const { providerName: provider, baseUrl: url } = endpoint;
  const told = textOf('model.no-server', { provider, url, said: serverMessage(body) });
  return new ModelError('no-stream', withoutSecretsIn(endpoint, told));
}

const maxErrorBytes = 64 * 1024;

/** The first 64 KB of the body; less if the connection breaks. */
async function beginningOf(response: FetchedResponse): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const bytes of response.body ?? []) {
      chunks.push(bytes);
      size += bytes.length;
      if (size >= maxErrorBytes) break;
    }
  } catch {
    // The status is sufficient; the body would only add details.
  }
  return Buffer.concat(chunks).toString('utf8');
}

function askedToWait({ headers }: FetchedResponse): number | null {
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN);
  return Number.isFinite(ms) ? ms : retryAfter(headers.get('retry-after'), Date.now());
}

/** Milliseconds of a `Retry-After` header: seconds, or a date. Null if it is missing or invalid. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const count = Number(header);
  const ms = header.trim() !== '' && Number.isFinite(count) ? count * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
