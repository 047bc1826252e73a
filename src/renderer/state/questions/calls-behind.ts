import type { ToolCall } from '@shared/tool-call/tool-call';

/**
 * The ids of the calls that come after one that waits, in the batch it is of. Batches of one call stand one behind the
 * other, and where another begins, one of its own waits or runs. Pure.
 */
export function callsBehind(calls: Readonly<Record<string, ToolCall>>, callId: string): readonly string[] {
  const call = calls[callId];
  if (!call) return [];
  const siblings = Object.values(calls).filter(
    ({ messageId, parentId }) => messageId === call.messageId && parentId === call.parentId,
  );
  const after = siblings.slice(siblings.indexOf(call) + 1);
  const end = after.findIndex(({ phase }) => phase.phase === 'waiting' || phase.phase === 'running');
  return after
    .slice(0, end === -1 ? after.length : end)
    .filter(({ phase }) => phase.phase === 'queued')
    .map(({ id }) => id);
}
