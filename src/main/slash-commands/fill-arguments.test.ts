import { expect, test } from 'vitest';
import { fillArguments } from './fill-arguments';

test.each([
  ['Review $1 for $2.', `src/a.ts "two words"`, 'Review src/a.ts for two words.'],
  ['Do: $ARGUMENTS!', 'this and "that"', 'Do: this and "that"!'],
  ['Review $1 and $2.', 'one', 'Review one and .'],
  ['No place.', 'but words', 'No place.\n\nbut words'],
  ['No place.', '', 'No place.'],
  ['$12 costs $ARGUMENTSX $0', 'x', '$12 costs $ARGUMENTSX $0\n\nx'],
  ['$1', '$2 $1', '$2'],
  ['$1', "'$&' b", '$&'],
])('%j with %j', (body, args, filled) => {
  expect(fillArguments(body, args)).toBe(filled);
});
