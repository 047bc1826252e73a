import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { resultsIn } from './calls';
import type { FakeRequest } from './fake-model';
import { answer, anyCard, beginAnew, card, conversation, send } from './window';

// Facts in memory: approved on a card, written to the scope that the user chooses, sent in every chat.

const entries = '# Rules\nSee @docs/style.md\n\n## Added Memories\n- use tabs\n- be brief\n';
test.use({ files: { 'AGENTS.md': entries, 'docs/style.md': 'Tabs, always.\n' } });

const promptOf = (request: FakeRequest | undefined) => String(request?.messages[0]?.content);

test('facts are remembered, told to the model and changed', async ({ pilotfish }) => {
  const { page, project, home, model } = pilotfish;
  await test.step('a fact goes where the user chooses, in the user’s words', async () => {
    model.reply({ calls: [{ name: 'save_memory', arguments: { fact: 'I like tabs' } }] }, 'Noted.');
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
  });
  await beginAnew(pilotfish);
  await test.step('the memory of the project is not told before the folder is trusted, which the chat says once; then with what it imports', async () => {
    model.reply('One.', 'Two.', 'Three.');
    for (const answered of ['One.', 'Two.']) {
      await send(page, 'Go on.');
      await expect(conversation(page).getByText(answered, { exact: true })).toBeVisible();
    }
    await expect(
      page.getByText(/^This folder is restricted, so Pilotfish did not read AGENTS\.md/),
    ).toHaveCount(1);
    expect(promptOf(model.requests[1])).toContain('I like spaces');
    expect(promptOf(model.requests[1])).not.toMatch(/# Rules|Tabs/);

    await page.getByRole('button', { name: 'Restricted: review', exact: true }).click();
    const trust = page.getByRole('dialog', { name: 'Trust this folder?' });
    await answer(trust, 'Trust this folder');
    await expect(trust).toBeHidden();
    await send(page, 'And now?');
    await expect(conversation(page).getByText('Three.', { exact: true })).toBeVisible();
    expect(promptOf(model.requests[2])).toMatch(/# Rules[\s\S]*Tabs, always\./);
    await expect(page.getByRole('meter', { name: 'Context in use' })).toHaveAttribute(
      'aria-valuetext',
      /by memory files/,
    );
  });
  await test.step('in the settings it is tidied by the model as the user accepts it, and its entries are changed', async () => {
    const file = path.join(project, 'AGENTS.md');
    model.sideReply('- use tabs and be brief', '### Style\n- use tabs\n- be brief');
    await openMemory(page);
    await page.getByRole('button', { name: 'Tidy…' }).click();
    const tidy = page.getByRole('dialog', { name: 'Tidy the memory' });
    await expect(tidy).toContainText('2 facts were changed or removed:');
    await tidy.getByRole('button', { name: 'Keep the current version' }).click();
    expect(await readFile(file, 'utf8')).toBe(entries);
    await page.getByRole('button', { name: 'Tidy…' }).click();
    await expect(tidy).toContainText('All facts remain, word for word.');
    await tidy.getByRole('button', { name: 'Accept' }).click();
    await expect(tidy).toHaveCount(0);
    const tidied = entries.replace('- use tabs', '### Style\n- use tabs');
    expect(await readFile(file, 'utf8')).toBe(tidied);

    const here = page.getByRole('region', { name: 'This project' });
    const everywhere = page.getByRole('region', { name: 'All projects' });
    await expect(here.getByRole('listitem')).toHaveText(['use tabs', 'be brief']);
    await here.getByRole('button', { name: 'Edit “use tabs”' }).click();
    await here.getByRole('textbox', { name: 'Fact', exact: true }).fill('use spaces');
    await page.keyboard.press('Enter');
    await expect(here.getByRole('listitem')).toHaveText(['use spaces', 'be brief']);
    await here.getByRole('button', { name: 'Move to all projects: “be brief”' }).click();
    await expect(everywhere.getByRole('listitem')).toHaveText(['I like spaces', 'be brief']);
    await here.getByRole('button', { name: 'Remove “use spaces”' }).click();
    await expect(here.getByRole('listitem')).toHaveCount(0);
    await expect(here.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(here.getByRole('listitem')).toHaveText(['use spaces']);
    await everywhere.getByRole('textbox', { name: 'New fact: All projects' }).fill('I like tests');
    await page.keyboard.press('Enter');
    await expect(everywhere.getByRole('listitem')).toHaveText(['I like spaces', 'be brief', 'I like tests']);
    expect(await readFile(file, 'utf8')).toBe(tidied.replace('- use tabs\n- be brief', '- use spaces'));
    expect(await readFile(path.join(home, 'AGENTS.md'), 'utf8')).toBe(
      '## Added Memories\n- I like spaces\n- be brief\n- I like tests\n',
    );
  });
});

async function openMemory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('button', { name: 'Agents and memory' })
    .click();
  await expect(page.getByRole('heading', { name: 'Memory', exact: true })).toBeVisible();
}
