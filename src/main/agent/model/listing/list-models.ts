import { text } from 'node:stream/consumers';
import { AppError } from '@shared/errors';
import type { ListedModel } from '@shared/settings/settings';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { httpFetch } from '../http-fetch';
import { withKey } from '../key-command';
import { bearer } from '../kit/bearer';
import { type ModelEndpoint, ModelError } from '../kit/model';
import { listedPrice } from './listed-price';
import { failedConnection, failedResponse } from '../model-failure';
import { requestAddress } from '../request-address';
import { requestHeaders } from '../request-headers';
import { isPage } from '../server-message';

// The models that an OpenAI-compatible server lists at `<base url>/models`.

/** Whose models are asked for. */
export type ListedEndpoint = {
  readonly baseUrl: string;
  readonly apiKey?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
} & Pick<ModelEndpoint, 'printedKey' | 'query'>;

const listSchema = z.object({ data: z.array(z.object({ id: z.string(), pricing: z.unknown().optional() })) });
const timeoutMs = 15_000;

/** Sorted by name. AppError `denied`: the key is wrong or missing; `not-found`: the address is; else `unavailable`. */
export async function listModels({
  baseUrl,
  apiKey = null,
  headers = {},
  signal: stopped,
  ...others
}: ListedEndpoint & { readonly signal?: AbortSignal }): Promise<ListedModel[]> {
  const endpoint = asEndpoint({ baseUrl, apiKey, headers, ...others });
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = stopped ? AbortSignal.any([stopped, timeout]) : timeout;
  const { status, body } = await get(endpoint, signal).catch((error: unknown) => {
    stopped?.throwIfAborted();
    if (timeout.aborted)
      throw new AppError(
        'unavailable',
        textOf('models.no-answer', { provider: endpoint.providerName, seconds: timeoutMs / 1000 }),
      );
    if (error instanceof ModelError) throw refused(error);
    const failure = failedConnection(endpoint, error);
    const isAddress = failure.fault === 'network' || failure.fault === 'unreachable';
    throw new AppError(isAddress ? 'not-found' : 'unavailable', failure.told, {
      cause: error,
    });
  });
  const hasKey = Boolean(apiKey || others.printedKey);
  if (status === 401 || (status === 403 && !isPage(body)))
    throw new AppError(
      'denied',
      textOf(hasKey ? 'models.key-refused' : 'models.key-wanted', {
        provider: endpoint.providerName,
        status,
      }),
    );
  // Of so plain a request nothing else can be wrong.
  if (status === 400 && !hasKey)
    throw new AppError(
      'denied',
      textOf('models.key-perhaps-wanted', { provider: endpoint.providerName, status }),
    );
  if (status === 404) throw new AppError('not-found', textOf('models.no-list', { url: `${baseUrl}/models` }));
  if (status !== 200) throw unavailable(failedResponse(endpoint, { status, body }));
  return modelsIn(body, baseUrl);
}

async function get(endpoint: ModelEndpoint, signal: AbortSignal): Promise<{ status: number; body: string }> {
  const address = requestAddress(endpoint, 'models');
  const { status, body } = await withKey(endpoint, signal, (apiKey) => {
    const headers = requestHeaders(endpoint, { accept: 'application/json', ...bearer(apiKey) });
    return httpFetch(address, { method: 'GET', headers, redirect: 'manual', signal });
  });
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

function unavailable(error: ModelError): AppError {
  return new AppError('unavailable', error.told, { cause: error });
}

/** The key or a header cannot be sent, or no command printed a key. */
function refused(error: ModelError): AppError {
  return new AppError(error.fault === 'auth' ? 'denied' : 'unavailable', error.told, { cause: error });
}

function asEndpoint(
  query: Required<Pick<ListedEndpoint, 'baseUrl' | 'apiKey' | 'headers'>> & ListedEndpoint,
): ModelEndpoint {
  return {
    ...query,
    providerId: '',
    providerName: URL.parse(query.baseUrl)?.host ?? query.baseUrl,
    model: '',
    contextWindow: 0,
    images: false,
    files: false,
    tools: false,
    protocol: 'chat-completions',
    options: {},
    learned: [],
  };
}
