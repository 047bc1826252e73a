import path from 'node:path';
import type { Locator } from '@playwright/test';
import { words } from '@shared/texts/text';
import type { Pilotfish } from '../../app';
import { editCall, shellCall, writeCall } from '../../calls';
import type { Scene } from '../scene';
import { button, question, send, toDiff, toQuestion } from '../steps';

// Several edits in one reply: the edits after the waiting one, on its card and in the review.

/** Several edits in one reply, one of them on the hard list, and a command. */
export async function proposeBatch({ page, project, model }: Pilotfish): Promise<void> {
  const at = (name: string) => path.join(project, name);
  model.reply({
    text: 'The sum is simpler so, and its callers follow.',
    calls: [
      editCall(at('src/sum.ts'), '1 + 1', '2'),
      editCall(at('src/parse.ts'), 'value3 = 3;', 'value3 = 33;'),
      editCall(
        at('src/parse.ts'),
        'export const value50 = 50;',
        'export const value50 = 500;\nexport const more = 1;',
      ),
      writeCall(at('src/parse.test.ts'), "import { value3 } from './parse';\n\ntest(value3 === 33);\n"),
      writeCall(at('.env'), 'LEVEL=debug\n'),
      shellCall('npm test', 'Runs the tests'),
    ],
  });
  await send(page, 'Simplify the sum.');
  await page.locator('[data-file]').nth(3).waitFor({ state: 'attached' });
}

/** Shows the first later edit. Returns the button that leaves it out. */
async function toLaterEdit(pilotfish: Pilotfish): Promise<Locator> {
  const { page } = pilotfish;
  await proposeBatch(pilotfish);
  await toDiff(page);
  await page.locator('[data-file]').nth(1).click();
  return page.getByText(words('approval-answers.leave-out-for'));
}

export const batchScenes: readonly Scene[] = [
  {
    name: 'change-batch-card',
    async reach(pilotfish) {
      await proposeBatch(pilotfish);
      await toQuestion(pilotfish.page);
      await button(question(pilotfish.page), words('approval-card.show-answers')).click();
      await question(pilotfish.page).locator('summary').click();
      await question(pilotfish.page).locator('summary').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'change-batch-folded',
    async reach(pilotfish) {
      await proposeBatch(pilotfish);
      await toDiff(pilotfish.page);
    },
  },
  {
    name: 'change-batch-decided',
    async reach(pilotfish) {
      const { page } = pilotfish;
      await proposeBatch(pilotfish);
      await toDiff(page);
      await button(page, words('approval-answers.accept-these', { edits: 4 })).click();
      await page.getByText(words('call-run.files-changed', { count: 3 })).waitFor();
      await toDiff(page);
    },
  },
  {
    name: 'change-batch-review',
    async reach(pilotfish) {
      await proposeBatch(pilotfish);
      await toDiff(pilotfish.page);
      await pilotfish.page.locator('[data-file]').nth(2).click();
      await pilotfish.page.getByText(words('approval-answers.leave-out-for')).waitFor();
      await pilotfish.page.locator('.line-insert:visible').first().waitFor();
    },
  },
  {
    name: 'change-batch-drafts',
    async reach(pilotfish) {
      const { page } = pilotfish;
      await (await toLaterEdit(pilotfish)).waitFor();
      await page.keyboard.press('ControlOrMeta+Enter');
      await page.keyboard.press('ControlOrMeta+Backspace');
      await page.keyboard.type('Not in this change');
      await page.keyboard.press('Enter');
      await page.locator('[data-file]').nth(2).click();
      await page.getByText(/Not in this change/).waitFor();
    },
  },
  {
    name: 'change-batch-leaving-out',
    async reach(pilotfish) {
      const { page } = pilotfish;
      await (await toLaterEdit(pilotfish)).click();
      await page.getByRole('textbox', { name: words('approval-answers.reject-reason') }).waitFor();
    },
  },
];
