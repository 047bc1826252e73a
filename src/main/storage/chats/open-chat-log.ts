import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mode } from '@shared/approval/approval';
import type { ChatEvent, ChatState, ModelChoice, Shelf } from '@shared/chat/chat';
import { type ReadOnlyAccess, whyReadOnly } from '@shared/chat/why-read-only';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { chatTopic } from '@shared/topics';
import type { Store } from '@shared/wire/store';
import { reasonOf } from '../../base/errno';
import { acquireLock, type Lock, lockHolder } from '../../base/files/lock-file';
import { makeFolder } from '../../base/files/make-folder';
import { createSerialQueue } from '../../base/serial-queue';
import { attachmentsOf, readAttached } from '../attachments/attachment-files';
import { sweepAttachments } from '../attachments/sweep-attachments';
import { type ChatFile, openChatFile, openToRead, type ReadFile } from './chat-file';
import type { LoadedChat } from './chat-lines';
import type { Access, ChatEntry, ChatLog, ModelRecord } from './chat-log';
import { type ChangesReader, readChanges } from './journaled-changes';
import { rebuildChat } from './rebuild-chat';

// Opening of a chat's file: puts its state in the store, so windows show only events that are already on disk. It is
// read-only if another process writes it, a newer version wrote it, or the disk refuses writes.

export type ChatLogOptions = {
  /** The folder of a project's chats; created if it is missing. */
  readonly folder: string;
  readonly id: string;
  readonly store: Store;
  readonly now: () => number;
  /** Present for a new chat. */
  readonly create?: NewChat & { readonly title: string; readonly model: ModelChoice | null };
  /** `read`: for reading only, because the disk refused a required write. */
  readonly to?: 'read';
};

/** The start values of a new chat, with defaults for missing ones. */
export type NewChat = { readonly mode: Mode; readonly shelf?: Shelf; readonly toolsOn?: readonly string[] };

