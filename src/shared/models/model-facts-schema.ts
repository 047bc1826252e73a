import { z } from 'zod';
import { priceSchema } from '../cost/price-schema';

// What is known of a model beside its name. Each fact may come from the settings, a refused request, the server's list
// or the table of families; an absent fact is unknown.

const tokens = z.number().int().positive();

export const modelFactsSchema = z.object({
  /** All that a request and its answer may hold. */
  contextWindow: tokens.optional(),
  /** The most tokens of an answer. */
  maxOutput: tokens.optional(),
  images: z.boolean().optional(),
  /** PDF files as they are. */
  files: z.boolean().optional(),
  tools: z.boolean().optional(),
  /** Whether it can think before it answers. */
  reasoning: z.boolean().optional(),
  /** The words for how much it thinks, least first; empty: it takes none. */
  efforts: z.array(z.string()).readonly().optional(),
  /** Those of them that the server refused. */
  refusedEfforts: z.array(z.string()).readonly().optional(),
  price: priceSchema.optional(),
});
export type ModelFacts = z.infer<typeof modelFactsSchema>;
