import path from 'node:path';
import { words } from '@shared/texts/text';
import type { Pilotfish } from '../../app';
import { editCall } from '../../calls';
import type { Scene } from '../scene';
import { button, composer, send, toQuestion } from '../steps';

// The list of chats: open over the chat or beside it, with a search, and with deleted chats.

/** Two chats, of which the first waits for an answer. */
async function talk({ page, project, model }: Pilotfish): Promise<void> {
  model.reply(
    { calls: [editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2')] },
    'Gulls shout, herons do not.',
  );
  await send(page, 'Simplify the sum that is in the file of that name, please');
  await toQuestion(page);
  await page.keyboard.press('ControlOrMeta+Alt+N');
  await page.locator('[data-question]').first().waitFor({ state: 'detached' });
  await send(page, 'Tell me of gulls');
  await page.getByRole('log').getByText('Gulls shout').waitFor();
}

async function openList({ page }: Pilotfish): Promise<void> {
  await composer(page).waitFor();
  await page.keyboard.press('ControlOrMeta+Alt+O');
  await page.getByRole('dialog').getByRole('textbox').waitFor();
}

export const chatListScenes: readonly Scene[] = [
  { name: 'chats-none', reach: openList },
  {
    name: 'chats',
    async reach(pilotfish) {
      await talk(pilotfish);
      await openList(pilotfish);
    },
  },
  {
    name: 'chats-search',
    async reach(pilotfish) {
      await talk(pilotfish);
      await openList(pilotfish);
      const list = pilotfish.page.getByRole('dialog');
      await list.getByRole('textbox').fill('herons');
      await list.getByText(words('chat-list.in-messages')).waitFor();
    },
  },
  {
    name: 'chats-search-none',
    async reach(pilotfish) {
      await talk(pilotfish);
      await openList(pilotfish);
      const list = pilotfish.page.getByRole('dialog');
      await list.getByRole('textbox').fill('ospreys');
      await list.getByText(words('chat-list.nothing-found', { query: 'ospreys' })).waitFor();
    },
  },
  {
    name: 'chats-menu',
    afresh: true,
    async reach(pilotfish) {
      await talk(pilotfish);
      await openList(pilotfish);
      await button(pilotfish.page, words('chat-list.actions', { title: 'Tell me of gulls' })).click();
      await pilotfish.page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'chats-rename',
    async reach(pilotfish) {
      await talk(pilotfish);
      await openList(pilotfish);
      const list = pilotfish.page.getByRole('dialog');
      await list.locator('button[aria-current]').press('F2');
      await list.getByRole('textbox', { name: words('chat-list.new-title') }).waitFor();
    },
  },
  {
    name: 'chats-deleted',
    async reach(pilotfish) {
      await talk(pilotfish);
      await openList(pilotfish);
      const list = pilotfish.page.getByRole('dialog');
      await list.locator('button[aria-current]').press('Delete');
      await button(list, words('chat-list.undo')).waitFor();
    },
  },
  {
    name: 'chats-trash',
    async reach(pilotfish) {
      await talk(pilotfish);
      await openList(pilotfish);
      const list = pilotfish.page.getByRole('dialog');
      await list.locator('button[aria-current]').press('Delete');
      await button(list, words('chat-list.undo')).waitFor();
      await list.getByText(words('chat-list.view-deleted'), { exact: true }).click();
      await button(list, words('chat-list.restore', { title: 'Tell me of gulls' })).waitFor();
    },
  },
  {
    name: 'chats-column',
    // A smaller window has no room for it.
    sizes: [
      { width: 1440, height: 900 },
      { width: 1024, height: 700 },
    ],
    afresh: true,
    async reach(pilotfish) {
      await talk(pilotfish);
      await pilotfish.page.keyboard.press('ControlOrMeta+Alt+G');
      await pilotfish.page
        .locator('[data-region="chats"]')
        .or(pilotfish.page.getByRole('dialog'))
        .first()
        .waitFor();
    },
  },
];
