import path from 'node:path';
import type { Page } from '@playwright/test';
import { words } from '@shared/texts/text';
import type { Pilotfish } from '../../app';
import { editCall, shellCall, writeCall } from '../../calls';
import type { Scene } from '../scene';
import { button, composer, question, send, toQuestion } from '../steps';
import { proposeBatch } from './batch';

// The inbox: the questions of all chats, the chosen one, and the empty state.

async function newChat(page: Page): Promise<void> {
  await button(page, words('command.chat.new')).first().dispatchEvent('click');
  await composer(page).waitFor();
}

/** One in each chat: a command, a change of a file, and a change of a protected file. */
async function asks({ page, model, project }: Pilotfish): Promise<void> {
  const calls = [
    shellCall('touch new.txt && npm test', 'Makes a file and runs the tests'),
    editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2'),
    writeCall(path.join(project, '.env'), 'NAME=value\n'),
  ];
  for (const call of calls) {
    model.reply({ calls: [call] });
    await newChat(page);
    await send(page, `Please do this: ${call.name}.`);
    await toQuestion(page);
  }
}

async function showInbox(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Alt+A');
  await page.locator('[data-inbox-page]').waitFor();
}

export const inboxScenes: readonly Scene[] = [
  {
    name: 'inbox',
    async reach(pilotfish) {
      const { page } = pilotfish;
      await asks(pilotfish);
      await showInbox(page);
      await page.keyboard.press('ArrowDown');
      await question(page).locator('pre, table, [class*="diff"]').first().waitFor();
    },
  },
  {
    name: 'inbox-danger',
    async reach(pilotfish) {
      const { page } = pilotfish;
      await asks(pilotfish);
      await showInbox(page);
      await page.keyboard.press('End');
      await page.locator('[data-danger][data-question]').waitFor();
    },
  },
  {
    name: 'inbox-batch',
    async reach(pilotfish) {
      const { page } = pilotfish;
      await proposeBatch(pilotfish);
      await showInbox(page);
      await page.keyboard.press('Home');
      await question(page).locator('summary').click();
      await button(question(page), 'src/parse.ts').first().click();
      await question(page).locator('li figure').waitFor();
    },
  },
  {
    name: 'inbox-empty',
    async reach({ page }) {
      await composer(page).waitFor();
      await showInbox(page);
      await page.getByText(words('inbox.nothing'), { exact: true }).waitFor();
    },
  },
];
