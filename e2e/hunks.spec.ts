import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { editCall, resultsIn } from './calls';
import { filesWith } from './canary';
import { answer, callLine, card, conversation, proposedSide, reviewBar, send } from './window';

// A waiting change with decisions on its hunks and comments on its lines: by keys alone, and after a crash.

const before = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\n';
const after = 'ONE\ntwo\nthree\nFOUR\nfive\nsix\nSEVEN\n';

async function propose({ page, project, model }: Pilotfish): Promise<string> {
  const file = path.join(project, 'count.txt');
  await writeFile(file, before);
  model.reply({ calls: [editCall(file, before, after)] }, 'Done.');
  await send(page, 'Count loudly.');
  await expect(mark(page, 1)).toBeVisible();
  return file;
}

const diff = (page: Page) => page.locator('.monaco-diff-editor');
/** Beside the first line of the hunk in the diff. */
const mark = (page: Page, place: number) =>
  diff(page)
    .getByRole('button', { name: `Accept hunk ${place} of 3`, exact: true })
    .first();
const reasonField = (page: Page) =>
  diff(page).getByRole('textbox', { name: 'Reason for rejecting this hunk (optional)' });

const decided = [
  'The user decided on the hunks of your proposal one by one (lines are those of the file before the change):',
  'Applied: hunk 1 (line 1), hunk 3 (line 7).',
  "Rejected, NOT applied: hunk 2 (line 4). User's reason: it is loud enough",
  'Each is a user decision, not a tool failure. Do not propose a rejected hunk again or reach the same effect another way.',
].join('\n');

test('by keys alone: to the card, from hunk to hunk, one rejected, a line commented on, the rest accepted', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  const file = await propose(pilotfish);
  const said = diff(page).locator('[aria-live]').or(page.locator('[data-change] > [aria-live]'));
  await page.keyboard.press('ControlOrMeta+Shift+A');
  await expect(card(page, 'count.txt')).toBeFocused();
  await page.keyboard.press('F7');
  await expect(proposedSide(page)).toBeFocused();
  await page.keyboard.press('F7');
  await expect(said.filter({ hasText: 'Hunk 2 of 3, accepted' })).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Alt+R');
  await expect(said.filter({ hasText: 'Hunk 2 of 3, rejected' })).toHaveCount(1);
  await expect(reasonField(page)).toBeFocused();
  await page.keyboard.type('it is loud enough');
  await page.keyboard.press('Enter');
  await expect(proposedSide(page)).toBeFocused();
  await page.keyboard.press('F7');
  await page.keyboard.press('ControlOrMeta+Alt+M');
  await expect(diff(page).getByRole('textbox', { name: 'Comment on line 7' })).toBeFocused();
  await page.keyboard.type('Lucky number.');
  await page.keyboard.press('Enter');
  await expect(proposedSide(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Alt+R');
  await expect(said.filter({ hasText: 'Hunk 3 of 3, rejected' })).toHaveCount(1);
  await expect(reasonField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(said.filter({ hasText: 'Hunk 3 of 3, accepted' })).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Alt+R');
  await expect(reasonField(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said.filter({ hasText: 'Hunk 3 of 3, rejected' })).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Alt+K');
  await expect(said.filter({ hasText: 'Hunk 3 of 3, accepted' })).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Enter');

  const [result] = resultsIn(await model.waitForRequest(2));
  const comment =
    'Comments of the user, each under the line it is about:\n\nLine 7 of your proposal:\n> SEVEN\nLucky number.';
  expect(result).toContain(
    'The user changed your proposal before accepting it. Diff from proposed to applied:',
  );
  expect(result?.endsWith(`${decided}\n\n${comment}`)).toBe(true);
  expect(await readFile(file, 'utf8')).toBe(after.replace('FOUR', 'four'));
  const review = page.getByRole('region', { name: 'Your review' });
  await expect(review).toContainText('2 of 3 hunks accepted');
  await expect(review).toContainText('Hunk 2 rejected');
  await expect(review).toContainText('it is loud enough');
  await expect(callLine(page, 'count.txt')).toBeVisible();
});

test('verdicts, comments and what was typed into the proposal survive a crash, and a file that moved on', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  // Two starts of the application take time on a small machine.
  test.slow();
  const { page, home } = pilotfish;
  const file = await propose(pilotfish);
  await mark(page, 2).click();
  await proposedSide(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+Alt+M');
  await diff(page).getByRole('textbox', { name: 'Comment on line 1' }).fill('Why?');
  await page.keyboard.press('Enter');
  await expect(diff(page).getByText('Why?')).toBeVisible();
  await expect(proposedSide(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.insertText('mine ');
  const windows = path.join(home, 'windows');
  await expect.poll(() => filesWith('mine three', windows).catch(() => [])).toHaveLength(1);
  await pilotfish.kill();
  await pilotfish.restart();
  const again = pilotfish.page;
  await expect(mark(again, 2)).toHaveAttribute('aria-pressed', 'false');
  await writeFile(file, `zero\n${before}`);
  await expect(
    again.getByText('The file changed on disk. Pilotfish has updated the proposal.'),
  ).toBeVisible();
  await expect(mark(again, 2)).toHaveAttribute('aria-pressed', 'false');
  await expect(diff(again).getByText('Why?')).toBeVisible();
  await expect(reviewBar(again, 'count.txt')).toContainText('2 of 3 hunks accepted · with your own edits');
  await answer(reviewBar(again, 'count.txt'), 'Accept');
  await expect(conversation(again).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe(`zero\n${after.replace('three\nFOUR', 'mine three\nfour')}`);
});
