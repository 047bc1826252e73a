import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { expectPartAccessible } from './axe';
import { resultsIn, shellCall } from './calls';
import { canary } from './canary';
import { answer, beginAnew, conversation, send } from './window';

// The settings as a page. The page writes keys and never shows them; `settings-file.spec.ts` has the file.

async function openSection(page: Page, name: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: 'Settings' });
  if (!(await title.isVisible())) await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

async function leaveFirstScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try the demo model' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test.use({ provider: 'none' });

test('a provider and a rule are added on the page, and hold at once', { tag: '@electron' }, async ({
  pilotfish,
}) => {
  await test.step('a provider with a key: its models are listed, it is tested, and the key is nowhere to be seen', async () => {
    const { page, home, model } = pilotfish;
    model.setModels(['heron-large', 'heron-small']);
    await leaveFirstScreen(page);
    await openSection(page, 'Models');
    await page.getByRole('button', { name: 'Add provider' }).click();
    await page.getByRole('menuitem', { name: 'Other provider…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add provider' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Heron');
    await dialog.getByRole('textbox', { name: 'Base URL' }).fill(model.baseUrl);
    await dialog.getByLabel('API key').fill(canary);
    await answer(dialog, 'List models');
    await expect(dialog.getByText('The provider lists 2 models.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Model' }).fill('heron-large');
    model.reply({ calls: [{ name: 'echo_word', arguments: { word: 'heron' } }] }, 'heron, 1, 2, 3, 4, 5, 6');
    model.sideReply('Red.');
    await answer(dialog, 'Test connection');
    const result = dialog.getByRole('list', { name: 'Result of the connection test' });
    await expect(result).toContainText('ToolsThe model calls tools.');
    await expect(result).toContainText('ImagesThe model sees images.');
    await expectPartAccessible(dialog, 'a tested connection');
    await answer(dialog, 'Save');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: 'Models' })).toContainText('Key stored');

    await page.getByRole('button', { name: 'Edit Heron' }).click();
    await expect(page.getByLabel('API key (stored)')).toHaveValue('');
    expect(await page.content()).not.toContain(canary);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(canary);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Close settings' }).click();

    model.reply('Hello from heron.');
    await send(page, 'Hello?');
    await expect(conversation(page).getByText('Hello from heron.')).toBeVisible();
    expect(model.requests.at(-1)).toMatchObject({
      model: 'heron-large',
      headers: { authorization: `Bearer ${canary}` },
    });
    expect((await stat(path.join(home, 'secrets'))).mode & 0o777).toBe(0o600);
  });
  await beginAnew(pilotfish);
  await test.step('a rule holds for what is tried and for what is done, and is removed', async () => {
    const { page, project, model } = pilotfish;
    await openSection(page, 'Rules');
    const tried = page.getByRole('region', { name: 'Check a command' });
    const verdict = tried.getByRole('status');
    await page.getByRole('textbox', { name: 'Command', exact: true }).pressSequentially('ls && touch made');
    await expect(verdict).toHaveText('It would ask: the mode is Ask.');
    await expectPartAccessible(tried, 'a tried command');

    // A new rule applies to the command that is already there.
    await page.getByRole('combobox', { name: 'Effect' }).click();
    await page.getByRole('option', { name: 'Deny' }).click();
    await page.getByRole('combobox', { name: 'Tool' }).click();
    await page.getByRole('option', { name: /^run_shell_command/ }).click();
    await page.getByRole('textbox', { name: 'Commands (optional)' }).fill('touch');
    await page.getByRole('button', { name: 'Add rule' }).click();
    await expect(verdict).toHaveText(
      'It would be denied: rule “deny run_shell_command touch” (project) denies it.',
    );

    await page.getByRole('button', { name: 'Close settings' }).click();
    model.reply({ calls: [shellCall('touch made')] }, 'Refused.');
    await send(page, 'Make it.');
    await expect(conversation(page).getByText('Refused.')).toBeVisible();
    expect(resultsIn(model.requests[1])).toEqual([
      'Not executed: blocked by rule "deny run_shell_command touch" (project). This was not a decision by the user in this moment.',
    ]);
    expect(await readdir(project)).toEqual(['README.md', 'src']);

    await openSection(page, 'Rules');
    await page.getByRole('button', { name: 'Remove rule deny run_shell_command touch' }).click();
    await expect(page.getByText('No rules yet')).toBeVisible();
  });
});
