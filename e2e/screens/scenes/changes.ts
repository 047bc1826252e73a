import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { words } from '@shared/texts/text';
import { expect, type Pilotfish } from '../../app';
import { deleteCall, editCall, writeCall } from '../../calls';
import type { Scene } from '../scene';
import { button, openFile, question, send, toDiff, toQuestion, toText } from '../steps';

// Changes that wait for an answer: the card, the diff, and every way to answer.

async function propose({ page, project, model }: Pilotfish): Promise<void> {
  model.reply({
    text: 'This is simpler.',
    calls: [editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2')],
  });
  await send(page, 'Simplify the sum.');
  await toDiff(page);
}

export const changeScenes: readonly Scene[] = [
  { name: 'change', reach: propose },
  {
    name: 'change-folded',
    async reach({ page, project, model }) {
      model.reply({ calls: [editCall(path.join(project, 'src/parse.ts'), 'value30 = 30', 'value30 = 31')] });
      await send(page, 'Count on.');
      await toDiff(page);
    },
  },
  {
    name: 'change-inline',
    afresh: true,
    async reach(pilotfish) {
      await propose(pilotfish);
      const { page } = pilotfish;
      const side = page.getByRole('button', { name: words('review.side-by-side') }).first();
      if ((await side.getAttribute('aria-pressed')) === 'true') await side.click();
    },
  },
  {
    name: 'change-edited',
    async reach(pilotfish) {
      await propose(pilotfish);
      const { page } = pilotfish;
      await page.locator('.editor.modified :is(textarea, .native-edit-context)').first().focus();
      await page.keyboard.type('// mine\n');
      await page.getByText('// mine').first().waitFor();
      await expect(button(question(page), words('approval-answers.accept-with-edits'))).toBeEnabled();
    },
  },
  {
    name: 'change-reject',
    async reach(pilotfish) {
      await propose(pilotfish);
      const { page } = pilotfish;
      await button(question(page), words('approval-answers.reject-ask')).click();
      await question(page)
        .getByRole('textbox', { name: words('approval-answers.reject-reason') })
        .fill('Use a constant.');
    },
  },
  {
    name: 'change-always',
    async reach(pilotfish) {
      await propose(pilotfish);
      const { page } = pilotfish;
      await button(question(page), words('approval-answers.always')).click();
      await button(page.getByRole('dialog'), words('approval-answers.always-accept')).waitFor();
    },
  },
  {
    name: 'change-new-file',
    async reach({ page, project, model }) {
      model.reply({
        calls: [writeCall(path.join(project, 'src/new.ts'), 'export const one = 1;\nexport {};\n')],
      });
      await send(page, 'Create it.');
      await toDiff(page);
    },
  },
  {
    name: 'change-deletion',
    async reach({ page, project, model }) {
      model.reply({ calls: [deleteCall(path.join(project, 'src/sum.ts'))] });
      await send(page, 'Delete it.');
      await toQuestion(page);
    },
  },
  {
    name: 'change-protected',
    async reach({ page, project, model }) {
      model.reply({ calls: [writeCall(path.join(project, '.env'), 'TOKEN=1\n')] });
      await send(page, 'Write it.');
      await toQuestion(page);
    },
  },
  {
    name: 'change-many',
    async reach({ page, project, model }) {
      const at = (name: string) => path.join(project, name);
      model.reply({
        calls: [
          editCall(at('src/sum.ts'), '1 + 1', '2'),
          editCall(at('src/parse.ts'), 'value0 = 0', 'value0 = 1'),
          editCall(at('README.md'), 'small', 'tiny'),
        ],
      });
      await send(page, 'Change them all.');
      await toDiff(page);
    },
  },
  {
    name: 'change-afresh',
    async reach(pilotfish) {
      await propose(pilotfish);
      await writeFile(path.join(pilotfish.project, 'src/sum.ts'), '// theirs\nexport const sum = 1 + 1;\n');
      await pilotfish.page.getByText(words('review.afresh')).first().waitFor();
    },
  },
  {
    name: 'change-stale',
    async reach(pilotfish) {
      await propose(pilotfish);
      await writeFile(path.join(pilotfish.project, 'src/sum.ts'), 'export const total = 3;\n');
      await button(pilotfish.page, words('approval-answers.read-again')).first().waitFor();
    },
  },
  {
    name: 'change-unsaved',
    async reach(pilotfish) {
      const { page } = pilotfish;
      await openFile(page, 'sum.ts');
      await toText(page);
      await page.keyboard.type('// mine\n');
      await propose(pilotfish);
      await button(page, words('review.show-unsaved')).waitFor();
    },
  },
];
