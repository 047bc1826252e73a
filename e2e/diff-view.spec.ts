import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app';
import { deleteCall, editCall, readCall, writeCall } from './calls';
import {
  acceptButton,
  answer,
  beginAnew,
  callLine,
  card,
  conversation,
  enabled,
  proposedSide,
  reject,
  reviewBar,
  send,
} from './window';

// Views of a change: its sides, its switches, and the file afterwards.

const thirtyLines = Array.from({ length: 30 }, (_, index) => `const line${index + 1} = ${index + 1};`).join(
  '\n',
);

test.use({
  files: { 'parse.ts': `${thirtyLines}\n`, 'wide.md': `short\n${'long '.repeat(200)}\n` },
});

function diff(page: Page): Locator {
  return page.locator('.monaco-diff-editor');
}

async function widthOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.width ?? 0;
}

test('one diff after another: folded, without an empty side, inline and wrapped', async ({ pilotfish }) => {
  await test.step('what does not fit is folded around the changes; accepted, the proposal becomes the file with the change marked; rejected, it goes', async () => {
    const { page, project, model } = pilotfish;
    await page.setViewportSize({ width: 1600, height: 1000 });
    const file = path.join(project, 'parse.ts');
    model.reply(
      { calls: [editCall(file, 'line2 = 2', 'line2 = 22')] },
      { calls: [editCall(file, 'line3 = 3', 'line3 = 33')] },
      'Done.',
    );
    await send(page, 'Change it.');
    const lines = diff(page).locator('.editor.modified .view-lines');
    await expect(lines).toContainText('line2 = 22');
    await expect(lines).toContainText('line30 = 30');
    const height = async () => (await diff(page).boundingBox())?.height ?? 0;
    // Three of the thirty lines do not fit; each is 19 pixels high.
    await page.setViewportSize({ width: 1600, height: Math.ceil(1000 - (await height()) + 27 * 19 + 6) });
    await expect.poll(height).toBeLessThan(28 * 19);
    await expect(lines).toContainText('line26 = 26');
    await page.setViewportSize({ width: 1600, height: 500 });
    await expect(
      diff(page)
        .getByText(/hidden lines/)
        .first(),
    ).toBeVisible();
    await page.setViewportSize({ width: 1600, height: 1000 });

    await answer(card(page, 'parse.ts').first(), 'Accept');
    await expect(callLine(page, 'Edit parse.ts').first()).toContainText('Done');
    await reject(card(page, 'parse.ts'), 'enough');
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    const tabs = page.locator('#editor-area').getByRole('tab');
    await expect(tabs).toHaveText(['parse.ts']);
    const marks = page.getByRole('tabpanel').locator('.line-mark');
    await expect(marks).toHaveCount(1);
    await expect(marks).toHaveClass(/line-mark-changed/);
    const text = page.getByRole('textbox', { name: /parse\.ts, .* marked at line 2$/ });
    await expect(text).toBeAttached();

    await writeFile(file, 'something else\n');
    await expect(page.getByText('something else')).toBeVisible();
    await expect(marks).toHaveCount(0);
  });
  await beginAnew(pilotfish);
  await test.step('a new file has no empty side beside it; side by side or inline, wrapped or not is chosen, and remembered', async () => {
    const { page, project, model } = pilotfish;
    await page.setViewportSize({ width: 1600, height: 900 });
    const created = writeCall(path.join(project, 'new.ts'), 'export const one = 1;\nexport {};\n');
    const shorter = editCall(path.join(project, 'wide.md'), 'short', 'shorter');
    model.reply({ calls: [created] }, { calls: [shorter] });
    await send(page, 'Shorter.');
    await expect(page.getByText('Proposed: new file')).toBeVisible();
    await expect(page.getByText('Current', { exact: true })).toBeHidden();
    await expect(diff(page).getByText('one = 1')).toBeVisible();
    const missing = async () =>
      (await widthOf(page.getByRole('tabpanel'))) - (await widthOf(diff(page).locator('.editor.modified')));
    await expect.poll(missing).toBeLessThan(5);
    await expect(proposedSide(page)).toBeAttached();
    await answer(card(page, 'new.ts'), 'Accept');
    await expect(card(page, 'wide.md')).toBeVisible();
    const inOneColumn = diff(page).and(page.locator(':not(.side-by-side)'));
    await expect(diff(page).and(page.locator('.side-by-side'))).toBeVisible();
    await page.getByRole('button', { name: 'Side by side' }).click();
    await expect(inOneColumn).toBeVisible();
    const lines = diff(page).locator('.editor.modified .view-line').filter({ hasText: 'long' });
    // Prose is wrapped by default.
    await expect.poll(() => lines.count()).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Word wrap' }).click();
    await expect(lines).toHaveCount(1);

    await page.reload();
    await expect(inOneColumn).toBeVisible();
    await expect(page.getByRole('button', { name: 'Word wrap' })).toHaveAttribute('aria-pressed', 'false');
  });
});

test('a deletion in a small window, and a change too large to be compared', async ({ pilotfish }) => {
  await test.step('the reason for not deleting a file stands in the column, however it got the keyboard', async () => {
    const { page, project, model } = pilotfish;
    await page.setViewportSize({ width: 900, height: 600 });
    model.reply({ calls: [readCall(path.join(project, 'parse.ts'))] });
    model.reply({ calls: [deleteCall(path.join(project, 'parse.ts'))] });
    await send(page, 'Delete it.');
    await diff(page).getByText('line2 = 2').click();
    const column = await page.getByRole('region', { name: 'Editor', exact: true }).boundingBox();
    await page.keyboard.press('ControlOrMeta+Alt+M');
    await page.getByRole('textbox', { name: 'Comment on line 2' }).press('Escape');
    const bar = reviewBar(page, 'parse.ts');
    await answer(bar, 'Reject…');
    const field = bar.getByRole('textbox', { name: 'Reason for the model (optional)' });
    await expect(field).toBeFocused();
    const isInside = async () => {
      const box = await field.boundingBox();
      return (
        column !== null && box !== null && box.x > column.x && box.x + box.width < column.x + column.width
      );
    };
    await expect.poll(isInside).toBe(true);
  });
  await beginAnew(pilotfish);
  await test.step('a change too large to be compared in a second is shown as blocks, and that is said', async () => {
    const { page, project, model } = pilotfish;
    const lines = (word: string) =>
      Array.from({ length: 20_000 }, (_, index) => `${word} ${(index * 7919) % 20_011} of ${word}`).join(
        '\n',
      );
    await writeFile(path.join(project, 'long.md'), lines('old'));
    model.reply({ calls: [readCall(path.join(project, 'long.md'))] });
    model.reply({ calls: [writeCall(path.join(project, 'long.md'), lines('new'))] });
    await send(page, 'All of it.');
    const bar = reviewBar(page, 'long.md');
    // Two files of 20,000 lines are read, sent and compared before.
    await expect(bar.getByText('The file is too large to compare line by line')).toBeVisible({
      timeout: 20_000,
    });
    await enabled(acceptButton(bar));
  });
});
