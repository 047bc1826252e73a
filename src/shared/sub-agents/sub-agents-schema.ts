import { z } from 'zod';

// Definition of a sub-agent that the user writes: a file of the data folder or of the project.

/** Its name in the folder, e.g. `reviewer.md`. */
const file = z.string().regex(/^[\p{L}\p{N}_][\p{L}\p{N} ._-]{0,99}\.md$/iu);
const text = z.string().max(100_000);

/** Its place: in the data folder, or in that project. */
const place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person') }),
  z.object({ kind: z.literal('project'), project: z.string() }),
]);
export type AgentFolder = z.infer<typeof place>;

export const agentEditSchema = z.object({
  place,
  file,
  text,
  /** The text before the user's changes; null: a new definition. */
  replaces: z.string().nullable(),
});
export type AgentEdit = z.infer<typeof agentEditSchema>;

/** The fields of a definition. */
export const agentFieldsSchema = z.object({
  name: z.string().max(200),
  description: z.string().max(10_000),
  /** Null: all tools that a sub-agent may have. */
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
  /** They replace the fields in the text; null: the text is unchanged. */
  fields: agentFieldsSchema.nullable(),
  /** The changed definition; null: a new one. */
  of: z.object({ place, file }).nullable(),
});
export type AgentDraft = z.infer<typeof agentDraftSchema>;
