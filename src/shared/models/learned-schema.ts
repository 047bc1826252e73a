import { z } from 'zod';
import { modelFactsSchema } from './model-facts-schema';
import { protocolNames } from './protocol-names';

// Lessons from refused requests: the required form of a request for a model's server.

export const changeKinds = [
  'no-stream-options',
  'no-stream',
  'effort-none',
  'no-effort',
  'no-temperature',
  'no-reasoning-back',
  'empty-reasoning',
  'no-reasoning-summary',
  'no-reasoning',
  'content-omitted',
  'content-empty',
  'short-ids',
  'assistant-after-tool',
  'no-images',
  'no-cache-points',
  'plain-schemas',
  'omit-tool',
  'system-in-message',
  'max-completion-tokens',
  'max-output',
  'context-window',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** `of`: the name of the tool, or the number of tokens. `chat`: only for one chat, never stored. */
export const changeSchema = z.object({
  kind: z.enum(changeKinds),
  of: z.string().optional(),
  /** The protocol that it was learned with; absent: it is about the model. */
  protocol: z.enum(protocolNames).optional(),
});
export type Change = z.infer<typeof changeSchema>;

/** Of one model at one address. */
export const learnedSchema = z.object({
  baseUrl: z.string(),
  model: z.string(),
  changes: z.array(changeSchema),
  /** The facts from its server's list. */
  listed: modelFactsSchema.optional(),
});
export type Learned = z.infer<typeof learnedSchema>;
