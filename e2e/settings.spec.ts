import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { resultsIn, shellCall } from './calls';
import { canary } from './canary';
import { startFakeModel } from './fake-model';
import { answer, beginAnew, card, conversation, send } from './window';

// The settings as a page and as a file. The page writes keys and never shows them.

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

  test('a provider with a key is added, its models are listed, and the key is nowhere to be seen; it goes to no other server', {
    tag: '@electron',
  }, async ({ pilotfish }) => {
    const { page, home, model } = pilotfish;
    model.setModels(['heron-large', 'heron-small']);
    model.reply('Hello from heron.');
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
    await dialog.getByRole('textbox', { name: 'Extra headers (optional)' }).fill('X-Team: core');
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

    const other = await startFakeModel();
    other.reply('Hello from elsewhere.');
    await openSection(page, 'Models');
    await page.getByRole('button', { name: 'Edit Heron' }).click();
    const changed = page.getByRole('dialog', { name: 'Edit Heron' });
    await changed.getByRole('textbox', { name: 'Base URL' }).fill(other.baseUrl);
    await expect(
      changed.getByText(`Pilotfish sends the stored key only to ${new URL(model.baseUrl).origin}.`),
    ).toBeVisible();
    await expect(
      changed.getByRole('switch', {
        name: 'Use the key command, parameters and headers for the new server too',
      }),
    ).toBeVisible();
    await answer(changed, 'Save');
    await expect(changed).toBeHidden();
    await expect(page.getByRole('list', { name: 'Models' })).not.toContainText('Key stored');
    await page.getByRole('button', { name: 'Close settings' }).click();
    await send(page, 'Hello?');
    await expect(conversation(page).getByText('Hello from elsewhere.')).toBeVisible();
    const { headers } = await other.waitForRequest(1);
    expect([headers.authorization, headers['x-team']]).toEqual([undefined, undefined]);
    await other.close();
  });

  test('a connection is tested with a tool and an image; what it taught is kept, shown and forgotten', async ({
    pilotfish,
  }) => {
    const { page, home, model } = pilotfish;
    model.onRequest(({ body }) =>
      'stream_options' in body
        ? { status: 400, body: { error: { message: 'unknown field: stream_options' } } }
        : null,
    );
    model.reply({ calls: [{ name: 'echo_word', arguments: { word: 'heron' } }] }, 'heron, 1, 2, 3, 4, 5, 6');
    model.sideReply('Red.');
    await leaveFirstScreen(page);
    await openSection(page, 'Models');
    await page.getByRole('button', { name: 'Add provider' }).click();
    await page.getByRole('menuitem', { name: 'Other provider…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add provider' });
    await dialog.getByRole('textbox', { name: 'Base URL' }).fill(model.baseUrl);
    await dialog.getByRole('combobox', { name: 'Model' }).fill('heron');
    await answer(dialog, 'Test connection');
    const lines = dialog.getByRole('list', { name: 'Result of the connection test' }).getByRole('listitem');
    await expect(lines).toHaveText([
      'ReplyThe reply is streamed.',
      'ToolsThe model calls tools.',
      'Tool resultsThe provider accepts the result of a tool.',
      'ReasoningThe provider sent no reasoning.',
      /^ImagesThe model sees images\./,
      /^Context window[\d,]+ tokens/,
    ]);
    await expect(dialog.getByText('Requests omit “stream_options”.')).toBeVisible();
    await expectAccessible(page, 'a tested connection');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Heron');
    await answer(dialog, 'Save');

    await page.getByRole('button', { name: 'Learned from this provider: 1 change' }).click();
    const kept = () => readFile(path.join(home, 'learned.json'), 'utf8');
    await expect.poll(kept).toContain('no-stream-options');
    await page.getByRole('button', { name: 'Forget the changes for heron' }).click();
    await expect(page.getByRole('button', { name: /^Learned from this provider/ })).toBeHidden();
    await expect.poll(kept).not.toContain('no-stream-options');
  });
});

test('rules and settings hold at once', { tag: '@electron' }, async ({ pilotfish }) => {
  await test.step('a rule is added, explained, holds for what is tried and for what is done, and is removed', async () => {
    const { page, project, model } = pilotfish;
    await openSection(page, 'Rules');
    const command = page.getByRole('textbox', { name: 'Command', exact: true });
    const tried = page.getByRole('region', { name: 'Check a command' });
    const verdict = tried.getByRole('status');
    await expect(verdict).toBeEmpty();
    await command.pressSequentially('ls && touch made');
    await expect(verdict).toHaveText('It would ask: the mode is Ask.');
    await expect(tried.getByRole('listitem')).toHaveText(['touch madetouch may do more than read']);
    await expectAccessible(page, 'a tried command');

    // By the keyboard alone: from the command to the modes.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Auto' }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(verdict).toHaveText('It would run: the mode is Auto.');

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
    await expect(page.getByRole('list', { name: 'Rules' })).toContainText('run_shell_command');

    await page.getByRole('button', { name: 'Close settings' }).click();
    const call = { calls: [shellCall('touch made')] };
    model.reply(call, 'Refused.', call);
    await send(page, 'Make it.');
    await expect(conversation(page).getByText('Refused.')).toBeVisible();
    expect(resultsIn(model.requests[1])).toEqual([
      'Not executed: blocked by rule "deny run_shell_command touch" (project). This was not a decision by the user in this moment.',
    ]);

    await openSection(page, 'Rules');
    await page.getByRole('button', { name: 'Remove rule deny run_shell_command touch' }).click();
    await expect(page.getByText('No rules yet')).toBeVisible();
    await page.getByRole('button', { name: 'Close settings' }).click();
    await send(page, 'Again.');
    await expect(card(page, 'touch made')).toBeVisible();
    expect(await readdir(project)).toEqual(['README.md', 'src']);
  });
  await beginAnew(pilotfish);
  await test.step('what is chosen on the page and written in the file holds at once and is kept, and comments stay', async () => {
    const { page, home } = pilotfish;
    const file = path.join(home, 'settings.json');
    const theme = (name: string) => expect(page.locator('html')).toHaveAttribute('data-theme', name);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await writeFile(file, '{\n  // I like it dark.\n  "theme": "dark"\n}\n');
    await theme('dark');
    const dark = await background();
    await openSection(page, 'Appearance');
    await page.getByRole('radio', { name: /^Light/ }).click();
    await theme('light');
    expect(await background()).not.toBe(dark);
    await expect.poll(() => readFile(file, 'utf8')).toContain('"light"');
    expect(await readFile(file, 'utf8')).toContain('// I like it dark.');

    await openSection(page, 'Behaviour');
    await page.getByRole('radio', { name: /^Plan/ }).click();
    await page.getByRole('button', { name: 'Close settings' }).click();
    await expect(page.getByRole('button', { name: 'Mode: Plan' })).toBeVisible();
    await page.reload();
    await theme('light');
  });
});
