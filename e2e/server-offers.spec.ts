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

test('a prompt is filled in and run from the menu, a resource is attached, a form answered', async ({
  pilotfish,
}) => {
  test.slow();
  const { page, model } = pilotfish;
  await composer(page).fill('/completable');
  await expect(option(page, '/ref:completable-prompt')).toContainText('<department> <name>');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Team Management' });
  const field = (name: string) => dialog.getByRole('combobox', { name });
  await expect(field('department')).toBeFocused();
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

  await composer(page).fill('Read @features');
  await expect(option(page, /^features\.md/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(composer(page)).toHaveValue('Read @ref:demo://resource/static/document/features.md ');
  model.reply('Read.');
  await page.keyboard.press('Enter');
  await expect(conversation(page).getByText('Read.', { exact: true })).toBeVisible();
  await expect(
    conversation(page).getByText(/features\.md is attached \([\d,]+ characters\)\./),
  ).toBeVisible();
  const read = JSON.stringify((await model.waitForRequest(2)).messages);
  expect(read).toContain('# Everything Server - Features');

  model.reply({ calls: [{ name: 'ref__trigger-elicitation-request', arguments: {} }] }, 'Sent.');
  const form = page.getByRole('group', { name: 'Form of the server ref' });
  await send(page, 'Ask me.');
  await answer(card(page, /^Approval: /), 'Accept');
  await form.getByRole('textbox', { name: 'String', exact: true }).fill('Ada');
  await expectAccessible(page, 'a form');
  // Invisible answers do not count, nor for a moment after they become visible again.
  await form.getByRole('button', { name: 'Send', exact: true }).scrollIntoViewIfNeeded();
  await answer(form, 'Send');
  await expect(conversation(page).getByText('Sent.', { exact: true })).toBeVisible();
  expect(resultsIn(await model.waitForRequest(4)).join('')).toContain('Name: Ada');
});
