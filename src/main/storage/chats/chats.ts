import { readdir, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChatSummary } from '@shared/app-state';
import type { ChatState } from '@shared/chat';
import { turnSchema } from '@shared/chat';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { isMissing } from '../../base/errno';
import { syncFolder, writeFileAtomically } from '../../base/files/atomic-write';
import { acquireLock, lockHolder } from '../../base/files/lock-file';
import { readChatFile, readChatStart } from './chat-file';
import type { ChatEntry } from './chat-log';
import { chatPath, lockPath } from './open-chat-log';
import { createRebuild } from './rebuild-chat';
// The chats of a project, found in their files. `index.json` only saves reading them all: what disagrees with a file's
// size and time is read again, and without the index nothing is lost.

export type ChatList = {
  /** Newest first. Of a chat that takes long to read, only what its beginning says. */
  readonly chats: readonly ChatSummary[];
  /** Reads on, and tells of each of those what its whole file says. Ends early, without a word, once it is aborted. */
  complete(onSummary: (chat: ChatSummary) => void, signal?: AbortSignal): Promise<void>;
};

/** So many bytes that the index does not know are read before there is a list. */
const readAtOnce = 4 * 1024 * 1024;

/** No folder, no chats. */
export async function listChats(folder: string): Promise<ChatList> {
  const index = await readIndex(folder);
  const found = (await mapBounded(await chatIds(folder), (id) => findChat(folder, id))).flatMap(
    (chat) => chat ?? [],
  );
  const known = found.flatMap((chat) => indexedAs(chat, index.get(chat.id)) ?? []);
  const knownIds = new Set(known.map(({ id }) => id));
  const { soon, later } = byEffort(found.filter(({ id }) => !knownIds.has(id)));
  const read = await mapBounded(soon, async (chat) => await readWhole(folder, chat));
  const begun = await mapBounded(
    later,
    async (chat) => await readBeginning(folder, chat, index.get(chat.id)),
  );
  const whole = [...known, ...read.flatMap((chat) => chat ?? [])];
  if (read.length > 0 || index.size !== found.length) await writeIndex(folder, whole);
  return {
    chats: [...whole, ...begun.flatMap((chat) => chat ?? [])].map(listed).toSorted(newestFirst),
    async complete(onSummary, signal) {
      for (const chat of later) {
        const listedNow = await readWhole(folder, chat, signal);
        if (signal?.aborted) return;
        if (listedNow === null) continue;
        whole.push(listedNow);
        onSummary(listed(listedNow));
      }
      if (later.length > 0) await writeIndex(folder, whole);
    },
  };
}

function newestFirst(a: ChatSummary, b: ChatSummary): number {
  return b.updatedAt - a.updatedAt || a.id.localeCompare(b.id);
}

/** The smallest at once, as many as there is patience for; of the others the newest first. */
function byEffort(chats: readonly Found[]): { soon: Found[]; later: Found[] } {
  let total = 0;
  const [soon, later]: [Found[], Found[]] = [[], []];
  for (const chat of chats.toSorted((a, b) => a.size - b.size)) {
    total += chat.size;
    (total <= readAtOnce ? soon : later).push(chat);
  }
  return { soon, later: later.toSorted((a, b) => b.mtimeMs - a.mtimeMs) };
}

/** The calls that the chat's file tells of; none when it cannot be read. */
export async function callsOfChat(folder: string, id: string): Promise<string[]> {
  const calls: string[] = [];
  await readChatFile(chatPath(folder, id), ({ events = [] }) => {
    for (const event of events) if (event.type === 'call-added') calls.push(event.call.id);
  }).catch(() => undefined);
  return calls;
}

/** Removes the chat's file. AppError `read-only` while another process has it open. */
export async function removeChat(folder: string, id: string): Promise<void> {
  const path = chatPath(folder, id);
  const lock = await acquireLock(lockPath(folder, id));
  if (!lock) throw new AppError('read-only', textOf('chat.open-elsewhere'));
  try {
    await unlink(path);
    await syncFolder(folder);
  } catch (error) {
    if (isMissing(error)) throw new AppError('not-found', textOf('chat.none', { id }));
    throw error;
  } finally {
    await lock.release();
  }
}

/** A chat's line in the list. */
export function chatSummary(state: ChatState): ChatSummary {
  return {
    id: state.id,
    title: state.title,
    createdAt: state.createdAt,
    updatedAt: state.updatedAt,
    turn: state.turn.kind,
    waiting: Object.values(state.calls).filter((call) => call.phase.phase === 'waiting').length,
    locked: state.access === 'read-only',
  };
}

const turnKinds = turnSchema.options.map((option) => option.shape.kind.value);

