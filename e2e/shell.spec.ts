import path from 'node:path';
import { expect, test } from './app';
import { filesWith } from './canary';
import { conversation, send } from './window';

// The window itself, on a folder.

test('the window opens on the folder with few files, nothing in the way of the policy, and no token in its address', async ({
  pilotfish,
}) => {
  const { page, model, project } = pilotfish;
  await expect(page).toHaveTitle(/Pilotfish/);
  expect(page.url()).not.toContain('token');
  model.reply('Hello.');
  await send(page, 'Hi');
  await expect(conversation(page).getByText('Hello.')).toBeVisible();
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => /\.(?:js|css)$/.test(name)),
  );
  // The editor and other large parts may be among them already.
  expect(files.length).toBeLessThan(40);
  // Proves that the search for the key after every test works.
  expect(await filesWith('A small project.', path.dirname(project))).toEqual([
    path.join(project, 'README.md'),
  ]);
});
