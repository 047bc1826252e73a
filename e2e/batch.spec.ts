import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { editCall, resultsIn, shellCall, writeCall } from './calls';
import { openTerminal, panel } from './terminal-steps';
import {
  answer,
  beginAnew,
  callLine,
  card,
  conversation,
  enabled,
  reject,
  reviewBar,
  send,
  showAnswers,
} from './window';

// A batch of edits: later edits are shown while the first waits, and one answer accepts several.

const text = 'one\ntwo\nthree\nfour\nfive\n';

/**
 * The first edit waits. After it come two edits, one of the same file, an edit of a file on the hard list, and a
 * command.
 */
async function propose({ page, project, model }: Pilotfish) {
  const [first, second] = [path.join(project, 'first.txt'), path.join(project, 'second.txt')];
  await writeFile(first, text);
  await writeFile(second, text);
  model.reply(
    {
      calls: [
        editCall(first, 'one', 'ONE'),
        editCall(first, 'ONE\ntwo', 'ONE\nTWO'),
        writeCall(path.join(project, '.env'), 'A=1\n'),
        editCall(second, 'five', 'FIVE'),
        shellCall('touch made.txt', 'make a file'),
      ],
    },
    'Done.',
  );
  await send(page, 'Shout.');
  await expect(callLine(page, '3 more edits, 1 more command')).toBeVisible();
  await expect(reviewBar(page, 'first.txt').getByText('1 of 4')).toBeVisible();
  return { first, second };
}

test('a batch is accepted together, stepped through, and has room in a small window', async ({
  pilotfish,
}) => {
  test.slow();
  await test.step('the edits of a batch are accepted together, and what is on the hard list is asked about by itself', async () => {
    const { page, project, model } = pilotfish;
    const { first, second } = await propose(pilotfish);
    const asked = card(page, 'first.txt');
    const after = asked.getByText('Later: 2 edits · 1 asks separately · 1 other call');
    await showAnswers(asked, after);
    await after.click();
    const lines = asked.getByRole('list', { name: 'Later calls' }).getByRole('listitem');
    await expect(lines).toHaveText([
      /first\.txt.*1.*1/,
      /\.env.*asks separately: \.env is a protected file/,
      /second\.txt.*1.*1/,
      /make a file.*checked later/,
    ]);
    await callLine(page, '3 more edits, 1 more command').click();
    const later = callLine(page, 'Edit second.txt');
    await expect(later).toContainText('Queued');
    await later.click();
    await expect(page.getByRole('figure', { name: 'Changes' }).filter({ hasText: 'FIVE' })).toBeVisible();
    await later.click();
    await answer(asked, 'Accept these 3 edits');

    await expect(card(page, '.env')).toBeVisible();
    expect(await readFile(first, 'utf8')).toBe(text.replace('one\ntwo', 'ONE\nTWO'));
    expect(await readFile(second, 'utf8')).toBe(text);
    await reject(card(page, '.env'), 'no secrets');
    await expect(card(page, 'make a file')).toBeVisible();
    expect(await readFile(second, 'utf8')).toBe(text.replace('five', 'FIVE'));
    await reject(card(page, 'make a file'), '');
    await expect(conversation(page).getByText('Done.')).toBeVisible();

    const results = resultsIn(await model.waitForRequest(2));
    expect(results.map((result) => result.slice(0, 20))).toEqual([
      'Successfully modifie',
      'Successfully modifie',
      'The user rejected th',
      'Successfully modifie',
      'The user rejected th',
    ]);
    await callLine(page, '2 files changed · 1 rejected').click();
    await callLine(page, 'second.txt').click();
    await expect(page.getByText('You accepted it together with an earlier edit of its batch.')).toBeVisible();
    await expect(readFile(path.join(project, '.env'))).rejects.toThrow('ENOENT');
  });
  await beginAnew(pilotfish);
  await test.step('the review steps through the edits of the batch by keys, and drafts for later edits survive a reload', async () => {
    const { page } = pilotfish;
    const { first, second } = await propose(pilotfish);
    const files = page.getByRole('region', { name: 'Edits of this batch' });
    const row = (name: RegExp) => files.getByRole('button', { name });
    const diff = page.locator('.monaco-diff-editor:visible');
    const side = (name: string) => diff.getByRole('textbox', { name });
    await page.keyboard.press('F8');
    await expect(side('first.txt, proposed, editable')).toBeFocused();
    await expect(reviewBar(page, 'first.txt').getByText('2 of 4')).toBeVisible();
    await expect(diff).toContainText('TWO');
    await row(/first\.txt/)
      .nth(1)
      .focus();
    await page.keyboard.press('F8');
    await expect(row(/\.env/)).toBeFocused();
    await expect(page.getByRole('tab', { name: '.env' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(row(/second\.txt/)).toHaveAttribute('aria-current', 'true');
    await expect(side('second.txt, proposed, editable')).toBeAttached();
    const bar = reviewBar(page, 'second.txt');
    await page.keyboard.press('ControlOrMeta+Backspace');
    await page.keyboard.type('not now');
    await page.keyboard.press('Enter');
    await expect(row(/second\.txt.*left out/)).toBeVisible();
    await expect(bar.getByText('Left out: not now')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Submit: 2 accepted, 1 rejected' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Backspace');
    await page.keyboard.type(' or ever');
    await page.reload();
    await expect(row(/second\.txt.*left out/)).toHaveAttribute('aria-current', 'true');
    await expect(side('second.txt, proposed, editable')).toBeAttached();
    await bar.getByRole('button', { name: 'Leave out…' }).click();
    await expect(bar.getByRole('textbox')).toHaveValue('not now or ever');
    await page.keyboard.press('Escape');
    const submit = page.getByRole('button', { name: 'Submit: 2 accepted, 1 rejected' }).first();
    await enabled(submit);
    await page.keyboard.press('ControlOrMeta+Shift+A');
    await expect(card(page, 'first.txt')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Shift+Enter');
    // The next question comes up, with its diff in front.
    await expect(card(page, '.env')).toBeFocused();
    await expect(page.getByRole('tab', { name: '.env' })).toHaveAttribute('aria-selected', 'true');
    expect(await readFile(first, 'utf8')).toBe(text.replace('one\ntwo', 'ONE\nTWO'));
    await reject(card(page, '.env'), '');
    await expect(card(page, 'make a file')).toBeVisible();
    expect(await readFile(second, 'utf8')).toBe(text);
    await reject(card(page, 'make a file'), '');
    await expect(conversation(page).getByText('Done.').last()).toBeVisible();
    const results = resultsIn(await pilotfish.model.waitForRequest(2));
    expect(results[3]).toContain("User's reason: not now");
  });
  await beginAnew(pilotfish);
  await test.step('in a small window the diff of a batch has room to be read beside terminals that were left high', async () => {
    const { page } = pilotfish;
    await openTerminal(page);
    await page.getByRole('separator', { name: 'Height of the terminal' }).focus();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowUp');
    const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
    const left = await heightOf(panel(page));
    expect(left).toBeGreaterThan(500);
    await propose(pilotfish);
    await page.setViewportSize({ width: 900, height: 600 });
    await expect.poll(() => heightOf(page.locator('.monaco-diff-editor'))).toBeGreaterThanOrEqual(160);
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Stop the turn' }).click();
    await expect.poll(() => heightOf(panel(page))).toBe(left);
  });
});
