import { z } from 'zod';

// The range of changes that a window shows, and the user's choices in it.

const id = z.string().max(200);
const path = z.string().max(4096);

/** `turn`: of one message, by its id; `from`: of that message and all later ones; `undo`: of one undo. */
export const changeRangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('turn'), itemId: id }),
  z.object({ kind: z.literal('from'), itemId: id }),
  z.object({ kind: z.literal('call'), callId: id }),
  z.object({ kind: z.literal('undo'), itemId: id }),
  z.object({ kind: z.literal('since'), at: z.number() }),
  z.object({ kind: z.literal('chat') }),
]);
export type ChangeRange = z.infer<typeof changeRangeSchema>;

/** The ranges in the user's menu for the active chat, then the ranges that the user arrived with, which stay fixed. */
export const rangeChoiceSchema = z.enum([
  ...['turn', 'chat', 'hour', 'today'],
  ...['one-turn', 'call', 'from', 'undo'],
] as const);
export type RangeChoice = z.infer<typeof rangeChoiceSchema>;

const mostFiles = 10_000;

export const shownChangesSchema = z.object({
  chatId: id,
  range: changeRangeSchema,
  choice: rangeChoiceSchema,
  /** The displayed file. */
  chosen: path.nullable(),
  /** Hunks that shall stay, by file. */
  keptHunks: z.record(path, z.array(id).max(mostFiles)),
});
export type ShownChanges = z.infer<typeof shownChangesSchema>;
