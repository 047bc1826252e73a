import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall } from './calls';
import { answer, card, conversation, send } from './window';

// A file that changes while its proposal is compared.

const before = 'const a = 1;\nconst b = 2;\n';
test.use({ files: { 'parse.ts': before } });

test('a proposal computed afresh before the first one was compared is no fault', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  const comparing = Promise.withResolvers<void>();
  await page.route('**/editor-worker*', async (route) => {
    await comparing.promise;
    await route.continue();
  });
  const workerAsked = page.waitForRequest('**/editor-worker*');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
  await send(page, 'Make b three.');
  await workerAsked;
  // The diff editor loads as soon as a change is expected, so the proposal may come after it.
  await expect(card(page, 'parse.ts')).toBeVisible();
  await expect(page.getByRole('tab', { name: /parse\.ts \(proposal\)/ })).toBeVisible();
  // A proposal that was never shown would not count as replaced.
  await expect(page.locator('.monaco-diff-editor .modified .view-line').first()).toBeAttached();
  await writeFile(file, `${before}// more\n`);
  await expect(page.getByText('The file changed on disk. Pilotfish has updated the proposal.')).toBeVisible();
  comparing.resolve();
  await expect(page.locator('.monaco-diff-editor .line-insert').first()).toBeVisible();
  await answer(card(page, 'parse.ts'), 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
});
