import { textOf } from '@shared/texts/text';
import { type Fetch, type FetchedResponse, httpFetch } from './http-fetch';
import { withKey } from './key-command';
import { type ModelEndpoint, ModelError } from './model';
import { failedConnection, failedResponse, withoutSecretsIn } from './model-failure';
import { requestHeaders } from './request-headers';
import { serverMessage } from './server-message';

// Guarded fetch of one streamed answer: silence, endless streams, floods and answers that are no stream become ModelErrors.

export type StreamLimits = {
  /** No byte for so long means it has stalled. */
  readonly idleTimeoutMs: number;
  readonly totalTimeoutMs: number;
  readonly maxBytes: number;
};

export const defaultLimits: StreamLimits = {
  idleTimeoutMs: 120_000,
  totalTimeoutMs: 30 * 60_000,
  maxBytes: 32 * 1024 * 1024,
};

export type GuardedFetch = {
  /** The bytes of the answer to `body`. */
  post(url: string, body: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
  /** Ends the timers. Must be called when the answer has been read or given up. */
  end(): void;
};

export function guardedFetch(endpoint: ModelEndpoint, limits: StreamLimits): GuardedFetch {
  const watch = startWatch(endpoint, limits);
  const send: Fetch = endpoint.fetch ?? httpFetch;

  return {
    end: watch.end,
    async post(url, body, stopped) {
      const signal = AbortSignal.any([stopped, watch.signal]);
      const response = await withKey(endpoint, signal, async (apiKey) => {
        const headers = requestHeaders({ ...endpoint, apiKey }, 'text/event-stream');
        // A redirect is not followed: headers with secrets would travel along.
        const init = { method: 'POST', headers, body, signal, redirect: 'manual' } as const;
        return await send(url, init).catch((error: unknown) => {
          signal.throwIfAborted();
          throw failedConnection(endpoint, error);
        });
      });
      watch.alive(0);
      if (response.status < 200 || response.status > 299) throw await errorResponse(endpoint, response);
      if (!isStream(response)) throw await noStream(endpoint, response);
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

function startWatch(endpoint: ModelEndpoint, limits: StreamLimits) {
  const controller = new AbortController();
  let received = 0;

  const provider = endpoint.providerName;
  const failAfter = (ms: number, fault: 'stalled' | 'timeout', key: 'model.silent' | 'model.late') => {
    const told = textOf(key, { provider, seconds: Math.round(ms / 1000) });
    return setTimeout(() => controller.abort(new ModelError(fault, told)), ms);
  };

  const total = failAfter(limits.totalTimeoutMs, 'timeout', 'model.late');
  const idle = failAfter(limits.idleTimeoutMs, 'stalled', 'model.silent');

  const alive = (bytes: number) => {
    received += bytes;
    idle.refresh();
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
    },
  };
}

function isStream(response: FetchedResponse): boolean {
  const type = response.headers.get('content-type');
  return type === null || type.toLowerCase().includes('event-stream');
}

async function errorResponse(endpoint: ModelEndpoint, response: FetchedResponse): Promise<ModelError> {
  return failedResponse(endpoint, {
    status: response.status,
    body: await beginningOf(response),
    retryAfterMs: retryAfter(response.headers.get('retry-after'), Date.now()),
  });
}

async function noStream(endpoint: ModelEndpoint, response: FetchedResponse): Promise<ModelError> {
  const type = response.headers.get('content-type') ?? '';
  const body = await beginningOf(response);
  const said = /^\s*[<{[]/.test(body) ? serverMessage(body) : '';
  const { providerName: provider, baseUrl: url } = endpoint;
  const told = textOf('model.no-stream', { provider, url, type, said });
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

/** Milliseconds of a `Retry-After` header: seconds, or a date. Null when there is none or it makes no sense. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const count = Number(header);
  const ms = header.trim() !== '' && Number.isFinite(count) ? count * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
