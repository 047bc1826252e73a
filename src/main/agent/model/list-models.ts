import { text } from 'node:stream/consumers';
import { AppError } from '@shared/errors';
import type { ListedModel } from '@shared/settings/settings';
import { textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { z } from 'zod';
import { type FetchInit, httpFetch } from './http-fetch';
import { listedPrice } from './listed-price';
import { type ModelEndpoint, ModelError } from './model';
import { failedConnection, failedResponse } from './model-failure';
import { requestHeaders } from './request-headers';

// The models that an OpenAI-compatible server lists at `<base url>/models`.

/** Whose models are asked for. */
export type ListedEndpoint = {
  readonly baseUrl: string;
  readonly apiKey?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
};

const listSchema = z.object({ data: z.array(z.object({ id: z.string(), pricing: z.unknown().optional() })) });
const timeoutMs = 15_000;

/** Sorted by name. AppError `denied`: the key is wrong or missing; `not-found`: the address is; else `unavailable`. */
export async function listModels({
  baseUrl,
  apiKey = null,
  headers = {},
  signal,
}: ListedEndpoint & { readonly signal?: AbortSignal }): Promise<ListedModel[]> {
  const endpoint = asEndpoint({ baseUrl, apiKey, headers });
  const timeout = AbortSignal.timeout(timeoutMs);
  const { status, body } = await get(`${baseUrl.replace(/\/+$/, '')}/models`, {
    headers: headersOf(endpoint),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error: unknown) => {
    signal?.throwIfAborted();
    if (timeout.aborted)
      throw new AppError(
        'unavailable',
        textOf('models.no-answer', { provider: endpoint.providerName, seconds: timeoutMs / 1000 }),
      );
    const failure = failedConnection(endpoint, error);
    const isAddress = failure.fault === 'network' || failure.fault === 'unreachable';
    throw new AppError(isAddress ? 'not-found' : 'unavailable', failure.told, {
      cause: error,
    });
  });
  if (status === 401 || status === 403)
    throw new AppError(
      'denied',
      textOf(apiKey ? 'models.key-refused' : 'models.key-wanted', {
        provider: endpoint.providerName,
        status,
      }),
    );
  // Of so plain a request nothing else can be wrong.
  if (status === 400 && !apiKey)
    throw new AppError(
      'denied',
      textOf('models.key-perhaps-wanted', { provider: endpoint.providerName, status }),
    );
  if (status === 404) throw new AppError('not-found', textOf('models.no-list', { url: `${baseUrl}/models` }));
  if (status !== 200) throw unavailable(failedResponse(endpoint, { status, body }));
  return modelsIn(body, baseUrl);
}

function headersOf(endpoint: ModelEndpoint): Record<string, string> {
  try {
    return requestHeaders(endpoint, 'application/json');
  } catch (error) {
    throw unavailable(error);
  }
}

type Init = Pick<FetchInit, 'headers' | 'signal'>;

async function get(url: string, init: Init): Promise<{ status: number; body: string }> {
  const { status, body } = await httpFetch(url, { ...init, method: 'GET', redirect: 'manual' });
  return { status, body: body ? await text(body) : '' };
}

function modelsIn(body: string, baseUrl: string): ListedModel[] {
  try {
    return listSchema
      .parse(JSON.parse(body))
      .data.map(({ id, pricing }) => ({ id, price: listedPrice(pricing) }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  } catch (cause) {
    throw new AppError('not-found', textOf('models.not-a-list', { url: `${baseUrl}/models` }), { cause });
  }
}

function unavailable(error: unknown): AppError {
  return new AppError('unavailable', error instanceof ModelError ? error.told : toldOf(error), {
    cause: error,
  });
}

function asEndpoint(query: Required<ListedEndpoint>): ModelEndpoint {
  return {
    ...query,
    providerId: '',
    providerName: URL.parse(query.baseUrl)?.host ?? query.baseUrl,
    model: '',
    contextWindow: 0,
    images: false,
    files: false,
    tools: false,
  };
}
