import { canary, expect, test } from './app';
import { startFakeModel } from './fake-model';
import { answer, conversation, send } from './window';

// A stored key stays with the server it was given for, whatever becomes of the provider's address.

test.use({ provider: 'none' });

test('a provider that moves to another server leaves its key behind, and the dialog says so', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  const other = await startFakeModel();
  other.reply('Hello from elsewhere.');
  await page.getByRole('button', { name: 'Try the demo model' }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: 'Models' }).click();
  await page.getByRole('button', { name: 'Add a model endpoint' }).click();
  await page.getByRole('menuitem', { name: 'Any other endpoint…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Heron');
  await dialog.getByRole('textbox', { name: 'Base URL' }).fill(model.baseUrl);
  await dialog.getByLabel('API key').fill(canary);
  await dialog.getByRole('combobox', { name: 'Model' }).fill('heron');
  await dialog.getByRole('textbox', { name: 'Extra headers (optional)' }).fill('X-Team: core');
  await answer(dialog, 'Save');
  await expect(page.getByRole('list', { name: 'Models' })).toContainText('Key stored');

  await page.getByRole('button', { name: 'Edit Heron' }).click();
  await dialog.getByRole('textbox', { name: 'Base URL' }).fill(other.baseUrl);
  await expect(
    dialog.getByText(`The stored key is for ${new URL(model.baseUrl).origin} and goes to no other server.`),
  ).toBeVisible();
  await expect(
    dialog.getByRole('switch', { name: 'Send these headers to the new server too' }),
  ).toBeVisible();
  await answer(dialog, 'Save');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Models' })).not.toContainText('Key stored');
  await page.getByRole('button', { name: 'Close settings' }).click();

  await send(page, 'Hello?');
  await expect(conversation(page).getByText('Hello from elsewhere.')).toBeVisible();
  const { headers } = await other.waitForRequest(1);
  expect([headers.authorization, headers['x-team']]).toEqual([undefined, undefined]);
  await other.close();
});
