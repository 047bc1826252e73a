import { expect, test } from 'vitest';
import {
  fileMention,
  linesIn,
  linesMention,
  mentionedPaths,
  withMentions,
  withoutPath,
} from './file-mentions';

test.each([
  ['See @src/a.ts, and @src/a.ts.', ['src/a.ts']],
  ['@"my notes.md" @src/', ['my notes.md', 'src/']],
  ['Use @{read-only}, mail a@b.c, ask @@x', []],
  ['nothing @ all', []],
])('the paths in %j', (text, paths) => {
  expect(mentionedPaths(text)).toEqual(paths);
});

test('what is mentioned is found again', () => {
  for (const path of ['src/a.ts', 'my notes.md', "it's.md"])
    expect(mentionedPaths(`Look at ${fileMention(path)} now`)).toEqual([path]);
});

test('paths are mentioned behind what is written, with a blank between', () => {
  expect(withMentions('', ['src/a.ts'])).toBe('@src/a.ts ');
  expect(withMentions('See', ['a b.md', 'src'])).toBe('See @"a b.md" @src ');
  expect(withMentions('See ', ['src'])).toBe('See @src ');
});

test.each([
  ['See @a.ts and @b.ts', 'a.ts', 'See and @b.ts'],
  ['@a.ts @a.tsx @a.ts', 'a.ts', '@a.tsx '],
  ['See @a.ts, then\n@"a.ts"\nmore', 'a.ts', 'See , then\n\nmore'],
  ['See @"a b.md" now', 'a b.md', 'See now'],
  ['Mail me@a.ts', 'a.ts', 'Mail me@a.ts'],
])('%j without %j', (text, name, without) => {
  expect(withoutPath(text, name)).toBe(without);
});

test('lines of a file are named behind it', () => {
  const lines = { first: 3, last: 9 };
  expect(linesMention('src/a.ts', lines)).toBe('@src/a.ts:3-9');
  expect(linesMention('a b.ts', { first: 3, last: 3 })).toBe('@"a b.ts:3"');
  expect(linesIn('src/a.ts:3-9')).toEqual({ path: 'src/a.ts', lines });
  expect(linesIn('src/a.ts:3')).toEqual({ path: 'src/a.ts', lines: { first: 3, last: 3 } });
  for (const name of ['src/a.ts', 'a.ts:', 'a.ts:0', 'a.ts:9-3', ':3']) expect(linesIn(name)).toBeNull();
});
