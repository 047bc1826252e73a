import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';

test.use({ settings: '{\n  // Mine.\n  "theme": "light"\n}\n' });

test('the file of all settings is found, edited in a tab, checked and saved', async ({ pilotfish }) => {
  const { page, home } = pilotfish;
  const file = path.join(home, 'settings.json');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'Search all settings' });
  await search.fill('settings.json');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Open settings.json' }).click();
  const editor = page.getByRole('textbox', { name: 'settings.json' });
  await expect(page.locator('.view-lines')).toContainText('// Mine.');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('{ "theme": "purple" }');
  await expect(page.locator('.squiggly-warning')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('{ "theme": "dark" }');
  // The closing brace that the editor added.
  await page.keyboard.press('Delete');
  await expect(page.locator('.squiggly-warning')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.keyboard.type(' ');
  await writeFile(file, '{ "theme": "light" }');
  await expect(page.getByRole('button', { name: 'Keep my version' })).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('{ "theme": "light" }');
});
