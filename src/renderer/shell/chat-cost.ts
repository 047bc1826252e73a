import type { Usage } from '@shared/chat/chat';
import { costOf } from '@shared/cost/cost';
import { pricesOf } from '@shared/settings/facts-of-model';
import type { ProviderView } from '@shared/settings/settings';
import { moneyText } from './models/money-text';

export type ChatCost = {
  /** In the format of the window's language, one per currency. */
  readonly amounts: readonly string[];
  /** The amounts lack some tokens, whose price or model is unknown. */
  readonly isPartly: boolean;
};

/** The cost of a chat so far, at the currently known prices; null if the prices of all its models are unknown. */
export function chatCost(usage: Usage, providers: readonly ProviderView[]): ChatCost | null {
  const { amounts, priced } = costOf(usage.spent ?? [], pricesOf(providers));
  if (amounts.length === 0) return null;
  return {
    amounts: amounts.map(([currency, amount]) => moneyText(amount, currency)),
    isPartly: priced < usage.inputTokens + usage.outputTokens,
  };
}
