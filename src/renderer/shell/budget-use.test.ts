import { defaultSettings } from '@shared/settings/settings';
import { expect, test } from 'vitest';
import { withBudgets } from './budget-use';

const usage = { contextTokens: 1, contextWindow: 2, inputTokens: 40_000, outputTokens: 2_000 };
const usageBefore = { ...usage, inputTokens: 30_000 };
const turnBudget = { raised: 1, isAsked: false };
const day = { providerId: 'p', model: 'm', inputTokens: 9_000_000, cachedTokens: 0, outputTokens: 0 };
const prices = { m: { input: 0.1, output: 1, currency: 'USD' } };
const provider = {
  id: 'p',
  name: 'P',
  baseUrl: 'http://p',
  model: 'm',
  headers: {},
  prices,
  hasKey: true,
  images: false,
  files: false,
  tools: true,
  origin: 'settings' as const,
};

test('what is used of each budget stands behind the other figures', () => {
  const settings = { ...defaultSettings, budget: { turn: { tokens: 100_000 }, day: { money: 2 } } };
  const app = { settings, providers: [provider], today: { spent: [day], raised: 1 } };
  expect(withBudgets('1 of 2', { usage, usageBefore, turnBudget }, app)).toBe(
    '1 of 2 · 10,000 tokens of this turn’s budget of 200,000 tokens · 0.9 USD of today’s budget of 4 USD',
  );
});

test('without a budget nothing is added', () => {
  const app = { settings: defaultSettings, providers: [], today: { spent: [], raised: 0 } };
  expect(withBudgets('1 of 2', { usage, usageBefore, turnBudget }, app)).toBe('1 of 2');
});
