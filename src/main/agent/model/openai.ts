import { messageOf } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { OpenAI } from 'openai';
import { defaultLimits, type GuardedFetch, guardedFetch, type StreamLimits } from './guarded-fetch';
import { messagesJson } from './messages-json';
import { type ModelEndpoint, ModelError, type ModelRequest, type Reply, type ReplyDelta } from './model';
import { failedConnection, failedResponse, isBadUrl, withoutSecrets } from './model-failure';
import { type Chunk, chunkSchema, createReplyBuilder } from './reply-builder';
import { requestAddress } from './request-address';

// Chat completion: one request to a model and its streamed reply. The only door to the `openai` package, of which the
// decoder of streams alone is loaded: its client is fifty times as large, and address, headers, times and failures are
// ours anyway (`guarded-fetch.ts`).

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
    for await (const chunk of await chunksOf(endpoint, { asked, signal, guard })) {
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

type Sending = {
  readonly asked: Asked;
  readonly signal: AbortSignal;
  readonly guard: GuardedFetch;
};

async function chunksOf(
  endpoint: ModelEndpoint,
  { asked, signal, guard }: Sending,
): Promise<AsyncIterable<unknown>> {
  const { Stream } = await import('openai/core/streaming');
  // Aborted by the decoder when its reader leaves early.
  const reading = new AbortController();
  const stopped = AbortSignal.any([signal, reading.signal]);
  const body = await guard.post(
    requestAddress(endpoint, 'chat/completions'),
    bodyOf(endpoint, asked),
    stopped,
  );
  return Stream.fromSSEResponse<unknown>(asResponse(body), reading, silent);
}

/** All that the decoder reads of a response is its body, one piece after another. */
function asResponse(body: AsyncIterable<Uint8Array>): Response {
  return { body } as Partial<Response> as Response;
}

/** All that the decoder asks of a client is how to log, which is by default to the console. */
const silent = { logLevel: 'off' } as OpenAI;

function readChunk({ providerName }: ModelEndpoint, chunk: unknown): Chunk {
  const read = chunkSchema.safeParse(chunk);
  if (read.success) return read.data;
  throw new ModelError('cut', textOf('model.no-protocol', { provider: providerName }));
}

function bodyOf({ model }: ModelEndpoint, { messages, tools, countUsage }: Asked): string {
  const rest = {
    model,
    stream: true,
    ...(countUsage && { stream_options: { include_usage: true } }),
    ...(tools.length > 0 && { tools: tools.map((tool) => ({ type: 'function', function: tool })) }),
  };
  return `{"messages":${messagesJson(messages)},${JSON.stringify(rest).slice(1)}`;
}

/** Ours pass; the decoder's are an error told inside the stream, or a stream no one can read. */
function asModelError(endpoint: ModelEndpoint, error: unknown): ModelError {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof ModelError) return each;
  const told = (error as { error?: { code?: unknown; status?: unknown } } | null)?.error;
  if (told) {
    const status = [told.code, told.status].map(Number).find((code) => code >= 400 && code < 600) ?? 500;
    return failedResponse(endpoint, { status, body: JSON.stringify({ error: told }) });
  }
  // There is no address to ask.
  if (isBadUrl(error)) return failedConnection(endpoint, error);
  const why = withoutSecrets(endpoint, messageOf(error).slice(0, 200));
  return new ModelError('cut', textOf('model.broke-off-why', { provider: endpoint.providerName, why }), {
    cause: error,
  });
}

function brokeOff(endpoint: ModelEndpoint): never {
  throw new ModelError('cut', textOf('model.broke-off', { provider: endpoint.providerName }));
}
