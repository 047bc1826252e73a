import { AppError, messageOf } from '@shared/errors';
import { z } from 'zod';
import type { ModelEndpoint } from './model';
import { failedConnection, failedResponse } from './model-failure';
import { requestHeaders } from './request-headers';

// The models that an OpenAI-compatible server lists at `<base url>/models`.

/** Whose models are asked for. */
export type ListedEndpoint = {
  readonly baseUrl: string;
  readonly apiKey?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
};

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });
const timeoutMs = 15_000;

/** Their names, sorted. AppError `unavailable` says what is wrong with the address or the key. */
export async function listModels({
  baseUrl,
  apiKey = null,
  headers = {},
  signal,
}: ListedEndpoint & { readonly signal?: AbortSignal }): Promise<string[]> {
  const endpoint = asEndpoint({ baseUrl, apiKey, headers });
  const timeout = AbortSignal.timeout(timeoutMs);
  const { status, body } = await get(`${baseUrl.replace(/\/+$/, '')}/models`, {
    headers: headersOf(endpoint),
    redirect: 'manual',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error: unknown) => {
    signal?.throwIfAborted();
    if (timeout.aborted)
      throw new AppError('unavailable', `${endpoint.providerName} did not answer within 15 s.`);
    throw unavailable(failedConnection(endpoint, error));
  });
  if (status === 404)
    throw new AppError(
      'unavailable',
      `There is no list of models at ${baseUrl}/models (404). Check the base url.`,
    );
  if (status !== 200) throw unavailable(failedResponse(endpoint, { status, body }));
  return namesIn(body, baseUrl);
}

function headersOf(endpoint: ModelEndpoint): Headers {
  try {
    return requestHeaders(endpoint, 'application/json');
  } catch (error) {
    throw unavailable(error);
  }
}

async function get(url: string, init: RequestInit): Promise<{ status: number; body: string }> {
  const response = await fetch(url, init);
  return { status: response.status, body: await response.text() };
}

function namesIn(body: string, baseUrl: string): string[] {
  try {
    return listSchema
      .parse(JSON.parse(body))
      .data.map((model) => model.id)
      .toSorted();
  } catch (cause) {
    throw new AppError(
      'unavailable',
      `${baseUrl}/models did not answer with a list of models. Check the base url.`,
      {
        cause,
      },
    );
  }
}

function unavailable(error: unknown): AppError {
  return new AppError('unavailable', messageOf(error), { cause: error });
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
