import { z } from 'zod';

// Definition of a sub-agent as the person writes it: a file of their own folder, or of the project's.

/** Its name in the folder, e.g. `reviewer.md`. */
const file = z.string().regex(/^[\p{L}\p{N}_][\p{L}\p{N} ._-]{0,99}\.md$/iu);
const text = z.string().max(100_000);

/** Where it lies: in the data folder, or in that project. */
const place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person') }),
  z.object({ kind: z.literal('project'), project: z.string() }),
]);
export type AgentFolder = z.infer<typeof place>;

export const agentEditSchema = z.object({
  place,
  file,
  text,
  /** What it was when the person began to change it; null: a new one. */
  replaces: z.string().nullable(),
});
export type AgentEdit = z.infer<typeof agentEditSchema>;

/** What a definition says, by its parts. */
export const agentFieldsSchema = z.object({
  name: z.string().max(200),
  description: z.string().max(10_000),
  /** Null: those that any may have. */
  tools: z.array(z.string()).nullable(),
  /** Null: the chat's. */
  model: z.string().nullable(),
  /** Its system prompt. */
  prompt: text,
});
export type AgentFields = z.infer<typeof agentFieldsSchema>;

export const agentDraftSchema = z.object({
  project: z.string().nullable(),
  text,
  /** They take the place of what the text says; null: it is as it stands. */
  fields: agentFieldsSchema.nullable(),
  /** The one that is changed; null: a new one. */
  of: z.object({ place, file }).nullable(),
});
export type AgentDraft = z.infer<typeof agentDraftSchema>;
