import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { filesWith } from './canary';
import { conversation, send } from './window';

// The shell itself: a window on a folder, a second one, a crash, and a data folder with something wrong in it.

test('the window opens on the folder, with nothing of its own in the way of the policy', async ({
  pilotfish,
}) => {
  await expect(pilotfish.page).toHaveTitle(/Pilotfish/);
  await expect(pilotfish.page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(pilotfish.page.url()).not.toContain('token');
});

test('what a window shows soon comes in few files, not one by one', async ({
  pilotfish: { page, model },
}) => {
  model.reply('Hello.');
  await send(page, 'Hi');
  await expect(conversation(page).getByText('Hello.')).toBeVisible();
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => /\.(?:js|css)$/.test(name)),
  );
  // The editor and what else is large may be among them already.
  expect(files.length).toBeLessThan(40);
});

test('a second window opens beside the first', async ({ pilotfish }) => {
  const second = await pilotfish.secondWindow();
  await expect(second.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(pilotfish.page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('after a crash it starts again on the same folders', async ({ pilotfish }) => {
  await pilotfish.kill();
  await pilotfish.restart();
  await expect(pilotfish.page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('the search for the key finds it where it does not belong', async ({ pilotfish }) => {
  const found = await filesWith('A small project.', path.dirname(pilotfish.project));
  expect(found).toEqual([path.join(pilotfish.project, 'README.md')]);
});

test.describe('with settings that do not parse', () => {
  test.use({ settings: '{ "theme": "dark" ' });

  test('the window says so, and where they are now', async ({ pilotfish }) => {
    await expect(pilotfish.page.getByText(/settings\.json is not valid: line 1/)).toBeVisible();
    const [aside] = await filesWith('"theme": "dark"', pilotfish.home);
    expect(path.basename(String(aside))).toMatch(/^settings\.json\.broken-/);
    expect(await readFile(String(aside), 'utf8')).toBe('{ "theme": "dark" ');
  });
});
