import { expect, test } from './app';
import { expectPartAccessible } from './axe';
import { composer, send } from './window';

// The model names chats, and their list may stay open at the side.

test('chats get titles of the model; the list of them stays open at the side where there is room', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  const title = page.locator('[data-region="chat"]').getByRole('heading', { level: 2 });
  for (const [text, named] of [
    ['please count the herons', 'Counting herons'],
    ['please mend the parser', 'Mending the parser'],
  ] as const) {
    model.titleReply(named);
    model.reply('Done.');
    await page.getByRole('button', { name: 'New chat' }).click();
    await send(page, text);
    await expect(title).toHaveText(named);
  }
  const column = page.getByRole('region', { name: 'Chats' });
  const field = column.getByRole('textbox', { name: 'Search chats' });
  await page.keyboard.press('ControlOrMeta+Alt+G');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(column.getByRole('button', { name: /^Counting herons/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Counting herons');
  await expectPartAccessible(column, 'the list of chats at the side');

  await page.reload();
  await expect(title).toHaveText('Counting herons');
  await expect(field).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(column).toBeHidden();
  await page.getByRole('button', { name: 'Chats' }).click();
  const menu = page.getByRole('dialog', { name: 'Chats' });
  await expect(menu.getByRole('textbox', { name: 'Search chats' })).toBeFocused();
  await expect(menu.getByRole('button', { name: 'Keep open at the side' })).toBeHidden();
  await page.keyboard.press('Escape');
  // If there is no room for a column, its keys show and hide the menu. If the chat is hidden, they show and hide the
  // chat too.
  await page.setViewportSize({ width: 900, height: 600 });
  await page.keyboard.press('ControlOrMeta+Alt+B');
  await expect(composer(page)).not.toBeInViewport();
  await page.keyboard.press('ControlOrMeta+Alt+G');
  await expect(menu.getByRole('textbox', { name: 'Search chats' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Alt+G');
  await expect(menu).toBeHidden();
  await expect(composer(page)).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await column.getByRole('button', { name: 'Keep open at the side' }).click();
  await expect(column).toBeHidden();
  await expect(composer(page)).toBeFocused();
});
