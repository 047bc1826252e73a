import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app';
import { composer } from './window';

// A window that is too narrow for columns: the tree and the chat open over the editor area, by the same buttons and
// keys.

function tree(page: Page): Locator {
  return page.getByRole('tree', { name: 'Files of project' });
}

test('in a narrow window the tree and the chat are drawers, and the keyboard goes in and comes back', async ({
  pilotfish,
}) => {
  const { page } = pilotfish;
  const treeButton = page.getByRole('button', { name: 'Show or hide the project tree' });
  await expect(composer(page)).toBeFocused();
  await composer(page).fill('half a thought');
  await page.setViewportSize({ width: 720, height: 450 });

  // The focus stays in the composer.
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(composer(page)).toBeHidden();

  await treeButton.click();
  await expect(tree(page)).toBeFocused();
  await expect(treeButton).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(tree(page)).toBeHidden();
  await expect(treeButton).toHaveAttribute('aria-pressed', 'false');
  await expect(treeButton).toBeFocused();

  await treeButton.click();
  await page.getByRole('treeitem', { name: 'README.md' }).dblclick();
  const editor = page.getByRole('tabpanel').locator('.view-lines');
  await expect(editor).toContainText('Sample');
  await expect(tree(page)).toBeHidden();
  await editor.click();

  await page.keyboard.press('ControlOrMeta+Alt+B');
  await expect(composer(page)).toBeFocused();
  await expect(composer(page)).toHaveValue('half a thought');
  await expect(page.locator('[inert] #editor-area')).toBeAttached();
  await page.mouse.click(40, 200);
  await expect(composer(page)).toBeHidden();
  await expect(page.locator('#editor-area .monaco-editor.focused')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  const chatButton = page.getByRole('button', { name: 'Show or hide the chat' });
  await expect(composer(page)).toBeVisible();
  await expect(chatButton).toHaveAttribute('aria-pressed', 'true');
});
