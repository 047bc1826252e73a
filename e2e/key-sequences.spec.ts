import { expect, test } from './app';
import { openTerminal, panel } from './terminal-steps';

// Key sequences beside Monaco and a shell, which use the first key themselves.

test.use({ files: { 'parse.ts': 'const a = 1;\n', 'other.ts': 'const b = 2;\n' } });

test('in an editor both ours and Monaco’s work, and what is neither is not typed; a shell has its own', async ({
  pilotfish,
}) => {
  const { page } = pilotfish;
  for (const name of ['other.ts', 'parse.ts']) await page.getByRole('treeitem', { name }).dblclick();
  const lines = page.getByRole('tabpanel').locator('.view-lines');
  await lines.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+c');
  await expect(lines).toHaveText(/\/\/\sconst\sa\s=\s1;/);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+u');
  await expect(lines).toHaveText(/^const\sa\s=\s1;/);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('f');
  await expect(page.getByText('(Ctrl+K F) is not a command.')).toBeVisible();
  await expect(lines).toHaveText(/^const\sa\s=\s1;/);
  // Monaco waits for no further key: typed keys are text.
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('x');
  await expect(lines).toHaveText(/^xconst\sa\s=\s1;/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Shift+W');
  await expect(page.getByRole('tab', { name: 'other.ts' })).toHaveCount(0);

  // A shell has its own Ctrl+K.
  await openTerminal(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('h');
  await expect(panel(page)).toBeVisible();
});
