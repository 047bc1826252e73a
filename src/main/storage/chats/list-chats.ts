import { readdir, stat } from 'node:fs/promises';
import { inCodeOrder } from '@shared/base/code-order';
import type { ChatState } from '@shared/chat/chat';
import { waitingQuestions } from '@shared/inbox/waiting-questions';
import type { ChatSummary } from '@shared/project/project-state';
import { isMissing } from '../../base/errno';
import { lockHolder } from '../../base/files/lock-file';
import { readChatFile, readChatStart } from './chat-file';
import type { ChatIndex, Indexed } from './chat-index';
import type { ChatEntry } from './chat-log';
import { chatSummary } from './chats';
import { chatPath, lockPath } from './open-chat-log';
import { createOutline, type Rebuild } from './rebuild-chat';

// List of a project's chats, from their files, or from the index if size and time of a file match. Only a few other
// files are read at once; the rest is read after the windows show the list.

export type ChatList = {
  /** Newest first. A chat that is not read yet has the entry from its first lines, or only its file's time. */
  readonly chats: readonly ChatSummary[];
  /**
   * Reads the remaining chats one after another and reports each entry. Ends early and silently if it is aborted.
   * Rejects with the first failure, after reading all the others.
   */
  complete(onSummary: (chat: ChatSummary) => void, signal?: AbortSignal): Promise<void>;
};

/** Bytes of unindexed files to read before returning the list. */
const readAtOnce = 256 * 1024;
/** Number of newest chats beyond that limit whose titles come from their first lines. */
const begunAtOnce = 20;
/** Number of chats after which the index is saved during the reading. */
const keptEvery = 100;

/** Empty if there is no folder. */
export async function listChats(folder: string): Promise<ChatList> {
  const { readIndex, writeIndex } = await import('./chat-index');
  const index = await readIndex(folder);
  const found = await findChats(folder);
  const isKnown = (chat: Found) => isAsIndexed(chat, index.get(chat.id));
  const { soon, later } = byEffort(found.filter((chat) => !isKnown(chat)));
  const known: ChatIndex = new Map(
    found.flatMap(({ id }) => {
      const indexed = index.get(id);
      return indexed ? [[id, indexed] as const] : [];
    }),
  );
  for (const chat of soon) await readInto(known, folder, chat);
  if (soon.length > 0 || known.size !== index.size) await writeIndex(folder, known);
  const begun = new Map<string, Listed>();
  for (const [place, chat] of later.entries())
    begun.set(
      chat.id,
      await namedBy(folder, chat, { known: known.get(chat.id), isNamed: place < begunAtOnce }),
    );
  return {
    chats: found
      .flatMap((chat) => listed(chat, begun.get(chat.id) ?? known.get(chat.id)?.summary))
      .toSorted(newestFirst),
    async complete(onSummary, signal) {
      let unkept = 0;
      const failures: unknown[] = [];
      const keep = async () => {
        if (unkept > 0) await writeIndex(folder, known);
        unkept = 0;
      };
      for (const chat of smallestFirst(later)) {
        const read = await readInto(known, folder, chat, signal).catch((error: unknown) => {
          failures.push(error);
          return { summary: unreadable(chat.mtimeMs) };
        });
        if (signal?.aborted) break;
        for (const summary of listed(chat, read?.summary)) onSummary(summary);
        unkept += 1;
        if (unkept === keptEvery) await keep();
      }
      await keep();
      if (failures.length > 0) throw failures[0];
    },
  };
}

/** The same for hosts without a list, from the names of the files alone. Each entry has only its id. */
export async function listFiles(folder: string): Promise<ChatList> {
  const ids = [...(await namesIn(folder))].flatMap((name) => idIn(name) ?? []);
  const chats = ids.map((id): ChatSummary => ({ id, ...named(unnamed(0), 0), locked: false }));
  return { chats, complete: async () => {} };
}

/** The entry of one chat, from its whole file. Null: the chat does not exist. */
export async function listChat(folder: string, id: string): Promise<ChatSummary | null> {
  const found = await findChat(folder, id, true);
  const read = found && (await readInto(new Map(), folder, found));
  return (found && listed(found, read?.summary)[0]) ?? null;
}

/** The known part of an entry. The title may still be missing. */
type Listed = Omit<Indexed['summary'], 'title'> & Pick<ChatSummary, 'title'>;

/** The current state of a chat's file, and the holder of its lock. */
type Found = Pick<Indexed, 'size' | 'mtimeMs'> & {
  readonly id: string;
  readonly holder: Awaited<ReturnType<typeof lockHolder>>;
};

async function findChats(folder: string): Promise<Found[]> {
  const names = await namesIn(folder);
  const found = await Promise.all(
    [...names].map(async (name) => {
      const id = idIn(name);
      return id === undefined ? null : await findChat(folder, id, names.has(`${name}.lock`));
    }),
  );
  return found.filter((chat) => chat !== null);
}

/** The id of the chat whose file has this name. */
function idIn(name: string): string | undefined {
  return /^([\w-]+)\.jsonl$/.exec(name)?.[1];
}

