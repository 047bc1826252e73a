import { expect, test } from './app';
import { shellCall } from './calls';
import { answer, card, conversation, send } from './window';

// A question that waits out of view is visible from everywhere, and one step away.

test('a question in another chat shows on the chats button, in the bar and in the title, and is gone to', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  model.reply({ calls: [shellCall('touch made')] }, 'It is made.');
  await send(page, 'Make it.');
  await expect(card(page, 'touch made')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 in another chat' })).toHaveCount(0);

  await page.getByRole('button', { name: 'New chat' }).click();
  await expect(card(page, 'touch made')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Chats, 1 waiting in other chats' })).toBeVisible();
  await page.getByRole('button', { name: '1 in another chat' }).click();
  await expect(card(page, 'touch made')).toBeFocused();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: '1 waiting' }).click();
  await expect(card(page, 'touch made')).toBeFocused();

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+Shift+A');
  await expect(card(page, 'touch made')).toBeFocused();
  await answer(card(page, 'touch made'), 'Accept');
  await expect(conversation(page).getByText('It is made.')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 waiting' })).toHaveCount(0);
});
