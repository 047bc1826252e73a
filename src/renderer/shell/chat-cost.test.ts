import { type Price, priceSchema } from '@shared/cost/price-schema';
import type { ProviderView } from '@shared/settings/settings';
import { providerSchema } from '@shared/settings/settings-schema';
import { expect, it } from 'vitest';
import { chatCost } from './chat-cost';

const provider = (id: string, prices: Record<string, Price>): ProviderView => ({
  ...providerSchema.parse({ id, name: id, baseUrl: 'http://127.0.0.1:9/v1', model: 'm', prices }),
  hasKey: false,
  origin: 'settings',
});
const dollars = priceSchema.parse({ input: 2, cachedInput: 0.5, output: 10 });
const spent = (providerId: string, model: string, inputTokens: number, cachedTokens = 0) => ({
  providerId,
  model,
  inputTokens,
  cachedTokens,
  outputTokens: 50_000,
});
const usage = (inputTokens: number, outputTokens: number, ...by: ReturnType<typeof spent>[]) => ({
  contextTokens: 1,
  contextWindow: 2,
  inputTokens,
  outputTokens,
  spent: by,
});

it('is what the tokens cost per million, cached ones at their own price', () => {
  const used = usage(1_000_000, 50_000, spent('a', 'm', 1_000_000, 400_000));
  // 0.6 · 2 + 0.4 · 0.5 + 0.05 · 10
  expect(chatCost(used, [provider('a', { m: dollars })])).toEqual({ amounts: ['$1.90'], isPartly: false });
});

it('has the first digits of what is less than the smallest coin', () => {
  const used = usage(1_234, 0, { ...spent('a', 'm', 1_234), outputTokens: 0 });
  expect(chatCost(used, [provider('a', { m: dollars })])?.amounts).toEqual(['$0.0025']);
});

it('adds up by currency, and says that a model without a price is not in it', () => {
  const used = usage(3_000_000, 150_000, ...['m', 'n', 'o'].map((model) => spent('a', model, 1_000_000)));
  const prices = { m: dollars, n: { ...dollars, currency: 'EUR' } };
  expect(chatCost(used, [provider('a', prices)])).toEqual({ amounts: ['$2.50', '€2.50'], isPartly: true });
});

it('is nothing where no price is known, or nothing was reported', () => {
  const used = usage(10, 50_000, spent('a', 'm', 10));
  expect(chatCost(used, [provider('a', { constructor: dollars })])).toBeNull();
  expect(chatCost(used, [provider('b', { m: dollars })])).toBeNull();
  expect(chatCost({ ...usage(10, 1), spent: [] }, [provider('a', { m: dollars })])).toBeNull();
});

it('takes the price that the server lists where the user gave none', () => {
  const listed = { ...provider('a', {}), known: { m: { price: dollars }, n: { price: dollars } } };
  const used = usage(1_000_000, 50_000, spent('a', 'm', 1_000_000));
  expect(chatCost(used, [listed])?.amounts).toEqual(['$2.50']);
  expect(
    chatCost(used, [{ ...listed, prices: { m: { ...dollars, input: 0, output: 0 } } }])?.amounts,
  ).toEqual(['$0.00']);
});
