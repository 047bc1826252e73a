import { expect, it } from 'vitest';
import { matchingTitles } from './matching-titles';

const items = [
  'New terminal',
  'New chat',
  'Settings',
  'Show or hide the terminal',
  'Close the active tab',
].map((title) => ({ id: title, title }));
const titles = (typed: string, recent: readonly string[] = []) =>
  matchingTitles(items, typed, recent).map(({ item }) => item.title);

it('lists all by their titles while nothing is typed, those recently used first', () => {
  expect(titles('')).toEqual(titles('').toSorted());
  expect(titles(' ', ['Settings', 'New terminal']).slice(0, 3)).toEqual([
    'Settings',
    'New terminal',
    'Close the active tab',
  ]);
});

it('finds by letters in their order, the beginnings of words before letters anywhere', () => {
  expect(titles('nt')[0]).toBe('New terminal');
  expect(titles('TERM')).toEqual(['New terminal', 'Show or hide the terminal']);
  expect(titles('term new').toSorted()).toEqual(['New terminal']);
  expect(titles('xyz')).toEqual([]);
});

it('puts what was recently used first among what fits', () => {
  expect(titles('term', ['Settings', 'Show or hide the terminal'])[0]).toBe('Show or hide the terminal');
});

it('tells where the letters stand', () => {
  const [first] = matchingTitles(items, 'sett', []);
  expect(first).toMatchObject({ item: { title: 'Settings' }, marked: [0, 1, 2, 3], isRecent: false });
});
