import { expect, test } from './app';
import { conversation, send } from './window';

// Messages to the user when the model is unavailable, and the ways to continue.

test('a part that cannot be loaded, and an endpoint that is limited', async ({ pilotfish }) => {
  await test.step('a part of the window that cannot be loaded leaves the rest of it standing', async () => {
    const { page, model } = pilotfish;
    model.reply('Still here.');
    await page.route('**/assets/TextView*', (route) => route.abort());
    await page.getByRole('treeitem', { name: 'README.md' }).dblclick();
    await expect(page.getByText('This part of the window could not be loaded')).toBeVisible();
    await send(page, 'Hello?');
    await expect(conversation(page).getByText('Still here.')).toBeVisible();
    await page.unroute('**/assets/TextView*');
    await page.getByRole('button', { name: 'Reload the window' }).click();
    await expect(page.getByRole('tabpanel').locator('.view-lines')).toContainText('Sample');
  });
  await test.step('a limit of the endpoint is waited out', async () => {
    const { page, model } = pilotfish;
    model.reply({ status: 429, headers: { 'retry-after': '1' }, body: {} }, 'In time.');
    await send(page, 'Hello?');
    await expect(page.getByText(/\(429\).*attempt 2 in/)).toBeVisible();
    await expect(conversation(page).getByText('In time.')).toBeVisible();
  });
});
