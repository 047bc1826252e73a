import { beforeEach, expect, test } from 'vitest';
import { showRecent } from './recent-menus';
import { app } from './testing/stand-in';

const recent = [
  { name: 'fish', root: 'C:\\fish' },
  { name: 'C:', root: 'C:\\' },
];
const openFolder = () => {};

beforeEach(() => {
  app.jumpList = null;
});

test('on Windows the taskbar lists the recent folders, each as one argument', () => {
  showRecent(recent, { platform: 'win32', program: 'C:\\pilotfish.exe', openFolder });
  expect(app.jumpList).toMatchObject([
    {
      items: [
        { title: 'fish', args: '"C:\\fish"' },
        { title: 'C:', args: '"C:\\\\"' },
      ],
    },
  ]);
});

test('from a clone it lists none: Electron alone would run the folder’s own program', () => {
  showRecent(recent, { platform: 'win32', program: null, openFolder });
  expect(app.jumpList).toBeNull();
});
