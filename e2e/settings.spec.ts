import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { canary, expect, test } from './app';
import { expectAccessible } from './axe';
import { editCall, resultsIn } from './calls';
import { answer, card, composer, conversation, send } from './window';

// The settings as a page and as a file; keys go in and never come out.

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

test.describe('with nothing chosen', () => {
  test.use({ provider: 'none' });

  test('a provider with a key is added, its models are listed, and the key is nowhere to be seen', async ({
    pilotfish,
  }) => {
    const { page, home, model } = pilotfish;
    model.setModels(['heron-large', 'heron-small']);
    model.reply('Hello from heron.');
    await leaveFirstScreen(page);
    await openSection(page, 'Models');
    await page.getByRole('button', { name: 'Add a model endpoint' }).click();
    await page.getByRole('menuitem', { name: 'Any other endpoint…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a model endpoint' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Heron');
    await dialog.getByRole('textbox', { name: 'Base URL' }).fill(model.baseUrl);
    await dialog.getByLabel('API key').fill(canary);
    await answer(dialog, 'Test connection');
    await expect(dialog.getByText('It works: 2 models to choose from.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Model' }).fill('heron-large');
    await answer(dialog, 'Save');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: 'Models' })).toContainText('Key stored');

    await page.getByRole('button', { name: 'Edit Heron' }).click();
    await expect(page.getByLabel('API key (stored)')).toHaveValue('');
    expect(await page.content()).not.toContain(canary);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(canary);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Close settings' }).click();

    await send(page, 'Hello?');
    await expect(conversation(page).getByText('Hello from heron.')).toBeVisible();
    expect(model.requests).toMatchObject([
      { model: 'heron-large', headers: { authorization: `Bearer ${canary}` } },
    ]);
    expect((await stat(path.join(home, 'secrets'))).mode & 0o777).toBe(0o600);
  });

  test('a wrong address is said beside the field', async ({ pilotfish }) => {
    const { page, model } = pilotfish;
    await model.close();
    await leaveFirstScreen(page);
    await openSection(page, 'Models');
    await page.getByRole('button', { name: 'Add a model endpoint' }).click();
    await page.getByRole('menuitem', { name: 'Any other endpoint…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a model endpoint' });
    await answer(dialog, 'Save');
    await expect(dialog.getByText('Give it a name.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Base URL' }).fill(model.baseUrl);
    await answer(dialog, 'Test connection');
    await expect(dialog.getByRole('alert').filter({ hasText: new URL(model.baseUrl).host })).toBeVisible();
  });
});

test('the environment’s endpoint is shown, and that it wins', async ({ pilotfish }) => {
  const { page } = pilotfish;
  await openSection(page, 'Models');
  const item = page
    .getByRole('list', { name: 'Models' })
    .getByRole('listitem')
    .filter({ hasText: 'From the environment' });
  await expect(item).toContainText('In use');
  await expect(page.getByText('They win over what is chosen here.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(composer(page)).toBeVisible();
});

test('a rule is added, explained, holds, and is removed', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'src/sum.ts');
  await openSection(page, 'Rules');
  await page.getByRole('combobox', { name: 'Effect' }).click();
  await page.getByRole('option', { name: 'Deny' }).click();
  await page.getByRole('textbox', { name: 'Files (optional)' }).fill('src/**');
  await page.getByRole('button', { name: 'Add rule' }).click();
  const rules = page.getByRole('list', { name: 'Rules' });
  await expect(rules).toContainText(
    'Calls of edit on anything in the folder src are refused without a question, in this project.',
  );

  await page.getByRole('button', { name: 'Close settings' }).click();
  const call = { calls: [editCall(file, '1 + 1', '2')] };
  model.reply(call, 'Refused.', call);
  await send(page, 'Simplify.');
  await expect(conversation(page).getByText('Refused.')).toBeVisible();
  expect(resultsIn(model.requests[1])).toEqual([
    'Not executed: blocked by rule "deny edit src/**" (project). This was not a decision by the user in this moment.',
  ]);

  await openSection(page, 'Rules');
  await page.getByRole('button', { name: 'Remove rule deny edit src/**' }).click();
  await expect(page.getByText('There are no rules yet')).toBeVisible();
  await page.getByRole('button', { name: 'Close settings' }).click();
  await send(page, 'Again.');
  await expect(card(page, 'sum.ts')).toBeVisible();
});

