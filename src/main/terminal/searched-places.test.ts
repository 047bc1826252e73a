import { expect, it } from 'vitest';
import { type Search, searchOf } from './searched-places';
import { splitWords } from './shell-words';

it.each<[string, readonly string[], Search]>([
  ['rg x', [], ['.']],
  ['rg x src lib', ['src', 'lib'], ['src', 'lib']],
  ['/usr/bin/rg x', [], ['.']],
  ['grep x a.txt', ['a.txt'], 'nothing'],
  ['grep -r x', [], ['.']],
  ['grep -inr x src', ['src'], ['src']],
  ['grep --recursive x src', ['src'], ['src']],
  ['grep -d recurse x src', ['src'], ['src']],
  ['grep -R x src', [], ['.']],
  ['diff -r a b', ['a', 'b'], ['a', 'b']],
  ['git status', [], 'nothing'],
  ['git log --oneline --stat', [], 'nothing'],
  ['git log -p', [], 'repository'],
  ['git log --patch -- src', ['src'], ['src']],
  ['git diff', [], 'repository'],
  ['git diff HEAD~1 src', ['HEAD~1', 'src'], 'repository'],
  ['git diff HEAD~1 -- src', ['HEAD~1', 'src'], ['src']],
  ["git diff -- ':(glob)**'", [':(glob)**'], 'repository'],
  ['git -C other --no-pager show HEAD:a', [], 'repository'],
  ['git show HEAD -- src', ['src'], 'repository'],
  ['find . -name x', ['.'], 'nothing'],
  ['ls -R', [], 'nothing'],
])('%s, which looks at %j, searches %j', (text, seen, expected) => {
  expect(searchOf(splitWords(text) ?? [], { seen, isPiped: false })).toEqual(expected);
});

it('rg searches what it is piped, unless it is given a folder', () => {
  expect(searchOf(['rg', 'x'], { seen: [], isPiped: true })).toBe('nothing');
  expect(searchOf(['rg', 'x', 'src'], { seen: ['src'], isPiped: true })).toEqual(['src']);
});
