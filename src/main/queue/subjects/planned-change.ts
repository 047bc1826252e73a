import type { JournaledChatEvent } from '@shared/chat/chat';
import { hashOf } from '../../base/files/content-hash';
import { withUnixEnds } from '../../project/text/line-ends';
import { bytesOf } from '../../project/text-file';
import type { Approved } from '../../tools/kit/tool';

// What a call is about to make of a file, journaled before it does: after a kill it is told from this whether it did.

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
