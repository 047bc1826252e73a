import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { resultsIn } from './calls';
import type { FakeRequest } from './fake-model';
import { answer, anyCard, card, conversation, send } from './window';

// Facts in memory: approved on a card, written to the scope that the user chooses, sent in every chat.

const remember = (fact: string, scope?: string) => ({ name: 'save_memory', arguments: { fact, scope } });

test('a fact goes where the user chooses, in the user’s words; “Always…” is for one memory file', async ({
  pilotfish,
}) => {
  const { page, project, home, model } = pilotfish;
  model.reply({ calls: [remember('I like tabs')] }, 'Noted.');
  await send(page, 'Remember that I like tabs.');
  const asked = card(page, anyCard);
  await expect(asked.getByRole('button', { name: 'Accept', exact: true })).toBeDisabled();
  await asked.getByRole('radio', { name: /^For all projects/ }).check();
  await asked.getByRole('textbox', { name: 'Fact to remember' }).fill('I like spaces');
  await answer(asked, 'Accept');
  await expect(conversation(page).getByText('Noted.')).toBeVisible();
  expect(await readFile(path.join(home, 'AGENTS.md'), 'utf8')).toBe('## Added Memories\n- I like spaces\n');
  expect(resultsIn(model.requests.at(-1))).toEqual([
    '{"success":true,"message":"Okay, I\'ve updated the global memory file with your modifications."}',
  ]);

  model.reply(
    { calls: [remember('tests are in e2e', 'project')] },
    { calls: [remember('builds need npm', 'project')] },
    'Noted both.',
  );
  await send(page, 'Remember both.');
  await answer(card(page, anyCard), 'Always…');
  const dialog = page.getByRole('dialog', { name: 'Always accept' });
  await expect(dialog).toContainText('Saved as allow save_memory project:AGENTS.md');
  await answer(dialog, 'Accept and create rule');
  await expect(conversation(page).getByText('Noted both.')).toBeVisible();
  expect(await readFile(path.join(project, 'AGENTS.md'), 'utf8')).toBe(
    '## Added Memories\n- tests are in e2e\n- builds need npm\n',
  );
});

const memory = { 'AGENTS.md': '# Rules\nSee @docs/style.md\n', 'docs/style.md': 'Tabs, always.\n' };
const promptOf = (request: FakeRequest | undefined) => String(request?.messages[0]?.content);

test.describe('the memory of a project', () => {
  test.use({ files: memory });

  test('is not told before the folder is trusted, which the chat says once; then with what it imports', async ({
    pilotfish,
  }) => {
    const { page, home, model } = pilotfish;
    await writeFile(path.join(home, 'AGENTS.md'), 'I am Ada.\n');
    model.reply('One.', 'Two.', 'Three.');
    for (const answered of ['One.', 'Two.']) {
      await send(page, 'Go on.');
      await expect(conversation(page).getByText(answered, { exact: true })).toBeVisible();
    }
    await expect(
      page.getByText(/^This folder is restricted, so Pilotfish did not read AGENTS\.md/),
    ).toHaveCount(1);
    expect(promptOf(model.requests[1])).toContain('I am Ada.');
    expect(promptOf(model.requests[1])).not.toMatch(/# Rules|Tabs/);

    await page.getByRole('button', { name: 'Restricted: review', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Trust this folder?' });
    await answer(dialog, 'Trust this folder');
    await expect(dialog).toBeHidden();
    await send(page, 'And now?');
    await expect(conversation(page).getByText('Three.', { exact: true })).toBeVisible();
    expect(promptOf(model.requests[2])).toMatch(/# Rules[\s\S]*Tabs, always\./);
    await expect(page.getByRole('meter', { name: 'Context in use' })).toHaveAttribute(
      'aria-valuetext',
      /by memory files/,
    );
  });
});

const entries = '# Rules\n\n## Added Memories\n- use tabs\n- be brief\n';

test.describe('the memory in the settings', () => {
  test.use({
    files: { 'AGENTS.md': entries },
    trusted: true,
  });

  test('the memory in the settings is tidied and changed', async ({ pilotfish }) => {
    await test.step('is tidied by the model as the user accepts it', async () => {
      const { page, project, model } = pilotfish;
      const file = path.join(project, 'AGENTS.md');
      model.sideReply('- use tabs and be brief', '### Style\n- use tabs\n- be brief');
      await openMemory(page);
      await page.getByRole('button', { name: 'Tidy…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Tidy the memory' });
      await expect(dialog).toContainText('2 facts were changed or removed:');
      await dialog.getByRole('button', { name: 'Keep the current version' }).click();
      expect(await readFile(file, 'utf8')).toContain('- use tabs\n- be brief\n');
      await page.getByRole('button', { name: 'Tidy…' }).click();
      await expect(dialog).toContainText('All facts remain, word for word.');
      await dialog.getByRole('button', { name: 'Accept' }).click();
      await expect(dialog).toHaveCount(0);
      expect(await readFile(file, 'utf8')).toBe(
        '# Rules\n\n## Added Memories\n### Style\n- use tabs\n- be brief\n',
      );
    });
    await pilotfish.page.getByRole('button', { name: 'Close settings' }).click();
    await writeFile(path.join(pilotfish.project, 'AGENTS.md'), entries);
    await test.step('shows the entries of both places, which the user changes there', async () => {
      const { page, home, project } = pilotfish;
      const file = path.join(project, 'AGENTS.md');
      await openMemory(page);
      const here = page.getByRole('region', { name: 'This project' });
      const everywhere = page.getByRole('region', { name: 'All projects' });
      await expect(here.getByRole('listitem')).toHaveText(['use tabs', 'be brief']);
      await here.getByRole('button', { name: 'Edit “use tabs”' }).click();
      await here.getByRole('textbox', { name: 'Fact', exact: true }).fill('use spaces');
      await page.keyboard.press('Enter');
      await expect(here.getByRole('listitem')).toHaveText(['use spaces', 'be brief']);
      await here.getByRole('button', { name: 'Move to all projects: “be brief”' }).click();
      await expect(everywhere.getByRole('listitem')).toHaveText(['be brief']);
      await here.getByRole('button', { name: 'Remove “use spaces”' }).click();
      await expect(here.getByRole('listitem')).toHaveCount(0);
      await expect(here.getByRole('button', { name: 'Undo' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(here.getByRole('listitem')).toHaveText(['use spaces']);
      await everywhere.getByRole('textbox', { name: 'New fact: All projects' }).fill('I am Ada');
      await page.keyboard.press('Enter');
      await expect(everywhere.getByRole('listitem')).toHaveText(['be brief', 'I am Ada']);
      expect(await readFile(file, 'utf8')).toBe('# Rules\n\n## Added Memories\n- use spaces\n');
      expect(await readFile(path.join(home, 'AGENTS.md'), 'utf8')).toBe(
        '## Added Memories\n- be brief\n- I am Ada\n',
      );
    });
  });
});

async function openMemory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('button', { name: 'Agents and memory' })
    .click();
  await expect(page.getByRole('heading', { name: 'Memory' })).toBeVisible();
}
