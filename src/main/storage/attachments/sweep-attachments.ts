import { readdir, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChatState } from '@shared/chat/chat';
import { isMissing } from '../../base/errno';
import { attachmentsOf } from './attachment-files';

// Sweeping: files beside a chat that no message of it and no composer holds, left by an upload that was cut short.

/** To be called by who writes the chat, before it takes anything. */
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

/** All of a chat that is gone for good. `folder` is that of the project's chats. */
export async function forgetAttachments(folder: string, chatId: string): Promise<void> {
  await rm(attachmentsOf(folder, chatId), { recursive: true, force: true });
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}
