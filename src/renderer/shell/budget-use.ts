import type { AppState } from '@shared/app-state';
import type { ChatState } from '@shared/chat/chat';
import { amountText, type BudgetUse, budgetUse, sumOf, sumSince } from '@shared/cost/budget';
import { pricesOf } from '@shared/settings/facts-of-model';
import { words } from '@shared/texts/text';

type Spending = Pick<AppState, 'settings' | 'providers' | 'today'>;

/** `details` with the used part of each budget. */
export function withBudgets(
  details: string,
  { usage, usageBefore, turnBudget: { raised } }: Pick<ChatState, 'usage' | 'usageBefore' | 'turnBudget'>,
  { settings: { budget }, providers, today }: Spending,
): string {
  const priceOf = pricesOf(providers);
  const ofTurn = budgetUse(budget.turn, sumSince(usageBefore, usage), { priceOf, raised });
  const ofDay = budgetUse(budget.day, sumOf(today.spent), { priceOf, raised: today.raised });
  return withUse(withUse(details, 'shell.budget-turn', ofTurn), 'shell.budget-day', ofDay);
}

function withUse(
  details: string,
  key: 'shell.budget-turn' | 'shell.budget-day',
  use: BudgetUse | null,
): string {
  if (use === null) return details;
  const { used, limit, currency } = use;
  return words(key, { details, used: amountText(used, currency), limit: amountText(limit, currency) });
}
