import { messageOf } from '@shared/errors';
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
import { failedConnection, failedResponse, isBadUrl, withBodyBlamed, withoutSecrets } from './model-failure';
import { protocolOf } from './protocols';
import { requestAddress } from './request-address';

// One request to a model and its streamed reply, in whichever protocol the endpoint speaks.

export type StreamOptions = {
  readonly signal: AbortSignal;
  readonly onDelta?: (delta: ReplyDelta) => void;
  readonly limits?: Partial<StreamLimits>;
  /** That nothing came of the answer for a while, and that something did after all. */
  readonly onQuiet?: (isQuiet: boolean) => void;
  /** A model worked on an answer that is no reply: it broke off or was stopped after so many characters. */
  readonly onCut?: (characters: number) => void;
};

const mostChanges = 2;

/**
 * Asks once and resolves with the whole reply. A request that is refused for what servers are known to refuse is changed
 * and asked again at once, and what helped is learned. Rejects with a ModelError, or with the signal's reason once it is
 * aborted. A reply that broke off is never returned, so that no incomplete call can run.
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
      // What else the request needed then, it needed for want of what was left out.
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
  { signal, onDelta, limits, onQuiet, onCut }: StreamOptions,
): Promise<Reply> {
  const guard = guardedFetch(endpoint, { ...defaultLimits(endpoint), ...limits }, onQuiet);
  let characters = 0;
  const take = (delta: ReplyDelta) => {
    characters += delta.text.length + delta.reasoning.length + (delta.ofCalls ?? 0);
    if (delta.text || delta.reasoning) onDelta?.(delta);
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

/** Whether the model was at work; a server that refuses counts nothing. */
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
    // Whatever happens after the model said that it has finished changes nothing of the reply.
    if (reader.finished() === null) throw asModelError(endpoint, error);
  }
  signal.throwIfAborted();
  return withCallsOfText(wholeReply(endpoint, reader), request);
}

/** What the server took for text; what it is kept of the answer goes back as it was. */
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

/** Ours, or ends that a server of another kind names so. */
const ends =
  /^(stop|pause_turn|tool_calls|function_call|length|content_filter|end_turn|eos|stop_sequence|complete|safety|sensitive)/i;

/** An answer that ended for a reason that nobody knows, without a call, broke off. */
function wholeReply(endpoint: ModelEndpoint, reader: ReplyReader): Reply {
  const reply = reader.finished();
  if (reply !== null && (reply.calls.length > 0 || ends.test(reply.finish))) return reply;
  throw new ModelError('cut', textOf('model.broke-off', { provider: endpoint.providerName }));
}

/** Ours pass; others are an error told inside the stream, or a stream no one can read. */
function asModelError(endpoint: ModelEndpoint, error: unknown): ModelError {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof ModelError) return each;
  const { providerName: provider } = endpoint;
  if (error instanceof StreamError) return toldInside(endpoint, error.told);
  if (error instanceof NoAnswerError) return noStream(endpoint, error.body);
  if (error instanceof ProtocolError) return new ModelError('cut', textOf('model.no-protocol', { provider }));
  // There is no address to ask.
  if (isBadUrl(error)) return failedConnection(endpoint, error);
  const why = withoutSecrets(endpoint, messageOf(error).slice(0, 200));
  return new ModelError('cut', textOf('model.broke-off-why', { provider, why }), { cause: error });
}

function toldInside(endpoint: ModelEndpoint, told: unknown): ModelError {
  const { code, status } = (typeof told === 'object' && told !== null ? told : {}) as Record<string, unknown>;
  const known = [code, status].map(Number).find((each) => each >= 400 && each < 600);
  return failedResponse(endpoint, { status: known ?? 500, body: JSON.stringify({ error: told }) });
}