test('a command is tried: what would happen to it and why, as the rules are now, and it is not run', async ({
  pilotfish,
}) => {
  const { page, project } = pilotfish;
  await openSection(page, 'Rules');
  const command = page.getByRole('textbox', { name: 'Command', exact: true });
  const tried = page.getByRole('region', { name: 'Try a command' });
  const verdict = tried.getByRole('status');
  await expect(verdict).toBeEmpty();
  await command.pressSequentially('ls && touch made');
  await expect(verdict).toHaveText('It would ask: the mode is Ask.');
  await expect(tried.getByRole('listitem')).toHaveText(['touch madetouch is not known to only read']);
  await expectAccessible(page, 'a tried command');

  // By the keyboard alone: from the command to the modes.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Auto' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(verdict).toHaveText('It would run: the mode is Auto.');

  // A rule that is added holds for what stands there already.
  await page.getByRole('combobox', { name: 'Effect' }).click();
  await page.getByRole('option', { name: 'Deny' }).click();
  await page.getByRole('combobox', { name: 'Tool' }).click();
  await page.getByRole('option', { name: /^run_shell_command/ }).click();
  await page.getByRole('textbox', { name: 'Commands (optional)' }).fill('touch');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await expect(verdict).toHaveText(
    'It would be refused: rule “deny run_shell_command touch” (project) refuses it.',
  );

  await command.fill('echo \0');
  await expect(command).toHaveAccessibleDescription('It contains a NUL character, which no shell takes.');
  await expect(verdict).toBeEmpty();
  await command.fill('');
  await expect(command).toHaveAccessibleDescription('');
  expect(await readdir(project)).toEqual(['README.md', 'src']);
});

test('the theme is chosen, holds at once, and is kept', async ({ pilotfish }) => {
  const { page, home } = pilotfish;
  await openSection(page, 'Appearance');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole('radio', { name: /^Dark/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await background();
  await page.getByRole('radio', { name: /^Light/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await background()).not.toBe(dark);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await readFile(path.join(home, 'settings.json'), 'utf8')).toContain('"light"');
});

test('the mode of a new chat is a setting', async ({ pilotfish }) => {
  const { page } = pilotfish;
  await openSection(page, 'Behaviour');
  await page.getByRole('radio', { name: /^Plan/ }).click();
  await page.getByRole('button', { name: 'Close settings' }).click();
  await expect(page.getByRole('button', { name: 'Mode: Plan' })).toBeVisible();
});

test('what is edited in the file holds at once, and its comments stay', async ({ pilotfish }) => {
  const { page, home } = pilotfish;
  const file = path.join(home, 'settings.json');
  await writeFile(file, '{\n  // I like it dark.\n  "theme": "dark"\n}\n');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openSection(page, 'Appearance');
  await page.getByRole('radio', { name: /^Light/ }).click();
  await expect.poll(() => readFile(file, 'utf8')).toContain('"light"');
  expect(await readFile(file, 'utf8')).toContain('// I like it dark.');
});

test.describe('a file that cannot be read as settings', () => {
  test.use({ settings: '{ "theme": "dark", ' });

  test('is said, put aside and not lost', async ({ pilotfish }) => {
    const { page, home } = pilotfish;
    await expect(page.getByText(/settings\.json/).first()).toBeVisible();
    const aside = (await readdir(home)).filter((name) => name.startsWith('settings.json.broken'));
    expect(aside).toHaveLength(1);
    expect(await readFile(path.join(home, `${aside[0]}`), 'utf8')).toBe('{ "theme": "dark", ');
  });
});

test.describe('one wrong key in the file', () => {
  test.use({ settings: '{ "theme": "purple", "defaultMode": "plan" }' });

  test('is named, and the others hold', async ({ pilotfish }) => {
    const { page } = pilotfish;
    await expect(page.getByText(/theme/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mode: Plan' })).toBeVisible();
  });
});
