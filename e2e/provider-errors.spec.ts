import { expect, type Pilotfish, test } from './app';
import { canary } from './canary';
import { startFakeModel } from './fake-model';
import { answer, composer, conversation, send } from './window';

// An error of a provider appears once, at its field, with a link to that field.

const wrongKey = { status: 401, body: { error: { message: `Incorrect API key: ${canary}` } } };
const refused = /rejected the API key \(401\)/;

/** Chooses the user's own provider on the first screen. */
async function useOwnProvider({ page }: Pilotfish, address: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome to Pilotfish' });
  await dialog.getByRole('combobox', { name: 'Provider' }).click();
  await page.getByRole('option', { name: 'Other provider…' }).click();
  await dialog.getByRole('textbox', { name: 'Base URL' }).fill(address);
  await dialog.getByRole('combobox', { name: 'Model', exact: true }).fill('heron-small');
  await answer(dialog, 'Use this model');
  await expect(dialog).toBeHidden();
}

test.describe('with nothing chosen', () => {
  test.use({ provider: 'none' });

  test('a dead address leads to the address of that provider, a refused key to its key, and each back to another try; it is said once, and without the key', async ({
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
    await dialog.getByLabel('API key').fill(canary);
    await answer(dialog, 'Save');
    await expect(composer(page)).toBeFocused();

    model.reply(wrongKey, 'Here I am.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveText(refused);
    expect(model.requests).toHaveLength(1);
    expect(await page.content()).not.toContain(canary);
    await page.getByRole('button', { name: 'Check the key…' }).click();
    await expect(dialog.getByLabel('API key')).toBeFocused();
    await page.keyboard.type('another key');
    await answer(dialog, 'Save');
    await expect(composer(page)).toBeFocused();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(conversation(page).getByText('Here I am.')).toBeVisible();
    expect(model.requests[1]?.headers.authorization).toBe('Bearer another key');
    // What stood in the alert is a line of the chat.
    await expect(page.getByText(refused)).toHaveCount(1);
    await expect(conversation(page).getByText(refused)).toBeVisible();
  });
});
