import { z } from 'zod';

// Usage: the tokens of a chat by model, and the user's answers about budgets.

/** Tokens of one model, as it reported them, else estimated. */
export const spentSchema = z.object({
  providerId: z.string(),
  model: z.string(),
  inputTokens: z.number(),
  /** The part of the input from the service's cache. */
  cachedTokens: z.number(),
  outputTokens: z.number(),
  /** In dollars, as charged by the service; absent: unknown. */
  cost: z.number().optional(),
});
export type Spent = z.infer<typeof spentSchema>;

export const usageSchema = z.object({
  /** Tokens of the last request and its answer, which show how full the context is. */
  contextTokens: z.number(),
  contextWindow: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** The share of the memory files in the context, estimated. Absent without memory files. */
  memoryTokens: z.number().optional(),
  /** The same tokens by model, one entry each. Chats of earlier versions lack some or all. */
  spent: z.array(spentSchema).optional(),
});
export type Usage = z.infer<typeof usageSchema>;

/** `asked`: the user was asked about a budget; `raised`: how many times the user added the original amount. */
export const budgetMarkSchema = z.union([
  z.literal('asked'),
  z.object({ raised: z.number().int().positive() }),
]);
export type BudgetMark = z.infer<typeof budgetMarkSchema>;

export const budgetAnswersSchema = z.object({
  /** How many times the user added the original amount. */
  raised: z.number(),
  /** Since the last raise. */
  isAsked: z.boolean(),
});
export type BudgetAnswers = z.infer<typeof budgetAnswersSchema>;
