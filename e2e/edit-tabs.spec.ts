import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { filesWith } from './canary';
import { answer } from './window';

// Files that the user edits and saves in tabs of the editor area.

test.use({ files: { 'a.txt': 'one\r\ntwo\r\n', 'b.txt': 'other\n' } });

const editor = (page: Page) => page.getByRole('textbox', { name: 'a.txt', exact: true });

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('treeitem', { name }).click();
  await page.getByRole('textbox', { name, exact: true }).waitFor({ state: 'attached' });
}

/** Types at the start of the text in front. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText(text);
}

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

test('what is not saved survives a crash; it is saved, its line ends stay, undo goes back behind the save, and a file that changes under unsaved text is compared', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  // Two starts of the application take time on a small machine.
  test.slow();
  const file = path.join(pilotfish.project, 'a.txt');
  await open(pilotfish.page, 'a.txt');
  await type(pilotfish.page, 'a.txt', 'zero');
  const windows = path.join(pilotfish.home, 'windows');
  await expect.poll(() => filesWith('zeroone', windows).catch(() => [])).toHaveLength(1);
  await pilotfish.kill();
  await pilotfish.restart();
  const { page } = pilotfish;
  await expect(tab(page, /^a\.txt ?, unsaved/)).toBeVisible();
  await expect(page.getByText('zeroone')).toBeVisible();
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+S');
  await expect(tab(page, /^a\.txt$/)).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('zeroone\r\ntwo\r\n');

  await open(page, 'b.txt');
  await tab(page, 'a.txt').click();
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(tab(page, /^a\.txt ?, unsaved/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+S');
  await expect.poll(() => readFile(file, 'utf8')).toBe('one\r\ntwo\r\n');

  await type(page, 'a.txt', 'mine ');
  await writeFile(file, 'theirs\n');
  const changed = page.getByText('This file changed on disk while you edited it.');
  await expect(changed).toBeVisible();
  await page.keyboard.press('ControlOrMeta+S');
  await expect(changed).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('theirs\n');

  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('The version on disk is marked')).toBeVisible();
  await expect(page.locator('.editor.original').getByText('theirs')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the text' }).click();
  await page.getByRole('button', { name: 'Use the version on disk' }).click();
  await expect(tab(page, /^a\.txt$/)).toBeVisible();
  await expect(page.getByText('theirs')).toBeVisible();

  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(page.getByText('mine one')).toBeVisible();
  await writeFile(file, 'again theirs\n');
  await expect(changed).toBeVisible();
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await page.getByRole('button', { name: 'Close a.txt' }).click();
  await answer(page.getByRole('dialog', { name: 'Save the changes to a.txt?' }), 'Save');
  await expect(tab(page, 'a.txt')).toHaveCount(0);
  await expect.poll(() => readFile(file, 'utf8')).toBe('mine one\ntwo\n');
});
