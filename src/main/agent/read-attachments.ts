import type { AttachedContent } from '../storage/attachments/attachment-files';
import type { ChatLog, ModelRecord } from '../storage/chats/chat-log';
import type { Attached } from './attached-content';
import { sinceSummary } from './model-messages';

// Contents of what was attached to a chat's messages, read once each; a chat that is let go of lets go of them.

const known = new WeakMap<readonly ModelRecord[], Map<string, AttachedContent | null>>();

/** Of the messages that the model still sees. */
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