async function namesIn(folder: string): Promise<ReadonlySet<string>> {
  try {
    return new Set(await readdir(folder));
  } catch (error) {
    if (isMissing(error)) return new Set();
    throw error;
  }
}

/** Null if the chat was deleted meanwhile. */
export async function findChat(folder: string, id: string, hasLock: boolean): Promise<Found | null> {
  try {
    const { size, mtimeMs } = await stat(chatPath(folder, id));
    return { id, size, mtimeMs, holder: hasLock ? await lockHolder(lockPath(folder, id)) : 'nobody' };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isAsIndexed({ size, mtimeMs }: Found, known: Indexed | undefined): boolean {
  return known?.size === size && known.mtimeMs === mtimeMs;
}

/** The newest chats come first, up to the limit. */
function byEffort(chats: readonly Found[]): { soon: Found[]; later: Found[] } {
  let total = 0;
  const [soon, later]: [Found[], Found[]] = [[], []];
  for (const chat of chats.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
    const fits = total + chat.size <= readAtOnce;
    if (fits) total += chat.size;
    (fits ? soon : later).push(chat);
  }
  return { soon, later };
}

/** Small files first, so that most chats soon have their titles. */
function smallestFirst(chats: readonly Found[]): readonly Found[] {
  return chats.toSorted((a, b) => a.size - b.size);
}

function newestFirst(a: ChatSummary, b: ChatSummary): number {
  return b.updatedAt - a.updatedAt || inCodeOrder(a.id, b.id);
}

/** A turn without a living process was interrupted by a crash, even if the file shows it as running. */
export function listed({ id, holder }: Found, summary: Listed | undefined): ChatSummary[] {
  if (!summary) return [];
  const locked = holder === 'another-process';
  const isAtWork = summary.turn !== 'idle' && summary.turn !== 'paused';
  if (holder !== 'nobody' || !isAtWork) return [{ id, ...summary, locked }];
  return [{ id, ...summary, turn: 'paused', pausedFor: 'interrupted', locked }];
}

/** Reads the whole file. Null if the chat was deleted meanwhile; then its entry is removed. */
async function readInto(
  known: ChatIndex,
  folder: string,
  { id, size, mtimeMs }: Found,
  signal?: AbortSignal,
): Promise<Indexed | null> {
  const outline = createOutline(id);
  try {
    await stat(chatPath(folder, id));
    await readChatFile(chatPath(folder, id), (entry) => {
      signal?.throwIfAborted();
      takeEntry(outline, entry);
    });
  } catch (error) {
    if (signal?.aborted) return null;
    if (!isMissing(error)) throw error;
    known.delete(id);
    return null;
  }
  const indexed = { size, mtimeMs, summary: summaryOf(outline.state(), mtimeMs) };
  known.set(id, indexed);
  return indexed;
}

type Naming = { readonly known: Indexed | undefined; readonly isNamed: boolean };

/** The known title, or the one from the first lines, with the time of the last write. Omits the state of the turn. */
async function namedBy(folder: string, { id, mtimeMs }: Found, { known, isNamed }: Naming): Promise<Listed> {
  return named(
    known?.summary ?? (isNamed ? await beginningOf(folder, id, mtimeMs) : unnamed(mtimeMs)),
    mtimeMs,
  );
}

function named(said: Indexed['summary'], mtimeMs: number): Listed {
  // A chat without a title may have received one since.
  const { createdAt, shelf, isUnreadable } = said;
  const title = said.title === '' && !isUnreadable ? null : said.title;
  const kept = { ...(isUnreadable && { isUnreadable }), ...(shelf && { shelf }) };
  return { title, createdAt, updatedAt: mtimeMs, turn: 'idle', waiting: [], ...kept };
}

async function beginningOf(folder: string, id: string, mtimeMs: number): Promise<Indexed['summary']> {
  const outline = createOutline(id);
  for (const entry of await readChatStart(chatPath(folder, id))) takeEntry(outline, entry);
  return summaryOf(outline.state(), mtimeMs);
}

export function takeEntry(outline: Rebuild, { events = [] }: ChatEntry): void {
  for (const event of events) outline.take(event);
}

function unnamed(at: number): Indexed['summary'] {
  return { title: '', createdAt: at, updatedAt: at, turn: 'idle', waiting: [] };
}

export function summaryOf(state: ChatState, changedAt: number): Indexed['summary'] {
  const { createdAt, updatedAt, turn, pausedFor, shelf } = chatSummary(state);
  // The question of a nested call ends with its application. Any other question is asked again.
  const asked = Object.values(state.calls).filter(({ parentId }) => parentId === undefined);
  const waiting = [...waitingQuestions(asked)];
  // All lines were unreadable. The chat is listed anyway, because a missing entry would look like a loss.
  const how = { turn, ...(pausedFor && { pausedFor }), waiting };
  if (createdAt === 0) return { ...unreadable(changedAt), ...how };
  return { title: state.title, createdAt, updatedAt, ...how, ...(shelf && { shelf }) };
}

function unreadable(changedAt: number): Indexed['summary'] {
  return { ...unnamed(changedAt), isUnreadable: true };
}
