import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall } from './calls';
import { answer, card, conversation, reviewBar, rewriteProposal, send } from './window';

// Files that change while a proposal waits.

const before = 'const a = 1;\nconst b = 2;\n';
test.use({ files: { 'parse.ts': before } });

test('a file that moved on: what the user typed stays on its lines, and is asked about where the file changed there too', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
  await send(page, 'Make b three.');
  await rewriteProposal(page, `${before.replace('b = 2', 'b = 3')}// mine\n`);
  await writeFile(file, `// theirs\n${before}`);
  await expect(page.getByText('The file changed on disk. Pilotfish has updated the proposal.')).toBeVisible();
  const proposed = page.locator('.monaco-diff-editor .editor.modified .view-lines');
  await expect(proposed).toContainText('theirs');
  await expect(proposed).toContainText('mine');

  await rewriteProposal(page, 'my own text\n');
  await writeFile(file, `${before}// more\n`);
  await page.getByRole('button', { name: 'Keep my edits' }).click();
  await answer(reviewBar(page, 'parse.ts'), 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('my own text\n');
});

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
