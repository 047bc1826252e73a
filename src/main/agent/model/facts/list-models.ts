import { text } from 'node:stream/consumers';
import { AppError } from '@shared/errors';
import { firstKnown, type ModelFacts } from '@shared/models/model-facts';
import type { ProtocolName } from '@shared/models/protocol-names';
import type { ListedModel } from '@shared/settings/settings';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { isNear } from '../guarded-fetch';
import { httpFetch } from '../http-fetch';
import { withKey } from '../key-command';
import { type ModelEndpoint, ModelError } from '../kit/model';
import { failedConnection, failedResponse } from '../model-failure';
import { protocolOf } from '../protocols';
import { requestAddress } from '../request-address';
import { requestHeaders } from '../request-headers';
import { isPage } from '../server-message';
import { listedFacts } from './listed-facts';
import { localFacts } from './local-facts';

// The models that a server lists at `<base url>/models`, with the facts in that list.

/** The server to ask for its models. */
export type ListedEndpoint = {
  readonly baseUrl: string;
  readonly apiKey?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** The protocol that determines the headers; default: chat completions. */
  readonly protocol?: ProtocolName;
} & Pick<ModelEndpoint, 'printedKey' | 'query'>;

const entriesSchema = z.array(z.unknown());
/** Together sends a bare array. */
const listSchema = z.union([z.object({ data: entriesSchema }).transform(({ data }) => data), entriesSchema]);
const entrySchema = z.object({ id: z.string().min(1) });
const timeoutMs = 15_000;

/**
 * Sorted by name. Throws AppError `denied` for a wrong or missing key, `not-found` for a wrong address, else
 * `unavailable`.
 */
export async function listModels(
  listed: ListedEndpoint & { readonly signal?: AbortSignal },
): Promise<ListedModel[]> {
  const models = await listOf(listed);
  // More models are unlikely on a user's own machine.
  const asked = models.slice(0, 40).filter(({ contextWindow }) => contextWindow === undefined);
  if (!isNear(listed) || asked.length === 0) return models;
  const factsOf = await localFacts(listed.baseUrl, listed.signal ?? AbortSignal.timeout(timeoutMs));
  const known = new Map(await Promise.all(asked.map(async ({ id }) => [id, await factsOf(id)] as const)));
  return models.map((model) => ({ ...firstKnown(known.get(model.id) ?? {}, model), id: model.id }));
}

/** The server's facts about one of its models. Rejects as `listModels` does. */
export async function listedFactsOf(
  listed: ListedEndpoint,
  model: string,
  signal: AbortSignal,
): Promise<ModelFacts> {
  // Ollama lists `llama3.2` as `llama3.2:latest`.
  const isAsked = ({ id }: ListedModel) => id === model || id === `${model}:latest`;
  const { id, ...facts } = (await listOf({ ...listed, signal })).find(isAsked) ?? { id: model };
  if (!isNear(listed) || facts.contextWindow !== undefined) return facts;
  const factsOf = await localFacts(listed.baseUrl, signal);
  return firstKnown(await factsOf(id), facts);
}

async function listOf({
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
  const { protocol = 'chat-completions' } = others;
  // Only Anthropic Messages uses this header.
  if (status === 401 && protocol !== 'messages' && /x-api-key/i.test(body))
    throw new AppError('not-found', textOf('models.wants-messages', { provider: endpoint.providerName }));
  const hasKey = Boolean(apiKey || others.printedKey);
  if (status === 401 || (status === 403 && !isPage(body)))
    throw new AppError(
      'denied',
      textOf(hasKey ? 'models.key-refused' : 'models.key-wanted', {
        provider: endpoint.providerName,
        status,
      }),
    );
  // The request is so plain that only the key can be wrong.
  if (status === 400 && !hasKey)
    throw new AppError(
      'denied',
      textOf('models.key-perhaps-wanted', { provider: endpoint.providerName, status }),
    );
  if (status === 404) throw noListAt(baseUrl);
  if (status !== 200) throw unavailable(failedResponse(endpoint, { status, body }));
  return modelsIn(body, baseUrl);
}

function noListAt(baseUrl: string): AppError {
  const isRoot = URL.parse(baseUrl)?.pathname === '/';
  const key = isRoot ? 'models.no-list-at-root' : 'models.no-list';
  return new AppError('not-found', textOf(key, { url: `${baseUrl}/models` }));
}

async function get(endpoint: ModelEndpoint, signal: AbortSignal): Promise<{ status: number; body: string }> {
  const protocol = await protocolOf(endpoint);
  const address = requestAddress(withPages(endpoint), 'models');
  const { status, body } = await withKey(endpoint, signal, (apiKey) => {
    const headers = requestHeaders(endpoint, { accept: 'application/json', ...protocol.headers(apiKey) });
    return httpFetch(address, { method: 'GET', headers, redirect: 'manual', signal });
  });
  return { status, body: body ? await text(body) : '' };
}

/** The default of Anthropic is twenty per page. */
function withPages(endpoint: ModelEndpoint): ModelEndpoint {
  if (endpoint.protocol !== 'messages') return endpoint;
  return { ...endpoint, query: { limit: '1000', ...endpoint.query } };
}

/** Skips entries of an unknown form. */
function modelsIn(body: string, baseUrl: string): ListedModel[] {
  try {
    return listSchema
      .parse(JSON.parse(body))
      .flatMap((entry) => {
        const { data } = entrySchema.safeParse(entry);
        return data ? [{ ...listedFacts(entry), id: data.id }] : [];
      })
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  } catch (cause) {
    throw new AppError('not-found', textOf('models.not-a-list', { url: `${baseUrl}/models` }), { cause });
  }
}

function unavailable(error: ModelError): AppError {
  return new AppError('unavailable', error.told, { cause: error });
}

/** The key or a header cannot be sent, or the key command failed. */
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
    protocol: query.protocol ?? 'chat-completions',
    options: {},
    learned: [],
  };
}
