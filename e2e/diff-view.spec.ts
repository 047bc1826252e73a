import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { deleteCall, editCall } from './calls';
import { answer, card, conversation, enabled, reject, reviewBar, send } from './window';

// Views of a change: its switches, the file afterwards, and the reason for a rejection in a small window.

test.use({
  files: { 'parse.ts': 'const one = 1;\nconst two = 2;\n', 'wide.md': `short\n${'long '.repeat(200)}\n` },
});

function diff(page: Page) {
  return page.locator('.monaco-diff-editor');
}

test('accepted, a proposal becomes the file with the change marked; inline and unwrapped is remembered; a deletion is rejected in a small window', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  await page.setViewportSize({ width: 1600, height: 900 });
  const at = (name: string) => path.join(project, name);
  model.reply(
    { calls: [editCall(at('parse.ts'), 'two = 2', 'two = 22')] },
    { calls: [editCall(at('wide.md'), 'short', 'shorter')] },
    { calls: [deleteCall(at('parse.ts'))] },
    'Done.',
  );
  await send(page, 'Change it.');
  await answer(card(page, 'parse.ts'), 'Accept');
  await expect(card(page, 'wide.md')).toBeVisible();
  await page.getByRole('tab', { name: 'parse.ts' }).click();
  await expect(page.getByRole('textbox', { name: /parse\.ts, .* marked at line 2$/ })).toBeAttached();
  await expect(page.getByRole('tabpanel').locator('.line-mark')).toHaveClass(/line-mark-changed/);
  await page.getByRole('tab', { name: /wide\.md/ }).click();

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
  await reject(card(page, 'wide.md'), 'enough');

  // The field for the reason is in the column, however it got the keyboard.
  await page.setViewportSize({ width: 900, height: 600 });
  await diff(page).getByText('two = 22').click();
  const column = await page.getByRole('region', { name: 'Editor', exact: true }).boundingBox();
  await page.keyboard.press('ControlOrMeta+Alt+M');
  await page.getByRole('textbox', { name: 'Comment on line 2' }).press('Escape');
  const bar = reviewBar(page, 'parse.ts');
  await answer(bar, 'Reject…');
  const field = bar.getByRole('textbox', { name: 'Reason for the model (optional)' });
  await expect(field).toBeFocused();
  const isInside = async () => {
    const box = await field.boundingBox();
    return column !== null && box !== null && box.x > column.x && box.x + box.width < column.x + column.width;
  };
  await expect.poll(isInside).toBe(true);
  await enabled(bar.getByRole('button', { name: 'Reject', exact: true }));
  await field.press('Enter');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  await expect(page.locator('#editor-area').getByRole('tab')).toHaveText(['parse.ts']);
});
