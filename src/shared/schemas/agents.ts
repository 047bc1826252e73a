import { z } from 'zod';

// Definition of a sub-agent as the person writes it: a file of their own folder.

export const agentEditSchema = z.object({
  /** Its name in the folder, e.g. `reviewer.md`. */
  file: z.string().regex(/^[\p{L}\p{N}_][\p{L}\p{N} ._-]{0,99}\.md$/iu),
  text: z.string().max(100_000),
  /** What it was when the person began to change it; null: a new one. */
  replaces: z.string().nullable(),
});
export type AgentEdit = z.infer<typeof agentEditSchema>;
