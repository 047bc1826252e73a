import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { expectAccessible } from './axe';

// Trust in a folder: shown in the window, asked once, and the same in every window.

test.use({ files: { 'AGENTS.md': '# House rules\n\nBe kind.\n', 'src/sum.ts': 'export const sum = 2;\n' } });

const sign = (page: Page) => page.getByRole('button', { name: 'Restricted: review', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Trust this folder?' });

test('a folder that brings something is restricted until the user trusts it, in both windows; trust is taken back from the menu of the project', async ({
  pilotfish,
}) => {
  const { page } = pilotfish;
  const second = await pilotfish.secondWindow();
  await expect(sign(second)).toBeVisible();
  await sign(page).click();
  await dialog(page)
    .getByRole('button', { name: /^AGENTS\.md/ })
    .click();
  await expect(page.getByRole('region', { name: 'Definition of AGENTS.md' })).toContainText('Be kind.');
  await expectAccessible(page, 'the question about trust');
  await dialog(page).getByRole('button', { name: 'Trust this folder', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(sign(page)).toBeHidden();
  await expect(sign(second)).toBeHidden();

  await page.getByRole('button', { name: /^Project: / }).click();
  await page.getByRole('menuitem', { name: 'Trust this folder…' }).click();
  await page
    .getByRole('dialog', { name: 'This folder is trusted' })
    .getByRole('button', { name: 'Stop trusting', exact: true })
    .click();
  await expect(sign(page)).toBeVisible();
  await expect(sign(second)).toBeVisible();
});
