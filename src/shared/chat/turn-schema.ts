import { z } from 'zod';
import { textSchema } from '../texts/text-schema';

// The state of a chat's agent: idle, a running turn, or a pause.

export const pauseReasons = ['rounds', 'interrupted', 'failed', 'budget'] as const;

export const turnSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('idle') }),
  /**
   * `reading`: the model has processed this many tokens of input for a noticeable time, and its answer has not started.
   */
  z.object({ kind: z.literal('running'), since: z.number(), reading: z.number().optional() }),
  z.object({ kind: z.literal('compacting'), since: z.number() }),
  z.object({ kind: z.literal('retrying'), attempt: z.number(), nextAt: z.number(), reason: textSchema }),
  /** Waits for the user: `chat.continue` continues the turn. */
  z.object({
    kind: z.literal('paused'),
    why: z.enum(pauseReasons),
    text: textSchema,
    /** The exhausted budget. It may be another one by the time the user continues. */
    budget: z.object({ of: z.enum(['turn', 'day']) }).optional(),
    /** Settings of the provider to check, the likeliest cause first. */
    checks: z.array(z.enum(['key', 'address', 'model', 'tools'])).optional(),
  }),
]);
export type Turn = z.infer<typeof turnSchema>;
