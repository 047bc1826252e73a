import { z } from 'zod';
import { memoryScopeSchema } from '../approval/approval-schema';

// What a person does to what is remembered, as it is parsed.

/** SHA-256 of the file as it was shown; null: there was none. */
const shownHash = z.string().nullable();
const fact = z.string().max(20_000);

export const memoryChangeSchema = z.discriminatedUnion('change', [
  z.object({ change: z.literal('add'), scope: memoryScopeSchema, hash: shownHash, fact }),
  z.object({
    change: z.literal('edit'),
    scope: memoryScopeSchema,
    hash: shownHash,
    /** Of the entry, counted from 0. */
    index: z.number().int().nonnegative(),
    fact,
  }),
  z.object({
    change: z.literal('remove'),
    scope: memoryScopeSchema,
    hash: shownHash,
    index: z.number().int().nonnegative(),
  }),
  /** To the other place. */
  z.object({
    change: z.literal('move'),
    scope: memoryScopeSchema,
    hash: shownHash,
    index: z.number().int().nonnegative(),
  }),
  /** The whole section, as the model tidied it and the person saw it. */
  z.object({ change: z.literal('tidy'), scope: memoryScopeSchema, hash: shownHash, body: z.string() }),
]);
export type MemoryChange = z.infer<typeof memoryChangeSchema>;

/** Programs whose memory a person may have, to be taken over. */
export const otherMemorySchema = z.enum(['qwen', 'claude']);
export type OtherMemory = z.infer<typeof otherMemorySchema>;
