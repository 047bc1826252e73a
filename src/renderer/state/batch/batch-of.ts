import type { ToolCall } from '@shared/tool-call/tool-call';
import type { ToolListing } from '@shared/tools/tools';

// The batch that a call belongs to. Pure.

type Calls = Readonly<Record<string, ToolCall>>;
type Tools = (name: string) => Pick<ToolListing, 'activity'> | undefined;

/** All calls of its reply, in their order. */
export function batchOf(calls: Calls, callId: string): readonly ToolCall[] {
  const call = calls[callId];
  if (!call) return [];
  return Object.values(calls).filter(
    ({ messageId, parentId }) => messageId === call.messageId && parentId === call.parentId,
  );
}

/** The name of a batch with more than one edit; null for any other. It stays the same from its first edit to its last. */
export function batchName(calls: Calls, callId: string, toolNamed: Tools): string | null {
  const batch = batchOf(calls, callId);
  const [first] = batch;
  const edits = batch.filter((call) => isEdit(call, toolNamed));
  return first && edits.length > 1 ? `batch:${first.id}` : null;
}

/** The number of edits of the batch before this call. */
export function editsBefore(calls: Calls, callId: string, toolNamed: Tools): number {
  const batch = batchOf(calls, callId);
  const at = batch.findIndex(({ id }) => id === callId);
  return batch.slice(0, Math.max(0, at)).filter((call) => isEdit(call, toolNamed)).length;
}

export function isEdit({ tool, phase }: ToolCall, toolNamed: Tools): boolean {
  if (phase.phase === 'waiting') return phase.question.subject.kind === 'file-change';
  const activity = toolNamed(tool)?.activity;
  return activity === 'edit-file' || activity === 'write-file' || activity === 'delete-file';
}
