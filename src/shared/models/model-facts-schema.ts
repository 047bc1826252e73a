import { z } from 'zod';
import { priceSchema } from '../cost/price-schema';

// Known facts about a model besides its name. Each fact may come from the settings, a refused request, the server's
// list or the table of families; an absent fact is unknown.

const tokens = z.number().int().positive();

export const modelFactsSchema = z.object({
  /** The maximum of tokens in a request together with its answer. */
  contextWindow: tokens.optional(),
  /** The most tokens of an answer. */
  maxOutput: tokens.optional(),
  images: z.boolean().optional(),
  /** PDF files as they are. */
  files: z.boolean().optional(),
  tools: z.boolean().optional(),
  /** Whether it can think before it answers. */
  reasoning: z.boolean().optional(),
  /** The names of its thinking efforts, the lowest first; may be empty. */
  efforts: z.array(z.string()).readonly().optional(),
  /** The efforts that the server refused. */
  refusedEfforts: z.array(z.string()).readonly().optional(),
  price: priceSchema.optional(),
});
export type ModelFacts = z.infer<typeof modelFactsSchema>;
