import { expect, type Pilotfish, test } from './app';
import { canary } from './canary';
import { startFakeModel } from './fake-model';
import { answer, composer, conversation, send } from './window';

// An error of a provider appears once, at its field, with a link to that field.

const wrongKey = { status: 401, body: { error: { message: 'no such key' } } };
const refused = /rejected the key in OPENAI_API_KEY \(401\)/;

/** Chooses the user's own provider on the first screen. */
async function useOwnProvider({ page }: Pilotfish, address: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome to Pilotfish' });
  await dialog.getByRole('combobox', { name: 'Provider' }).click();
  await page.getByRole('option', { name: 'Other provider…' }).click();
  await dialog.getByRole('textbox', { name: 'Base URL' }).fill(address);
  await dialog.getByRole('combobox', { name: 'Model' }).fill('heron-small');
  await answer(dialog, 'Use this model');
  await expect(dialog).toBeHidden();
}

test.describe('with nothing chosen', () => {
  test.use({ provider: 'none' });

  test('a dead address leads to the address of that provider, a refused key to its key, and each back to another try', async ({
    pilotfish,
  }) => {
    const { page, model } = pilotfish;
    const gone = await startFakeModel();
    await gone.close();
    await useOwnProvider(pilotfish, gone.baseUrl);
    await send(page, 'Hello?');
    await expect(page.getByText('Cannot reach').first()).toContainText(new URL(gone.baseUrl).host);
    await page.getByRole('button', { name: 'Check the address…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit My provider' });
    const address = dialog.getByRole('textbox', { name: 'Base URL' });
    await expect(address).toBeFocused();
    await address.fill(model.baseUrl);
    await answer(dialog, 'Save');
    await expect(composer(page)).toBeFocused();

    model.reply(wrongKey, 'Here I am.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Check the key…' }).click();
    await expect(dialog.getByLabel('API key')).toBeFocused();
    await page.keyboard.type(canary);
    await answer(dialog, 'Save');
    await expect(composer(page)).toBeFocused();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(conversation(page).getByText('Here I am.')).toBeVisible();
    expect(model.requests[1]?.headers.authorization).toBe(`Bearer ${canary}`);
  });
});

test('a failure is said once, without the key: while it stands with what helps, later as a line of the chat; the list of models says it too', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  model.reply({ status: 401, body: { error: { message: `Incorrect API key: ${canary}` } } }, 'Here I am.');
  await send(page, 'Hello?');
  await expect(page.getByText(refused)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveText(refused);
  expect(await page.content()).not.toContain(canary);
  expect(model.requests).toHaveLength(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(conversation(page).getByText('Here I am.')).toBeVisible();
  await expect(page.getByText(refused)).toHaveCount(1);
  await expect(conversation(page).getByText(refused)).toBeVisible();

  model.acceptOnly('another key');
  await page.getByRole('button', { name: /^Model: / }).click();
  await page.getByRole('menuitem', { name: 'More models…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a model for this chat' });
  await expect(dialog.getByRole('alert')).toContainText('rejected this API key (401)');
  await answer(dialog, 'Check the key…');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  // Its key comes from the environment, as the text there explains.
  await expect(page.getByText('These environment variables override your selection here.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
