import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { answer, beginAnew, composer, conversation, send } from './window';

// The tools of a chat, shown and changed in the window, with groups and rules created there.

const settings = JSON.stringify({
  toolGroups: {
    looking: { tools: ['glob', 'no_such_tool'], description: 'Looks.', systemPrompt: 'Only look.' },
  },
});

test.use({ settings });

const chips = (page: Page) => page.getByRole('list', { name: 'Active tools' });
const chip = (page: Page, name: string) => chips(page).getByRole('button', { name: `Turn off ${name}` });

async function toggleGroup(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Choose tools' }).click();
  await page.getByRole('menuitemcheckbox', { name }).click();
}

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name, exact: true }).click();
}

test('the tools of a chat, and the groups of the settings', async ({ pilotfish }) => {
  await test.step('a group is completed, mentioned, sent as it is, shown as a chip and turned off', async () => {
    const { page, model } = pilotfish;
    model.reply('I looked.', 'Nothing left.');
    await expect(chips(page)).toHaveCount(0);
    await toggleGroup(page, /^agent/);
    await expect(page.getByText('No active tools')).toBeVisible();
    await composer(page).pressSequentially('Look around with @loo');
    const menu = page.getByRole('listbox', { name: 'Mention suggestions' });
    await expect(menu.getByRole('option', { name: 'looking' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(composer(page)).toHaveValue('Look around with @{looking} ');
    await expect(menu).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(conversation(page).getByText('I looked.')).toBeVisible();
    const request = await model.waitForRequest(1);
    expect(request.tools).toEqual(['glob']);
    expect(JSON.stringify(request.messages[0])).toContain('Only look.');
    await expect(chip(page, 'looking')).toBeVisible();

    await toggleGroup(page, /^read-only/);
    await expect(chip(page, 'read-only')).toBeVisible();
    await expect(chip(page, 'looking')).toBeHidden();
    await send(page, 'And now?');
    await expect(conversation(page).getByText('Nothing left.')).toBeVisible();
    const next = await model.waitForRequest(2);
    expect(next.tools).toContain('read_file');
    expect(next.tools).not.toContain('edit');
    expect(JSON.stringify(next.messages[0])).not.toContain('Only look.');
  });
  await beginAnew(pilotfish);
  await test.step('a group is made, changed and removed in the settings, which name what of it is not there', async () => {
    const { page, home } = pilotfish;
    const stored = async () =>
      JSON.parse(await readFile(path.join(home, 'settings.json'), 'utf8')).toolGroups;
    await openSection(page, 'Tools and servers');
    const groups = page.getByRole('list', { name: 'Groups' });
    await expect(groups).toContainText('Unavailable: no_such_tool. Pilotfish ignores it.');
    await page.getByRole('button', { name: 'Add group' }).click();
    const dialog = page.getByRole('dialog', { name: 'New group' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('editing');
    await dialog.getByRole('checkbox', { name: /^edit\b/ }).check();
    await dialog.getByRole('searchbox', { name: 'Search tools' }).fill('readfile');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await answer(dialog, 'Save');
    await expect(groups).toContainText('@{editing}');
    expect((await stored()).editing).toMatchObject({ tools: ['edit', 'read_file'], collapse: true });
    await page.getByRole('button', { name: 'Edit looking' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'no_such_tool unavailable' }).uncheck();
    await answer(page.getByRole('dialog'), 'Save');
    await expect(groups).not.toContainText('Unavailable');
    await page.getByRole('button', { name: 'Remove editing' }).click();
    await expect(groups).not.toContainText('@{editing}');
    expect(Object.keys(await stored())).toEqual(['looking']);
  });
});
