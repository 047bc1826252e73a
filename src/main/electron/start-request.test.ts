import path from 'node:path';
import { expect, test } from 'vitest';
import { requestIn } from './start-request';

test('folders are paths or the addresses of a file manager, switches are none', () => {
  const argv = ['/opt/pilotfish', '--disable-gpu', 'fish', 'file:///home/me/a%20folder', '/ray'];
  expect(requestIn(argv, true).folders).toEqual([path.resolve('fish'), '/home/me/a folder', '/ray']);
});

test('from a clone the first one is the application itself', () => {
  expect(requestIn(['/opt/electron', '--inspect=0', '/clone', '/fish'], false).folders).toEqual(['/fish']);
});

test('links are no folders', () => {
  const link = 'pilotfish://open?folder=%2Ffish';
  expect(requestIn(['/opt/pilotfish', link], true)).toEqual({ folders: [], links: [link] });
});
