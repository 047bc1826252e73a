import { expect, it } from 'vitest';
import { listedPrice } from './listed-price';

it('is per million tokens, in US dollars', () => {
  expect(listedPrice({ prompt: '0.00000015', completion: '0.0000006', image: '0' })).toEqual({
    input: 0.15,
    output: 0.6,
    currency: 'USD',
  });
});

it('has what was read before at its own price', () => {
  const pricing = { prompt: '0.000003', completion: '1.5e-5', input_cache_read: '0.0000003' };
  expect(listedPrice(pricing)).toEqual({ input: 3, cachedInput: 0.3, output: 15, currency: 'USD' });
});

it('may be nothing', () => {
  expect(listedPrice({ prompt: '0', completion: '0' })).toMatchObject({ input: 0, output: 0 });
});

it('is not known where it varies, or is no price', () => {
  for (const pricing of [
    { prompt: '-1', completion: '-1' },
    { prompt: '', completion: 'free' },
    { prompt: 0.1, completion: 0.2 },
    { prompt: '1' },
    undefined,
    null,
    'cheap',
  ])
    expect(listedPrice(pricing)).toBeNull();
});
