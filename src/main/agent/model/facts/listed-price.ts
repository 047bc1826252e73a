import type { Price } from '@shared/cost/price-schema';
import { z } from 'zod';

/**
 * The price in an entry of OpenRouter's list of models (openrouter.ai/docs, "Models API", `pricing`). OpenRouter states
 * US dollars per token as decimal text, below zero if the price varies. Null for any other value.
 */
export function listedPrice(pricing: unknown): Price | null {
  const { data } = pricingSchema.safeParse(pricing);
  if (!data) return null;
  const [input, output] = [perMillion(data.prompt), perMillion(data.completion)];
  const cachedInput = perMillion(data.input_cache_read ?? '');
  if (input === null || output === null) return null;
  return { input, ...(cachedInput !== null && { cachedInput }), output, currency: 'USD' };
}

/** Rounds away binary noise: `0.00000015` becomes 0.15. */
function perMillion(perToken: string): number | null {
  if (!/^\d*\.?\d+(?:e-?\d+)?$/i.test(perToken)) return null;
  return Number((Number(perToken) * 1_000_000).toPrecision(12));
}

const pricingSchema = z.object({
  prompt: z.string(),
  completion: z.string(),
  input_cache_read: z.string().nullish(),
});
