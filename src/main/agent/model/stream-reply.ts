import { fieldOf } from '@shared/base/json';
import type { Change } from '@shared/models/learned-schema';
import { textOf } from '@shared/texts/text';
import { callsInText } from './calls-in-text';
import { NoAnswerError, partsOf } from './events';
import { defaultLimits, type GuardedFetch, guardedFetch, noStream, type StreamLimits } from './guarded-fetch';
import { changeAfter, isOfChat } from './kit/learned';
import {
  type ModelEndpoint,
  ModelError,
  type ModelFault,
  type ModelRequest,
  type Reply,
  type ReplyDelta,
} from './kit/model';
import type { ReplyReader } from './kit/protocol';
import { ProtocolError, StreamError } from './kit/protocol-error';
import { withVisibleTags } from './kit/visible-tags';
import { failedConnection, failedResponse, isBadUrl, withBodyBlamed } from './model-failure';
import { protocolOf } from './protocols';
import { requestAddress } from './request-address';

// One request to a model and its streamed reply, over the endpoint's protocol.

export type StreamOptions = {
  readonly signal: AbortSignal;
  readonly onDelta?: (delta: ReplyDelta) => void;
  /** Called for each part of a call that arrives. */
  readonly onCallDelta?: () => void;
  readonly limits?: Partial<StreamLimits>;
  /** Called after a time of silence, and again when a byte arrives after all. */
  readonly onQuiet?: (isQuiet: boolean) => void;
  /** Called with the number of received characters when an answer broke off or was stopped. */
  readonly onCut?: (characters: number) => void;
};

const mostChanges = 2;

/**
 * Sends one request and resolves with the whole reply. After a known kind of refusal, it changes the request, repeats
 * it at once and learns the change. Rejects with a ModelError, or with the signal's reason after an abort. A broken
 * reply is never returned, so that no incomplete call can run.
 */
export async function streamReply(
  endpoint: ModelEndpoint,
  request: ModelRequest,
  options: StreamOptions,
): Promise<Reply> {
  const changes: Change[] = [];
  for (;;) {
    const learned = [...endpoint.learned, ...changes];
    try {
      const reply = await stream({ ...endpoint, learned }, request, options);
      // The other changes may only have been necessary because the stored data was missing.
      if (changes.some(isOfChat)) return { ...reply, withoutKept: true };
      if (changes.length > 0) endpoint.learn?.(changes);
      endpoint.answered?.(reply.calls.length > 0);
      return reply;
    } catch (error) {
      const change =
        error instanceof ModelError && changes.length < mostChanges
          ? changeAfter(error, { request, learned, effort: endpoint.options.effort })
          : null;
      if (change === null) throw withBodyBlamed(endpoint, error);
      changes.push(change);
    }
  }
}

async function stream(
  endpoint: ModelEndpoint,
  request: ModelRequest,
  { signal, onDelta, onCallDelta, limits, onQuiet, onCut }: StreamOptions,
): Promise<Reply> {
  const guard = guardedFetch(endpoint, { ...defaultLimits(endpoint), ...limits }, onQuiet);
  let characters = 0;
  const take = (delta: ReplyDelta) => {
    characters += delta.text.length + delta.reasoning.length + (delta.ofCalls ?? 0);
    if (delta.text || delta.reasoning) onDelta?.(delta);
    if (delta.ofCalls) onCallDelta?.();
  };
  try {
    return await replyBy(guard, { endpoint, request, signal, take });
  } catch (error) {
    const isBegun = characters > 0 || (guard.wasSent() && (signal.aborted || isCut(error)));
    if (isBegun) onCut?.(characters);
    throw error;
  } finally {
    guard.end();
  }
}

/** Whether the model had started to work; a refused request is free. */
function isCut(error: unknown): boolean {
  return error instanceof ModelError && error.refusal === null && cuts.has(error.fault);
}

const cuts: ReadonlySet<ModelFault> = new Set(['cut', 'stalled', 'timeout', 'too-large']);

type Asking = {
  readonly endpoint: ModelEndpoint;
  readonly request: ModelRequest;
  readonly signal: AbortSignal;
  take(delta: ReplyDelta): void;
};

async function replyBy(guard: GuardedFetch, { endpoint, request, signal, take }: Asking): Promise<Reply> {
  const protocol = await protocolOf(endpoint);
  const reader = protocol.createReader();
  try {
    const sent = { headers: protocol.headers, body: withVisibleTags(protocol.body(endpoint, request)) };
    const body = await guard.post(requestAddress(endpoint, protocol.path), sent, signal);
    for await (const part of partsOf(body)) {
      if (part.kind === 'done') reader.end();
      else take(part.kind === 'event' ? reader.add(part.value) : readWhole(reader, part.value));
    }
  } catch (error) {
    signal.throwIfAborted();
    // A complete reply stays valid, even if the connection fails afterwards.
    if (reader.finished() === null) throw asModelError(endpoint, error);
  }
  signal.throwIfAborted();
  return withCallsOfText(wholeReply(endpoint, reader), request);
}

/**
 * Finds calls in the text, which the server did not recognise. The next request sends such a reply as text, so its
 * stored data is dropped.
 */
function withCallsOfText(reply: Reply, { tools }: ModelRequest): Reply {
  if (reply.calls.length > 0 || tools.length === 0) return reply;
  const recovered = callsInText(reply.text, tools);
  return recovered === null ? reply : { ...reply, ...recovered, kept: undefined };
}

function readWhole(reader: ReplyReader, answer: unknown): ReplyDelta {
  try {
    return reader.addWhole(answer);
  } catch (error) {
    throw error instanceof ProtocolError ? new NoAnswerError('') : error;
  }
}

/** The known reasons for the end of an answer, by the names that different servers use. */
const ends =
  /^(stop|pause_turn|tool_calls|function_call|length|content_filter|end_turn|eos|stop_sequence|complete|safety|sensitive)/i;

/** An answer without a call that ended for an unknown reason counts as broken off. */
function wholeReply(endpoint: ModelEndpoint, reader: ReplyReader): Reply {
  const reply = reader.finished();
  if (reply !== null && (reply.calls.length > 0 || ends.test(reply.finish))) return reply;
  throw new ModelError('cut', textOf('model.broke-off', { provider: endpoint.providerName }));
}

/** ModelErrors pass unchanged; other errors are an error inside the stream or an unreadable stream. */
function asModelError(endpoint: ModelEndpoint, error: unknown): ModelError {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof ModelError) return each;
  const { providerName: provider } = endpoint;
  if (error instanceof StreamError) return toldInside(endpoint, error.told);
  if (error instanceof NoAnswerError) return noStream(endpoint, error.body);
  if (error instanceof ProtocolError) return new ModelError('cut', textOf('model.no-protocol', { provider }));
  // The address is invalid.
  if (isBadUrl(error)) return failedConnection(endpoint, error);
  // Its words are those of a library.
  return new ModelError('cut', textOf('model.broke-off', { provider }), { cause: error });
}

function toldInside(endpoint: ModelEndpoint, told: unknown): ModelError {
  const known = ['code', 'status']
    .map((name) => Number(fieldOf(told, name)))
    .find((each) => each >= 400 && each < 600);
  return failedResponse(endpoint, { status: known ?? 500, body: JSON.stringify({ error: told }) });
}
