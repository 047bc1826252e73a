import path from 'node:path';
import { words } from '@shared/texts/text';
import type { Pilotfish } from '../../app';
import { editCall, readCall, shellCall, writeCall } from '../../calls';
import type { Scene } from '../scene';
import { accept, button, chooseMode, send } from '../steps';

// The history of calls: its page, an open call, and a search without results.

async function work(pilotfish: Pilotfish): Promise<void> {
  const { page, project, model } = pilotfish;
  const at = (name: string) => path.join(project, name);
  await chooseMode(page, 'accept-edits');
  model.reply(
    {
      calls: [
        readCall(at('src/parse.ts')),
        editCall(at('src/parse.ts'), 'value3 = 3;', 'value3 = 33;'),
        writeCall(at('src/parse.test.ts'), "import { value3 } from './parse';\n\ntest(value3 === 33);\n"),
        editCall(at('src/missing.ts'), 'one', 'two'),
        shellCall('printf "\\n- three\\n" >> README.md', 'Adds a line to the list'),
      ],
    },
    'All of it is done.',
  );
  await send(page, 'Change the values, and test them.');
  await accept(page);
  await page.getByRole('log').getByText('All of it is done.').waitFor();
  await page.keyboard.press('Control+Alt+Y');
  await rows(pilotfish).nth(4).waitFor();
}

function rows({ page }: Pilotfish) {
  return page.locator('[data-row]');
}

export const historyScenes: readonly Scene[] = [
  { name: 'history', reach: work },
  {
    name: 'history-call',
    async reach(pilotfish) {
      await work(pilotfish);
      await rows(pilotfish).first().click();
      await button(pilotfish.page, words('history.go-to')).waitFor();
      await pilotfish.page.getByRole('heading', { name: words('history.told') }).waitFor();
    },
  },
  {
    name: 'history-nothing-found',
    async reach(pilotfish) {
      await work(pilotfish);
      await pilotfish.page.getByRole('searchbox', { name: words('history.search') }).fill('nowhere');
      await pilotfish.page.getByText(words('history.nothing-found'), { exact: true }).waitFor();
    },
  },
];
