import type { Item, JournaledChatEvent } from '@shared/chat/chat';
import { addSpent } from '@shared/cost/spent';
import { type Text, textOf } from '@shared/texts/text';
import type { ModelCall } from '../queue/calls/call';
import type { ModelRecord } from '../storage/chats/chat-log';
import { type AssistantItem, createAssistantItem } from './assistant-item';
import { compact, roomIsShort } from './compact';
import { countedOf } from './model/kit/counted';
import { estimateTokens } from './model/kit/estimate-tokens';
import {
  type ModelEndpoint,
  ModelError,
  type ModelRequest,
  type Reply,
  type ReplyCall,
  type ReplyOrigin,
  type TokenCount,
} from './model/kit/model';
import { requestReply } from './model/model-request';
import { memoryTokensOf } from './prefix';
import { replyNotices } from './reply-notices';
import { spentOn } from './spent-on';
import { learnWindow } from './truncation';
import { requestOf, type TurnParts } from './turn';

// One reply of the model in a chat: makes room for it, streams it into a message, stores it and returns its calls.

/** The calls of a reply, empty when the model has finished. `paused`: the model wants another request to continue. */
export type Wanted = readonly ModelCall[] | 'paused';

/**
 * Rejects with a ModelError or AppError, or with the signal's reason after an abort. The part of the reply that had
 * arrived is then stored as `cut`.
 */
export async function askModel(parts: TurnParts, signal: AbortSignal): Promise<Wanted> {
  if (await roomIsShort(parts)) await compact(parts, { signal, keep: 'newest', why: 'full' });
  try {
    return await askForSomething(parts, signal);
  } catch (error) {
    if (!(error instanceof ModelError) || !(await isTooLong(parts, error))) throw error;
    learnWindow(await parts.endpoint(), error);
    if (!hasReply(parts)) return await askForSomething(parts, signal).catch(blameWindow);
    await compact(parts, { signal, keep: 'newest', why: 'refused' });
    return await askForSomething(parts, signal);
  }
}

/** Without a reply, there is nothing to summarise or to leave out. */
function hasReply({ log }: TurnParts): boolean {
  return log.records().some(({ role }) => role === 'assistant' || role === 'summary');
}

/** Adds what helps if the first request of a chat is too long. */
function blameWindow(error: unknown): never {
  if (!(error instanceof ModelError) || error.fault !== 'context-too-long') throw error;
  const told = textOf('model.window-too-small', { failure: error.told });
  throw new ModelError(error.fault, told, { cause: error, refusal: error.refusal ?? undefined });
}

/** Some servers give no reason. A refused request that is larger than all answered ones counts as too long. */
async function isTooLong(parts: TurnParts, { fault, refusal }: ModelError): Promise<boolean> {
  if (fault === 'context-too-long') return true;
  if (fault !== 'bad-request' || ![400, 413, 422].includes(refusal?.status ?? 0)) return false;
  const { log } = parts;
  const replies = log.records().filter(({ role }) => role === 'assistant').length;
  const size = estimateTokens(await requestOf(parts, await parts.endpoint()));
  return replies > 1 && size > (log.state().usage?.contextTokens ?? 0);
}

/** Asks once more after an empty reply. */
async function askForSomething(parts: TurnParts, signal: AbortSignal): Promise<Wanted> {
  const wanted = (await askOnce(parts, signal)) ?? (await askOnce(parts, signal));
  if (wanted) return wanted;
  const { providerName, model } = await parts.endpoint();
  throw new ModelError('empty', textOf('answer.nothing-twice', { provider: providerName, model }));
}

/** Null: the reply was empty. */
async function askOnce(parts: TurnParts, signal: AbortSignal): Promise<Wanted | null> {
  const endpoint = await parts.endpoint();
  const request = await requestOf(parts, endpoint);
  const notesSent = countNotes(parts);
  const item = createAssistantItem(parts, endpoint.model);
  const late = () => lateOf(countNotes(parts) - notesSent);
  const spent: TokenCount[] = [];
  const asking = { endpoint, request, item, spent };
  try {
    const reply = await receive(parts, { ...asking, signal });
    return await keepReply(parts, { ...asking, reply, late });
  } catch (error) {
    await keepCut(parts, { ...asking, signal, late });
    throw error;
  }
}

function countNotes({ log }: TurnParts): number {
  return log.records().filter(({ role }) => role === 'note').length;
}

type Late = Pick<Extract<ModelRecord, { role: 'assistant' }>, 'late'>;

function lateOf(notes: number): Late {
  return notes > 0 ? { late: notes } : {};
}

type Asking = {
  readonly endpoint: ModelEndpoint;
  readonly request: ModelRequest;
  readonly item: AssistantItem;
  /** The tokens of its tries that the chat still has to count. */
  readonly spent: TokenCount[];
};

function receive(
  { log, now, clock, limits, onCallDelta }: TurnParts,
  { endpoint, request, item, spent, signal }: Asking & { readonly signal: AbortSignal },
): Promise<Reply> {
  return requestReply(endpoint, request, {
    signal,
    clock,
    limits,
    hasAnswered: log.state().items.some((said) => said.kind === 'assistant' && answeredBy(said, endpoint)),
    onDelta: item.add,
    onCallDelta: () => onCallDelta?.(),
    onSpent: (counted) => spent.push(counted),
    onQuiet(isQuiet) {
      const { turn } = log.state();
      if (turn.kind !== 'running') return;
      const { reading: _, ...running } = turn;
      const reading = isQuiet ? { reading: estimateTokens(request) } : {};
      log.show({ type: 'turn-changed', turn: { ...running, ...reading } });
    },
    onRetry: (retry) => {
      item.reset();
      log.show({ type: 'turn-changed', turn: { kind: 'retrying', ...retry } });
    },
    onResume: () => log.show({ type: 'turn-changed', turn: { kind: 'running', since: now() } }),
  });
}

