import { watch } from 'node:fs';
import type { ChatSummary } from '@shared/project/project-state';
import { makeFolder } from '../../base/files/make-folder';
import { createSerialQueue } from '../../base/serial-queue';
import { openToRead, type ReadFile } from './chat-file';
import { findChat, listed, summaryOf, takeEntry } from './list-chats';
import { chatPath } from './open-chat-log';
import { createOutline, type Rebuild } from './rebuild-chat';

// Follower of the folder of a project's chats: reports the work of other applications as it happens. It reads only new
// lines of a chat's file.

export type FollowOptions = {
  /** Created if it is missing. */
  readonly folder: string;
  /** Chats that are open here report themselves. `onGone` skips only chats that are written here. */
  readonly opened: (id: string) => 'to-write' | 'to-read' | null;
  readonly onChat: (chat: ChatSummary) => void;
  readonly onGone: (id: string) => void;
  /** The folder cannot be followed (any more), or a chat in it cannot be read. */
  readonly onProblem: (error: unknown) => void;
};

/** Follows until the returned function is called. That function resolves when all reading has ended. Never fails. */
export async function followChats(options: FollowOptions): Promise<() => Promise<void>> {
  const { folder, onProblem } = options;
  const tails = new Map<string, Tail>();
  const timers = new Map<string, NodeJS.Timeout>();
  const reads = createSerialQueue();
  let stop = () => {};
  let isOver = false;
  const touch = (name: string) => {
    const id = /^([\w-]+)\.jsonl(?:\.lock)?$/.exec(name)?.[1];
    // Several writes in a row cause one read. A steady writer cannot delay the read.
    if (id === undefined || timers.has(id)) return;
    const look = () => {
      timers.delete(id);
      if (!isOver) reads.next(() => readTail(id, tails, options)).catch(onProblem);
    };
    timers.set(id, setTimeout(look, settleMs).unref());
  };
  try {
    // The name of the folder is synced before the first chat is acknowledged.
    await makeFolder(folder);
    const watcher = watch(folder, { persistent: false }, (_kind, name) => name !== null && touch(name));
    watcher.on('error', onProblem);
    stop = () => watcher.close();
  } catch (error) {
    onProblem(error);
  }
  return async () => {
    isOver = true;
    for (const timer of timers.values()) clearTimeout(timer);
    stop();
    await reads.settled();
  };
}

/** In ms. An application writes a chat's file, its lock and the files beside it in a row. */
const settleMs = 100;

/** The part of a chat that was read. */
type Tail = { readonly more: ReadFile['more']; readonly outline: Rebuild };

async function readTail(id: string, tails: Map<string, Tail>, options: FollowOptions): Promise<void> {
  const { folder, opened, onChat, onGone } = options;
  const found = await findChat(folder, id, true);
  if (found === null || opened(id) !== null) {
    tails.delete(id);
    if (found === null && opened(id) !== 'to-write') onGone(id);
    return;
  }
  const known = tails.get(id);
  const isSame = known !== undefined && (await known.more()) !== null;
  const tail = isSame ? known : await openTail(folder, id);
  tails.set(id, tail);
  // This application may have opened it meanwhile.
  if (opened(id) !== null) return;
  for (const chat of listed(found, summaryOf(tail.outline.state(), found.mtimeMs))) onChat(chat);
}

async function openTail(folder: string, id: string): Promise<Tail> {
  const outline = createOutline(id);
  const { more } = await openToRead(chatPath(folder, id), (entry) => takeEntry(outline, entry));
  return { more, outline };
}
