import type { AttachedContent } from '../storage/attachments/attachment-files';
import type { ChatLog, ModelRecord } from '../storage/chats/chat-log';
import type { Attached } from './attached-content';
import { sinceSummary } from './model-messages';

// The contents of a chat's attachments, each read once; they are released together with the chat.

const known = new WeakMap<readonly ModelRecord[], Map<string, AttachedContent | null>>();

/** Attachments of messages that the model still sees. */
export async function readAttachments(log: Pick<ChatLog, 'records' | 'attached'>): Promise<Attached> {
  const records = log.records();
  const contents = known.get(records) ?? new Map<string, AttachedContent | null>();
  known.set(records, contents);
  for (const record of sinceSummary(records)) {
    const { attachments = [] } = record.role === 'user' ? record : {};
    for (const attachment of attachments)
      if (!contents.has(attachment.id)) contents.set(attachment.id, await log.attached(attachment));
  }
  return contents;
}
