import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { beginAnew } from './window';

// Trust in a folder: shown in the window, asked once, and the same in every window.

test.use({ files: { 'AGENTS.md': '# House rules\n\nBe kind.\n', 'src/sum.ts': 'export const sum = 2;\n' } });

const sign = (page: Page) => page.getByRole('button', { name: 'Restricted: review', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Trust this folder?' });

test('a folder is trusted, and trusted no more', async ({ pilotfish }) => {
  await test.step('trust is taken back from the menu of the project, and a link to a trusted folder is that folder', async () => {
    const { page, project } = pilotfish;
    const link = path.join(path.dirname(project), 'link');
    await symlink(project, link);
    await sign(page).click();
    await dialog(page).getByRole('button', { name: 'Trust the parent folder', exact: false }).click();
    await expect(sign(page)).toBeHidden();
    await page.getByRole('button', { name: /^Project: / }).click();
    await page.getByRole('menuitem', { name: 'Open folder…' }).click();
    const folder = page.getByRole('dialog', { name: 'Open a folder' });
    await folder.getByRole('textbox', { name: 'Path' }).fill(link);
    await folder.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(folder).toBeHidden();
    await expect(page.getByRole('button', { name: 'Project: project' })).toBeVisible();
    await page.getByRole('button', { name: /^Project: / }).click();
    await page.getByRole('menuitem', { name: 'Trust this folder…' }).click();
    const trusted = page.getByRole('dialog', { name: 'This folder is trusted' });
    await trusted.getByRole('button', { name: /and its contents$/ }).click();
    await expect(sign(page)).toBeVisible();
    await rm(link);
  });
  await beginAnew(pilotfish);
  await test.step('a folder that brings something is restricted until the user trusts it; both windows see the answer', async () => {
    // Two windows and a restart take time on a small machine.
    test.slow();
    const { page } = pilotfish;
    const second = await pilotfish.secondWindow();
    await sign(second).click();
    await expect(dialog(second).getByRole('button', { name: /^AGENTS\.md/ })).toBeVisible();
    await second.keyboard.press('Enter');
    await second.keyboard.press('Escape');
    await expect(dialog(second)).toBeHidden();
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

    await pilotfish.restart();
    await expect(pilotfish.page.getByRole('treeitem', { name: 'AGENTS.md' })).toBeVisible();
    await expect(sign(pilotfish.page)).toBeHidden();
  });
});
