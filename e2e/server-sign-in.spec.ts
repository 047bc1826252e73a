import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type ProtectedServer, startProtectedServer } from '../src/main/mcp/sign-in/testing/protected-server';
import { test as base, expect } from './app';
import { expectAccessible } from './axe';
import { answer } from './window';

// Signing in to an MCP server that requires a token, through our own authorization server, and out again.

const test = base.extend<{ service: ProtectedServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
  service: async ({}, use) => {
    const service = await startProtectedServer();
    await use(service);
    await service.close();
  },
  settings: async ({ service }, use) => use(JSON.stringify({ mcpServers: { notes: { url: service.url } } })),
});

const server = (page: Page) => page.getByRole('list', { name: 'Servers' }).getByRole('listitem').first();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in to notes' });

async function openServers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: 'Servers' }).click();
}

test('a server is signed in to, and signed out of', async ({ pilotfish, service }) => {
  const { page, home } = pilotfish;
  const secrets = () => readFile(path.join(home, 'secrets'), 'utf8').catch(() => '');
  await openServers(page);
  await expect(server(page)).toContainText('Sign-in required');
  await answer(server(page), 'Sign in…');
  await expect(dialogOf(page).getByText(/\/authorize\?.*code_challenge_method=S256/)).toBeVisible();
  await expectAccessible(page, 'the sign-in');

  const opened = page.context().waitForEvent('page');
  await answer(dialogOf(page), 'Open in the browser');
  const browser = await opened;
  await expect(browser.getByText('You are signed in.')).toBeVisible();
  await browser.close();
  await expect(dialogOf(page)).toBeHidden();
  await expect(server(page)).toContainText('Ready');
  await expect(server(page)).toContainText('1 tool');
  await expect(server(page).locator(':focus')).toHaveCount(1);
  expect(await secrets()).toContain('mcp:notes');

  await answer(server(page), 'Sign out');
  await expect(server(page).getByText(/^Signed out\./)).toBeVisible();
  await expect(server(page)).toContainText('Sign-in required');
  await expect(server(page).locator(':focus')).toHaveCount(1);
  expect(await secrets()).not.toContain('mcp:notes');
  for (const token of service.authorization.given) expect(await page.content()).not.toContain(token);
});
