import { expect, it } from 'vitest';
import { isWithin } from './is-within';

it('tells what is below a folder from what merely begins with its name', () => {
  expect(isWithin('src/a', 'src/a')).toBe(true);
  expect(isWithin('src/a/b.ts', 'src/a')).toBe(true);
  expect(isWithin('src/ab.ts', 'src/a')).toBe(false);
  expect(isWithin('src', 'src/a')).toBe(false);
  expect(isWithin('C:\\work\\a', 'C:\\work', '\\')).toBe(true);
});
