import { createHash } from 'node:crypto';
import { readdir, readFile, stat, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ChatSummary } from '@shared/app-state';
import type { ChatState } from '@shared/chat';
import { turnSchema } from '@shared/chat';
import { AppError } from '@shared/errors';
import { z } from 'zod';
import { syncFolder, writeFileAtomically } from '../project/atomic-write';
import { isMissing } from '../project/path-failure';
import { readChatFile } from './chat-file';
import { acquireLock, lockHolder } from './chat-lock';
import { chatPath, lockPath } from './open-chat-log';
import { rebuildChat } from './rebuild-chat';

// The chats of a project, found in their files. `index.json` only saves reading them all: what disagrees with a file's
// size and time is read again, and without the index nothing is lost.

/** Newest first. No folder, no chats. */
export async function listChats(folder: string): Promise<ChatSummary[]> {
  const ids = await chatIds(folder);
  const index = await readIndex(folder);
  const found = await mapBounded(ids, (id) => summarise(folder, id, index.get(id)));
  const chats = found.flatMap((chat) => chat ?? []);
  if (chats.length !== index.size || chats.some(({ fresh }) => fresh)) await writeIndex(folder, chats);
  return chats.map(listed).toSorted((a, b) => b.updatedAt - a.updatedAt || a.id.localeCompare(b.id));
}

/** Removes the chat's file. AppError `read-only` while another process has it open. */
export async function removeChat(folder: string, id: string): Promise<void> {
  const path = chatPath(folder, id);
  const lock = await acquireLock(lockPath(folder, id));
  if (!lock) throw new AppError('read-only', 'Another Pilotfish has this chat open. Close it there first.');
  try {
    await unlink(path);
    await syncFolder(folder);
  } catch (error) {
    if (isMissing(error)) throw new AppError('not-found', `There is no chat "${id}".`);
    throw error;
  } finally {
    await lock.release();
  }
}

/** The name of the folder a project's chats lie in: readable, and different for every path. `root` is canonical. */
export function projectKey(root: string): string {
  const slug = basename(root)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 12);
  return slug === '' ? hash : `${slug}-${hash}`;
}

/** Where the chats of a project lie. `home` is the data folder, `root` canonical. */
export function chatsFolder(home: string, root: string): string {
  return join(home, 'chats', projectKey(root));
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

type Listed = {
  readonly id: string;
  readonly indexed: Indexed;
  readonly fresh: boolean;
  readonly holder: Awaited<ReturnType<typeof lockHolder>>;
};

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
async function summarise(folder: string, id: string, known: Indexed | undefined): Promise<Listed | null> {
  const path = chatPath(folder, id);
  try {
    const { size, mtimeMs } = await stat(path);
    const holder = await lockHolder(lockPath(folder, id));
    if (known?.size === size && known.mtimeMs === mtimeMs)
      return { id, indexed: known, fresh: false, holder };
    const summary = await readSummary(path, id, mtimeMs);
    return { id, indexed: { size, mtimeMs, summary }, fresh: true, holder };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function readSummary(path: string, id: string, changedAt: number): Promise<Indexed['summary']> {
  const { entries } = await readChatFile(path);
  const { title, createdAt, updatedAt, turn, waiting } = chatSummary(
    rebuildChat(
      id,
      entries.flatMap((entry) => entry.events ?? []),
    ),
  );
  // Not one line of it could be read: listed all the same, so that nobody thinks it is gone.
  if (createdAt === 0)
    return { title: `${id} (cannot be read)`, createdAt: changedAt, updatedAt: changedAt, turn, waiting };
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
