import { isFinished, withNested } from '@shared/tool-call/tool-call';
import type { ClosedThing } from '../base/closed';
import type { ChatEntry } from '../storage/chats/chat-log';
import type { Call } from './calls/call';
import { type Ending, endingEntry, joinEntries } from './calls/ending';
import { closedText, interruptedText } from './calls/wording';
import type { QueueParts } from './parts';

type EndParts = Pick<QueueParts, 'log' | 'unwritten' | 'now'>;
type CutParts = Omit<EndParts, 'log'> & { readonly log: Pick<EndParts['log'], 'state'> };

/** Ends a call with its one result. If the log rejects it, stores it for the next try. */
export async function endCall(
  parts: EndParts,
  call: Call,
  { ending, also = {} }: { readonly ending: Ending; readonly also?: ChatEntry },
): Promise<void> {
  const { log, unwritten } = parts;
  const entry = joinEntries([...nestedEndings(parts, call, 'parent call'), endingEntry(call, ending), also]);
  unwritten.set(call.id, entry);
  // A decision of the user must be synced: a rejection, or cancelling a stale call, which is a failure.
  const mustLast = ending.state === 'rejected' || ending.state === 'failed';
  await log.append(entry, mustLast ? 'synced' : 'written');
  unwritten.delete(call.id);
}

/** After a restart: a call that was running, and its nested calls. */
export function interruptedEntry(parts: CutParts, call: Pick<Call, 'id' | 'parentId'>): ChatEntry {
  const ending = cutShort(parts, call.id, 'application');
  return joinEntries([...nestedEndings(parts, call, 'application'), endingEntry(call, ending)]);
}

/** Nested calls end with their call: the rest of them ends in the same entry. */
function nestedEndings(parts: CutParts, { id }: Pick<Call, 'id'>, closed: ClosedThing): ChatEntry[] {
  const [, ...nested] = withNested(parts.log.state().calls, id);
  return nested
    .filter(({ phase }) => !isFinished(phase))
    .map((left) => {
      const known = parts.unwritten.get(left.id);
      parts.unwritten.delete(left.id);
      return known ?? endingEntry(left, cutShort(parts, left.id, closed));
    });
}

function cutShort({ log, now }: CutParts, callId: string, closed: ClosedThing): Ending {
  const phase = log.state().calls[callId]?.phase;
  if (phase?.phase !== 'running') return { state: 'cancelled', why: 'closed', text: closedText(closed) };
  const durationMs = now() - phase.startedAt;
  return { state: 'cancelled', why: 'interrupted', text: interruptedText, durationMs };
}
