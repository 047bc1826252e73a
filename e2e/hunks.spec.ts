import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { editCall, resultsIn } from './calls';
import { answer, callLine, card, conversation, proposedSide, reviewBar, send, showAnswers } from './window';

// A waiting change with decisions on its hunks and comments on its lines: in the diff, on the card, by keys alone.

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

test('on the card too, in the one of two windows that answers; both show what was decided', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  const file = await propose(pilotfish);
  const second = await pilotfish.secondWindow();
  await expect(card(second, 'count.txt')).toBeVisible();
  await second.bringToFront();
  const asked = card(second, 'count.txt');
  const other = asked.getByRole('button', { name: 'Reject hunk 3 of 3' });
  await showAnswers(asked, other);
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await asked.getByText('added: FOUR').hover();
  await asked.getByRole('button', { name: 'Comment on line 4' }).last().click();
  await asked.getByRole('textbox', { name: 'Comment on line 4' }).fill('Four is fine.');
  await second.keyboard.press('Enter');
  await expect(asked.getByText('Four is fine.')).toBeVisible();
  await answer(asked, 'Accept 2 of 3');
  await expect(conversation(second).getByText('Done.')).toBeVisible();
  for (const window of [second, page]) {
    const review = window.getByRole('region', { name: 'Your review' });
    await expect(review).toContainText('Hunk 3 rejected');
    await expect(review).toContainText('Four is fine.');
  }
  expect(resultsIn(model.requests[1])[0]).toMatch(/Line 4 of your proposal:\n> FOUR\nFour is fine\.$/);
  expect(await readFile(file, 'utf8')).toBe(after.replace('SEVEN', 'seven'));
});

test('verdicts and comments outlive a reload, a restart, and a file that moved on', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  const { page } = pilotfish;
  const file = await propose(pilotfish);
  await mark(page, 2).click();
  await proposedSide(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+Alt+M');
  await diff(page).getByRole('textbox', { name: 'Comment on line 1' }).fill('Why?');
  await page.keyboard.press('Enter');
  await expect(diff(page).getByText('Why?')).toBeVisible();
  await page.reload();
  await expect(mark(page, 2)).toHaveAttribute('aria-pressed', 'false');
  await expect(diff(page).getByText('Why?')).toBeVisible();
  await pilotfish.restart();
  const again = pilotfish.page;
  await expect(mark(again, 2)).toHaveAttribute('aria-pressed', 'false');
  await writeFile(file, `zero\n${before}`);
  await expect(
    again.getByText('The file changed on disk. Pilotfish has updated the proposal.'),
  ).toBeVisible();
  await expect(mark(again, 2)).toHaveAttribute('aria-pressed', 'false');
  await expect(diff(again).getByText('Why?')).toBeVisible();
  await answer(reviewBar(again, 'count.txt'), 'Accept 2 of 3');
  await expect(conversation(again).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe(`zero\n${after.replace('FOUR', 'four')}`);
});