const indexedSchema = z.object({
  size: z.number(),
  mtimeMs: z.number(),
  summary: z.object({
    title: z.string(),
    createdAt: z.number(),
    updatedAt: z.number(),
    turn: z.enum(turnKinds),
    waiting: z.number(),
  }),
});
const indexSchema = z.object({ v: z.literal(1), chats: z.record(z.string(), indexedSchema) });
type Indexed = z.infer<typeof indexedSchema>;

/** A chat's file as it is now, and whether somebody has it open. */
type Found = Pick<Indexed, 'size' | 'mtimeMs'> & {
  readonly id: string;
  readonly holder: Awaited<ReturnType<typeof lockHolder>>;
};

type Listed = Pick<Found, 'id' | 'holder'> & { readonly indexed: Indexed };

/** A turn that no living process runs was ended by a crash, whatever the file says last. */
function listed({ id, indexed: { summary }, holder }: Listed): ChatSummary {
  const turn = holder === 'nobody' && summary.turn !== 'idle' ? 'paused' : summary.turn;
  return { id, ...summary, turn, locked: holder === 'another-process' };
}

async function chatIds(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.flatMap((name) => /^([\w-]+)\.jsonl$/.exec(name)?.[1] ?? []);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Null when the chat was removed meanwhile. */
async function findChat(folder: string, id: string): Promise<Found | null> {
  try {
    const { size, mtimeMs } = await stat(chatPath(folder, id));
    return { id, size, mtimeMs, holder: await lockHolder(lockPath(folder, id)) };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** What the index says of a file that is as it was. */
function indexedAs({ id, holder, size, mtimeMs }: Found, known: Indexed | undefined): Listed | null {
  return known?.size === size && known.mtimeMs === mtimeMs ? { id, holder, indexed: known } : null;
}

async function readWhole(folder: string, chat: Found, signal?: AbortSignal): Promise<Listed | null> {
  const { id, holder, size, mtimeMs } = chat;
  const rebuilt = createRebuild(id);
  const take = ({ events = [] }: ChatEntry) => {
    signal?.throwIfAborted();
    for (const event of events) rebuilt.take(event);
  };
  try {
    await readChatFile(chatPath(folder, id), take);
  } catch (error) {
    if (isMissing(error) || signal?.aborted) return null;
    throw error;
  }
  return { id, holder, indexed: { size, mtimeMs, summary: summaryOf(rebuilt.state(), mtimeMs) } };
}

/** Its name as it was known, or as its first lines say; when it was written last; nothing of its turn. */
async function readBeginning(
  folder: string,
  { id, holder, size, mtimeMs }: Found,
  known: Indexed | undefined,
): Promise<Listed | null> {
  const rebuilt = createRebuild(id);
  const read = known ? null : await readChatStart(chatPath(folder, id));
  for (const { events = [] } of read ?? []) for (const event of events) rebuilt.take(event);
  const { title, createdAt } = known?.summary ?? summaryOf(rebuilt.state(), mtimeMs);
  const summary = { title, createdAt, updatedAt: mtimeMs, turn: 'idle', waiting: 0 } as const;
  return { id, holder, indexed: { size, mtimeMs, summary } };
}

function summaryOf(state: ChatState, changedAt: number): Indexed['summary'] {
  const { title, createdAt, updatedAt, turn } = chatSummary(state);
  // A question of a nested call is over with the application that asked it; any other is asked again.
  const waiting = Object.values(state.calls).filter(
    ({ phase, parentId }) => phase.phase === 'waiting' && parentId === undefined,
  ).length;
  // Not one line of it could be read: listed all the same, so that nobody thinks it is gone.
  if (createdAt === 0)
    return {
      title: `${state.id} (cannot be read)`,
      createdAt: changedAt,
      updatedAt: changedAt,
      turn,
      waiting,
    };
  return { title, createdAt, updatedAt, turn, waiting };
}

async function readIndex(folder: string): Promise<Map<string, Indexed>> {
  try {
    const parsed = indexSchema.safeParse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
    return new Map(parsed.success ? Object.entries(parsed.data.chats) : []);
  } catch {
    // Missing or broken: it is rebuilt from the files.
    return new Map();
  }
}

async function writeIndex(folder: string, chats: readonly Listed[]): Promise<void> {
  const index = { v: 1, chats: Object.fromEntries(chats.map(({ id, indexed }) => [id, indexed])) };
  // Without the index the next list takes longer and is the same: no reason to fail this one.
  await writeFileAtomically(join(folder, 'index.json'), JSON.stringify(index)).catch(() => undefined);
}

/** At most 16 at a time, so that a thousand chats do not need a thousand open files. */
async function mapBounded<Item, Result>(
  items: readonly Item[],
  action: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const remaining = items.entries();
  const work = async () => {
    for (const [index, item] of remaining) results[index] = await action(item);
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return results;
}
