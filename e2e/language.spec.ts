import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { composer } from './window';

// The language of the window, chosen while it is open.

test('another language holds at once, keeps what was typed and where the user is, and is there from the start', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  const { page, home } = pilotfish;
  await composer(page).fill('not sent yet');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('button', { name: 'Appearance' })
    .click();
  const select = page.getByRole('combobox', { name: 'Language' });
  await expect(select).toHaveText('Use system setting');
  await select.click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const chosen = page.getByRole('combobox', { name: 'Sprache' });
  await expect(chosen).toHaveText('Deutsch');
  await expect(chosen).toBeFocused();
  expect(JSON.parse(await readFile(path.join(home, 'settings.json'), 'utf8'))).toMatchObject({
    language: 'de',
  });
  const message = page.getByRole('textbox', { name: 'Nachricht', exact: true });
  await page.getByRole('button', { name: 'Einstellungen schließen' }).click();
  await expect(page.getByRole('button', { name: 'Modus: Fragen' })).toBeVisible();
  await expect(message).toHaveValue('not sent yet');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Modus: Fragen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(message).toHaveValue('not sent yet');
});
