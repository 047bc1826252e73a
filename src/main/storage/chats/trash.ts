import { access, readdir, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeletedChat } from '@shared/chat/found-chats';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { isMissing } from '../../base/errno';
import { syncFolder } from '../../base/files/atomic-write';
import { acquireLock } from '../../base/files/lock-file';
import { makeFolder } from '../../base/files/make-folder';
import { readChatFile } from './chat-file';
import { chatPath, lockPath } from './open-chat-log';
import { createOutline } from './rebuild-chat';

// Trash of a project's chats, `trash/` beside them: a deleted chat's unchanged file, named by the time of deletion and
// its id. Any application can restore it for 30 days, even after restarts.

export const trashedMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Resolves when the move is synced. Throws AppError `read-only` while another process has the chat open, and
 * `not-found`.
 */
export async function trashChat(folder: string, id: string, at: number): Promise<void> {
  const path = chatPath(folder, id);
  await locked(folder, id, async () => {
    try {
      await access(path);
      await makeFolder(trashOf(folder));
      await rename(path, join(trashOf(folder), `${at}-${id}.jsonl`));
    } catch (error) {
      if (isMissing(error)) throw new AppError('not-found', textOf('chat.none', { id }));
      throw error;
    }
    await syncFolder(trashOf(folder));
    await syncFolder(folder);
  });
}

/**
 * Restores the last deleted version of the chat. Throws AppError `not-found` if it is no longer in the trash, or if its
 * path is in use.
 */
export async function restoreChat(folder: string, id: string): Promise<void> {
  const path = chatPath(folder, id);
  await locked(folder, id, async () => {
    const found = (await namesIn(folder)).findLast((trashed) => trashed.id === id);
    const isFree = await access(path).then(
      () => false,
      (error: unknown) => isMissing(error),
    );
    if (!found || !isFree) throw new AppError('not-found', textOf('chat.not-in-trash'));
    await rename(found.path, path);
    await syncFolder(folder);
    await syncFolder(trashOf(folder));
  });
}

/** The chats that can be restored, last deleted first. An unreadable one has no title. */
export async function trashedChats(folder: string): Promise<readonly DeletedChat[]> {
  const chats: DeletedChat[] = [];
  for (const { id, at, path } of (await namesIn(folder)).toReversed()) {
    const outline = createOutline(id);
    await readChatFile(path, ({ events = [] }) => {
      for (const event of events) outline.take(event);
    }).catch(() => undefined);
    chats.push({ id, title: outline.state().title, deletedAt: at });
  }
  return chats;
}

/** Deletes chats for good after their 30 days. Calls `onGone` before each. */
export async function emptyTrash(
  folder: string,
  now: number,
  onGone: (chat: { readonly id: string; readonly path: string }) => Promise<void>,
): Promise<void> {
  for (const trashed of await namesIn(folder)) {
    if (now - trashed.at < trashedMs) continue;
    await onGone(trashed);
    await unlink(trashed.path).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }
}

function trashOf(folder: string): string {
  return join(folder, 'trash');
}

type Trashed = { readonly id: string; readonly at: number; readonly path: string };

/** In order of their deletion. */
async function namesIn(folder: string): Promise<readonly Trashed[]> {
  const names = await readdir(trashOf(folder)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const found = names.flatMap((name): Trashed[] => {
    const [, at, id] = /^(\d+)-([\w-]+)\.jsonl$/.exec(name) ?? [];
    return at && id ? [{ id, at: Number(at), path: join(trashOf(folder), name) }] : [];
  });
  return found.toSorted((a, b) => a.at - b.at);
}

async function locked(folder: string, id: string, act: () => Promise<void>): Promise<void> {
  const lock = await acquireLock(lockPath(folder, id)).catch((error: unknown) => {
    if (isMissing(error)) throw new AppError('not-found', textOf('chat.none', { id }));
    throw error;
  });
  if (!lock) throw new AppError('read-only', textOf('chat.open-elsewhere'));
  try {
    await act();
  } finally {
    await lock.release();
  }
}
