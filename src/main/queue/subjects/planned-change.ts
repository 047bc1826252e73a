import type { JournaledChatEvent } from '@shared/chat/chat';
import { hashOf } from '../../base/files/content-hash';
import { withUnixEnds } from '../../project/text/line-ends';
import { bytesOf } from '../../project/text-file';
import type { Approved } from '../../tools/kit/tool';

// The planned change of a file, journaled before the call makes it: after a kill, this shows whether it happened.

export function plannedChange(callId: string, approved: Approved | null, at: number): JournaledChatEvent[] {
  if (approved?.proposal.kind !== 'file-change') return [];
  const { subject, base, proposed } = approved.proposal;
  const { content } = approved;
  const text = content === proposed ? content : withUnixEnds(content);
  const isGone = subject.change === 'delete';
  if (!isGone && base.hash !== null && text === base.text) return [];
  const after = isGone ? null : hashOf(bytesOf(text, base, subject.path));
  const change = { relativePath: subject.relativePath, before: base.hash, after, mode: null };
  return [{ type: 'changing-files', callId, at, changes: [change] }];
}
