import { z } from 'zod';

export const modeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan') }),
  z.object({ kind: z.literal('ask') }),
  z.object({ kind: z.literal('accept-edits') }),
  /** Runs without questions until `until` (milliseconds since 1970), at most eight hours ahead. */
  z.object({ kind: z.literal('auto'), until: z.number() }),
]);
export type Mode = z.infer<typeof modeSchema>;
export type ModeKind = Mode['kind'];
