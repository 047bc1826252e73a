import type { ChatState, JournaledChatEvent } from '@shared/chat/chat';
import type { ModelCall } from '../queue/calls/call';
import type { ModelRecord } from '../storage/chats/chat-log';
import type { TurnLog } from './turn';

// The unfinished work of an application that ended in the middle of a turn.

/** The calls of the last reply that have no result, in the model's order. */
export function unresolvedCalls(records: readonly ModelRecord[]): ModelCall[] {
  const last = records.findLast((record) => record.role === 'assistant');
  if (last?.role !== 'assistant') return [];
  const resolved = new Set(records.flatMap((record) => (record.role === 'result' ? [record.callId] : [])));
  return last.calls
    .filter((call) => !resolved.has(call.id))
    .map((call) => ({ ...call, messageId: last.itemId }));
}

/** Those of `calls` that windows show in the given phase. */
export function callsIn(
  log: Pick<TurnLog, 'state'>,
  calls: readonly ModelCall[],
  phase: 'running' | 'waiting',
): ModelCall[] {
  const states = log.state().calls;
  return calls.filter((call) => states[call.id]?.phase.phase === phase);
}

/** Messages that were still arriving become cut messages. */
export function endStreaming(state: ChatState): JournaledChatEvent[] {
  return state.items.flatMap((item) =>
    item.kind === 'assistant' && item.state === 'streaming'
      ? [
          {
            type: 'assistant-finished',
            id: item.id,
            text: item.text,
            reasoning: item.reasoning,
            state: 'cut',
          },
        ]
      : [],
  );
}
