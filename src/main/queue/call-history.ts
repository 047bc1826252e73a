import { isDeepStrictEqual } from 'node:util';
import type { ChatLog, ModelRecord } from '../storage/chats/chat-log';
import { parseInput } from '../tools/kit/lenient-input';
import type { Call } from './calls/call';
import { repeatsAsk } from './policy/kinds';

// What the chat's earlier calls say about this one: whether it comes over and over where it was handed in, and whether
// it was rejected, wherever that was.

type History = Pick<ChatLog, 'records' | 'state'>;

/** Whether the two calls directly before were the same, with no message of the person in between. Todos never ask. */
export function repeatsTwice(log: History, call: Call): boolean {
  if (!repeatsAsk(call.tool.kind)) return false;
  const before = lastTwoBefore(log, call);
  return before.length === 2 && before.every((past) => isSame(past, call));
}

/** A line of batches, one after another, as far as it has come: the calls of its last batch, and the last two of all. */
type Line = { readonly batch: readonly RecordedCall[]; readonly lastTwo: readonly RecordedCall[] };

/**
 * A running call may have several batches under way: each stands in a line of its own, and goes on with the line whose
 * last batch was over when it came.
 */
function lastTwoBefore(log: History, call: Call): readonly RecordedCall[] {
  const over = new Set<string>();
  let lines: Line[] = [];
  let found: readonly RecordedCall[] = [];
  for (const record of sinceMessage(log)) {
    if (record.role === 'result' || record.role === 'nested-result') over.add(record.callId);
    const batch = batchIn(record, call.parentId);
    if (!batch) continue;
    const before = lines.findLast((line) => line.batch.every(({ id }) => over.has(id)));
    const calls = [...(before?.lastTwo ?? []), ...batch];
    lines = [...lines.filter((line) => line !== before), { batch, lastTwo: calls.slice(-2) }];
    const index = calls.findIndex(({ id }) => id === call.id);
    if (index >= 0) found = calls.slice(Math.max(0, index - 2), index);
  }
  return found;
}

/** The rejection of an identical call since the person last spoke, or null: with a new message it holds no more. */
export function rejectionOf(log: History, call: Call): { readonly reason: string | null } | null {
  const { calls } = log.state();
  const same = callsSinceMessage(log).find(
    (past) => calls[past.id]?.phase.phase === 'rejected' && isSame(past, call),
  );
  const phase = same && calls[same.id]?.phase;
  return phase?.phase === 'rejected' ? { reason: phase.reason } : null;
}

type RecordedCall = Pick<Call, 'id' | 'arguments'> & { readonly name: string };

function callsSinceMessage(log: History): RecordedCall[] {
  return sinceMessage(log).flatMap((record) =>
    record.role === 'assistant' || record.role === 'nested-calls' ? record.calls : [],
  );
}

/** What came after the person's last message; all, where there is none. */
function sinceMessage({ records }: History): readonly ModelRecord[] {
  return records().slice(records().findLastIndex(({ role }) => role === 'user') + 1);
}

/** The calls that the record says were handed in by `parentId`, or by the model; null: none. */
function batchIn(record: ModelRecord, parentId: string | undefined): readonly RecordedCall[] | null {
  if (record.role === 'assistant') return parentId === undefined ? record.calls : null;
  return record.role === 'nested-calls' && record.parentId === parentId ? record.calls : null;
}

/** Compared by what would run, so that blanks, the order of keys and dropped ones do not tell two calls apart. */
function isSame(past: RecordedCall, call: Call): boolean {
  if (past.name !== call.tool.name) return false;
  if (past.arguments === call.arguments) return true;
  const parsed = parseInput(call.tool, past.arguments);
  return parsed.ok && isDeepStrictEqual(parsed.input, call.input);
}
