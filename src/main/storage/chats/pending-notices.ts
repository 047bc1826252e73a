import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '../../base/files/atomic-write';
import { makeFolder } from '../../base/files/make-folder';
import { createSerialQueue } from '../../base/serial-queue';
import type { ChatLog } from './chat-log';
import { chatPath } from './open-chat-log';

// Pending notices: messages for a chat's model that may arrive while the chat is closed. They go into the chat's file
// if it is open here, else into files beside it, until any application uses the chat next.

export type ChatLocation = {
  /** The folder of its project's chats. */
  readonly folder: string;
  readonly id: string;
};

export type PendingNotices = {
  /** Resolves when it is on disk. Does nothing for a deleted chat. */
  tell(chat: ChatLocation, text: string): Promise<void>;
  /** The chat is open here, until `close`. */
  open(folder: string, log: ChatLog): OpenNotices;
  /** The chat is deleted. */
  forget(chat: ChatLocation): Promise<void>;
};

export type OpenNotices = {
  /** Moves the pending notices into the chat's file. */
  deliver(): Promise<void>;
  close(): void;
};

export function createPendingNotices(): PendingNotices {
  const opened = new Map<string, ChatLog>();
  let count = 0;
  return {
    async tell(chat, text) {
      const log = opened.get(chat.id);
      if (log && (await isTold(log, text))) return;
      const isThere = await stat(chatPath(chat.folder, chat.id)).catch(() => null);
      count += 1;
      if (isThere) await keep(chat, text, count);
    },
    open(folder, log) {
      const chat = { folder, id: log.id };
      const deliveries = createSerialQueue();
      if (log.state().access === 'writer') opened.set(log.id, log);
      return {
        deliver: () => deliveries.next(() => deliver(chat, log)),
        close() {
          if (opened.get(log.id) === log) opened.delete(log.id);
        },
      };
    },
    forget: (chat) => rm(notesOf(chat), { recursive: true, force: true }),
  };
}

function notesOf({ folder, id }: ChatLocation): string {
  return join(folder, 'notes', id);
}

/** False if the chat is being closed or the disk is full. */
async function isTold(log: ChatLog, text: string): Promise<boolean> {
  if (isLast(log, text)) return true;
  return await log.append({ records: [{ role: 'note', text }] }).then(
    () => true,
    () => false,
  );
}

/** Whether the note is already among those for the next request: a file is saved many times while its chat waits. */
function isLast(log: ChatLog, text: string): boolean {
  const records = log.records();
  const last = records.findLastIndex(({ role }) => role !== 'note');
  return records.slice(last + 1).some((record) => record.role === 'note' && record.text === text);
}

async function keep(chat: ChatLocation, text: string, count: number): Promise<void> {
  const folder = notesOf(chat);
  await makeFolder(folder);
  const content = createHash('sha256').update(text).digest('hex');
  // A pending notice is stored once: a file is saved many times while its chat is closed.
  if ((await readdir(folder)).some((name) => name.endsWith(`-${content}.txt`))) return;
  // The names sort by time of arrival.
  const [time, place] = [String(Date.now()).padStart(15, '0'), String(count).padStart(6, '0')];
  await writeFileAtomically(join(folder, `${time}-${place}-${content}.txt`), text);
}

/** If a file cannot be removed afterwards, its notice arrives twice, which is better than never. */
async function deliver(chat: ChatLocation, log: ChatLog): Promise<void> {
  if (log.state().access !== 'writer') return;
  const folder = notesOf(chat);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt'));
  for (const name of names.toSorted()) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => null);
    // An unreadable notice must not block the later ones.
    if (text === null) continue;
    await log.append({ records: [{ role: 'note', text }] });
    await rm(join(folder, name), { force: true });
  }
}
