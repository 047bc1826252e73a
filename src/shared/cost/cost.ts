import type { Price } from './price-schema';
import type { Spent } from './usage-schema';

export type Cost = {
  /** In whole units of each currency (ISO 4217): `[['USD', 0.12]]`. Empty where no price is known. */
  readonly amounts: readonly (readonly [currency: string, amount: number])[];
  /** Tokens, sent and received, that have their price. */
  readonly priced: number;
};

/** What reported tokens cost by the prices that are known. Cached input is part of the input and has its own price. */
export function costOf(spent: readonly Spent[], priceOf: (of: Spent) => Price | undefined): Cost {
  const amounts = new Map<string, number>();
  let priced = 0;
  for (const one of spent) {
    const price = priceOf(one);
    if (!price) continue;
    const { inputTokens, cachedTokens, outputTokens } = one;
    const cached = Math.min(cachedTokens, inputTokens);
    const millionths =
      (inputTokens - cached) * price.input +
      cached * (price.cachedInput ?? price.input) +
      outputTokens * price.output;
    amounts.set(price.currency, (amounts.get(price.currency) ?? 0) + millionths / tokensPriced);
    priced += inputTokens + outputTokens;
  }
  return { amounts: [...amounts], priced };
}

/** A price is for that many. */
const tokensPriced = 1_000_000;
