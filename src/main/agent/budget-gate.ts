import type { ChatState } from '@shared/chat/chat';
import {
  amountText,
  type Budget,
  type BudgetUse,
  budgetUse,
  type PriceOf,
  shareOf,
  sumOf,
  sumSince,
} from '@shared/cost/budget';
import type { BudgetAnswers, BudgetMark, Spent } from '@shared/cost/usage-schema';
import { demoProviderId } from '@shared/settings/settings';
import { type Text, textOf } from '@shared/texts/text';
import type { Rest } from './turn';

// Budgets of a turn and a day: before each request they decide whether the turn pauses for the user.

export type BudgetGate = {
  /** Null: the next request may go. Asks once when most of a budget is used, and again when it is used up. */
  hold(): Promise<Rest | null>;
  /** The user adds the same amount again, for this turn or today, as often as the use requires. */
  raise(of: BudgetName): Promise<void>;
  /** If a budget in money is set, reports each model of this turn whose price is unknown. */
  tellUnpriced(): Promise<void>;
};

export type BudgetName = 'turn' | 'day';

export type BudgetParts = {
  state(): Pick<ChatState, 'usage' | 'usageBefore' | 'turnBudget' | 'shelf'>;
  budgets(): Readonly<Record<BudgetName, Budget>>;
  priceOf: PriceOf;
  /** Resolves when the server has answered the present request for its list of models, which may contain prices. */
  pricesListed(of: Spent): Promise<void>;
  /** Stores the user's answer about the turn's budget in the chat. */
  markTurn(mark: BudgetMark): Promise<void>;
  /** Adds a notice to the chat, once. */
  tell(text: Text): Promise<void>;
  readonly day: {
    today(): Promise<BudgetAnswers & { readonly spent: readonly Spent[] }>;
    mark(mark: BudgetMark): Promise<void>;
  };
  /** The run is unattended: early questions would stay unanswered. */
  readonly unattended: boolean;
};

const most = 0.8;

export function createBudgetGate(parts: BudgetParts): BudgetGate {
  const states = async (): Promise<readonly BudgetState[]> => {
    const { usage, usageBefore, turnBudget } = parts.state();
    const { turn: ofTurn, day: ofDay } = parts.budgets();
    const { priceOf } = parts;
    const { raised, isAsked } = turnBudget;
    const used = budgetUse(ofTurn, sumSince(usageBefore, usage), { priceOf, raised });
    const found = used ? [{ of: 'turn' as const, isAsked, raised, ...used }] : [];
    if (ofDay.tokens === undefined && ofDay.money === undefined) return found;
    const today = await parts.day.today();
    const usedToday = budgetUse(ofDay, sumOf(today.spent), { priceOf, raised: today.raised });
    return usedToday
      ? [...found, { of: 'day', isAsked: today.isAsked, raised: today.raised, ...usedToday }]
      : found;
  };
  const note = (of: BudgetName, mark: BudgetMark): Promise<void> =>
    of === 'day' ? parts.day.mark(mark) : parts.markTurn(mark);

  const tellUnpriced = async (): Promise<void> => {
    const { turn, day } = parts.budgets();
    if (turn.money === undefined && day.money === undefined) return;
    const { usage, usageBefore } = parts.state();
    for (const one of sumSince(usageBefore, usage).spent) {
      if (isUnpriced(one, parts.priceOf)) await parts.pricesListed(one);
      if (isUnpriced(one, parts.priceOf)) await parts.tell(textOf('budget.no-price', { model: one.model }));
    }
  };

  return {
    async hold() {
      await tellUnpriced();
      const all = await states();
      const usedUp = all.find((each) => shareOf(each) >= 1);
      if (usedUp) return restFor(usedUp);
      if (parts.unattended || parts.state().shelf === 'quick-ask') return null;
      const asking = all.find((each) => shareOf(each) >= most && !each.isAsked);
      if (asking === undefined) return null;
      await note(asking.of, 'asked');
      return restFor(asking);
    },
    async raise(of) {
      const state = (await states()).find((each) => each.of === of);
      await note(of, { raised: state ? timesFor(state) : 1 });
    },
    tellUnpriced,
  };
}

/** How often to add the amount, at least once. A single request may use several budgets. */
function timesFor({ used, limit, raised }: BudgetState): number {
  const once = limit / (1 + raised);
  return Math.max(1, Math.floor(used / (once * most)) - raised);
}

/** The demo is free. */
function isUnpriced(spent: Spent, priceOf: PriceOf): boolean {
  return spent.cost === undefined && spent.providerId !== demoProviderId && priceOf(spent) === undefined;
}

type BudgetState = BudgetUse & {
  readonly of: BudgetName;
  readonly isAsked: boolean;
  readonly raised: number;
};

function restFor(state: BudgetState): Rest {
  const isUsedUp = shareOf(state) >= 1;
  return {
    kind: 'paused',
    why: 'budget',
    text: textFor(state, isUsedUp),
    budget: { of: state.of },
  };
}

function textFor({ of, used, limit, currency }: BudgetState, isUsedUp: boolean): Text {
  const amounts = { used: amountText(used, currency), limit: amountText(limit, currency) };
  if (of === 'turn') return textOf(isUsedUp ? 'budget.turn-used-up' : 'budget.turn-most', amounts);
  return textOf(isUsedUp ? 'budget.day-used-up' : 'budget.day-most', amounts);
}
