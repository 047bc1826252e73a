import { pricesOf } from '@shared/settings/facts-of-model';
import { type BudgetGate, createBudgetGate } from '../../agent/budget-gate';
import type { ChatLog } from '../../storage/chats/chat-log';
import { noticeOnce } from '../chat-notices/notice-once';
import { factsListed } from './ask-facts';
import type { AppParts } from './parts';

/** The budgets of a chat's turns; it reads the settings at each request. */
export function budgetOf(
  { settings, unattended, now }: Pick<AppParts, 'settings' | 'unattended' | 'now'>,
  log: ChatLog,
): BudgetGate {
  return createBudgetGate({
    state: log.state,
    budgets: () => settings.current().settings.budget,
    priceOf: (of) => pricesOf(settings.current().providers)(of),
    async pricesListed({ providerId, model }) {
      const provider = settings.current().providers.find(({ id }) => id === providerId);
      if (provider) await factsListed(settings.learned, { baseUrl: provider.baseUrl, model });
    },
    markTurn: (mark) => log.append({ events: [{ type: 'turn-budget-marked', mark }] }, 'synced'),
    tell: (text) => noticeOnce(log, { level: 'warning', text, at: now() }),
    day: settings.spending,
    unattended,
  });
}
