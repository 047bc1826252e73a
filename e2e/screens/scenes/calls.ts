import path from 'node:path';
import { words } from '@shared/texts/text';
import { backgroundCall, editCall, readCall, shellCall, taskCall } from '../../calls';
import type { Scene } from '../scene';
import { accept, button, chooseMode, send, toQuestion } from '../steps';

// Calls of tools in the chat: closed and open, done, failed, running; sub-agents.

export const callScenes: readonly Scene[] = [
  {
    name: 'call-open',
    async reach({ page, model }) {
      model.reply({ calls: [readCall('README.md'), readCall('missing.md')] }, 'Read.');
      await send(page, 'Read it.');
      await page.getByRole('log').getByText('Read.', { exact: true }).waitFor();
      const calls = page.locator('[data-region="chat"] button[aria-expanded]');
      await calls.filter({ hasText: 'README.md' }).first().click();
      await calls.filter({ hasText: 'missing.md' }).first().click();
      await page.getByText('A small project').first().waitFor();
    },
  },
  {
    name: 'call-run',
    async reach({ page, model }) {
      const calls = ['README.md', 'src/sum.ts', 'src/parse.ts', '.gitignore'].map(readCall);
      model.reply({ calls }, 'All read.');
      await send(page, 'Read it all.');
      await page.getByRole('log').getByText('All read.').waitFor();
    },
  },
  {
    name: 'call-command',
    async reach({ page, model }) {
      model.reply(
        { calls: [shellCall("echo some words; echo not good; bash -c 'exit 3'", 'Tests')] },
        'They failed.',
      );
      await send(page, 'Test it.');
      await accept(page);
      await page.getByRole('log').getByText('They failed.').waitFor();
      await page.locator('[data-region="chat"] button[aria-expanded]').filter({ hasText: 'Tests' }).click();
    },
  },
  {
    name: 'call-edit',
    async reach({ page, project, model }) {
      await chooseMode(page, 'accept-edits');
      model.reply({ calls: [editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2')] }, 'Done.');
      await send(page, 'Simplify it.');
      await page.getByRole('log').getByText('Done.').waitFor();
      await page
        .locator('[data-region="chat"] button[aria-expanded]')
        .filter({ hasText: 'sum.ts' })
        .first()
        .click();
    },
  },
  {
    name: 'call-running',
    async reach({ page, model }) {
      model.reply({
        calls: [shellCall('touch begun; echo started; until test -e go; do sleep 0.1; done', 'Waits')],
      });
      await send(page, 'Wait.');
      await accept(page);
      await page.getByText('started', { exact: true }).first().waitFor();
    },
  },
  {
    name: 'call-background',
    async reach({ page, model }) {
      model.reply(
        {
          calls: [backgroundCall('touch begun; echo ready; until test -e go; do sleep 0.1; done', 'Server')],
        },
        'It runs.',
      );
      await send(page, 'Start it.');
      await accept(page);
      await page.getByRole('log').getByText('It runs.').waitFor();
      await button(page, words('call-card.open-terminal')).first().waitFor();
    },
  },
  {
    name: 'sub-agents',
    async reach({ page, project, model }) {
      model.reply({ calls: [taskCall('first'), taskCall('second')] }, 'Both.');
      const ask = { text: 'I change it.', calls: [editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2')] };
      model.onRequest(({ messages: [system, first] }) => {
        if (!String(system?.content).startsWith('You are the sub-agent')) return null;
        return first?.content === 'first' ? ask : { text: 'Second done.' };
      });
      await send(page, 'Do both.');
      await toQuestion(page);
      await page.getByText(words('call-card.done')).first().waitFor();
    },
  },
  {
    name: 'sub-agent-open',
    async reach({ page, model }) {
      model.reply({ calls: [taskCall('first')] }, 'Both.');
      const replies = [{ text: 'I **read** it.', calls: [readCall('README.md')] }, { text: 'First done.' }];
      model.onRequest(({ messages: [system] }) =>
        String(system?.content).startsWith('You are the sub-agent') ? (replies.shift() ?? null) : null,
      );
      await send(page, 'Do it.');
      await page.getByRole('log').getByText('Both.').waitFor();
      await page.getByRole('button').filter({ hasText: 'do first' }).first().click();
      await button(page, words('agent-card.conversation')).click();
      await page.getByRole('log').getByText('I read it.').waitFor();
    },
  },
];
