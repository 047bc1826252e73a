import { messageOf } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { OpenAI } from 'openai';
import { defaultLimits, type GuardedFetch, guardedFetch, type StreamLimits } from './guarded-fetch';
import { type ModelEndpoint, ModelError, type ModelRequest, type Reply, type ReplyDelta } from './model';
import { failedConnection, failedResponse, isBadUrl, withoutSecrets } from './model-failure';
import { type Chunk, chunkSchema, createReplyBuilder } from './reply-builder';

// One request to a model and its streamed reply: the only door to the `openai` package.

export type StreamOptions = {
  readonly signal: AbortSignal;
  readonly onDelta?: (delta: ReplyDelta) => void;
  readonly limits?: Partial<StreamLimits>;
};

/**
 * Asks once and resolves with the whole reply. Rejects with a ModelError, or with the signal's reason once it is
 * aborted. A reply that broke off is never returned, so that no incomplete call can run.
 */
export async function streamReply(
  endpoint: ModelEndpoint,
  request: ModelRequest,
  options: StreamOptions,
): Promise<Reply> {
  try {
    return await stream(endpoint, { ...request, countUsage: true }, options);
  } catch (error) {
    if (!refusesUsage(error)) throw error;
    return await stream(endpoint, { ...request, countUsage: false }, options);
  }
}

/** Some servers know no `stream_options`. */
function refusesUsage(error: unknown): boolean {
  return (
    error instanceof ModelError &&
    error.fault === 'bad-request' &&
    /stream_options|include_usage/.test(error.message)
  );
}

type Asked = ModelRequest & { readonly countUsage: boolean };

async function stream(
  endpoint: ModelEndpoint,
  asked: Asked,
  { signal, onDelta, limits }: StreamOptions,
): Promise<Reply> {
  const guard = guardedFetch(endpoint, { ...defaultLimits, ...limits });
  const builder = createReplyBuilder();
  try {
    const client = await createClient(endpoint, guard);
    const chunks = await client.chat.completions.create(bodyOf(endpoint, asked), { signal });
    for await (const chunk of chunks) {
      const delta = builder.add(readChunk(endpoint, chunk));
      if (delta.text || delta.reasoning) onDelta?.(delta);
    }
  } catch (error) {
    signal.throwIfAborted();
    // Whatever happens after the model said that it has finished changes nothing of the reply.
    if (builder.finished() === null) throw asModelError(endpoint, error);
  } finally {
    guard.end();
  }
  signal.throwIfAborted();
  return builder.finished() ?? brokeOff(endpoint);
}

function readChunk({ providerName }: ModelEndpoint, chunk: unknown): Chunk {
  const read = chunkSchema.safeParse(chunk);
  if (read.success) return read.data;
  throw new ModelError('cut', textOf('model.no-protocol', { provider: providerName }));
}

/** Loads the package, which takes a while the first time: to be called early where the first request is near. */
export function loadSdk(): Promise<typeof import('openai')> {
  return import('openai');
}

async function createClient(endpoint: ModelEndpoint, guard: GuardedFetch): Promise<OpenAI> {
  const { OpenAI } = await loadSdk();
  return new OpenAI({
    baseURL: endpoint.baseUrl,
    // The package insists on a key; what is really sent is up to `guardedFetch`.
    apiKey: 'none',
    fetch: guard.fetch,
    maxRetries: 0,
    // Ours are the timers that count.
    timeout: 2 ** 31 - 1,
    logLevel: 'off',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
  });
}

function bodyOf(
  endpoint: ModelEndpoint,
  { messages, tools, countUsage }: Asked,
): OpenAI.ChatCompletionCreateParamsStreaming {
  return {
    model: endpoint.model,
    messages: messages as OpenAI.ChatCompletionMessageParam[],
    stream: true,
    ...(countUsage && { stream_options: { include_usage: true } }),
    ...(tools.length > 0 && { tools: tools.map((tool) => ({ type: 'function', function: { ...tool } })) }),
  };
}

/** Our own failures come wrapped by the package; its own are an error told inside the stream, or a stream no one can read. */
function asModelError(endpoint: ModelEndpoint, error: unknown): ModelError {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof ModelError) return each;
  const told = (error as { error?: { code?: unknown; status?: unknown } } | null)?.error;
  if (told) {
    const status = [told.code, told.status].map(Number).find((code) => code >= 400 && code < 600) ?? 500;
    return failedResponse(endpoint, { status, body: JSON.stringify({ error: told }) });
  }
  // The package makes the whole address itself, before it asks our `fetch` for anything.
  if (isBadUrl(error)) return failedConnection(endpoint, error);
  const why = withoutSecrets(endpoint, messageOf(error).slice(0, 200));
  return new ModelError('cut', textOf('model.broke-off-why', { provider: endpoint.providerName, why }), {
    cause: error,
  });
}

function brokeOff(endpoint: ModelEndpoint): never {
  throw new ModelError('cut', textOf('model.broke-off', { provider: endpoint.providerName }));
}
