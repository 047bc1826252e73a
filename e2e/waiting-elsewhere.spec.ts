import { expect, test } from './app';
import { shellCall } from './calls';
import { answer, card, composer, conversation, send } from './window';

// A question that waits where the person does not look is seen from everywhere, and one step away.

test('a question in another chat shows on the chats button, in the bar and in the title, and is gone to', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  model.reply({ calls: [shellCall('touch made')] }, 'It is made.');
  await send(page, 'Make it.');
  await expect(card(page, 'touch made')).toBeVisible();
  await expect(page).toHaveTitle('(1) project – Pilotfish');
  await expect(page.getByRole('button', { name: '1 in another chat' })).toHaveCount(0);

  await page.getByRole('button', { name: 'New chat' }).click();
  await expect(card(page, 'touch made')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Chats, 1 waiting in others' })).toBeVisible();
  await page.getByRole('button', { name: '1 in another chat' }).click();
  await expect(card(page, 'touch made')).toBeFocused();

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveTitle('(1) project – Pilotfish');
  await page.getByRole('button', { name: '1 waiting' }).click();
  await expect(card(page, 'touch made')).toBeFocused();

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+Shift+A');
  await expect(card(page, 'touch made')).toBeFocused();
  await answer(card(page, 'touch made'), 'Accept');
  await expect(conversation(page).getByText('It is made.')).toBeVisible();
  await expect(page).toHaveTitle('project – Pilotfish');
  await expect(page.getByRole('button', { name: '1 waiting' })).toHaveCount(0);
});

test('the key for the next question goes on through all chats in which one waits', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  for (const name of ['one', 'two', 'three']) {
    model.reply({ calls: [shellCall(`touch ${name}`)] });
    await page.getByRole('button', { name: 'New chat' }).click();
    await send(page, `Make ${name}.`);
    await expect(card(page, `touch ${name}`)).toBeVisible();
  }
  await composer(page).focus();
  for (const name of ['three', 'one', 'two', 'three']) {
    await page.keyboard.press('ControlOrMeta+Shift+A');
    await expect(card(page, `touch ${name}`)).toBeFocused();
    await expect(conversation(page)).toContainText(`Make ${name}.`);
  }
});

test('Auto says that it runs commands, what asks all the same and until when; Enter starts it', async ({
  pilotfish,
}) => {
  const { page } = pilotfish;
  await page.getByRole('button', { name: /^Mode: / }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Auto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Work without asking' });
  await expect(dialog).toContainText('runs commands on this computer');
  await expect(dialog).toContainText('It still asks before it');
  await expect(dialog).toContainText(/Until \d{1,2}:\d\d/);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: '1 hour' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mode: Auto' })).toContainText(/^.*Auto(?:59:|1:00:00)/);
});