function answeredBy({ model, state }: Item & { kind: 'assistant' }, endpoint: ModelEndpoint): boolean {
  return model === endpoint.model && state === 'complete';
}

async function keepReply(
  parts: TurnParts,
  { reply, late, ...asking }: Asking & { readonly reply: Reply; late(): Late },
): Promise<Wanted | null> {
  const { endpoint, request, item } = asking;
  const isPaused = reply.finish === 'pause_turn' && reply.calls.length === 0;
  const empty = !reply.text.trim() && reply.calls.length === 0 && !isPaused;
  if (empty) return await keepEmpty(parts, { ...asking, reply });
  const calls = modelCalls(parts, item.id, reply);
  const record: ModelRecord = {
    role: 'assistant',
    itemId: item.id,
    text: reply.text,
    calls: calls.map(({ id, name, arguments: text }) => ({ id, name, arguments: text })),
    origin: originOf(endpoint, reply),
    ...late(),
  };
  const said = replyNotices(parts, { endpoint, request, reply }).map(addedNotice(parts));
  await item.finish('complete', {
    text: reply.text,
    reasoning: reply.reasoning,
    events: [...usageAfter(parts, { ...asking, reply }), ...said],
    records: [...(reply.withoutKept ? [{ role: 'unkept' as const }] : []), record],
  });
  return isPaused ? 'paused' : calls;
}

/** Throws if the server gives a reason for the missing answer. */
async function keepEmpty(
  parts: TurnParts,
  { reply, ...asking }: Asking & { readonly reply: Reply },
): Promise<null> {
  const { endpoint, item } = asking;
  const reason = emptyReason(endpoint, reply);
  if (reason !== null) throw new ModelError('empty', reason);
  const events = usageAfter(parts, asking);
  await (item.isOpen() ? item.finish('complete', { events }) : parts.log.append({ events }));
  return null;
}

function addedNotice({ newId, now }: TurnParts): (text: Text) => JournaledChatEvent {
  return (text) => ({
    type: 'item-added',
    item: { kind: 'notice', id: newId(), at: now(), level: 'warning', text },
  });
}

function originOf({ providerId, model, protocol }: ModelEndpoint, { kept }: Reply): ReplyOrigin {
  return { providerId, model, protocol, ...(kept !== undefined && { kept }) };
}

/** The server's reason for the missing answer; with one, a second request is useless. */
function emptyReason({ providerName, model }: ModelEndpoint, { finish }: Reply): Text | null {
  if (finish === 'content_filter') return textOf('answer.filtered', { provider: providerName, model });
  if (finish === 'length') return textOf('answer.no-length', { provider: providerName, model });
  return null;
}

/**
 * The text so far stays in the chat. The model gets it only if the user stopped the reply; otherwise it is asked again.
 */
async function keepCut(
  parts: TurnParts,
  { signal, late, ...asking }: Asking & { readonly signal: AbortSignal; late(): Late },
): Promise<void> {
  const { item } = asking;
  const events = usageAfter(parts, asking);
  if (!item.isOpen()) return events.length > 0 ? await parts.log.append({ events }) : undefined;
  const text = item.text();
  const told = signal.aborted && text.trim() !== '';
  await item.finish('cut', {
    events,
    records: told ? [{ role: 'assistant', itemId: item.id, text, calls: [], ...late() }] : [],
  });
}

const cutInside =
  'Not executed: the answer ended inside this call, so that its arguments are incomplete. Send it again, in smaller parts if it is long.';

function modelCalls({ log, newId }: TurnParts, messageId: string, reply: Reply): ModelCall[] {
  const taken = new Set<string>();
  for (const record of log.records())
    if (record.role === 'assistant') for (const call of record.calls) taken.add(call.id);
  return reply.calls.map((call) => {
    const id = isUsable(call, taken) ? call.modelId : newId();
    taken.add(id);
    return {
      id,
      messageId,
      name: call.name,
      arguments: call.arguments,
      ...(call.fromText && { fromText: call.fromText }),
      ...(!call.complete && { refused: cutInside }),
    };
  });
}

/** Uses the model's own id if it is unique in the chat, short, and no property of every JavaScript object. */
function isUsable(
  call: ReplyCall,
  taken: ReadonlySet<string>,
): call is ReplyCall & { readonly modelId: string } {
  const id = call.modelId;
  return id !== null && !taken.has(id) && /^[A-Za-z0-9][\w.:-]{0,99}$/.test(id) && !(id in Object.prototype);
}

/** Removes the counts from `spent`, so that each counts once. Without a reply, the context is as full as before. */
function usageAfter(
  { log }: TurnParts,
  { endpoint, request, spent, reply }: Asking & { readonly reply?: Reply },
): readonly JournaledChatEvent[] {
  const taken = spent.splice(0);
  if (taken.length === 0) return [];
  const before = log.state().usage;
  const memoryTokens = memoryTokensOf(log);
  const counted = reply && countedOf(request, reply);
  const usage = {
    contextTokens: counted
      ? counted.input + counted.output
      : (before?.contextTokens ?? estimateTokens(request)),
    contextWindow: endpoint.contextWindow,
    inputTokens: taken.reduce((sum, { input }) => sum + input, before?.inputTokens ?? 0),
    outputTokens: taken.reduce((sum, { output }) => sum + output, before?.outputTokens ?? 0),
    ...(memoryTokens > 0 && { memoryTokens }),
    spent: addSpent(
      before?.spent,
      taken.map((each) => spentOn(endpoint, each)),
    ),
  };
  return [{ type: 'usage-changed', usage }];
}
