import { expect, test } from 'vitest';
import { pathInside } from './taken-files';

test.each([
  ['/home/me/project', '/home/me/project/src/a b.ts', 'src/a b.ts'],
  ['/home/me/project', '/home/me/project-2/a.ts', null],
  ['/home/me/project', '/home/me/Project/a.ts', null],
  ['/home/me/project', '', null],
  ['C:\\work\\project', 'c:\\Work\\Project\\src\\a.ts', 'src/a.ts'],
])('in %s, %j is %j', (root, path, inside) => {
  expect(pathInside(root, path)).toBe(inside);
});
