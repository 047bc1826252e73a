import type { Locator, Page } from '@playwright/test';
import { canary, expect, type Pilotfish, test } from './app';
import { answer, composer, conversation, send } from './window';

// What is wrong with a provider is said once, at the field it is about, with a way there.

const wrongKey = { status: 401, body: { error: { message: 'no such key' } } };
const refused = /did not accept the key in OPENAI_API_KEY \(401\)/;

/** The first screen, with an endpoint of one's own to be filled in. */
async function chooseOwnEndpoint(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Welcome to Pilotfish' });
  await dialog.getByRole('combobox', { name: 'Service' }).click();
  await page.getByRole('option', { name: 'Any other endpoint…' }).click();
  return dialog;
}

async function useOwnEndpoint({ page, model }: Pilotfish): Promise<void> {
  const dialog = await chooseOwnEndpoint(page);
  await dialog.getByRole('textbox', { name: 'Base URL' }).fill(model.baseUrl);
  await dialog.getByRole('combobox', { name: 'Model' }).fill('heron-small');
  await answer(dialog, 'Use this model');
  await expect(dialog).toBeHidden();
}

test.describe('with nothing chosen', () => {
  test.use({ provider: 'none' });

  test('a wrong key is said at the key, a dead address at the address', async ({ pilotfish }) => {
    const { page, model } = pilotfish;
    model.acceptOnly(canary);
    const dialog = await chooseOwnEndpoint(page);
    const [address, key] = [dialog.getByRole('textbox', { name: 'Base URL' }), dialog.getByLabel('API key')];
    await address.fill(model.baseUrl);
    await key.fill('sk-wrong');
    await answer(dialog, 'Test connection');
    const { host } = new URL(model.baseUrl);
    await expect(key).toHaveAccessibleDescription(`${host} did not accept this API key (401).`);
    await expect(key).toHaveAttribute('aria-invalid', 'true');
    await expect(address).not.toHaveAttribute('aria-invalid');

    await key.fill('');
    await expect(key).not.toHaveAttribute('aria-invalid');
    await answer(dialog, 'Test connection');
    await expect(key).toHaveAccessibleDescription(`${host} wants an API key (401). Enter it.`);

    await model.close();
    await key.fill(canary);
    await answer(dialog, 'Test connection');
    await expect(address).toHaveAccessibleDescription(new RegExp(`Cannot reach .*${host}`));
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(key).not.toHaveAttribute('aria-invalid');
  });

  test('the models that were found are a list that opens: to choose from, or to be narrowed by typing', async ({
    pilotfish,
  }) => {
    const { page, model } = pilotfish;
    model.setModels(['heron-large', 'heron-small', 'gull']);
    model.reply('Hello from heron.');
    const dialog = await chooseOwnEndpoint(page);
    await dialog.getByRole('textbox', { name: 'Base URL' }).fill(model.baseUrl);
    await answer(dialog, 'Test connection');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options).toHaveText(['gull', 'heron-large', 'heron-small']);
    const field = dialog.getByRole('combobox', { name: 'Model' });
    await expect(field).toBeFocused();
    await page.keyboard.type('her');
    await expect(options).toHaveText(['heron-large', 'heron-small']);
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(/^heron-/);
    await field.click();
    await expect(options).toHaveText(['gull', 'heron-large', 'heron-small']);
    await options.filter({ hasText: 'heron-small' }).click();
    await expect(field).toHaveValue('heron-small');
    await answer(dialog, 'Use this model');
    await expect(dialog).toBeHidden();
    await send(page, 'Hello?');
    await expect(conversation(page).getByText('Hello from heron.')).toBeVisible();
    expect(model.requests).toMatchObject([{ model: 'heron-small' }]);
  });

  test('a refused key leads to the key of that provider, and from there back to another try', async ({
    pilotfish,
  }) => {
    const { page, model } = pilotfish;
    await useOwnEndpoint(pilotfish);
    model.reply(wrongKey, 'Here I am.');
    await send(page, 'Hello?');
    await page.getByRole('button', { name: 'Check the key…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change My endpoint' });
    await expect(dialog.getByLabel('API key')).toBeFocused();
    await page.keyboard.type(canary);
    await answer(dialog, 'Save');
    await expect(composer(page)).toBeFocused();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(conversation(page).getByText('Here I am.')).toBeVisible();
    expect(model.requests[1]?.headers.authorization).toBe(`Bearer ${canary}`);
  });

  test('a dead address leads to the address of that provider', async ({ pilotfish }) => {
    const { page, model } = pilotfish;
    await useOwnEndpoint(pilotfish);
    await model.close();
    await send(page, 'Hello?');
    await page.getByRole('button', { name: 'Check the address…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change My endpoint' });
    await expect(dialog.getByRole('textbox', { name: 'Base URL' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(composer(page)).toBeFocused();
  });
});

test('the list of all models says what is wrong, and leads there', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  model.acceptOnly('another key');
  await page.getByRole('button', { name: /^Model: / }).click();
  await page.getByRole('menuitem', { name: 'More models…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a model for this chat' });
  await expect(dialog.getByRole('alert')).toContainText('did not accept this API key (401)');
  await answer(dialog, 'Check the key…');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a failure is said once: while it stands with what helps, later as a line of the chat', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  model.reply(wrongKey, 'Here I am.');
  await send(page, 'Hello?');
  await expect(page.getByText(refused)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveText(refused);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(conversation(page).getByText('Here I am.')).toBeVisible();
  await expect(page.getByText(refused)).toHaveCount(1);
  await expect(conversation(page).getByText(refused)).toBeVisible();
});

test('the key that comes from the environment is explained in the settings', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  model.reply(wrongKey);
  await send(page, 'Hello?');
  await page.getByRole('button', { name: 'Check the key…' }).click();
  await expect(page.getByText('They win over what is chosen here.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
