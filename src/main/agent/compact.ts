import type { Item } from '@shared/chat/chat';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { ModelRecord } from '../storage/chats/chat-log';
import { type Keeping, recordTokens, splitForSummary, transcript, trimmable } from './compaction-plan';
import { type ModelEndpoint, ModelError } from './model/model';
import { estimateTokens, sinceSummary } from './model-messages';
import { memoryTokensOf } from './prefix';
import { sideRequest } from './side-request';
import { requestOf, type TurnParts } from './turn';

// Makes room in the model's window: older turns become a summary, written by the model in a side request. Where that
// fails, the oldest tool outputs are left out instead, and the chat says so.

const fullAt = 0.8;

/** Whether four fifths of the window are used, counting what came after the last reply, and something can be done. */
export async function roomIsShort({ log, endpoint }: TurnParts): Promise<boolean> {
  const { contextWindow } = await endpoint();
  const records = sinceSummary(log.records());
  const replies = records.filter((record) => record.role === 'assistant').length;
  const lastReply = records.findLastIndex((record) => record.role === 'assistant');
  const added = recordTokens(records.slice(lastReply + 1));
  const used = (log.state().usage?.contextTokens ?? 0) + added;
  return replies > 1 && used >= contextWindow * fullAt;
}

export type CompactOptions = {
  readonly signal: AbortSignal;
  /** What stays beside the summary, word for word. */
  readonly keep: 'newest' | 'nothing';
  /** The person asked for it; otherwise the window is full. */
  readonly wished: boolean;
};

/** Rejects only with the signal's reason, or when no endpoint is there or the chat's file takes nothing. */
export async function compact(parts: TurnParts, { signal, keep, wished }: CompactOptions): Promise<void> {
  const { log, now } = parts;
  const endpoint = await parts.endpoint();
  log.show({ type: 'turn-changed', turn: { kind: 'compacting', since: now() } });
  // A window may be smaller than it is thought to be: what is there now is then the better measure.
  const size = estimateTokens(await requestOf(parts, endpoint));
  const room = Math.min(endpoint.contextWindow, Math.max(size, 1000));
  const [older, newer] = splitForSummary(log.records(), keeping(keep, room));
  try {
    if (older.length > 0) await summarise(parts, { endpoint, older, newer, room, signal, keep, wished });
    else if (wished) await tell(parts, 'info', textOf('compact.nothing'));
    else await trimOutputs(parts, { reason: textOf('compact.none'), target: Math.floor(room * 0.5) });
  } catch (error) {
    signal.throwIfAborted();
    await trimOutputs(parts, {
      reason: error instanceof ModelError ? error.told : toldOf(error),
      target: Math.floor(room * 0.5),
    });
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
  readonly older: readonly ModelRecord[];
  readonly newer: readonly ModelRecord[];
  readonly room: number;
};

const summaryPrompt = `You summarise the older part of a conversation between a person and an agent that works on their code, so that the agent can go on from the summary alone. Keep, in short headed lists: what the person asked for and decided, rejections and their reasons included; the files read or changed and what matters in them, with exact names; what was found out; what is done, and what remains to be done next. Leave out greetings and raw output. Invent nothing.`;

async function summarise(
  { log, newId, now, clock, limits }: TurnParts,
  { endpoint, older, newer, room, signal, keep }: Summarising,
): Promise<void> {
  const prompt = transcript(older, { maxCharacters: Math.floor(room * 0.5) * 4 });
  const answer = await sideRequest(endpoint, { system: summaryPrompt, prompt }, { signal, clock, limits });
  const text = `${answer.trim()}${keep === 'newest' ? openWish(older, newer) : ''}`;
  const item: Item = { kind: 'summary', id: newId(), at: now(), text };
  await log.append(
    { events: [{ type: 'item-added', item }], records: [{ role: 'summary', text }, ...newer] },
    'synced',
  );
}

/** What the person asked for and the model still works on must survive word for word. */
function openWish(older: readonly ModelRecord[], newer: readonly ModelRecord[]): string {
  if (newer.some((record) => record.role === 'user')) return '';
  const last = older.findLast((record) => record.role === 'user');
  return last?.role === 'user' ? `\n\nThe person's latest message, word for word:\n\n${last.text}` : '';
}

type Trimming = { readonly reason: AnyText; readonly target: number };

async function trimOutputs(parts: TurnParts, { reason, target }: Trimming): Promise<void> {
  const callIds = trimmable(parts.log.records(), { targetTokens: target });
  if (callIds.length > 0) await parts.log.append({ records: [{ role: 'trimmed', callIds }] });
  await tell(parts, 'warning', textOf('compact.failed', { reason, trimmed: callIds.length }));
}

async function tell({ log, newId, now }: TurnParts, level: 'info' | 'warning', text: AnyText): Promise<void> {
  const item: Item = { kind: 'notice', id: newId(), at: now(), level, text };
  await log.append({ events: [{ type: 'item-added', item }] });
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
