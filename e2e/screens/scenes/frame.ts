import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { words } from '@shared/texts/text';
import type { Scene } from '../scene';
import { askForAuto, button, composer, openFile, row, send, showTree, toText } from '../steps';

// The window's frame: its first screen, menus, palette, trust, drawers, forced colours.

export const frameScenes: readonly Scene[] = [
  {
    name: 'first-run',
    options: { provider: 'none' },
    async reach({ page }) {
      await button(page, words('first-run.try-demo')).waitFor();
      await button(page, words('first-run.look-again')).waitFor();
    },
  },
  {
    name: 'first-run-demo',
    options: { provider: 'none' },
    async reach({ page }) {
      await button(page, words('first-run.try-demo')).click();
      await button(page, words('chat-panel.choose-model')).waitFor();
    },
  },
  {
    name: 'first-run-other',
    options: { provider: 'none' },
    async reach({ page }) {
      await page.getByRole('combobox', { name: words('first-run.service') }).click();
      await page.getByRole('option', { name: words('first-run.other-service') }).click();
      await page.getByRole('textbox', { name: words('endpoint.base-url') }).waitFor();
    },
  },
  { name: 'empty', reach: ({ page }) => composer(page).waitFor() },
  {
    name: 'palette',
    async reach({ page }) {
      await composer(page).waitFor();
      await page.keyboard.press('F1');
      await page.getByRole('option').first().waitFor();
    },
  },
  ...['project', 'mode', 'model'].map(
    (name, index): Scene => ({
      name: `menu-${name}`,
      afresh: true,
      async reach({ page }) {
        await composer(page).waitFor();
        await page.locator('header button[aria-haspopup="menu"]').nth(index).click();
        await page.getByRole('menu').waitFor();
      },
    }),
  ),
  { name: 'mode-auto', reach: ({ page }) => askForAuto(page) },
  {
    name: 'model-dialog',
    async reach({ page, model }) {
      model.setModels(['heron-large', 'heron-small', 'heron-with-a-name-that-goes-on-for-long']);
      await composer(page).waitFor();
      await page.locator('header button[aria-haspopup="menu"]').nth(2).click();
      await page.getByRole('menuitem', { name: words('model-picker.more') }).click();
      await page.getByRole('dialog').getByText('heron-small').waitFor();
    },
  },
  {
    name: 'open-folder',
    async reach({ page }) {
      await composer(page).waitFor();
      await page.keyboard.press('ControlOrMeta+O');
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'trust',
    options: {
      files: {
        'AGENTS.md': '# House rules\n\nBe kind.\n',
        'README.md': '# Sample\n',
        '.mcp.json': JSON.stringify({ mcpServers: { docs: { command: 'node', args: ['docs.js'] } } }),
      },
    },
    async reach({ page }) {
      await button(page, words('trust.sign-restricted')).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /^AGENTS\.md/ }).click();
      await dialog.getByText('Be kind.').waitFor();
    },
  },
  {
    name: 'drawer-tree',
    sizes: [{ width: 720, height: 450 }],
    async reach({ page }) {
      await composer(page).waitFor();
      await page.keyboard.press('ControlOrMeta+B');
      await row(page, 'README.md').waitFor();
    },
  },
  {
    name: 'drawer-chat',
    sizes: [{ width: 720, height: 450 }],
    async reach({ page, model }) {
      model.reply('It is a **small** project.');
      await composer(page).waitFor();
      await send(page, 'What is this?');
      await page.getByText('small').first().waitFor();
    },
  },
  {
    // Apart from the other scenes of a first run, which would find its server.
    name: 'first-run-found',
    options: { provider: 'none' },
    async reach({ page }) {
      await listenAsOllama(page);
      await button(page, words('first-run.look-again')).click();
      await button(page, words('first-run.use-server', { server: 'Ollama' })).waitFor();
    },
  },
  ...['forced-colors', 'forced-colors-menu'].map(
    (name): Scene => ({
      name,
      forcedColors: true,
      afresh: true,
      async reach({ page }) {
        await openFile(page, 'parse.ts');
        await toText(page);
        await showTree(page);
        if (name === 'forced-colors') return;
        await row(page, 'README.md').click({ button: 'right' });
        await page.getByRole('menu').waitFor();
      },
    }),
  ),
  {
    name: 'more-contrast',
    moreContrast: true,
    async reach({ page }) {
      await openFile(page, 'parse.ts');
      await toText(page);
      await showTree(page);
    },
  },
];

/** Active until the page closes. If a server listens there already, that one answers. */
async function listenAsOllama(page: Page): Promise<void> {
  const models = ['heron-large:70b-instruct-q4', 'heron-small'].map((id) => ({ id }));
  const server = createServer((_, response) => response.end(JSON.stringify({ data: models })));
  page.once('close', () => server.close());
  await new Promise((resolve) =>
    server.once('error', resolve).listen(11434, '127.0.0.1', () => resolve(null)),
  );
}
