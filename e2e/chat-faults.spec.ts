import { expect, test } from './app';
import { beginAnew, conversation, send } from './window';

// Messages to the user when the model is unavailable, and the ways to continue.

test('a part that cannot be loaded, and an endpoint that is limited or breaks off', async ({ pilotfish }) => {
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
  await beginAnew(pilotfish);
  await test.step('a limit of the endpoint is waited out; an answer that breaks off is shown once', async () => {
    const { page, model } = pilotfish;
    const limit = (seconds: string) => ({ status: 429, headers: { 'retry-after': seconds }, body: {} });
    model.reply(limit('1'), 'In time.');
    await send(page, 'Hello?');
    await expect(page.getByText(/\(429\).*attempt 2 in/)).toBeVisible();
    await expect(conversation(page).getByText('In time.')).toBeVisible();

    const answers = conversation(page).getByRole('article', { name: 'Model' });
    const before = await answers.count();
    model.reply({ text: 'A whole sentence.', resetAfterBytes: 700 }, 'A whole sentence.');
    await send(page, 'Once more?');
    // The first answer may be complete on the screen before it breaks off.
    await model.waitForRequest(4);
    await expect(conversation(page).getByText('A whole sentence.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop the turn' })).toBeHidden();
    await expect(answers).toHaveCount(before + 1);
  });
});
