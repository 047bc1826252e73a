import { z } from 'zod';

// Of which changes of a chat a window tells, and what the person has said of them so far.

const id = z.string().max(200);
const path = z.string().max(4096);

/** `turn`: of one message, by its id; `from`: of that message and all after it; `undo`: of one taking back. */
export const changeRangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('turn'), itemId: id }),
  z.object({ kind: z.literal('from'), itemId: id }),
  z.object({ kind: z.literal('call'), callId: id }),
  z.object({ kind: z.literal('undo'), itemId: id }),
  z.object({ kind: z.literal('since'), at: z.number() }),
  z.object({ kind: z.literal('chat') }),
]);
export type ChangeRange = z.infer<typeof changeRangeSchema>;

/** What a person can choose, of the chat in front, and what they came from: that stays what it is. */
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
  /** The file that is shown. */
  chosen: path.nullable(),
  /** Hunks that are to stay, by file. */
  keptHunks: z.record(path, z.array(id).max(mostFiles)),
});
export type ShownChanges = z.infer<typeof shownChangesSchema>;
