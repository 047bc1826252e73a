import { expect, test } from 'vitest';
import { pathInside, withMentions } from './taken-files';

test.each([
  ['/home/me/project', '/home/me/project/src/a b.ts', 'src/a b.ts'],
  ['/home/me/project', '/home/me/project-2/a.ts', null],
  ['/home/me/project', '/home/me/Project/a.ts', null],
  ['/home/me/project', '', null],
  ['C:\\work\\project', 'c:\\Work\\Project\\src\\a.ts', 'src/a.ts'],
])('in %s, %j is %j', (root, path, inside) => {
  expect(pathInside(root, path)).toBe(inside);
});

test('paths are mentioned behind what is written, with a blank between', () => {
  expect(withMentions('', ['src/a.ts'])).toBe('@src/a.ts ');
  expect(withMentions('See', ['a b.md', 'src'])).toBe('See @"a b.md" @src ');
  expect(withMentions('See ', ['src'])).toBe('See @src ');
});
