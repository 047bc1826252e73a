import { expect, test } from './app';
import { composer, conversation, send } from './window';

// A new chat that continues from an earlier message, and messages queued while the model works.

test('a message is changed and sent in a new chat, which leads back to the old one; words are found in it', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  model.reply('Herons wade.', 'Gulls shout.');
  await send(page, 'Tell me of herons');
  await expect(conversation(page).getByText('Herons wade.')).toBeVisible();
  await send(page, 'And of gulls');
  await expect(conversation(page).getByText('Gulls shout.')).toBeVisible();

  const message = conversation(page).getByText('And of gulls');
  await message.hover();
  await page.getByRole('button', { name: 'Edit and resend' }).last().click();
  model.reply('Owls listen.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('And of owls');
  await page.keyboard.press('Enter');
  await expect(conversation(page).getByText('Owls listen.')).toBeVisible();
  await expect(conversation(page).getByText('Herons wade.')).toBeVisible();
  await expect(conversation(page).getByText('Gulls shout.')).toBeHidden();
  expect(
    model.requests
      .at(-1)
      ?.messages.slice(1)
      .map(({ content }) => content),
  ).toEqual(['Tell me of herons', 'Herons wade.', 'And of owls']);

  await page.getByRole('button', { name: 'Continues “Tell me of herons” from here' }).click();
  await expect(conversation(page).getByText('Gulls shout.')).toBeVisible();
  await expect(conversation(page).getByText('Owls listen.')).toBeHidden();

  await composer(page).click();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(page.getByRole('textbox', { name: 'Find in this chat' })).toBeFocused();
  await page.keyboard.type('herons');
  await expect(page.getByText('2 of 2')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(composer(page)).toBeFocused();
});
