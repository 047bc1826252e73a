import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall, resultsIn, taskCall } from './calls';
import type { FakeModel, FakeReply, FakeRequest } from './fake-model';
import { answer, callLine, card, conversation, reject, send } from './window';

// Sub-agents in the window: several ask at once, one is stopped alone, and the user can read their work.

test.use({ files: { 'a.txt': 'one\n', 'b.txt': 'one\n', 'c.txt': 'one\n' } });

/** Plays its own replies to each task, and the queued ones to the chat. */
function play(model: FakeModel, replies: Readonly<Record<string, FakeReply[]>>): void {
  model.onRequest(({ messages }: FakeRequest) => {
    const [system, first] = messages;
    if (!String(system?.content).startsWith('You are the sub-agent')) return null;
    return replies[String(first?.content)]?.shift() ?? null;
  });
}

test('sub-agents ask at once: the second question is answered first, one is stopped alone, and the work of one is read', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const [a, b, c] = ['a.txt', 'b.txt', 'c.txt'].map((name) => path.join(project, name)) as [
    string,
    string,
    string,
  ];
  model.reply({ calls: [taskCall('first'), taskCall('second'), taskCall('third')] }, 'Both.');
  play(model, {
    first: [{ text: 'I change **a**.', calls: [editCall(a, 'one', 'A')] }, { text: 'First done.' }],
    second: [{ calls: [editCall(b, 'one', 'B')] }, { text: 'Second done.' }],
    third: [{ calls: [editCall(c, 'one', 'C')] }, { text: 'Third done.' }],
  });
  await send(page, 'Do them.');

  await expect(card(page, 'a.txt')).toBeVisible();
  await expect(card(page, 'b.txt')).toBeVisible();
  await expect(card(page, 'b.txt')).toContainText('general-purpose');
  await expect(card(page, 'c.txt')).toBeVisible();
  await expect(callLine(page, 'general-purpose: do first')).toContainText('Running');
  await page.getByRole('button', { name: 'Stop general-purpose: do third' }).click();
  await expect(card(page, 'c.txt')).toHaveCount(0);
  await expect(callLine(page, 'general-purpose: do third')).toContainText('Stopped');
  await answer(card(page, 'b.txt'), 'Accept');
  await expect.poll(() => readFile(b, 'utf8')).toBe('B\n');
  await expect(callLine(page, 'general-purpose: do second')).toContainText('Done');
  await expect(card(page, 'a.txt')).toBeVisible();
  await reject(card(page, 'a.txt'), 'keep it');
  await expect(conversation(page).getByText('Both.', { exact: true })).toBeVisible();
  expect([await readFile(a, 'utf8'), await readFile(c, 'utf8')]).toEqual(['one\n', 'one\n']);
  expect(resultsIn(model.requests.at(-1)).slice(0, 2)).toEqual(['First done.', 'Second done.']);

  await callLine(page, 'general-purpose: do first').click();
  await expect(conversation(page).getByText('First done.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Conversation' }).click();
  await expect(conversation(page).getByText('I change a.', { exact: true })).toBeVisible();
  await expect(callLine(page, 'a.txt')).toContainText('Rejected');
});

test('the page: one is made of the tools there are, mended as text, kept in the project, and deleted', async ({
  pilotfish,
}) => {
  const { page, home, project } = pilotfish;
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Agents and memory', exact: true }).click();
  const list = page.getByRole('list', { name: 'Sub-agents' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'New sub-agent' }).click();
  const dialog = page.getByRole('dialog', { name: 'New sub-agent' });
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await field('When to use it').fill('Checks: what was done.');
  await field('Instructions').fill('You check.');
  await field('Name').fill('checker');
  await dialog.getByRole('radio', { name: 'Only selected tools' }).check();
  await dialog.getByRole('searchbox', { name: 'Search tools' }).fill('glob');
  await dialog.getByRole('checkbox', { name: /^glob/ }).check();
  await answer(dialog, 'Save');
  await expect(list.getByText('Tools: glob', { exact: true })).toBeVisible();
  const definition = (tools: string) =>
    `---\nname: checker\ndescription: "Checks: what was done."\ntools: ${tools}\n---\nYou check.\n`;
  const own = path.join(home, 'agents', 'checker.md');
  expect(await readFile(own, 'utf8')).toBe(definition('glob'));

  await page.getByRole('button', { name: 'Edit checker' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit checker' });
  await answer(edited, 'Edit as text');
  const text = edited.getByRole('textbox', { name: 'Definition' });
  await text.fill(definition('nothing'));
  await answer(edited, 'Save');
  await expect(list.getByText('Unknown tool: nothing. The sub-agent works without it.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete checker' }).click();
  await answer(page.getByRole('dialog'), 'Delete');
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'New sub-agent' }).click();
  await dialog.getByRole('radio', { name: /^This project/ }).check();
  await field('Name').fill('ours');
  await field('When to use it').fill('Always.');
  await field('Instructions').fill('You work.');
  await answer(dialog, 'Save');
  await expect(dialog).toBeHidden();
  expect(await readFile(path.join(project, '.pilotfish/agents/ours.md'), 'utf8')).toContain('name: ours');
  const agents = page.getByRole('region', { name: 'Sub-agents' });
  await agents.getByRole('button', { name: 'Trust this folder…' }).click();
  await page.getByRole('button', { name: 'Trust this folder', exact: true }).click();
  await expect(list.getByText('.pilotfish/agents/ours.md', { exact: true })).toBeVisible();
});
