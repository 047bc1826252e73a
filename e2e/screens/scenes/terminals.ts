import type { Page } from '@playwright/test';
import { words } from '@shared/texts/text';
import { expect } from '../../app';
import { backgroundCall, shellCall } from '../../calls';
import type { Scene } from '../scene';
import { accept, button, composer, send } from '../steps';

// The terminal panel: shells of the user, commands of the agent.

async function openShell(page: Page): Promise<void> {
  await composer(page).waitFor();
  await page.keyboard.press('Control+`');
  await page.getByRole('textbox', { name: words('terminal-panel.shell-input') }).waitFor();
  await page.keyboard.type('PS1="> " exec bash --norc\n');
  await expect(page.locator('.xterm-screen').first()).toContainText(/\n?> *$/);
  await page.keyboard.type('echo six-$((2*3))\n');
  await page.locator('.xterm-screen').getByText('six-6').first().waitFor();
}

export const terminalScenes: readonly Scene[] = [
  { name: 'terminal', reach: ({ page }) => openShell(page) },
  {
    name: 'terminal-split',
    async reach({ page }) {
      await openShell(page);
      await button(page, words('command.terminal.split')).click();
      await page.locator('.xterm-screen').nth(1).waitFor();
    },
  },
  {
    name: 'terminal-search',
    async reach({ page }) {
      await openShell(page);
      await page.keyboard.press('ControlOrMeta+F');
      await page
        .getByRole('textbox', { name: words('terminal-panel.find') })
        .or(page.getByRole('searchbox'))
        .first()
        .fill('herons');
    },
  },
  {
    name: 'terminal-rename',
    async reach({ page }) {
      await openShell(page);
      const panel = page.getByRole('region', { name: words('terminal-panel.name'), exact: true });
      await panel.getByRole('tab').first().press('F2');
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'terminal-paste',
    async reach({ page }) {
      await openShell(page);
      await page.evaluate(() => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'echo one\necho two\necho three\n');
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
      });
      await button(page.getByRole('dialog'), words('terminal-panel.paste')).waitFor();
    },
  },
  {
    name: 'terminal-agent',
    async reach({ page, model }) {
      const waits = 'touch begun; echo ready; until test -e go; do sleep 0.1; done';
      model.reply({ calls: [backgroundCall(waits, 'Server')] }, 'It runs.');
      await send(page, 'Start it.');
      await accept(page);
      await page.getByRole('log').getByText('It runs.').waitFor();
      model.reply({ calls: [shellCall("echo not good; bash -c 'exit 3'", 'Tests')] }, 'They failed.');
      await send(page, 'Test it.');
      await accept(page);
      await page.getByRole('log').getByText('They failed.').waitFor();
      await button(page, words('call-card.open-terminal')).first().click();
      await page.locator('.xterm-screen').first().waitFor();
    },
  },
];
