import { expect, it } from 'vitest';
import { acceptedWords, acceptSomeWords } from './accepted-words';

it.each([
  [0, 1, 'The only hunk is rejected', 'Accept 0 of 1'],
  [0, 3, '0 of 3 hunks accepted', 'Accept 0 of 3'],
  [1, 1, '1 of 1 hunk accepted', 'Accept 1 of 1'],
  [1, 3, '1 of 3 hunks accepted', 'Accept 1 of 3'],
])('%d of %d', (accepted, all, count, answer) => {
  const some = { accepted, all };
  expect([acceptedWords(some), acceptSomeWords(some)]).toEqual([count, answer]);
});
