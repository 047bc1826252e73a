import type { ChatState, Item, JournaledChatEvent } from '@shared/chat/chat';
import { type AnyText, isSameText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { ModelRecord } from '../storage/chats/chat-log';
import { askSummary } from './ask-summary';
import { type Keeping, recordTokens, splitForSummary, trimmable } from './compaction-plan';
import { certainFacts, messagesKept, openMessages, type PinnedKept, pinnedKept } from './kept-words';
import { titleOf } from './messages';
import { estimateTokens } from './model/kit/estimate-tokens';
import { type ModelEndpoint, ModelError, type ModelRequest } from './model/kit/model';
import { sinceSummary } from './model-messages';
import { memoryTokensOf } from './prefix';
import { usedBeside } from './spent-on';
import { requestOf, type TurnParts } from './turn';

// Makes room in the model's window: the model replaces older turns by a summary, and Pilotfish adds the certain facts.
// If that fails, Pilotfish leaves out the oldest tool outputs instead and shows a notice.

const fullAt = 0.8;

/** Whether four fifths of the window are used, messages after the last reply included, and compaction can help. */
export async function roomIsShort({ log, endpoint }: TurnParts): Promise<boolean> {
  const { contextWindow } = await endpoint();
  const replies = sinceSummary(log.records()).filter((record) => record.role === 'assistant').length;
  return replies > 1 && usedTokens(log) >= contextWindow * fullAt;
}

function usedTokens(log: TurnParts['log']): number {
  const records = sinceSummary(log.records());
  const lastReply = records.findLastIndex((record) => record.role === 'assistant');
  return (log.state().usage?.contextTokens ?? 0) + recordTokens(records.slice(lastReply + 1));
}

export type CompactOptions = {
  readonly signal: AbortSignal;
  /** The part that stays word for word, beside the summary. */
  readonly keep: 'newest' | 'nothing';
  /** `wished`: the user asked for it; `full`: the window is nearly full; `refused`: a request was too long. */
  readonly why: 'wished' | 'full' | 'refused';
};

/** Rejects only with the signal's reason, without an endpoint, or if the chat's file cannot be written. */
export async function compact(parts: TurnParts, options: CompactOptions): Promise<void> {
  const { log, now } = parts;
  const { signal, keep, why } = options;
  const endpoint = await parts.endpoint();
  log.show({ type: 'turn-changed', turn: { kind: 'compacting', since: now() } });
  const request = await requestOf(parts, endpoint);
  // The real window may be smaller than the setting; the size of the current request is then the better measure.
  const room = Math.min(endpoint.contextWindow, Math.max(estimateTokens(request), 1000));
  const [older, newer] = splitForSummary(log.records(), keeping(keep, room));
  const target = Math.floor(room * 0.5);
  try {
    if (older.length > 0) await summarise(parts, { ...options, endpoint, request, older, newer, room });
    else if (why === 'wished') await tell(parts, 'info', textOf('compact.nothing'));
    else await trimOutputs(parts, { reason: textOf('compact.none'), target, isTold: why === 'refused' });
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof ModelError ? error.told : toldOf(error);
    await trimOutputs(parts, { reason, target, isTold: true });
  }
  await tellUsage(parts, endpoint);
  log.show({ type: 'turn-changed', turn: { kind: 'running', since: now() } });
}

function keeping(keep: CompactOptions['keep'], room: number): Keeping {
  if (keep === 'nothing') return { keepTokens: 0, newestTokens: 0 };
  return { keepTokens: Math.floor(room * 0.25), newestTokens: Math.floor(room * 0.6) };
}

type Summarising = CompactOptions & {
  readonly endpoint: ModelEndpoint;
  readonly request: ModelRequest;
  readonly older: readonly ModelRecord[];
  readonly newer: readonly ModelRecord[];
  readonly room: number;
};

/** In tokens: the maximum of the user's earlier messages that stays, if the window has room. */
const mostOfMessages = 20_000;

async function summarise(parts: TurnParts, summarising: Summarising): Promise<void> {
  const { endpoint, request, older, newer, room, signal } = summarising;
  const { log, newId, now } = parts;
  const used: JournaledChatEvent[] = [];
  const summary = await askSummary(parts, {
    endpoint,
    request,
    older,
    signal,
    fits: fitsBehind(parts, summarising),
    maxTranscript: Math.floor(room * 0.5),
    onUsed: (counted) => used.push(usedBeside(endpoint, counted)),
  }).catch(async (error: unknown) => {
    await log.append({ events: used });
    throw error;
  });
  if (summary === null) {
    await log.append({ events: used });
    const target = Math.floor(room * 0.5);
    return await trimOutputs(parts, { reason: textOf('compact.too-short'), target, isTold: true });
  }
  const staying = [...stillOpen(log.records(), newer), ...newer];
  const window = summarising.why === 'refused' ? room : endpoint.contextWindow;
  const maxTokens = Math.min(mostOfMessages, Math.floor(window * 0.25));
  const { texts, left } = wordsKept(log, { staying, maxTokens });
  const text = [summary, ...texts, certainFacts(log.state(), await parts.workState())]
    .filter(Boolean)
    .join('\n\n');
  const item: Item = { kind: 'summary', id: newId(), at: now(), text };
  await log.append(
    {
      events: [{ type: 'item-added', item }, ...used],
      records: [{ role: 'summary', text }, ...staying],
    },
    'synced',
  );
  for (const { text: said } of left)
    await tellOnce(parts, textOf('compact.pin-left', { message: titleOf(said) }));
}

type WordsKept = { readonly texts: readonly string[]; readonly left: PinnedKept['left'] };

function wordsKept(
  log: TurnParts['log'],
  { staying, maxTokens }: { readonly staying: readonly ModelRecord[]; readonly maxTokens: number },
): WordsKept {
  const pinned = pinnedIn(log.state());
  const { text, left } = pinnedKept(log.records(), { pinned, staying, maxTokens });
  const room = maxTokens - Math.ceil(Buffer.byteLength(text) / 4);
  const others = messagesKept(log.records(), { pinned, staying, maxTokens: room });
  return { texts: [text, others], left };
}

/** The messages that the model works on, except those in `newer`. */
function stillOpen(records: readonly ModelRecord[], newer: readonly ModelRecord[]): readonly ModelRecord[] {
  return openMessages(records).filter(
    ({ itemId }) => !newer.some((record) => record.role === 'user' && record.itemId === itemId),
  );
}

function pinnedIn({ items }: Pick<ChatState, 'items'>): ReadonlySet<string> {
  return new Set(items.flatMap((item) => ('pinned' in item && item.pinned ? [item.id] : [])));
}

/** Tokens reserved for the summary itself. */
const answerTokens = 4000;

function fitsBehind({ log }: TurnParts, { why, request, endpoint }: Summarising): boolean {
  if (why === 'refused') return false;
  const used = Math.max(estimateTokens(request), usedTokens(log));
  return used + Math.min(answerTokens, endpoint.contextWindow * 0.1) <= endpoint.contextWindow;
}

type Trimming = {
  readonly reason: AnyText;
  readonly target: number;
  /** Shows the notice even if no output is left out. */
  readonly isTold: boolean;
};

async function trimOutputs(parts: TurnParts, { reason, target, isTold }: Trimming): Promise<void> {
  const callIds = trimmable(parts.log.records(), { targetTokens: target });
  if (callIds.length === 0 && !isTold) return;
  if (callIds.length > 0) await parts.log.append({ records: [{ role: 'trimmed', callIds }] });
  await tell(parts, 'warning', textOf('compact.failed', { reason, trimmed: callIds.length }));
}

async function tell({ log, newId, now }: TurnParts, level: 'info' | 'warning', text: AnyText): Promise<void> {
  const item: Item = { kind: 'notice', id: newId(), at: now(), level, text };
  await log.append({ events: [{ type: 'item-added', item }] });
}

async function tellOnce(parts: TurnParts, text: AnyText): Promise<void> {
  const isTold = parts.log
    .state()
    .items.some((item) => item.kind === 'notice' && isSameText(item.text, text));
  if (!isTold) await tell(parts, 'warning', text);
}

async function tellUsage(parts: TurnParts, endpoint: ModelEndpoint): Promise<void> {
  const before = parts.log.state().usage;
  const contextTokens = estimateTokens(await requestOf(parts, endpoint));
  const memoryTokens = memoryTokensOf(parts.log);
  const usage = {
    contextTokens,
    contextWindow: endpoint.contextWindow,
    inputTokens: before?.inputTokens ?? 0,
    outputTokens: before?.outputTokens ?? 0,
    ...(before?.spent && { spent: before.spent }),
    ...(memoryTokens > 0 && { memoryTokens }),
  };
  await parts.log.append({ events: [{ type: 'usage-changed', usage }] });
}
