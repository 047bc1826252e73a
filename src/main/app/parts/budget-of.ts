import { pricesOf } from '@shared/settings/facts-of-model';
import { type BudgetGate, createBudgetGate } from '../../agent/budget-gate';
import type { ChatLog } from '../../storage/chats/chat-log';
import type { AppParts } from './parts';

/** The budgets that a chat's turns are held to, by the settings as they are at each request. */
export function budgetOf(
  { settings, unattended }: Pick<AppParts, 'settings' | 'unattended'>,
  log: Pick<ChatLog, 'state' | 'append'>,
): BudgetGate {
  return createBudgetGate({
    state: log.state,
    budgets: () => settings.current().settings.budget,
    priceOf: (of) => pricesOf(settings.current().providers)(of),
    markTurn: (mark) => log.append({ events: [{ type: 'turn-budget-marked', mark }] }, 'synced'),
    day: settings.spending,
    unattended,
  });
}
