import { type Text, textOf } from '../texts/text';
import { costOf } from './cost';
import type { Price } from './price-schema';
import { spentSince } from './spent';
import type { BudgetAnswers, BudgetMark, Spent, Usage } from './usage-schema';

// Budgets: the used part of a limit in tokens or money. Pure: the main process enforces it, windows show it.

export type Budget = { readonly tokens?: number | undefined; readonly money?: number | undefined };

/** `tokens`: all tokens, including those of unknown models. */
export type Sum = { readonly tokens: number; readonly spent: readonly Spent[] };

export type PriceOf = (of: Spent) => Price | undefined;

/** The limit of a budget that is closest to exhaustion. */
export type BudgetUse = {
  readonly used: number;
  readonly limit: number;
  /** ISO 4217; null: it is in tokens. */
  readonly currency: string | null;
};

/** `raised`: how many times the user added the original amount. Null: usage is unlimited. */
export function budgetUse(
  budget: Budget,
  { tokens, spent }: Sum,
  { priceOf, raised }: { readonly priceOf: PriceOf; readonly raised: number },
): BudgetUse | null {
  const limitOf = (amount: number) => amount * (1 + raised);
  const uses: BudgetUse[] = [];
  if (budget.tokens !== undefined) uses.push({ used: tokens, limit: limitOf(budget.tokens), currency: null });
  if (budget.money !== undefined) {
    // Currencies cannot be added, so the limit applies to each separately.
    const { amounts } = costOf(spent, priceOf);
    for (const [currency, used] of amounts.length > 0 ? amounts : [['USD', 0] as const])
      uses.push({ used, limit: limitOf(budget.money), currency });
  }
  return uses.toSorted((one, other) => shareOf(other) - shareOf(one))[0] ?? null;
}

export const notAsked: BudgetAnswers = { raised: 0, isAsked: false };

export function withMark({ raised }: BudgetAnswers, mark: BudgetMark): BudgetAnswers {
  return mark === 'asked' ? { raised, isAsked: true } : { raised: raised + mark.raised, isAsked: false };
}

/** 1: exhausted. */
export function shareOf({ used, limit }: BudgetUse): number {
  return used / limit;
}

/** The usage of the chat since its turn began. */
export function sumSince(before: Usage | null, after: Usage | null): Sum {
  return { tokens: tokensIn(after) - tokensIn(before), spent: spentSince(before?.spent, after?.spent) };
}

export function sumOf(spent: readonly Spent[]): Sum {
  const tokens = spent.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
  return { tokens, spent };
}

function tokensIn(usage: Usage | null): number {
  return (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
}

/** An amount as text, `12,000 tokens` or `0.5 USD`. */
export function amountText(amount: number, currency: string | null): Text {
  if (currency === null) return textOf('budget.tokens', { tokens: amount });
  return textOf('budget.money', { amount: Math.round(amount * 1000) / 1000, currency });
}
