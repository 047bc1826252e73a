import { textOf } from '@shared/texts/text';
import { httpFetch } from './http-fetch';
import { withKey } from './key-command';
import type { Fetch, FetchedResponse } from './kit/fetch';
import { type ModelEndpoint, ModelError } from './kit/model';
import { failedConnection, failedResponse, withoutSecretsIn } from './model-failure';
import { requestHeaders } from './request-headers';
import { serverMessage } from './server-message';

// Guarded fetch of one streamed answer: silence, endless streams, floods and answers that are no stream become ModelErrors.

export type StreamLimits = {
  /** After so long without a byte the user is told why. */
  readonly quietMs: number;
  /** How long the answer may take to begin: a model may have to be loaded first, and read what was sent. */
  readonly firstByteTimeoutMs: number;
  /** No byte for so long, once it has begun, means it has stalled. */
  readonly idleTimeoutMs: number;
  readonly totalTimeoutMs: number;
  readonly maxBytes: number;
};

const minute = 60_000;

/** By the settings of its provider, else by where it is. The whole is at least as long as its beginning and one wait. */
export function defaultLimits(
  endpoint: Pick<ModelEndpoint, 'baseUrl' | 'timeouts'>,
  totalMs = 120 * minute,
): StreamLimits {
  const { firstByte, betweenBytes } = endpoint.timeouts ?? {};
  const firstByteTimeoutMs =
    firstByte === undefined ? (isNear(endpoint) ? 15 : 5) * minute : firstByte * 1000;
  const idleTimeoutMs = betweenBytes === undefined ? 5 * minute : betweenBytes * 1000;
  return {
    ...{ quietMs: 20_000, firstByteTimeoutMs, idleTimeoutMs },
    totalTimeoutMs: Math.max(totalMs, firstByteTimeoutMs + idleTimeoutMs),
    maxBytes: 32 * 1024 * 1024,
  };
}

export type GuardedFetch = {
  /** The bytes of the answer. */
  post(url: string, sent: Sent, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
  /** Whether a request went out. */
  wasSent(): boolean;
  /** Ends the timers. Must be called when the answer has been read or given up. */
  end(): void;
};

export type Sent = {
  headers(apiKey: string | null): Readonly<Record<string, string>>;
  readonly body: string;
};

/** `onQuiet`: that nothing came for a while, and that something did after all. */
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
        // A redirect is not followed: headers with secrets would travel along.
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
    // What is read of an answer that was given up says nothing of why.
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
  // A server nearby that is silent for so long would only begin anew, if asked again.
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

/** What is at the address answers, but not as a model does. */
export function noStream(endpoint: ModelEndpoint, body: string): ModelError {
  const { providerName: provider, baseUrl: url } = endpoint;
  const told = textOf('model.no-server', { provider, url, said: serverMessage(body) });
  return new ModelError('no-stream', withoutSecretsIn(endpoint, told));
}

const maxErrorBytes = 64 * 1024;

/** The first 64 KB of the body; less when it breaks off. */
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
    // The status says enough; the body would only have added words.
  }
  return Buffer.concat(chunks).toString('utf8');
}

function askedToWait({ headers }: FetchedResponse): number | null {
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN);
  return Number.isFinite(ms) ? ms : retryAfter(headers.get('retry-after'), Date.now());
}

/** Milliseconds of a `Retry-After` header: seconds, or a date. Null when there is none or it makes no sense. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const count = Number(header);
  const ms = header.trim() !== '' && Number.isFinite(count) ? count * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
