import { expect, test } from './app';
import { createGate } from './fake-model';
import { composer, conversation, send } from './window';

// A conversation that goes on from an earlier message in a chat of its own, and what waits in line while the model works.

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

test('what waits in line is changed and moved, another window sees it, and it is sent at once', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  const hold = createGate();
  model.reply({ text: 'A long answer that goes on.', hold, holdAfterBytes: 600 }, 'Then owls.');
  await send(page, 'Begin');
  await hold.reached;
  for (const text of ['Of gulls', 'Of terns']) await send(page, text);
  await page.getByRole('button', { name: 'Edit queued message: Of terns' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Of owls');
  await page.keyboard.press('Enter');
  const owls = page.getByRole('button', { name: 'Edit queued message: Of owls' });
  await expect(owls).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  const other = await pilotfish.secondWindow();
  const queue = other.getByRole('list', { name: 'Queued messages' }).getByRole('listitem');
  await expect(queue).toHaveText([/Of owls/, /Of gulls/]);
  await page.getByRole('button', { name: 'Interrupt and send now: Of gulls' }).click();
  await expect(conversation(page).getByText('Then owls.')).toBeVisible();
  expect(model.requests.at(-1)?.messages.at(-1)?.content).toBe('Of gulls\n\nOf owls');
  await expect(queue).toHaveCount(0);
});
