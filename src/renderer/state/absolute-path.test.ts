import { expect, it } from 'vitest';
import { absolutePath } from './absolute-path';

it('joins with the separator of the system the root comes from', () => {
  expect(absolutePath('/home/me/app', 'src/a.ts')).toBe('/home/me/app/src/a.ts');
  expect(absolutePath('C:\\work\\app', 'src/a.ts')).toBe('C:\\work\\app\\src\\a.ts');
  expect(absolutePath('\\\\server\\share', 'a.ts')).toBe('\\\\server\\share\\a.ts');
});

it('doubles no separator at the root of a disk', () => {
  expect(absolutePath('/', 'etc')).toBe('/etc');
  expect(absolutePath('C:\\', 'work')).toBe('C:\\work');
});

it('names the root itself', () => {
  expect(absolutePath('/home/me/app', '')).toBe('/home/me/app');
});
