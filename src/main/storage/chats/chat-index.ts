import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shelfSchema } from '@shared/chat/chat-schema';
import { pauseReasons, turnSchema } from '@shared/chat/turn-schema';
import { waitingQuestionSchema } from '@shared/inbox/inbox-schema';
import { z } from 'zod';
import { writeFileAtomically } from '../../base/files/atomic-write';

// Index of a project's chats, `index.json` beside them: each file's entry for the list, with the size and time of the
// file. It only saves reading the files, so its loss is harmless.

const turnKinds = turnSchema.options.map((option) => option.shape.kind.value);

const indexedSchema = z.object({
  size: z.number(),
  mtimeMs: z.number(),
  summary: z.object({
    title: z.string(),
    isUnreadable: z.literal(true).optional(),
    createdAt: z.number(),
    updatedAt: z.number(),
    turn: z.enum(turnKinds),
    pausedFor: z.enum(pauseReasons).optional(),
    shelf: shelfSchema.exclude(['usual']).optional(),
    waiting: z.array(waitingQuestionSchema),
  }),
});
const indexSchema = z.object({ v: z.literal(2), chats: z.record(z.string(), indexedSchema) });
export type Indexed = z.infer<typeof indexedSchema>;
/** By the ids of the chats. */
export type ChatIndex = Map<string, Indexed>;

/** Empty if the index is missing, broken or of an earlier version. */
export async function readIndex(folder: string): Promise<ChatIndex> {
  try {
    const parsed = indexSchema.safeParse(JSON.parse(await readFile(indexPath(folder), 'utf8')));
    return new Map(parsed.success ? Object.entries(parsed.data.chats) : []);
  } catch {
    return new Map();
  }
}

/** Best effort: without the index the next list takes longer and is the same. */
export async function writeIndex(folder: string, chats: ChatIndex): Promise<void> {
  const index = { v: 2, chats: Object.fromEntries(chats) };
  await writeFileAtomically(indexPath(folder), JSON.stringify(index)).catch(() => undefined);
}

function indexPath(folder: string): string {
  return join(folder, 'index.json');
}
