import type { Price } from './price-schema';
import type { Spent } from './usage-schema';

export type Cost = {
  /** In whole units of each currency (ISO 4217): `[['USD', 0.12]]`. Empty if all prices are unknown. */
  readonly amounts: readonly (readonly [currency: string, amount: number])[];
  /** Sent and received tokens with a known price. */
  readonly priced: number;
};

/**
 * The cost of tokens, as the service reports it or by the known prices. Cached input is part of the input and has its
 * own price.
 */
export function costOf(spent: readonly Spent[], priceOf: (of: Spent) => Price | undefined): Cost {
  const amounts = new Map<string, number>();
  let priced = 0;
  const add = (currency: string, amount: number) =>
    amounts.set(currency, (amounts.get(currency) ?? 0) + amount);
  for (const one of spent) {
    const { inputTokens, cachedTokens, outputTokens, cost } = one;
    // The reported cost is more exact than any price list.
    const price = cost === undefined ? priceOf(one) : undefined;
    if (cost !== undefined) add('USD', cost);
    if (cost !== undefined) priced += inputTokens + outputTokens;
    if (!price) continue;
    const cached = Math.min(cachedTokens, inputTokens);
    const millionths =
      (inputTokens - cached) * price.input +
      cached * (price.cachedInput ?? price.input) +
      outputTokens * price.output;
    add(price.currency, millionths / tokensPriced);
    priced += inputTokens + outputTokens;
  }
  return { amounts: [...amounts], priced };
}

/** A price is for this many tokens. */
const tokensPriced = 1_000_000;
