import { type ChatState, emptyChat, reduceChat, type Usage } from '@shared/chat/chat';
import { spentSince } from '@shared/cost/spent';
import { sayInEnglish } from '@shared/texts/text';
import type { ChatEntry, ModelRecord } from '../../storage/chats/chat-log';
import type { TurnLog } from '../turn';

// A sub-agent's own conversation, in memory for its model. Its text and its usage are journaled in the chat, together
// with its calls.

export type SubAgentLog = TurnLog & {
  /** Calls `onChange` with its state after each event, stored or only shown. */
  follow(onChange: (state: ChatState) => void): void;
};

/** `callId`: the chat's call that it works for. */
export function createSubAgentLog(chat: Pick<TurnLog, 'append'>, callId: string): SubAgentLog {
  let state = emptyChat(callId);
  let tell: (state: ChatState) => void = () => {};
  const records: ModelRecord[] = [];
  const log: SubAgentLog = {
    state: () => state,
    records: () => records,
    attached: async () => null,
    show(event) {
      state = reduceChat(state, event);
      tell(state);
    },
    async append(entry) {
      const before = state.usage;
      for (const event of entry.events ?? []) state = reduceChat(state, event);
      records.push(...(entry.records ?? []));
      tell(state);
      const kept = journaled(entry, { callId, used: usedSince(before, state.usage) });
      if (kept) await chat.append(kept);
    },
    follow(onChange) {
      tell = onChange;
    },
  };
  return log;
}

type Used = Pick<Usage, 'inputTokens' | 'outputTokens' | 'spent'>;

function usedSince(before: Usage | null, after: Usage | null): Used {
  return {
    inputTokens: (after?.inputTokens ?? 0) - (before?.inputTokens ?? 0),
    outputTokens: (after?.outputTokens ?? 0) - (before?.outputTokens ?? 0),
    ...(after?.spent && { spent: spentSince(before?.spent, after.spent) }),
  };
}

/** The new part that the chat's file stores; null: nothing. */
function journaled(
  { events = [], records = [] }: ChatEntry,
  { callId, used }: { readonly callId: string; readonly used: Used },
): ChatEntry | null {
  const notices = events.flatMap((event) =>
    event.type === 'item-added' && event.item.kind === 'notice'
      ? [{ kind: 'notice' as const, text: sayInEnglish(event.item.text) }]
      : [],
  );
  const said = [...records.flatMap(saidIn), ...notices];
  const isUsed = used.inputTokens + used.outputTokens > 0;
  if (said.length === 0 && !isUsed) return null;
  return {
    events: isUsed ? [{ type: 'usage-added', ...used }] : [],
    records: said.map((words) => ({ role: 'agent-said', callId, ...words })),
  };
}

type Said = Pick<Extract<ModelRecord, { role: 'agent-said' }>, 'kind' | 'text'>;

function saidIn(record: ModelRecord): Said[] {
  if (record.role === 'summary') return [{ kind: 'summary', text: record.text }];
  if (record.role !== 'assistant' || record.text.trim() === '') return [];
  return [{ kind: 'message', text: record.text }];
}
