import { expect, test } from 'vitest';
import { typedFolder } from './typed-folder';

test.each([
  ['/srv/app', '/srv/app'],
  ['~', '/home/$&'],
  ['~/code/app', '/home/$&/code/app'],
])('%s is %s', (typed, folder) => {
  expect(typedFolder(typed, '/home/$&')).toBe(folder);
});

test.each(['app', './app', '../app', '~someone/app'])('%s could be anywhere, and is refused', (typed) => {
  expect(() => typedFolder(typed, '/home/me')).toThrow(
    `“${typed}” is not an absolute path. Start it with / or ~/.`,
  );
});
