import { expect, it } from 'vitest';
import { factsOfFamily } from './model-families';

it.each([
  ['gpt-4', 8_192],
  ['gpt-4o-mini', 128_000],
  ['gpt-4.1-nano', 1_047_576],
  ['qwen/qwen3-coder-plus', 1_000_000],
  ['qwen3-coder:30b', 262_144],
  ['QWEN3-8B', 131_072],
  ['deepseek-v4-pro', 1_000_000],
  ['models/gemini-3-pro-preview', 1_048_576],
  ['my-own', undefined],
])('knows the context window of %s by the longest beginning of its name', (model, tokens) => {
  expect(factsOfFamily(model).contextWindow).toBe(tokens);
});

it.each([
  ['gpt-5.6', ['none', 'low', 'medium', 'high', 'xhigh']],
  ['openai/gpt-5-mini', ['minimal', 'low', 'medium', 'high']],
  ['gpt-4.1', []],
  ['claude-opus-4-6', ['low', 'medium', 'high', 'max']],
  ['anthropic/claude-sonnet-4.6', ['low', 'medium', 'high', 'max']],
  ['claude-sonnet-4-5-20250929', ['none', 'low', 'medium', 'high']],
  ['claude-opus-4-20250514', ['none', 'low', 'medium', 'high']],
  ['claude-3-5-haiku-latest', []],
  ['deepseek-v4-pro', undefined],
])('knows how much %s can be asked to think', (model, efforts) => {
  expect(factsOfFamily(model).efforts).toEqual(efforts);
});
