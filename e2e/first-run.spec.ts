import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { answer, composer, conversation, reviewBar, rewriteProposal, send } from './window';

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

test('the demo: its proposal is seen, edited, accepted and found on disk; the first screen and the demo are accessible', async ({
  pilotfish,
}) => {
  // axe checks it twice, which takes time on a small machine.
  test.slow();
  const { page, project } = pilotfish;
  const before = await contents(project);
  await expect(page.getByRole('button', { name: 'Try the demo model' })).toBeVisible();
  await expect(page.getByText('No model server responded')).toBeVisible();
  await expectAccessible(page, 'the first screen');
  await page.getByRole('button', { name: 'Try the demo model' }).click();
  await expect(page.getByRole('button', { name: 'Choose a real model' })).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await expectAccessible(page, 'the demo');

  await send(page, 'Suggest one small improvement to the README and make it.');
  await expect(page.getByRole('textbox', { name: 'README.md, proposed, editable' })).toBeVisible();
  expect(await contents(project)).toEqual(before);
  const mine = `${readme}\nWritten by me.\n`;
  await rewriteProposal(page, mine);
  await answer(reviewBar(page, 'README.md'), 'Accept');
  await expect(conversation(page).getByText('What is on your disk is your version.')).toBeVisible();
  expect(await contents(project)).toEqual({ ...before, 'README.md': mine });
  await expect(page.getByRole('region', { name: 'Todos' })).toContainText('3 of 3');
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
