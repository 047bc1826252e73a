import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { resultsIn } from './calls';
import { answer, card, composer, conversation, send } from './window';

// Offers of the reference server to the user beside tools: prompts, resources and forms.

const everything = createRequire(import.meta.url).resolve(
  '@modelcontextprotocol/server-everything/package.json',
);
const server = { command: process.execPath, args: [path.join(everything, '../dist/index.js'), 'stdio'] };
test.use({ settings: JSON.stringify({ mcpServers: { ref: server } }) });

const option = (page: Page, name: string | RegExp) =>
  page.getByRole('listbox').getByRole('option', { name }).first();

test('a prompt is filled in and run from the menu, resources are attached, forms answered', async ({
  pilotfish,
}) => {
  test.slow();
  const { page, model } = pilotfish;
  await composer(page).pressSequentially('/completable');
  await expect(option(page, '/ref:completable-prompt')).toContainText('<department> <name>');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(option(page, '/ref:completable-prompt')).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Team Management' });
  const field = (name: string) => dialog.getByRole('combobox', { name });
  await expect(field('department')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This field is required.')).toHaveCount(2);
  await expectAccessible(page, 'the arguments of a prompt');
  await page.keyboard.type('Sa');
  await expect(option(page, 'Sales')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field('department')).toHaveValue('Sales');
  await page.keyboard.press('Tab');
  await expect(field('name')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Eve')).toBeVisible();
  await option(page, 'Eve').click();
  model.reply('Promoted.');
  await page.keyboard.press('Enter');
  await expect(conversation(page).getByText('Promoted.')).toBeVisible();
  const asked = await model.waitForRequest(1);
  expect(asked.messages.at(-1)?.content).toBe('Please promote Eve to the head of the Sales team.');
  await expect(
    conversation(page).getByText('/ref:completable-prompt department=Sales name=Eve'),
  ).toBeVisible();
  await expect(composer(page)).toHaveValue('');

  await composer(page).pressSequentially('Read @features');
  await expect(option(page, /^features\.md/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(composer(page)).toHaveValue('Read @ref:demo://resource/static/document/features.md ');
  await page.keyboard.type('and @demo://resource/dynamic/text');
  await expect(option(page, /dynamic\/text/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Enter resourceId:/)).toBeVisible();
  await page.keyboard.type('7');
  await expect(option(page, /^7/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(composer(page)).toHaveValue(/ and @ref:demo:\/\/resource\/dynamic\/text\/7 $/);
  model.reply('Read.');
  await page.keyboard.press('Enter');
  await expect(conversation(page).getByText('Read.', { exact: true })).toBeVisible();
  await expect(
    conversation(page).getByText(/features\.md is attached \([\d,]+ characters\)\./),
  ).toBeVisible();
  const read = JSON.stringify((await model.waitForRequest(2)).messages);
  expect(read).toContain('# Everything Server - Features');
  expect(read).toContain('Resource 7: This is a plaintext resource');

  const ask = { calls: [{ name: 'ref__trigger-elicitation-request', arguments: {} }] };
  model.reply(ask, 'Sent.', ask, 'Declined.', ask, 'Cancelled.');
  const form = page.getByRole('group', { name: 'Form of the server ref' });
  for (const { button, said, request, told } of [
    { button: 'Send', said: 'Sent.', request: 4, told: /Name: Ada/ },
    { button: 'Decline', said: 'Declined.', request: 6, told: /^(?!.*Ada).*declined/s },
    { button: 'Cancel', said: 'Cancelled.', request: 8, told: /^(?!.*Ada).*cancelled/s },
  ]) {
    await send(page, 'Ask me.');
    await answer(card(page, /^Approval: /), 'Accept');
    await form.getByRole('textbox', { name: 'String', exact: true }).fill('Ada');
    if (button === 'Send') await expectAccessible(page, 'a form');
    // Invisible answers do not count, nor for a moment after they become visible again.
    await form.getByRole('button', { name: button, exact: true }).scrollIntoViewIfNeeded();
    await answer(form, button);
    await expect(conversation(page).getByText(said, { exact: true })).toBeVisible();
    expect(resultsIn(await model.waitForRequest(request)).join('')).toMatch(told);
  }
});
