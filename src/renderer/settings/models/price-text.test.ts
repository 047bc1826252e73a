import { expect, it } from 'vitest';
import { parsePrice, priceText } from './price-text';

it('is typed as input and output, with what was cached between them', () => {
  expect(parsePrice(' 1.25 / 10 USD ')).toEqual({ input: 1.25, output: 10, currency: 'USD' });
  expect(parsePrice('3/0,3/15 eur')).toEqual({ input: 3, cachedInput: 0.3, output: 15, currency: 'EUR' });
  expect(parsePrice('0 / 0')).toEqual({ input: 0, output: 0, currency: 'USD' });
});

it('is empty, or no price', () => {
  expect(parsePrice('  ')).toBeUndefined();
  for (const text of ['10', '1 / 2 / 3 / 4 USD', '1 / 2 $', '-1 / 2', '1 / 2 dollars', 'free'])
    expect(parsePrice(text)).toBeNull();
});

it('is shown as it is typed', () => {
  for (const text of ['1.25 / 10 USD', '0.0000001 / 0.5 CNY', '3 / 0.3 / 15 EUR']) {
    const price = parsePrice(text);
    expect(price && priceText(price)).toBe(text);
  }
});
