import { expect, test } from 'vitest';
import { typedQuery } from './typed-query';

test.each([
  ['parse', 'parse', null],
  [' parse ', 'parse', null],
  ['parse.ts:42', 'parse.ts', 42],
  ['parse.ts:42:7', 'parse.ts', 42],
  ['parse.ts:', 'parse.ts', null],
  [':42', '', 42],
  [':', '', null],
  ['a:b', 'a:b', null],
  ['a:0', 'a', null],
  ['', '', null],
])('%j', (text, query, line) => {
  expect(typedQuery(text)).toEqual({ query, line, isOfFront: text.startsWith(':') });
});
