import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { words } from '@shared/texts/text';
import type { Scene } from '../scene';
import { button, composer } from '../steps';

// Around the work: the quick question, a lost connection, notices.

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
];
