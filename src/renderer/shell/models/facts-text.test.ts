import { expect, it } from 'vitest';
import { factsText } from './facts-text';

it.each([
  [8_000, '8K'],
  [8_192, '8K'],
  [32_768, '32K'],
  [128_000, '128K'],
  [131_072, '128K'],
  [200_000, '200K'],
  [1_000_000, '1M'],
  [1_048_576, '1M'],
  [1_500_000, '1.5M'],
])('a context window of %d tokens is called %s', (contextWindow, size) => {
  expect(factsText({ contextWindow })).toBe(`${size} context`);
});
