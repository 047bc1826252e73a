import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { editCall } from './calls';
import { card, send } from './window';

// The strip at the bottom of the window: its contents, and the targets of its signs.

test('tells how things stand, and leads to what waits and what is not saved', { tag: '@electron' }, async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  await promisify(execFile)('git', ['init', '-q', '-b', 'trunk'], { cwd: project });
  await writeFile(path.join(project, 'crlf.ts'), 'one\r\ntwo\r\n');
  const status = page.getByRole('contentinfo');
  await expect(status).toContainText('Restricted');
  await expect(status).not.toContainText('trunk');

  model.reply({ calls: [editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2')] });
  await send(page, 'Simplify.');
  await expect(status).toContainText('Branch: trunk');
  await page.getByRole('treeitem', { name: 'crlf.ts' }).dblclick();
  await expect(status).toContainText('Line 1, column 1');
  for (const said of ['Encoding: UTF-8', 'Line endings: CRLF', 'Language: TypeScript'])
    await expect(status).toContainText(said);

  await page.getByRole('tabpanel').locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('new');
  await expect(status).toContainText('Line 1, column 4');
  await expectAccessible(page, 'the status bar');
  await status.getByRole('button', { name: 'Inbox: all waiting questions' }).click();
  await expect(page.getByRole('listbox', { name: 'Waiting questions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'sum.ts')).toBeFocused();

  await status.getByRole('button', { name: /^Restricted/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(status).not.toContainText('unsaved');
  await expect(status.getByRole('button', { name: /^Restricted/ }).and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Trust this folder?' })).toBeVisible();
});
