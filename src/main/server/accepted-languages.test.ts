import { expect, it } from 'vitest';
import { acceptedLanguages } from './accepted-languages';

it('names the languages of a browser by their weight', () => {
  expect(acceptedLanguages('en;q=0.7, de-CH, de;q=0.9,*;q=0.1')).toEqual(['de-CH', 'de', 'en']);
});

it('leaves out what is not wanted, or cannot be read', () => {
  expect(acceptedLanguages('fr;q=0, zh-CN;q = 0.5, ;;,it;q=much')).toEqual(['zh-CN']);
  expect(acceptedLanguages(undefined)).toEqual([]);
});
