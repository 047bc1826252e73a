import type { ToolCall } from '@shared/tool-call/tool-call';

/**
 * The ids of the calls after a waiting call in its batch. A sub-agent's call has several batches, one after the other;
 * a later batch begins at a call that waits or runs. Pure.
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
