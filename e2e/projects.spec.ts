import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { isAlive, nextRequest, pidIn, start, waiting } from './background-steps';
import { panel, tab } from './terminal-steps';
import { answer, callLine } from './window';

// One project after another in the same window; by their paths, as in a browser.

async function openFolder(page: Page, folder: string): Promise<void> {
  await page.getByRole('button', { name: /^Project: / }).click();
  await page.getByRole('menuitem', { name: 'Open folder…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a folder' });
  await dialog.getByRole('textbox', { name: 'Path' }).fill(folder);
  await answer(dialog, 'Open');
  await expect(page.getByRole('button', { name: `Project: ${path.basename(folder)}` })).toBeVisible();
}

test('another project: its commands go on under its name, and its chat is told when it is used again', async ({
  pilotfish,
}) => {
  const { page, project } = pilotfish;
  const other = path.join(path.dirname(project), 'other');
  await mkdir(other);
  await start(pilotfish, waiting('pid'), 'Server');
  await openFolder(page, other);
  await expect(page.getByText('Ask about other, or for a change')).toBeVisible();
  await tab(page, /agent/).click();
  await expect(panel(page).getByText('Project project')).toBeVisible();
  expect(isAlive(await pidIn(pilotfish, 'pid'))).toBe(true);

  await writeFile(path.join(project, 'go'), '');
  await expect(panel(page).getByText('Ended, exit code 5').first()).toBeVisible();
  await openFolder(page, project);
  await callLine(page, 'Server').waitFor();
  expect(await nextRequest(pilotfish)).toContain('ended with exit code 5');
});
