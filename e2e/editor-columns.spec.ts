import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { editCall } from './calls';
import { answer, card, conversation, send } from './window';

// Two columns of the editor area side by side.

test.use({ viewport: { width: 1440, height: 900 }, files: { 'a.txt': 'one\n', 'b.txt': 'other\n' } });

const column = (page: Page, number: 1 | 2) =>
  page.getByRole('region', { name: `Editor column ${number}`, exact: true });
const text = (page: Page, number: 1 | 2, name: string) =>
  column(page, number).getByRole('textbox', { name, exact: true });

test('the editor splits, both columns show one text, one save writes it; a review takes their room, and after it and a reload both are back', async ({
  pilotfish: { page, project, model },
}) => {
  await page.getByRole('treeitem', { name: 'a.txt' }).dblclick();
  await page.getByRole('textbox', { name: 'a.txt', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+\\');
  await expect(text(page, 2, 'a.txt')).toBeFocused();
  await page.keyboard.insertText('mine ');
  await expect(column(page, 1).getByText('mine one')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^a\.txt ?, unsaved/ })).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByRole('tab', { name: /^a\.txt$/ })).toHaveCount(2);
  expect(await readFile(path.join(project, 'a.txt'), 'utf8')).toBe('mine one\n');

  await page.keyboard.press('F6');
  await page.keyboard.press('Shift+F6');
  await expect(text(page, 2, 'a.txt')).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(text(page, 1, 'a.txt')).toBeFocused();
  await page.getByRole('treeitem', { name: 'b.txt' }).dblclick();
  await expect(column(page, 1).getByRole('tab')).toHaveText(['a.txt', 'b.txt']);

  model.reply({ calls: [editCall(path.join(project, 'b.txt'), 'other', 'another')] }, 'Done.');
  await send(page, 'Change it.');
  await expect(column(page, 1).getByRole('tab', { name: /^b\.txt \(proposal\)/ })).toBeVisible();
  await expect(column(page, 2)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show editor column 2' })).toBeVisible();
  await answer(card(page, 'b.txt'), 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  await expect(text(page, 2, 'a.txt')).toBeAttached();

  await page.reload();
  await expect(column(page, 1).getByRole('tab')).toHaveText(['a.txt', 'b.txt']);
  await expect(column(page, 2).getByRole('tab')).toHaveText(['a.txt']);
  await expect(column(page, 1).getByRole('textbox', { name: /^b\.txt/ })).toBeAttached();
  await expect(text(page, 2, 'a.txt')).toBeAttached();
});
