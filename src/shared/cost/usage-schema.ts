import { z } from 'zod';

// Usage: how many tokens a chat took, and of which models; what the user answered about budgets.

/** Tokens of one model: as it reported them, else estimated. */
export const spentSchema = z.object({
  providerId: z.string(),
  model: z.string(),
  inputTokens: z.number(),
  /** Of the input: what the service had read before. */
  cachedTokens: z.number(),
  outputTokens: z.number(),
  /** In dollars, as the service charges it; absent: it does not say. */
  cost: z.number().optional(),
});
export type Spent = z.infer<typeof spentSchema>;

export const usageSchema = z.object({
  /** Tokens of the last request and its answer: how full the context is. */
  contextTokens: z.number(),
  contextWindow: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Of the context: what the memory files take, estimated. Absent where there are none. */
  memoryTokens: z.number().optional(),
  /** The same tokens by model, one entry each. Chats of earlier versions lack some or all. */
  spent: z.array(spentSchema).optional(),
});
export type Usage = z.infer<typeof usageSchema>;

/** `asked`: the user was asked about a budget; `raised`: how many times the user added the same again. */
export const budgetMarkSchema = z.union([
  z.literal('asked'),
  z.object({ raised: z.number().int().positive() }),
]);
export type BudgetMark = z.infer<typeof budgetMarkSchema>;

export const budgetAnswersSchema = z.object({
  /** How many times the user added the same again. */
  raised: z.number(),
  /** Since the last raise. */
  isAsked: z.boolean(),
});
export type BudgetAnswers = z.infer<typeof budgetAnswersSchema>;
