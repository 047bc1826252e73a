import { z } from 'zod';
import { memoryScopeSchema } from './memory-scope-schema';

// The user's changes to the memory, for parsing.

/** SHA-256 of the displayed file; null: the file was absent. */
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
  /** Moves the fact to the other scope. */
  z.object({
    change: z.literal('move'),
    scope: memoryScopeSchema,
    hash: shownHash,
    index: z.number().int().nonnegative(),
  }),
  /** The whole section, as the model tidied it and the user saw it. */
  z.object({ change: z.literal('tidy'), scope: memoryScopeSchema, hash: shownHash, body: z.string() }),
]);
export type MemoryChange = z.infer<typeof memoryChangeSchema>;

/** Programs whose memory can be imported. */
export const otherMemorySchema = z.enum(['qwen', 'claude']);
export type OtherMemory = z.infer<typeof otherMemorySchema>;
