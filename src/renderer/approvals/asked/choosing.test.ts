import { expect, it } from 'vitest';
import { chosenAfter } from './choosing';

const choices = ['a', 'b', 'c'].map((label) => ({ label }));

it('one choice takes the place of another, and stays when it is chosen again', () => {
  const asked = { choices, multiple: false };
  expect(chosenAfter(asked, ['a'], 'b')).toEqual(['b']);
  expect(chosenAfter(asked, ['b'], 'b')).toEqual(['b']);
});

it('of several each is taken and let go by itself, in the order asked', () => {
  const asked = { choices, multiple: true };
  expect(chosenAfter(asked, ['c'], 'a')).toEqual(['a', 'c']);
  expect(chosenAfter(asked, ['a', 'c'], 'a')).toEqual(['c']);
});
