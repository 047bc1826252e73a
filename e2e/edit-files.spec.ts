import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall, readCall, resultsIn } from './calls';
import {
  answer,
  beginAnew,
  card,
  conversation,
  reviewBar,
  rewriteProposal,
  send,
  showAnswers,
} from './window';

// Files that change while a proposal waits.

const before = 'const a = 1;\nconst b = 2;\n';
test.use({ files: { 'parse.ts': before } });

test('a file that moved on, and a change that no longer applies', { tag: '@electron' }, async ({
  pilotfish,
}) => {
  await test.step('a file that moved on: the edit is computed afresh and asked afresh, and what the user typed is kept', async () => {
    const { page, project, model } = pilotfish;
    const file = path.join(project, 'parse.ts');
    model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
    await send(page, 'Make b three.');
    await expect(reviewBar(page, 'parse.ts')).toBeVisible();
    await writeFile(file, `// a new first line\n${before}`);
    await expect(
      page.getByText('The file changed on disk. Pilotfish has updated the proposal.'),
    ).toBeVisible();
    await rewriteProposal(page, 'my own text\n');
    await writeFile(file, `${before}// more\n`);
    await page.getByRole('button', { name: 'Keep my edits' }).click();
    await answer(reviewBar(page, 'parse.ts'), 'Accept');
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    expect(await readFile(file, 'utf8')).toBe('my own text\n');
  });
  await beginAnew(pilotfish);
  await test.step('what the user typed stays on its lines where the file changed on others, and nothing is asked about it', async () => {
    const { page, project, model } = pilotfish;
    const file = path.join(project, 'parse.ts');
    await writeFile(file, before);
    model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
    await send(page, 'Make b three.');
    await rewriteProposal(page, `${before.replace('b = 2', 'b = 3')}// mine\n`);
    await writeFile(file, `// theirs\n${before}`);
    await expect(
      page.getByText('The file changed on disk. Pilotfish has updated the proposal.'),
    ).toBeVisible();
    await expect(page.locator('.monaco-diff-editor .editor.modified .view-lines')).toContainText('theirs');
    await answer(reviewBar(page, 'parse.ts'), 'Accept');
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    expect(await readFile(file, 'utf8')).toBe(`// theirs\n${before.replace('b = 2', 'b = 3')}// mine\n`);
  });
  await beginAnew(pilotfish);
  await test.step('a change that no longer applies can only be given up: it is shown against what is on disk, nothing is written, and what was typed is kept', async () => {
    const { page, project, model } = pilotfish;
    const file = path.join(project, 'parse.ts');
    await writeFile(file, before);
    model.reply({ calls: [editCall(file, 'b = 2', 'b = 3'), readCall(file)] }, 'I see.');
    await send(page, 'Make b three.');
    await rewriteProposal(page, 'my own text\n');
    await writeFile(file, 'everything else\n');
    const left = page.locator('.monaco-diff-editor .editor.original .view-lines');
    await expect(left).toContainText('everything');
    const question = card(page, 'parse.ts');
    await showAnswers(question, question.getByText('removed: everything else'));
    await expect(question).toContainText('The proposal no longer applies.');
    await expect(page.getByRole('tabpanel')).toContainText(
      'The proposal no longer applies, because parse.ts changed on disk',
    );
    await expect(question.getByRole('button', { name: 'Accept', exact: true })).toBeHidden();
    await answer(question, 'Discard');
    await expect(conversation(page).getByText('I see.')).toBeVisible();
    expect(resultsIn(model.requests[1])).toEqual([
      `Not applied: ${file} changed on disk after the proposal. Read it again before editing. Nothing was written.`,
      'everything else\n',
    ]);
    await page.reload();
    await expect(page.getByText('Your edit is still available.')).toBeVisible();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue('my own text\n');
  });
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
