import type { Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { inMain, windowOpenedBy } from './desktop';
import { composer } from './window';

// Settings that only the desktop has, and its menus with their keys.

test.use({ ownProcess: true });

test('menus, zoom, the shortcut for quick questions, and closing into the tray', {
  tag: '@desktop',
}, async ({ pilotfish }) => {
  await test.step('the menu of text opens where the page has none of its own', async () => {
    const { electron, page } = pilotfish;
    await composer(page).click({ button: 'right' });
    const labels = () =>
      inMain(electron, ({ Menu }) => Menu.popped.map(({ items }) => items.map(({ label }) => label)));
    await expect.poll(labels).toEqual([expect.arrayContaining(['Paste'])]);
  });
  await test.step('the keys of the menu zoom the page', () => zoom(pilotfish));
  await test.step('the shortcut is taken as soon as it is set, also after an invalid one', async () => {
    const { electron, page } = pilotfish;
    await openBehaviour(page);
    const held = () => inMain(electron, ({ globalShortcut }) => [...globalShortcut.held.keys()]);
    for (const [keys, expected] of [
      ['no keys', []],
      ['Alt+Q', ['Alt+Q']],
    ] as const) {
      await page.getByRole('textbox', { name: 'Quick question shortcut' }).fill(keys);
      await page.getByRole('button', { name: 'Save “Quick question shortcut”' }).click();
      await expect.poll(held).toEqual(expected);
    }
  });
  await test.step('the window is closed into the tray if the setting says so, and comes back from it', async () => {
    const { electron, page } = pilotfish;
    const toTray = page.getByRole('switch', { name: 'Close to tray' });
    await toTray.click();
    await expect(toTray).toBeChecked();
    await page.keyboard.press('Escape');
    await inMain(electron, ({ BrowserWindow }) => BrowserWindow.getAllWindows().at(0)?.close());
    await expect.poll(() => page.isClosed()).toBe(true);
    const back = await windowOpenedBy(electron, () =>
      inMain(electron, ({ Tray }) => void Tray.all[0]?.emit('click')),
    );
    await expect(back.getByRole('button', { name: /^Project: / })).toBeVisible();
  });
});

async function zoom({ electron, page }: Pilotfish): Promise<void> {
  await composer(page).focus();
  const level = () =>
    inMain(electron, ({ BrowserWindow }) => BrowserWindow.getAllWindows().at(0)?.webContents.zoomLevel);
  for (const keys of ['Control+Shift+Equal', 'Control+Equal', 'Control+NumpadAdd'])
    await page.keyboard.press(keys);
  await expect.poll(level).toBe(1.5);
  await page.keyboard.press('Control+NumpadSubtract');
  await page.keyboard.press('Control+Minus');
  await expect.poll(level).toBe(0.5);
  await page.keyboard.press('Control+0');
  await expect.poll(level).toBe(0);
}

async function openBehaviour(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: 'Behaviour' }).click();
}
