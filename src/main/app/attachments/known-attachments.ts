import type { Attachment } from '@shared/attachments/attachment';
import type { ChatState } from '@shared/chat/chat';

/** Attachments that a chat knows, whether they wait in its composer, in line, or went with a message. */
export function knownAttachments({
  items,
  queued,
  attached,
}: Pick<ChatState, 'items' | 'queued' | 'attached'>): readonly Attachment[] {
  return [...attached, ...queued.flatMap(filesOf), ...items.flatMap(filesOf)];
}

function filesOf(said: object | { readonly attachments?: readonly Attachment[] }): readonly Attachment[] {
  return 'attachments' in said ? (said.attachments ?? []) : [];
}
