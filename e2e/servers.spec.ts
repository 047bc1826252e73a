import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { expectPartAccessible } from './axe';
import { resultsIn } from './calls';
import { answer, card, conversation, send } from './window';

// MCP servers, added by pasted configurations. Their tools ask, and are allowed permanently.

const odd = path.resolve('src/main/mcp/testing/odd-server.mjs');

function echoCall(text: string) {
  return { calls: [{ name: 'docs__echo', arguments: { text } }] };
}

async function openServers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: 'Servers' }).click();
}

test('servers are added by a snippet, and the page says what is wrong; a tool asks and is allowed', async ({
  pilotfish,
}) => {
  // axe checks it twice, which takes time on a small machine.
  test.slow();
  const { page, model } = pilotfish;
  const docs = { command: process.execPath, args: [odd, 'good'], env: { TOKEN: 'tell-nobody' } };
  await openServers(page);
  await expect(page.getByText('No servers yet')).toBeVisible();
  await answer(page.locator('body'), 'Add servers…');
  const form = page.getByRole('dialog', { name: 'Add servers' });
  const configuration = form.getByRole('textbox', { name: 'Configuration' });
  await configuration.fill('{ "docs": { "command": "" } }');
  await answer(form, 'Save');
  await expect(form.getByText(/^docs: Invalid configuration: command/)).toBeVisible();
  await expectPartAccessible(form, 'the form of servers');
  const gone = { command: 'no-such-program-anywhere' };
  await configuration.fill(JSON.stringify({ mcpServers: { docs, gone } }));
  await answer(form, 'Save');
  await expect(form).toBeHidden();

  const list = page.getByRole('list', { name: 'Servers' });
  await expect(list.getByText('Command not found.')).toBeVisible();
  await expect(list.getByText('Ready')).toBeVisible();
  expect(await page.content()).not.toContain('tell-nobody');
  await page.getByRole('button', { name: 'Tools and log of docs' }).click();
  await expect(page.getByRole('region', { name: 'Log of docs' })).toContainText('Started as process');
  await expectPartAccessible(page.getByRole('main'), 'the servers');
  await page.getByRole('switch', { name: 'echo' }).click();
  await expect(list.getByText('0 of 1 tools')).toBeVisible();
  await page.getByRole('switch', { name: 'echo' }).click();
  await expect(list.getByText('1 tool', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove gone' }).click();
  await answer(page.getByRole('dialog', { name: 'Remove gone?' }), 'Remove');
  await expect(list.getByText('Command not found.')).toBeHidden();
  await page.getByRole('button', { name: 'Close settings' }).click();

  model.reply(echoCall('one'), echoCall('two'), 'Done.');
  await send(page, 'Say it.');
  const question = card(page, 'docs: echo');
  await expect(question.getByText('"text": "one"')).toBeVisible();
  await answer(question, 'Always…');
  const dialog = page.getByRole('dialog', { name: 'Always accept' });
  await expect(dialog.getByText('allow docs__echo')).toBeVisible();
  await dialog.getByRole('radio', { name: 'This project' }).check();
  await answer(dialog, 'Accept and create rule');
  await expect(conversation(page).getByText('Done.', { exact: true })).toBeVisible();
  expect(resultsIn(await model.waitForRequest(2))).toEqual(['echo: one']);
  expect(resultsIn(await model.waitForRequest(3))).toEqual(['echo: two']);
});
