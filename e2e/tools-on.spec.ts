import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { answer, composer, conversation, send } from './window';

// The tools of a chat, shown and changed in the window, with a group created there.

const chip = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Active tools' }).getByRole('button', { name: `Turn off ${name}` });

async function toggleGroup(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Choose tools' }).click();
  await page.getByRole('menuitemcheckbox', { name }).click();
}

test('a group is made in the settings, mentioned, sent as it is, shown as a chip and turned off', async ({
  pilotfish,
}) => {
  const { page, home, model } = pilotfish;
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('button', { name: 'Tools and servers', exact: true })
    .click();
  await page.getByRole('button', { name: 'Add group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('looking');
  await dialog.getByRole('checkbox', { name: /^glob\b/ }).check();
  await answer(dialog, 'Save');
  await expect(page.getByRole('list', { name: 'Groups' })).toContainText('@{looking}');
  expect(JSON.parse(await readFile(path.join(home, 'settings.json'), 'utf8')).toolGroups).toMatchObject({
    looking: { tools: ['glob'], collapse: true },
  });
  await page.getByRole('button', { name: 'Close settings' }).click();

  model.reply('I looked.', 'Nothing left.');
  await toggleGroup(page, /^agent/);
  await expect(page.getByText('No active tools')).toBeVisible();
  await composer(page).pressSequentially('Look around with @loo');
  const menu = page.getByRole('listbox', { name: 'Mention suggestions' });
  await expect(menu.getByRole('option', { name: 'looking' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(composer(page)).toHaveValue('Look around with @{looking} ');
  await page.keyboard.press('Enter');
  await expect(conversation(page).getByText('I looked.')).toBeVisible();
  expect((await model.waitForRequest(1)).tools).toEqual(['glob']);
  await expect(chip(page, 'looking')).toBeVisible();

  await toggleGroup(page, /^read-only/);
  await expect(chip(page, 'read-only')).toBeVisible();
  await expect(chip(page, 'looking')).toBeHidden();
  await send(page, 'And now?');
  await expect(conversation(page).getByText('Nothing left.')).toBeVisible();
  const { tools } = await model.waitForRequest(2);
  expect(tools).toContain('read_file');
  expect(tools).not.toContain('edit');
});
