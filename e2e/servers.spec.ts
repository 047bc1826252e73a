import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { resultsIn } from './calls';
import { answer, callLine, card, conversation, reject, send } from './window';

// MCP servers: added by pasted configurations. Their tools ask, are allowed permanently, and ask again after they
// change.

const odd = path.resolve('src/main/mcp/testing/odd-server.mjs');

function echoCall(text: string) {
  return { calls: [{ name: 'docs__echo', arguments: { text } }] };
}

async function openServers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: 'Servers' }).click();
}

async function addServers(page: Page, snippet: string): Promise<void> {
  await answer(page.locator('body'), 'Add servers…');
  const dialog = page.getByRole('dialog', { name: 'Add servers' });
  await dialog.getByRole('textbox', { name: 'Configuration' }).fill(snippet);
  await answer(dialog, 'Save');
  await expect(dialog).toBeHidden();
}

test('a server is added by its snippet; a tool asks, is allowed, and asks again when it is another', async ({
  pilotfish,
}) => {
  const { page, home, model } = pilotfish;
  const description = path.join(home, 'description');
  const docs = {
    command: process.execPath,
    args: [odd, 'changing', description],
    env: { TOKEN: 'tell-nobody' },
  };
  await openServers(page);
  await expect(page.getByText('No servers yet')).toBeVisible();
  await addServers(page, JSON.stringify({ mcpServers: { docs } }));
  const list = page.getByRole('list', { name: 'Servers' });
  await expect(list.getByText('Ready')).toBeVisible();
  await expect(list.getByText('1 tool')).toBeVisible();
  expect(await page.content()).not.toContain('tell-nobody');
  await page.getByRole('button', { name: 'Close settings' }).click();

  model.reply(echoCall('one'), 'First.', echoCall('two'), 'Second.', echoCall('three'), 'Third.');
  await send(page, 'Say it.');
  const question = card(page, 'docs: echo');
  await expect(question.getByText('"text": "one"')).toBeVisible();
  await expect(question.getByText('says: read-only')).toBeVisible();
  await answer(question, 'Always…');
  const dialog = page.getByRole('dialog', { name: 'Always accept' });
  await expect(dialog.getByText('allow docs__echo')).toBeVisible();
  await dialog.getByRole('radio', { name: 'This project' }).check();
  await answer(dialog, 'Accept and create rule');
  await expect(conversation(page).getByText('First.')).toBeVisible();
  expect(resultsIn(await model.waitForRequest(2))).toEqual(['echo: one']);

  await send(page, 'Again.');
  await expect(conversation(page).getByText('Second.')).toBeVisible();
  await expect(callLine(page, 'docs: echo · two')).toContainText('Done');

  await writeFile(description, 'Says it again, to everybody.');
  await openServers(page);
  await page.getByRole('button', { name: 'Restart docs' }).click();
  await page.getByRole('button', { name: 'Tools and log of docs' }).click();
  await expect(page.getByText('Says it again, to everybody.')).toBeVisible();
  await page.getByRole('button', { name: 'Close settings' }).click();
  await send(page, 'And again.');
  const changed = card(page, 'docs: echo · three');
  await expect(changed.getByText('Says it again, to everybody.')).toBeVisible();
  await expect(changed.getByText(/changed since it was allowed/)).toBeVisible();
  await reject(changed, 'Not to everybody.');
  await expect(conversation(page).getByText('Third.')).toBeVisible();
});

test('the page says what is wrong, and turns servers and tools off', async ({ pilotfish }) => {
  // axe checks it twice, which takes time on a small machine.
  test.slow();
  const { page, model } = pilotfish;
  await openServers(page);
  await answer(page.locator('body'), 'Add servers…');
  const dialog = page.getByRole('dialog', { name: 'Add servers' });
  await dialog.getByRole('textbox', { name: 'Configuration' }).fill('npx docs');
  await answer(dialog, 'Save');
  await expect(dialog.getByText(/^Expected JSON such as/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Configuration' }).fill('{ "docs": { "command": "" } }');
  await answer(dialog, 'Save');
  await expect(dialog.getByText(/^docs: Invalid configuration: command/)).toBeVisible();
  await expectAccessible(page, 'the form of servers');
  await answer(dialog, 'Cancel');
  const command = process.execPath;
  await addServers(
    page,
    JSON.stringify({ docs: { command, args: [odd, 'good'] }, gone: { command: 'no-such-program-anywhere' } }),
  );
  const list = page.getByRole('list', { name: 'Servers' });
  await expect(list.getByText('Command not found.')).toBeVisible();
  await expect(list.getByText('Ready')).toBeVisible();
  await page.getByRole('button', { name: 'Tools and log of docs' }).click();
  await expect(page.getByRole('region', { name: 'Log of docs' })).toContainText('Started as process');
  await expectAccessible(page, 'the servers');
  await page.getByRole('switch', { name: 'echo' }).click();
  await expect(list.getByText('0 of 1 tools')).toBeVisible();
  await page.getByRole('button', { name: 'Remove gone' }).click();
  await answer(page.getByRole('dialog', { name: 'Remove gone?' }), 'Remove');
  await expect(list.getByText('Command not found.')).toBeHidden();
  await page.getByRole('button', { name: 'Close settings' }).click();

  model.reply(echoCall('one'), 'Done.');
  await send(page, 'Say it.');
  await expect(conversation(page).getByText('Done.', { exact: true })).toBeVisible();
  const [result] = resultsIn(await model.waitForRequest(2));
  expect(result).toMatch(/^Tool "docs__echo" does not exist\./);
});
