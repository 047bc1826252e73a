import type { AnyText, Param } from './params';

/** `told` with every string parameter changed, including lists and nested texts. A plain string counts as one. */
export function mapStrings(told: AnyText, change: (text: string) => string): AnyText {
  if (typeof told === 'string') return change(told);
  const params = Object.entries(told.params).map(([name, value]) => [name, mapParam(value, change)] as const);
  return { key: told.key, params: Object.fromEntries(params) };
}

function mapParam(value: Param | readonly Param[], change: (text: string) => string) {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' || 'key' in value) return mapStrings(value, change);
  return value.map((one) => (typeof one === 'number' ? one : mapStrings(one, change)));
}
