import type { Usage } from '@shared/chat/chat';
import { costOf } from '@shared/cost/cost';
import { pricesOf } from '@shared/settings/facts-of-model';
import type { ProviderView } from '@shared/settings/settings';
import { moneyText } from './models/money-text';

export type ChatCost = {
  /** As it is written in the language of the window, one a currency. */
  readonly amounts: readonly string[];
  /** Some tokens are not in it: nobody knows their price, or of which model they are. */
  readonly isPartly: boolean;
};

/** What a chat cost so far, by the prices that are known now; null where none of its models has one. */
export function chatCost(usage: Usage, providers: readonly ProviderView[]): ChatCost | null {
  const { amounts, priced } = costOf(usage.spent ?? [], pricesOf(providers));
  if (amounts.length === 0) return null;
  return {
    amounts: amounts.map(([currency, amount]) => moneyText(amount, currency)),
    isPartly: priced < usage.inputTokens + usage.outputTokens,
  };
}
