import { expect, test } from './app';
import { conversation, send } from './window';

// A new chat that continues from an earlier message, and messages queued while the model works.

test('a message is changed and sent in a new chat, which leads back to the old one', async ({
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
});
