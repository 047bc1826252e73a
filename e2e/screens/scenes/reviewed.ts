import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { words } from '@shared/texts/text';
import type { Pilotfish } from '../../app';
import { editCall, readCall, shellCall, writeCall } from '../../calls';
import type { Scene } from '../scene';
import { settled } from '../settled';
import { accept, button, chooseMode, send } from '../steps';

// The review of past changes: the line in the chat, the card of a command, the tab of changes, and the question
// before an undo.

async function change(pilotfish: Pilotfish): Promise<void> {
  const { page, project, model } = pilotfish;
  const at = (name: string) => path.join(project, name);
  await chooseMode(page, 'accept-edits');
  model.reply(
    {
      text: 'I change the two values, add a test and format the rest.',
      calls: [
        readCall(at('src/parse.ts')),
        editCall(at('src/parse.ts'), 'value3 = 3;', 'value3 = 33;'),
        editCall(
          at('src/parse.ts'),
          'export const value50 = 50;',
          'export const value50 = 500;\nexport const more = 1;',
        ),
        writeCall(at('src/parse.test.ts'), "import { value3 } from './parse';\n\ntest(value3 === 33);\n"),
        shellCall(
          'printf "\\n- three\\n- four\\n" >> README.md; printf "export const total = 2;\\n" > src/total.ts',
          'Formats the list',
        ),
      ],
    },
    'The values are changed, and there is a test for them.',
  );
  await send(page, 'Change the values, and test them.');
  await accept(page);
  await page.getByRole('log').getByText('The values are changed').waitFor();
  await button(page, words('undo.review-now')).waitFor();
}

async function review(pilotfish: Pilotfish, file: string): Promise<void> {
  const { page } = pilotfish;
  await button(page, words('undo.review-now')).click();
  await page.locator(`[title^="${file} "]`).click();
}

export const reviewedScenes: readonly Scene[] = [
  {
    name: 'changes-review',
    async reach(pilotfish) {
      await change(pilotfish);
      await review(pilotfish, 'src/parse.ts');
      await pilotfish.page.locator('.view-line').first().waitFor();
      await button(pilotfish.page, words('changes-review.keep-hunk', { place: 1, all: 2 })).click();
    },
  },
  {
    name: 'changes-moved',
    async reach(pilotfish) {
      const { page, model } = pilotfish;
      const command = shellCall('mv src/sum.ts src/total-of-two-values.ts', 'Renames the sum');
      model.reply({ text: 'I give it a name that says more.', calls: [command] }, 'It is renamed.');
      await send(page, 'Rename the sum.');
      await accept(page);
      await button(page, words('undo.review-now')).waitFor();
      await review(pilotfish, 'src/total-of-two-values.ts');
      await page.getByText(words('changes-review.moved-same')).waitFor();
    },
  },
  {
    name: 'changes-binary',
    async reach(pilotfish) {
      const { page, model } = pilotfish;
      const command = shellCall("printf '\\0\\1\\2' > logo.png; rm README.md", 'Draws the logo');
      model.reply({ calls: [command] }, 'It is drawn.');
      await send(page, 'Draw a logo.');
      await accept(page);
      await button(page, words('undo.review-now')).waitFor();
      await review(pilotfish, 'logo.png');
      await settled(page);
    },
  },
  {
    name: 'changes-conflict',
    async reach(pilotfish) {
      await change(pilotfish);
      const file = path.join(pilotfish.project, 'src/parse.ts');
      await writeFile(file, (await readFile(file, 'utf8')).replace('value3 = 33', 'value3 = 34'));
      await review(pilotfish, 'src/parse.ts');
      await button(pilotfish.page, words('changes-review.all-the-same')).waitFor();
      await pilotfish.page.locator('.view-line').first().waitFor();
    },
  },
  {
    name: 'changes-taken-back',
    async reach(pilotfish) {
      await change(pilotfish);
      await review(pilotfish, 'README.md');
      await button(pilotfish.page, words('changes-review.take-back-all')).click();
      await button(pilotfish.page, words('changes-review.undo')).waitFor();
    },
  },
  {
    name: 'changes-undo-turn',
    async reach(pilotfish) {
      await change(pilotfish);
      await button(pilotfish.page, words('undo.undo-turn')).click();
      await pilotfish.page.getByRole('dialog').getByText('README.md').waitFor();
    },
  },
  {
    name: 'changes-undo-to-here',
    async reach(pilotfish) {
      await change(pilotfish);
      const { page } = pilotfish;
      await page
        .getByRole('button', { name: words('undo.to-here-ask') })
        .first()
        .click();
      await page.getByRole('dialog').getByText('README.md').waitFor();
    },
  },
];
