import { canary, expect, test } from './app';
import { resultsIn } from './calls';
import { conversation, send } from './window';

// What a person is told when the model cannot be had, and how they go on.

test('a wrong key is said at once, without the key', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  model.reply({ status: 401, body: { error: { message: `Incorrect API key: ${canary}` } } }, 'Here I am.');
  await send(page, 'Hello?');
  await expect(page.getByRole('alert')).toContainText(
    `${new URL(model.baseUrl).host} did not accept the key in OPENAI_API_KEY (401)`,
  );
  expect(await page.content()).not.toContain(canary);
  expect(model.requests).toHaveLength(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(conversation(page).getByText('Here I am.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a model that is not there is named', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  model.reply({ status: 404, body: { error: { message: 'no such model' } } });
  await send(page, 'Hello?');
  await expect(page.getByRole('alert')).toContainText('“fake-model”');
});

test('a limit of the endpoint is waited out, with a countdown', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  model.reply(
    { status: 429, headers: { 'retry-after': '2' }, body: { error: { message: 'slow down' } } },
    'Now.',
  );
  await send(page, 'Hello?');
  await expect(page.getByText(/\(429\).*attempt 1 in/)).toBeVisible();
  await expect(conversation(page).getByText('Now.')).toBeVisible();
});

test('the wait for another try can be stopped', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  model.reply({ status: 429, headers: { 'retry-after': '50' }, body: {} }, 'Now.');
  await send(page, 'Hello?');
  await expect(page.getByText(/attempt 1 in/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop the turn' }).click();
  await expect(page.getByText(/attempt 1 in/)).toBeHidden();
  await send(page, 'Again?');
  await expect(conversation(page).getByText('Now.')).toBeVisible();
});

test('an answer that breaks off is asked for again and shown once', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  model.reply({ text: 'A whole sentence.', resetAfterBytes: 700 }, 'A whole sentence.');
  await send(page, 'Hello?');
  // The first answer may have shown all of it before it broke off.
  await model.waitForRequest(2);
  await expect(conversation(page).getByText('A whole sentence.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop the turn' })).toBeHidden();
  await expect(conversation(page).getByRole('article', { name: 'Assistant' })).toHaveCount(1);
  expect(model.requests).toHaveLength(2);
});

test('a call cut in the middle is never run', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  const call = { name: 'write_file', arguments: '{"file_path": "/tmp/x", "content": "hal' };
  model.reply({ calls: [call], finish: 'length' }, 'Understood.');
  await send(page, 'Write.');
  await expect(conversation(page).getByText('Understood.')).toBeVisible();
  await expect(page.getByRole('group', { name: /^Approval/ })).toHaveCount(0);
});

test('an unknown tool and unreadable arguments are results, and their sibling runs', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  model.reply(
    {
      calls: [
        { name: 'read_fil', arguments: {} },
        { name: 'glob', arguments: '{' },
        { name: 'read_file', arguments: { path: 'README.md' } },
      ],
    },
    'Understood.',
  );
  await send(page, 'Look.');
  await expect(conversation(page).getByText('Understood.')).toBeVisible();
  expect(resultsIn(model.requests[1])).toEqual([
    expect.stringMatching(/^Tool "read_fil" does not exist\. Available tools: read_file, /),
    expect.stringMatching(/^Arguments for "glob" are not valid JSON: .+\. Nothing was executed\.$/s),
    '# Sample\n\nA small project.\n',
  ]);
});

test('a dead address is said with the address while it is tried again', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  await model.close();
  await send(page, 'Still there?');
  await expect(page.getByText(`Cannot reach`).first()).toContainText(new URL(model.baseUrl).host);
});

test('a part of the window that cannot be loaded leaves the rest of it standing', async ({ pilotfish }) => {
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
