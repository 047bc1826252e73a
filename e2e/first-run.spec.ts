import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import {
  answer,
  anyCard,
  card,
  composer,
  conversation,
  reject,
  reviewBar,
  rewriteProposal,
  send,
} from './window';

// A user with nothing installed and no key: from the first screen through the demo to their own bytes on disk.

const readme = '# Heron\n\nCounts birds.\n';

test.use({
  provider: 'none',
  files: {
    'README.md': readme,
    'package.json': '{ "name": "heron" }\n',
    'src/count.ts': 'export function count(birds: readonly string[]): number {\n  return birds.length;\n}\n',
  },
});

async function contents(project: string): Promise<Record<string, string>> {
  const entries = await readdir(project, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = files.map(
    async (file) => [path.relative(project, file), await readFile(file, 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

test('the demo: it answers from what it read; a proposal is seen, edited, accepted and found on disk; the next is rejected', async ({
  pilotfish,
}) => {
  const { page, project } = pilotfish;
  const before = await contents(project);
  await page.getByRole('button', { name: 'Try the demo model' }).click();
  await expect(page.getByText('Demo model').first()).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await page.getByRole('button', { name: /^Give me an overview of this project/ }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(conversation(page).getByText('Counts birds.')).toBeVisible();

  await send(page, 'Suggest one small improvement to the README and make it.');
  await expect(card(page, 'README.md')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'README.md, proposed, editable' })).toBeVisible();
  expect(await contents(project)).toEqual(before);
  const mine = `${readme}\nWritten by me.\n`;
  await rewriteProposal(page, mine);
  await answer(reviewBar(page, 'README.md'), 'Accept');
  await expect(conversation(page).getByText('What is on your disk is your version.')).toBeVisible();
  expect(await contents(project)).toEqual({ ...before, 'README.md': mine });
  await expect(page.getByRole('region', { name: 'Todos' })).toContainText('3 of 3');

  await send(page, 'Add something else to the README.');
  await reject(page.getByRole('group', { name: anyCard }), 'It is fine as it is');
  await expect(conversation(page).getByText(/You rejected that.*It is fine as it is/)).toBeVisible();
  await reject(page.getByRole('group', { name: anyCard }), 'Still fine');
  await expect(conversation(page).getByText('you rejected both proposals')).toBeVisible();
  expect(await contents(project)).toEqual({ ...before, 'README.md': mine });
});

test('Esc on the first screen starts with the demo model, and the choice is kept', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  const { page, home } = pilotfish;
  await expect(page.getByRole('dialog', { name: 'Welcome to Pilotfish' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Welcome to Pilotfish' })).toBeHidden();
  await expect(composer(page)).toBeFocused();
  await expect
    .poll(() => readFile(path.join(home, 'settings.json'), 'utf8').catch(() => ''))
    .toContain('"demo"');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Give me an overview of this project/ })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Welcome to Pilotfish' })).toBeHidden();
});

test('a provider of one’s own is chosen on the first screen', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  model.setModels(['heron-large', 'heron-small']);
  model.reply('Hello from heron.');
  const dialog = page.getByRole('dialog', { name: 'Welcome to Pilotfish' });
  await dialog.getByRole('combobox', { name: 'Provider' }).click();
  await page.getByRole('option', { name: 'Other provider…' }).click();
  await dialog.getByRole('textbox', { name: 'Base URL' }).fill(model.baseUrl);
  await answer(dialog, 'List models');
  await expect(dialog.getByText('The provider lists 2 models.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Model' }).fill('heron-small');
  await answer(dialog, 'Use this model');
  await expect(dialog).toBeHidden();
  await send(page, 'Hello?');
  await expect(conversation(page).getByText('Hello from heron.')).toBeVisible();
  expect(model.requests).toMatchObject([{ model: 'heron-small' }]);
});
