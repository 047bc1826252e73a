import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { amountText, budgetUse, type PriceOf, shareOf, sumOf, sumSince } from './budget';
import type { Spent, Usage } from './usage-schema';

const spent: Spent = {
  providerId: 'p',
  model: 'm',
  inputTokens: 900_000,
  cachedTokens: 0,
  outputTokens: 100_000,
};
const at =
  (input: number, output: number, currency: string): PriceOf =>
  ({ providerId, model }) =>
    providerId === 'p' && model === 'm' ? { input, output, currency } : undefined;
const priceOf = at(1, 10, 'EUR');
const asked = { priceOf, raised: 0 };

test('without a limit there is nothing to use up', () => {
  expect(budgetUse({}, sumOf([spent]), asked)).toBeNull();
});

test('tokens are all that was sent and received', () => {
  const use = budgetUse({ tokens: 2_000_000 }, sumOf([spent]), asked);
  expect(use).toEqual({ used: 1_000_000, limit: 2_000_000, currency: null });
});

test('money is in the currency of the price, and in dollars where the server says the cost', () => {
  expect(budgetUse({ money: 4 }, sumOf([spent]), asked)).toEqual({ used: 1.9, limit: 4, currency: 'EUR' });
  const told = budgetUse({ money: 4 }, sumOf([{ ...spent, cost: 3 }]), asked);
  expect(told).toEqual({ used: 3, limit: 4, currency: 'USD' });
});

test('the limit that is nearest counts', () => {
  const use = budgetUse({ money: 2, tokens: 100_000_000 }, sumOf([spent]), asked);
  expect(use && [use.currency, shareOf(use)]).toEqual(['EUR', 0.95]);
});

test('what has no price costs nothing, and a price of nothing neither', () => {
  const none = budgetUse({ money: 2 }, sumOf([spent]), { priceOf: () => undefined, raised: 0 });
  const free = at(0, 0, 'USD');
  expect([none, budgetUse({ money: 2 }, sumOf([spent]), { priceOf: free, raised: 0 })]).toEqual([
    { used: 0, limit: 2, currency: 'USD' },
    { used: 0, limit: 2, currency: 'USD' },
  ]);
});

test('each raise adds the same again', () => {
  expect(budgetUse({ tokens: 10 }, sumOf([]), { priceOf, raised: 2 })?.limit).toBe(30);
});

test('a turn took what the chat took since it began', () => {
  const usage = (tokens: number): Usage => ({
    contextTokens: 0,
    contextWindow: 1,
    inputTokens: tokens,
    outputTokens: 1,
    spent: [{ ...spent, inputTokens: tokens, outputTokens: 1 }],
  });
  const sum = sumSince(usage(100), usage(350));
  expect([sum.tokens, sum.spent[0]?.inputTokens]).toEqual([250, 250]);
  expect(sumSince(null, usage(5)).tokens).toBe(6);
  expect(sumSince(null, null)).toEqual({ tokens: 0, spent: [] });
});

test('amounts are said with their unit', () => {
  expect([say(amountText(12_000, null)), say(amountText(0.50049, 'USD'))]).toEqual([
    '12,000 tokens',
    '0.5 USD',
  ]);
});
