import { isDeepStrictEqual } from 'node:util';
import type { ChatLog } from '../storage/chats/chat-log';
import { parseInput } from '../tools/lenient-input';
import type { Call } from './call';
import { repeatsAsk } from './policy/kinds';

// What the chat's earlier calls say about this one: whether it comes over and over where it was handed in, and whether
// it was rejected, wherever that was.

type History = Pick<ChatLog, 'records' | 'state'>;

/** Whether the two calls directly before were the same, with no message of the person in between. Todos never ask. */
export function repeatsTwice(log: History, call: Call): boolean {
  if (!repeatsAsk(call.tool.kind)) return false;
  const calls = callsSinceMessage(log).filter(({ parentId }) => parentId === call.parentId);
  const index = calls.findIndex((past) => past.id === call.id);
  return index >= 2 && calls.slice(index - 2, index).every((past) => isSame(past, call));
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

type PastCall = Pick<Call, 'id' | 'parentId' | 'arguments'> & { readonly name: string };

function callsSinceMessage({ records }: History): PastCall[] {
  const calls: PastCall[] = [];
  for (const record of records()) {
    if (record.role === 'user') calls.length = 0;
    if (record.role === 'assistant') calls.push(...record.calls);
    if (record.role === 'nested-calls')
      calls.push(...record.calls.map((call) => ({ ...call, parentId: record.parentId })));
  }
  return calls;
}

/** Compared by what would run, so that blanks, the order of keys and dropped ones do not tell two calls apart. */
function isSame(past: PastCall, call: Call): boolean {
  if (past.name !== call.tool.name) return false;
  if (past.arguments === call.arguments) return true;
  const parsed = parseInput(call.tool, past.arguments);
  return parsed.ok && isDeepStrictEqual(parsed.input, call.input);
}
