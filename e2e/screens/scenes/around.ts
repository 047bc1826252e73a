import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { words } from '@shared/texts/text';
import { expect } from '../../app';
import { createGate } from '../../fake-model';
import type { Scene } from '../scene';
import { button, composer, send } from '../steps';

// Around the work: the quick question, a lost connection, notices, a window that fails to render, pending key
// sequences.

export const aroundScenes: readonly Scene[] = [
  {
    name: 'quick-ask-empty',
    async reach({ page }) {
      await composer(page).waitFor();
      await page.goto(new URL('/quick-ask', page.url()).href);
      await page.locator('textarea').waitFor();
    },
  },
  {
    name: 'quick-ask',
    async reach({ page, model }) {
      await composer(page).waitFor();
      model.reply('It is a **small** project.');
      await page.goto(new URL('/quick-ask', page.url()).href);
      await page.locator('textarea').fill('What is this?');
      await page.keyboard.press('Enter');
      await page.getByText('small').first().waitFor();
    },
  },
  {
    name: 'quick-ask-no-model',
    options: { provider: 'none' },
    async reach({ page }) {
      await page.getByRole('dialog').first().waitFor();
      await page.goto(new URL('/quick-ask', page.url()).href);
      await page.getByText(words('quick-ask.no-model')).waitFor();
    },
  },
  {
    name: 'notice',
    async reach({ page, home }) {
      await composer(page).waitFor();
      await writeFile(path.join(home, 'settings.json'), '{ "language": ');
      await button(page, words('shell.dismiss-notice')).first().waitFor();
    },
  },
  {
    name: 'connection-lost',
    async reach({ page, kill }) {
      await composer(page).waitFor();
      await kill();
      await page.locator('[role="status"] p').first().waitFor();
    },
  },
  {
    name: 'window-broken',
    afresh: true,
    async reach({ page }) {
      await composer(page).waitFor();
      // The list that opens next calls this while it renders.
      await page.evaluate(() => {
        Element.prototype.scrollIntoView = () => {
          throw new Error('This page is not what it was.');
        };
      });
      await page.keyboard.press('F1');
      await button(page, words('ui.reload-window')).waitFor();
    },
  },
  {
    name: 'key-sequence',
    afresh: true,
    async reach({ page }) {
      await composer(page).click();
      const waits = page.locator('[role="status"]').filter({ hasText: /\+K[)）]/ });
      // A window that still renders moves the focus, which ends the wait.
      await expect(async () => {
        await page.keyboard.press('ControlOrMeta+k');
        await waits.waitFor({ timeout: 1000 });
      }).toPass();
    },
  },
  {
    name: 'context-tip',
    async reach({ page, model }) {
      model.reply('It is a small project.');
      await composer(page).waitFor();
      await send(page, 'What is this?');
      await page.getByRole('log').getByText('It is a small project.').waitFor();
      await page.getByRole('meter').first().focus();
    },
  },
  {
    name: 'working-elsewhere',
    async reach({ page, model }) {
      model.reply({ text: 'It takes its time.', hold: createGate(), holdAfterBytes: 700 });
      await composer(page).waitFor();
      await send(page, 'Look through it all.');
      await page
        .locator('[data-region="chat"]')
        .getByRole('button', { name: words('chat-panel.new-chat') })
        .click();
      await page
        .locator('footer')
        .getByRole('button', { name: words('status-bar.working', { count: 1 }) })
        .waitFor();
    },
  },
];
