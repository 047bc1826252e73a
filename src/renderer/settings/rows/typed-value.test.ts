import { expect, it } from 'vitest';
import { typedValue } from './typed-value';

const control = { kind: 'number', least: 8, most: 40 } as const;

it('takes a number with a fraction where one is allowed, with a point or a comma', () => {
  const typed = (text: string) => typedValue({ ...control, whole: false }, text);
  expect(['12.5', ' 13,25 ', '14', ''].map(typed)).toEqual(
    [12.5, 13.25, 14, undefined].map((value) => ({ value })),
  );
  expect(['1.2.3', 'x', '-1'].map((text) => 'wrong' in typed(text))).toEqual([true, true, true]);
  expect('wrong' in typedValue({ ...control, whole: true }, '2.5')).toBe(true);
});
