import { emptyChat } from '@shared/chat/chat';
import { notAsked, type PriceOf } from '@shared/cost/budget';
import type { Price } from '@shared/cost/price-schema';
import type { Spent } from '@shared/cost/usage-schema';
import { demoProviderId } from '@shared/settings/settings';
import { type AnyText, say } from '@shared/texts/text';
import { expect, it } from 'vitest';
import { type BudgetParts, createBudgetGate } from './budget-gate';

const spent: Spent = {
  providerId: 'p',
  model: 'm',
  inputTokens: 10,
  cachedTokens: 0,
  outputTokens: 1,
};

/** The notices about money in a chat with this usage in its turn. */
async function toldOf(
  all: readonly Spent[],
  budget: ReturnType<BudgetParts['budgets']>['turn'],
  priceOf: PriceOf = () => undefined,
  pricesListed = async () => {},
): Promise<string[]> {
  const told: AnyText[] = [];
  const usage = {
    contextTokens: 1,
    contextWindow: 2,
    inputTokens: 10,
    outputTokens: 1,
    spent: [...all],
  };
  const gate = createBudgetGate({
    state: () => ({ ...emptyChat('c'), usage }),
    budgets: () => ({ turn: {}, day: budget }),
    priceOf,
    pricesListed,
    markTurn: async () => {},
    tell: async (text) => void told.push(text),
    day: { today: async () => ({ ...notAsked, spent: [] }), mark: async () => {} },
    unattended: false,
  });
  await gate.hold();
  return told.map(say);
}

it('a budget in money says which model it does not limit', async () => {
  expect(await toldOf([spent], { money: 1 })).toEqual([
    'The cost budget does not limit “m”, because its price is unknown and its provider reports no cost. Enter a price for the model in the settings, or limit tokens.',
  ]);
});

it('nothing is said of a model with a price, of one whose server reports the cost, and of the demo', async () => {
  const free = { input: 0, output: 0, currency: 'USD' };
  expect(await toldOf([spent], { money: 1 }, () => free)).toEqual([]);
  expect(await toldOf([{ ...spent, cost: 0.1 }], { money: 1 })).toEqual([]);
  expect(await toldOf([{ ...spent, providerId: demoProviderId }], { money: 1 })).toEqual([]);
  expect(await toldOf([spent], { tokens: 1000 })).toEqual([]);
});

it('a price that the server lists a moment later counts', async () => {
  const prices = new Map<string, Price>();
  const listed = async () => void prices.set('m', { input: 1, output: 1, currency: 'USD' });
  expect(await toldOf([spent], { money: 1 }, ({ model }) => prices.get(model), listed)).toEqual([]);
});
