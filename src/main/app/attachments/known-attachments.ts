import type { Attachment } from '@shared/attachments/attachment';
import type { ChatState } from '@shared/chat/chat';

/** All attachments of a chat: in its composer, in queued messages and in sent messages. */
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
