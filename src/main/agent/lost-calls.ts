import { isFinished, type ToolCall, withNested } from '@shared/tool-call/tool-call';
import { joinEntries } from '../queue/calls/ending';
import { interruptedEntry } from '../queue/end-call';
import type { ChatEntry, ModelRecord } from '../storage/chats/chat-log';
import { unresolvedCalls } from './resume';
import type { TurnParts } from './turn';

type Parts = Pick<TurnParts, 'log' | 'now'>;

/**
 * After a restart, ends calls that no turn can resume: calls of an earlier reply, and calls with a result whose end is
 * missing from the chat's file.
 */
export function lostCallsEntry({ log, now }: Parts): ChatEntry {
  const { calls } = log.state();
  const left = unresolvedCalls(log.records()).flatMap(({ id }) => withNested(calls, id));
  const goOn = new Set(left.map(({ id }) => id));
  const lost = Object.values(calls).filter(({ id, phase }) => !isFinished(phase) && !goOn.has(id));
  const entry = joinEntries(
    outermost(calls, lost).map((call) => interruptedEntry({ log, now, unwritten: new Map() }, call)),
  );
  const told = new Set(log.records().flatMap(toldOf));
  return { ...entry, records: entry.records?.filter((record) => !toldOf(record).some((id) => told.has(id))) };
}

/** Only the outermost calls; nested calls end with their parent. */
function outermost(calls: Readonly<Record<string, ToolCall>>, lost: readonly ToolCall[]): ToolCall[] {
  const nested = new Set(
    lost.flatMap(({ id }) =>
      withNested(calls, id)
        .slice(1)
        .map((call) => call.id),
    ),
  );
  return lost.filter(({ id }) => !nested.has(id));
}

function toldOf(record: ModelRecord): string[] {
  return record.role === 'result' || record.role === 'nested-result' ? [record.callId] : [];
}
