import type { ChatState, Item } from '@shared/chat/chat';
import { callsOf, snapshotItems } from '@shared/chat/chat-part';
import { AppError } from '@shared/errors';
import type { AgentStep } from '@shared/sub-agents/sub-agents';
import { textOf } from '@shared/texts/text';
import type { CallDetails, ToolCall } from '@shared/tool-call/tool-call';
import type { ChatLog, ModelRecord } from './chat-log';

// Parts of a chat beyond its state that a window fetches: older items, and whole calls.

export type ChatPage = {
  readonly items: readonly Item[];
  readonly calls: Readonly<Record<string, ToolCall>>;
  /** Number of items that are older still. */
  readonly earlier: number;
};

/**
 * The items before the named one, oldest first. They include at least `from` and the items that led to it. Throws
 * AppError `not-found` if the chat lacks the named item.
 */
export function pageBefore(state: ChatState, before: string, from?: string): ChatPage {
  const end = state.items.findIndex((item) => item.id === before);
  if (end === -1) throw new AppError('not-found', textOf('message.gone'));
  const wanted = from === undefined ? -1 : state.items.findIndex((item) => item.id === from);
  const usual = Math.max(0, end - snapshotItems);
  const start = wanted === -1 ? usual : Math.max(0, Math.min(usual, wanted - itemsBeforeWanted));
  const items = state.items.slice(start, end);
  return { items, calls: callsOf(state, items), earlier: start };
}

const itemsBeforeWanted = 10;

/** The arguments of each call, as Pilotfish read them if they differ from the model's text. */
export function inputsIn(records: readonly ModelRecord[]): ReadonlyMap<string, string> {
  const inputs = new Map<string, string>();
  for (const record of records) {
    if ('calls' in record) for (const call of record.calls) inputs.set(call.id, call.arguments);
    if (record.role === 'read-as') inputs.set(record.callId, record.input);
  }
  return inputs;
}

/** A call's arguments, the user's version of them, and the model's result. Throws AppError `not-found`. */
export function callDetails(log: ChatLog, callId: string): CallDetails {
  const input = inputsIn(log.records()).get(callId);
  if (input === undefined) throw new AppError('not-found', textOf('call.gone'));
  const result = log.records().find((record) => isResult(record) && record.callId === callId);
  const edited = log.records().find((record) => record.role === 'edited' && record.callId === callId);
  const source = log.records().find((record) => record.role === 'source' && record.callId === callId);
  return {
    input,
    result: result && isResult(result) ? wordsOf(result.content) : null,
    edited: edited?.role === 'edited' ? edited.content : null,
    source: source?.role === 'source' ? source.text : null,
  };
}

/** The messages and calls of the sub-agent that worked for the call, in order. */
export function conversationOf(log: ChatLog, callId: string): readonly AgentStep[] {
  return log.records().flatMap((record): AgentStep[] => {
    if (record.role === 'agent-said' && record.callId === callId)
      return [{ kind: record.kind, text: record.text }];
    if (record.role !== 'nested-calls' || record.parentId !== callId) return [];
    return [{ kind: 'calls', callIds: record.calls.map(({ id }) => id) }];
  });
}

type ResultRecord = Extract<ModelRecord, { role: 'result' | 'nested-result' }>;

function isResult(record: ModelRecord): record is ResultRecord {
  return record.role === 'result' || record.role === 'nested-result';
}

/** The text of a result; names its media. */
export function wordsOf(content: ResultRecord['content']): string {
  if (typeof content === 'string') return content;
  return content
    .map((part) => (part.kind === 'text' ? part.text : `[${part.kind}: ${part.name}, ${part.mimeType}]`))
    .join('\n');
}