/** Throws AppError `not-found` if the chat does not exist and `create` is missing. */
export async function openChatLog(options: ChatLogOptions): Promise<ChatLog> {
  const { folder, id, now } = options;
  const path = chatPath(folder, id);
  const lock = options.to === 'read' ? 'unwritable' : await lockFor(options);
  if (lock === null || lock === 'unwritable') {
    const access = lock === null ? 'read-only' : lock;
    return readOnlyLog(options, await openToRead(path), access);
  }
  try {
    const { file, loaded } = await openChatFile(path, now, options.create ? 'create' : 'existing');
    if (loaded.isNewer) {
      await lock.release();
      return readOnlyLog(options, { loaded, more: async () => null }, 'newer-format');
    }
    const log = writerLog(options, { file, lock, loaded });
    await sweepAttachments(attachmentsOf(folder, id), log.state());
    if (options.create) await writeFirstLine(log, path, { id, at: now(), ...options.create });
    return log;
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Null: another process has the lock. An existing chat can be read even if its lock cannot be written. */
async function lockFor({ folder, id, create }: ChatLogOptions): Promise<Lock | 'unwritable' | null> {
  try {
    return await lockIn(folder, id);
  } catch (error) {
    if (create) throw error;
    return 'unwritable';
  }
}

/** Whether an unwritable chat can be written now: whether there is room for its lock. */
export async function canBeWritten(folder: string, id: string): Promise<boolean> {
  const lock = await lockIn(folder, id).catch(() => null);
  await lock?.release();
  return lock !== null;
}

async function lockIn(folder: string, id: string): Promise<Lock | null> {
  try {
    await makeFolder(folder);
    return await acquireLock(lockPath(folder, id));
  } catch (error) {
    const told = textOf('chats.not-kept', { folder, reason: reasonOf(error) });
    throw new AppError('unavailable', told, { cause: error });
  }
}

type FirstLine = Omit<Extract<ChatEvent, { type: 'chat-created' }>, 'type'>;

/** If the disk refuses the first line, the chat's file is removed. */
async function writeFirstLine(log: ChatLog, path: string, line: FirstLine): Promise<void> {
  try {
    await log.append({ events: [{ type: 'chat-created', ...line }] }, 'synced');
  } catch (error) {
    await unlink(path).catch(() => undefined);
    await log.close();
    throw error;
  }
}

/** The path of a chat's file. Throws AppError `not-found` for an invalid id, e.g. one that leads elsewhere. */
export function chatPath(folder: string, id: string): string {
  if (!/^[\w-]+$/.test(id)) throw new AppError('not-found', textOf('chat.none', { id }));
  return join(folder, `${id}.jsonl`);
}

/** The lock that names the process that writes the chat. */
export function lockPath(folder: string, id: string): string {
  return `${chatPath(folder, id)}.lock`;
}

type Writing = { readonly file: ChatFile; readonly lock: Lock; readonly loaded: LoadedChat };

function writerLog(options: ChatLogOptions, { file, lock: first, loaded }: Writing): ChatLog {
  const { id, store } = options;
  const topic = loadState(options, loaded, 'writer');
  const records: ModelRecord[] = recordsOf(loaded);
  /** All entries, to write them again if the file is lost. */
  const entries: ChatEntry[] = [...loaded.entries];
  const changed = changesIn(loaded);
  let lock = first;
  let closing: Promise<void> | null = null;

  const close = async () => {
    await file.settled();
    await lock.release();
  };

  return {
    id,
    lastWrittenAt: loaded.lastAt,
    state: () => store.state(topic),
    records: () => records,
    changes: () => changed.changes,
    attached: (attachment) => readAttached(attachmentsOf(options.folder, id), attachment),
    show: (event) => store.emit(topic, event),
    async append(entry: ChatEntry, durability = 'written') {
      if (closing) throw new AppError('closed', textOf('chat.closed'));
      await file.append(entry, durability);
      entries.push(entry);
      records.push(...(entry.records ?? []));
      changed.take(entry.events ?? []);
      for (const event of entry.events ?? []) store.emit(topic, event);
    },
    async renew() {
      if (closing || !file.isLost()) return;
      lock = await lockAgain(options, lock);
      await file.renew(entries);
    },
    readOn: async () => 'read',
    // Every reader adds the notice about skipped lines at the end.
    isKept: async () => loaded.skipped === 0 && (await file.isThere()),
    close: () => (closing ??= close()),
  };
}

/** The lock may be gone with the file, and another process may have taken the free lock. */
async function lockAgain({ folder, id }: ChatLogOptions, lock: Lock): Promise<Lock> {
  const again = await lockIn(folder, id);
  if (again) return again;
  if ((await lockHolder(lockPath(folder, id))) !== 'this-process') throw readOnlyError('read-only', folder);
  return lock;
}

function readOnlyLog(options: ChatLogOptions, { loaded, more }: ReadFile, whyNot: ReadOnlyAccess): ChatLog {
  const { id, store, folder } = options;
  if (loaded.entries.length === 0 && !loaded.isNewer)
    throw new AppError('not-found', textOf('chat.none', { id }));
  const access = loaded.isNewer ? 'newer-format' : whyNot;
  const topic = loadState(options, loaded, access);
  const records = recordsOf(loaded);
  const changed = changesIn(loaded);
  const steps = createSerialQueue();
  const readOn = async () => {
    const added = await more();
    if (added === null || added.isNewer) return 'another';
    for (const entry of added.entries) {
      records.push(...(entry.records ?? []));
      changed.take(entry.events ?? []);
      for (const event of entry.events ?? []) store.emit(topic, event);
    }
    return 'read';
  };
  return {
    id,
    lastWrittenAt: loaded.lastAt,
    state: () => store.state(topic),
    records: () => records,
    changes: () => changed.changes,
    attached: (attachment) => readAttached(attachmentsOf(options.folder, id), attachment),
    show: (event) => store.emit(topic, event),
    append: () => Promise.reject(readOnlyError(access, folder)),
    renew: () => Promise.resolve(),
    readOn: () => steps.next(readOn),
    // Every new reader sees the same.
    isKept: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  };
}

function readOnlyError(access: ReadOnlyAccess, folder: string): AppError {
  return new AppError('read-only', whyReadOnly(access, folder));
}

function loadState(
  { id, folder, store }: ChatLogOptions,
  loaded: LoadedChat,
  access: Access,
): `chat:${string}` {
  const topic = chatTopic(id);
  const state = rebuildChat(id, eventsOf(loaded));
  store.load(topic, { ...withSkippedNotice(state, loaded.skipped, chatPath(folder, id)), access });
  return topic;
}

function* eventsOf(loaded: LoadedChat) {
  for (const entry of loaded.entries) yield* entry.events ?? [];
}

function recordsOf(loaded: LoadedChat): ModelRecord[] {
  return loaded.entries.flatMap((entry) => entry.records ?? []);
}

function changesIn(loaded: LoadedChat): ChangesReader {
  const reader = readChanges();
  for (const { events = [] } of loaded.entries) reader.take(events);
  return reader;
}

/** Shown in the chat and not stored, because another version may be able to read the lines. */
function withSkippedNotice(state: ChatState, skipped: number, path: string): ChatState {
  if (skipped === 0) return state;
  const text = textOf('chat.lines-skipped', { lines: skipped, path });
  return {
    ...state,
    items: [
      ...state.items,
      { kind: 'notice', id: 'skipped-lines', at: state.updatedAt, level: 'warning', text },
    ],
  };
}
