import path from 'node:path';
import { expect, test } from './app';
import { openTerminal, panel } from './terminal-steps';
import { composer } from './window';

// Commands of the window: their keys work whatever has the focus, and menus show them.

test.use({ files: { 'parse.ts': 'const a = 1;\n' } });

test('keys work on a row, in a message and in a terminal, and the menus show them', async ({ pilotfish }) => {
  const { page, project } = pilotfish;
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

  const tree = page.getByRole('tree');
  await composer(page).focus();
  await page.keyboard.press('ControlOrMeta+B');
  await expect(tree).toBeHidden();
  await openTerminal(page);
  await page.keyboard.press('ControlOrMeta+B');
  await expect(tree).toBeVisible();
  const tab = panel(page).getByRole('tab');
  await tab.click({ button: 'right' });
  await expect(page.getByRole('menuitem')).toHaveText(['Rename…F2', 'SplitCtrlShift5', 'CloseDelete']);
  await page.keyboard.press('Escape');
  await tab.press('Delete');
  await expect(tab).toHaveCount(0);
});
