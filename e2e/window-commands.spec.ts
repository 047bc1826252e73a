import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { openTerminal, panel } from './terminal-steps';
import { beginAnew, composer } from './window';

// Commands of the window: their keys work whatever has the focus, and menus and buttons show them.

test.use({ files: { 'parse.ts': 'const a = 1;\n' } });

const tree = (page: Page) => page.getByRole('tree');

test('keys and menus of the window', async ({ pilotfish }) => {
  await test.step('the key of the tree works in an editor, a message and a terminal', async () => {
    const { page } = pilotfish;
    await page.getByRole('treeitem', { name: 'parse.ts' }).dblclick();
    const editor = page.getByRole('tabpanel').getByRole('textbox');
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+B');
    await expect(tree(page)).toBeHidden();
    await composer(page).focus();
    await page.keyboard.press('ControlOrMeta+B');
    await expect(tree(page)).toBeVisible();
    await openTerminal(page);
    await page.keyboard.press('ControlOrMeta+B');
    await expect(tree(page)).toBeHidden();
  });
  await beginAnew(pilotfish);
  await test.step('the menus of a row and of a terminal’s tab show the keys that do the same', async () => {
    const { page, project } = pilotfish;
    await page.keyboard.press('ControlOrMeta+B');
    await pilotfish.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const row = page.getByRole('treeitem', { name: 'parse.ts' });
    await row.click();
    await page.keyboard.press('Shift+Alt+C');
    await expect.poll(copied).toBe(path.join(project, 'parse.ts'));

    await row.click({ button: 'right' });
    await expect(page.getByRole('menuitem')).toHaveText([
      /^Open ?Enter$/,
      /^Add to chat ?ShiftAltM$/,
      /^New file… ?CtrlKN$/,
      /^New folder… ?CtrlKShiftN$/,
      /^Cut ?CtrlX$/,
      /^Copy ?CtrlC$/,
      /^Duplicate ?ShiftAltD$/,
      /^Copy path ?ShiftAltC$/,
      /^Copy relative path ?CtrlKCtrlShiftC$/,
      /^Rename… ?F2$/,
      /^Delete… ?Delete$/,
      /^Collapse all ?CtrlK←$/,
    ]);
    await page.getByRole('menuitem', { name: 'Copy relative path' }).click();
    await expect.poll(copied).toBe('parse.ts');

    await openTerminal(page);
    const tab = panel(page).getByRole('tab');
    await tab.click({ button: 'right' });
    await expect(page.getByRole('menuitem')).toHaveText(['Rename…F2', 'SplitCtrlShift5', 'CloseDelete']);
    await page.keyboard.press('Escape');
    await tab.press('Delete');
    await expect(tab).toHaveCount(0);
  });
});
