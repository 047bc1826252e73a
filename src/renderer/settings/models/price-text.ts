import type { Price } from '@shared/cost/price-schema';

// A price as the user types it: `1.25 / 10 USD`, or with cached input `1.25 / 0.125 / 10 USD`, per million tokens.
// Pure.

export function priceText({ input, cachedInput, output, currency }: Price): string {
  const parts = cachedInput === undefined ? [input, output] : [input, cachedInput, output];
  return `${parts.map(plainNumber).join(' / ')} ${currency}`;
}

/** Undefined if empty, null if invalid. The default currency is US dollars; decimals may use a comma. */
export function parsePrice(text: string): Price | undefined | null {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const { amounts = '', currency = 'USD' } = pattern.exec(trimmed)?.groups ?? {};
  const [input, ...others] = amounts.split('/').map((amount) => Number(amount.trim().replace(',', '.')));
  const output = others.pop();
  if (amounts === '' || input === undefined || output === undefined) return null;
  const [cachedInput] = others;
  return {
    input,
    ...(cachedInput !== undefined && { cachedInput }),
    output,
    currency: currency.toUpperCase(),
  };
}

const pattern =
  /^(?<amounts>\d{1,6}(?:[.,]\d{1,9})?(?:\s*\/\s*\d{1,6}(?:[.,]\d{1,9})?){1,2})(?:\s*(?<currency>[a-z]{3}))?$/i;

/** Never with an exponent. */
function plainNumber(amount: number): string {
  return new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 9 }).format(amount);
}
