import { z } from 'zod';
import { textSchema } from '../texts/text-schema';

// What a chat's agent is at: a turn that runs, pauses, or none.

export const pauseReasons = ['rounds', 'interrupted', 'failed', 'budget'] as const;

export const turnSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('idle') }),
  /** `reading`: nothing came yet of an answer to so many tokens, for so long that it is told. */
  z.object({ kind: z.literal('running'), since: z.number(), reading: z.number().optional() }),
  z.object({ kind: z.literal('compacting'), since: z.number() }),
  z.object({ kind: z.literal('retrying'), attempt: z.number(), nextAt: z.number(), reason: textSchema }),
  /** Needs a word of the person: `chat.continue` goes on. */
  z.object({
    kind: z.literal('paused'),
    why: z.enum(pauseReasons),
    text: textSchema,
    /** The budget that is used. It may be another by the time the user goes on. */
    budget: z.object({ of: z.enum(['turn', 'day']) }).optional(),
    /** What of the provider is to be looked at, the likeliest cause first. */
    checks: z.array(z.enum(['key', 'address', 'model', 'tools'])).optional(),
  }),
]);
export type Turn = z.infer<typeof turnSchema>;
