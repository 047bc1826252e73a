import type { Page } from '@playwright/test';
import { words } from '@shared/texts/text';
import { createGate } from '../../fake-model';
import type { Scene } from '../scene';
import { button, composer, send } from '../steps';

// The composer: attachments, the menus of its text, and queued messages.

async function attach(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, words('attachment.add')).click();
  await (await chooser).setFiles([
    { name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from('Herons nest in trees.\n') },
    {
      name: 'a-picture-with-a-long-name-of-its-own.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('two\n'),
    },
    { name: 'archive.bin', mimeType: '', buffer: Buffer.from([0, 1, 2, 0]) },
  ]);
}

export const composerScenes: readonly Scene[] = [
  {
    name: 'attachments',
    async reach({ page }) {
      await composer(page).fill('@src/sum.ts What is in these?');
      await attach(page);
      await page
        .getByRole('list', { name: words('attached.list') })
        .getByRole('alert')
        .waitFor();
      await page
        .getByRole('list', { name: words('named.list') })
        .getByRole('button')
        .first()
        .waitFor();
    },
  },
  {
    name: 'attachment-preview',
    afresh: true,
    async reach({ page }) {
      await composer(page).waitFor();
      await attach(page);
      const list = page.getByRole('list', { name: words('attached.list') });
      await list.getByRole('alert').waitFor();
      await list.locator('[data-attached-chip]').filter({ hasText: 'notes.md' }).hover();
      await page.getByText('Herons nest in trees.').waitFor();
    },
  },
  {
    name: 'attachments-sent',
    async reach({ page, model }) {
      model.reply('All read.');
      await composer(page).fill('@src/sum.ts What is in these?');
      await attach(page);
      const list = page.getByRole('list', { name: words('attached.list') });
      await list.getByRole('alert').waitFor();
      await button(page, words('attached.remove', { name: 'archive.bin' })).click();
      await composer(page).press('Enter');
      await page.getByRole('log').getByText('All read.').waitFor();
    },
  },
  {
    name: 'mention',
    afresh: true,
    async reach({ page }) {
      await composer(page).pressSequentially('Look at @s');
      await page.getByRole('option').filter({ hasText: 'sum.ts' }).waitFor();
    },
  },
  {
    name: 'mention-tools',
    async reach({ page }) {
      await composer(page).fill('Use @{read-only} and @{glob} to look at @src/sum.ts ');
      await page
        .getByRole('list', { name: words('named.list') })
        .getByRole('listitem')
        .nth(2)
        .waitFor();
    },
  },
  {
    name: 'slash',
    afresh: true,
    async reach({ page }) {
      await composer(page).fill('/');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'slash-choices',
    afresh: true,
    async reach({ page }) {
      await composer(page).fill('/mode ');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'tools-menu',
    afresh: true,
    async reach({ page }) {
      await composer(page).waitFor();
      await page.locator('[data-region="chat"] button[aria-haspopup="menu"]').last().click();
      await page.getByRole('menu').waitFor();
    },
  },
  ...['queue', 'queue-edit'].map(
    (name): Scene => ({
      name,
      async reach({ page, model }) {
        const hold = createGate();
        model.reply({ text: 'A long answer that goes on.', hold, holdAfterBytes: 600 });
        await send(page, 'Begin');
        await hold.reached;
        await send(page, 'Tell me of gulls too, and of what they eat when there is no fish to be had');
        await send(page, 'Of terns');
        const terns = button(page, words('queue.edit', { start: 'Of terns' }));
        await terns.waitFor();
        if (name === 'queue-edit') await terns.click();
      },
    }),
  ),
];
