import { expect, it } from 'vitest';
import { isLargeText } from './large-text';

const lines = (count: number) => 'a line of code\n'.repeat(count);

it.each([
  ['a usual one', lines(10_000), false],
  ['one of very many lines', lines(200_000), true],
  ['one with a very long line in the middle', `short\n${'x'.repeat(20_001)}\nshort\n`, true],
  ['one with a very long last line', `short\n${'x'.repeat(20_001)}`, true],
  ['one with lines that are merely long', `${'x'.repeat(20_000)}\n${'x'.repeat(20_000)}`, false],
  ['none', '', false],
])('%s: %#', (_name, text, isLarge) => {
  expect(isLargeText(text)).toBe(isLarge);
});
