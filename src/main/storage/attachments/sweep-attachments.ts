import { readdir, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChatState } from '@shared/chat/chat';
import { isMissing } from '../../base/errno';
import { attachmentsOf } from './attachment-files';

// Sweeping: removes attachment files that neither a message nor a draft uses. An interrupted upload leaves such files.

/** The writer of the chat calls it before it accepts anything. */
export async function sweepAttachments(
  folder: string,
  { items, queued, attached }: Pick<ChatState, 'items' | 'queued' | 'attached'>,
): Promise<void> {
  const names = await namesIn(folder);
  if (names.length === 0) return;
  const sent = [...items, ...queued].flatMap((said) =>
    'attachments' in said ? (said.attachments ?? []) : [],
  );
  const held = new Set([...sent, ...attached].map(({ id }) => id));
  for (const name of names)
    if (!held.has(name.replace(/\.txt$/, ''))) await unlink(join(folder, name)).catch(() => undefined);
}

/** Removes all attachments of a chat that is deleted for good. `folder` is that of the project's chats. */
export async function forgetAttachments(folder: string, chatId: string): Promise<void> {
  await rm(attachmentsOf(folder, chatId), { recursive: true, force: true });
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}
