import { expect, test } from 'vitest';
import { type MenuOptions, menuTemplate } from './menu';

const acts = {
  openFolder() {},
  minimise() {},
  nextWindow() {},
  readMe() {},
  shortcuts() {},
  exportLogs() {},
};
const options: MenuOptions = { platform: 'linux', isDevelopment: false, windows: [], acts };

type Item = ReturnType<typeof menuTemplate>[number];

function itemsOf(more: Partial<MenuOptions> = {}): readonly Item[] {
  const all = (items: readonly Item[]): Item[] =>
    items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? all(item.submenu) : [])]);
  return all(menuTemplate({ ...options, ...more }));
}

/** All roles, with the items of the roles that contain whole menus. */
function roles(more?: Partial<MenuOptions>): readonly string[] {
  return itemsOf(more).flatMap(({ role }) => role ?? []);
}

const labels = (more?: Partial<MenuOptions>) =>
  menuTemplate({ ...options, ...more }).map(({ role, label }) => label ?? role);

test.each(['linux', 'win32'] as const)('on %s no key of the menu closes the window', (platform) => {
  const all = roles({ platform, isDevelopment: true });
  // `windowMenu` and `fileMenu` contain `close` with Ctrl+W.
  for (const role of ['close', 'windowMenu', 'fileMenu']) expect(all).not.toContain(role);
  expect(labels({ platform })).toEqual(['File', 'Edit', 'View', 'Window', 'Help']);
});

test('on a Mac Cmd+W closes the window when no tab takes it', () => {
  expect(labels({ platform: 'darwin' })).toEqual(['appMenu', 'File', 'Edit', 'View', 'Window', 'Help']);
  expect(roles({ platform: 'darwin' })).toContain('close');
});

test('reloading and developer tools are for development', () => {
  const ofDevelopment = (isDevelopment: boolean) =>
    roles({ isDevelopment }).filter((role) => /reload|dev/i.test(role));
  expect([ofDevelopment(false), ofDevelopment(true)]).toEqual([[], ['reload', 'toggleDevTools']]);
});

test('every item has words of ours', () => {
  for (const platform of ['linux', 'darwin', 'win32'] as const)
    for (const { type, role, label } of itemsOf({ platform, isDevelopment: true }))
      expect(type === 'separator' || role === 'appMenu' || typeof label === 'string').toBe(true);
});

test('the windows are listed, the one in front is marked, and a click shows one', () => {
  const shown: string[] = [];
  const windows = ['fish & chips', 'ray'].map((title, index) => ({
    title,
    isFocused: index === 1,
    show: () => void shown.push(title),
  }));
  const listed = itemsOf({ windows }).filter(({ type }) => type === 'radio');
  expect(listed.map(({ label, checked }) => [label, checked])).toEqual([
    ['fish && chips', false],
    ['ray', true],
  ]);
  (listed[0]?.click as (() => void) | undefined)?.();
  expect(shown).toEqual(['fish & chips']);
});
