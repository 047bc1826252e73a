import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall, readCall, resultsIn } from './calls';
import type { FakeCall, FakeModel, FakeReply, FakeRequest } from './fake-model';
import { answer, callLine, card, reject, send } from './window';

// Sub-agents in the window: two at once ask two questions, one is stopped alone, and what they did can be read.

test.use({ files: { 'a.txt': 'one\n', 'b.txt': 'one\n' } });

function taskCall(prompt: string, agent = 'general-purpose'): FakeCall {
  return { name: 'task', arguments: { description: `do ${prompt}`, prompt, subagent_type: agent } };
}

/** Plays to each task its own replies; to the chat those in line. */
function play(model: FakeModel, replies: Readonly<Record<string, FakeReply[]>>): void {
  model.onRequest(({ messages }: FakeRequest) => {
    const [system, first] = messages;
    if (!String(system?.content).startsWith('You are the sub-agent')) return null;
    return replies[String(first?.content)]?.shift() ?? null;
  });
}

test('two sub-agents ask at once, and the second question is answered first', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const [a, b] = [path.join(project, 'a.txt'), path.join(project, 'b.txt')];
  model.reply({ calls: [taskCall('first'), taskCall('second')] }, 'Both.');
  play(model, {
    first: [{ text: 'I change **a**.', calls: [editCall(a, 'one', 'A')] }, { text: 'First done.' }],
    second: [{ calls: [editCall(b, 'one', 'B')] }, { text: 'Second done.' }],
  });
  await send(page, 'Do both.');

  await expect(card(page, 'a.txt')).toBeVisible();
  await expect(card(page, 'b.txt')).toBeVisible();
  await expect(card(page, 'b.txt')).toContainText('general-purpose');
  await expect(page).toHaveTitle('(2) project – Pilotfish');
  await expect(callLine(page, 'general-purpose: do first')).toContainText('Running');
  await expect(page.getByText(/^edit · [\d,]+ tokens$/)).toHaveCount(2);

  await answer(card(page, 'b.txt'), 'Accept');
  await expect.poll(() => readFile(b, 'utf8')).toBe('B\n');
  await expect(callLine(page, 'general-purpose: do second')).toContainText('Done');
  await expect(card(page, 'a.txt')).toBeVisible();
  await reject(card(page, 'a.txt'), 'keep it');
  await expect(page.getByText('Both.', { exact: true })).toBeVisible();
  expect(await readFile(a, 'utf8')).toBe('one\n');
  expect(resultsIn(await model.waitForRequest(6))).toEqual(['First done.', 'Second done.']);

  await callLine(page, 'general-purpose: do first').click();
  await expect(page.getByText('First done.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Conversation' }).click();
  await expect(page.getByText('I change a.', { exact: true })).toBeVisible();
  await expect(callLine(page, 'a.txt')).toContainText('Rejected');
});

test('one is stopped alone, and the other goes on', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const [a, b] = [path.join(project, 'a.txt'), path.join(project, 'b.txt')];
  model.reply({ calls: [taskCall('first'), taskCall('second')] }, 'One of them.');
  play(model, {
    first: [{ calls: [editCall(a, 'one', 'A')] }, { text: 'First done.' }],
    second: [{ calls: [editCall(b, 'one', 'B')] }, { text: 'Second done.' }],
  });
  await send(page, 'Do both.');
  await expect(card(page, 'b.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Stop general-purpose: do first' }).click();
  await expect(card(page, 'a.txt')).toHaveCount(0);
  await expect(callLine(page, 'general-purpose: do first')).toContainText('Stopped');
  await answer(card(page, 'b.txt'), 'Accept');
  await expect(page.getByText('One of them.', { exact: true })).toBeVisible();
  expect([await readFile(a, 'utf8'), await readFile(b, 'utf8')]).toEqual(['one\n', 'B\n']);
});

test('after a crash it says that it was interrupted, and what it had said can still be read', async ({
  pilotfish,
}) => {
  const { project, model } = pilotfish;
  const a = path.join(project, 'a.txt');
  model.reply({ calls: [taskCall('first')] });
  play(model, { first: [{ text: 'I change a.', calls: [readCall(a), editCall(a, 'one', 'A')] }] });
  await send(pilotfish.page, 'Do it.');
  await expect(card(pilotfish.page, 'a.txt')).toBeVisible();
  await expect(pilotfish.page.locator('.monaco-diff-editor .line-insert')).toBeVisible();
  await pilotfish.kill();
  await pilotfish.restart();
  const { page } = pilotfish;
  await expect(page.getByText('Pilotfish ended in the middle of this turn.')).toBeVisible();
  await expect(callLine(page, 'general-purpose: do first')).toContainText('Stopped while it ran');
  await callLine(page, 'general-purpose: do first').click();
  await page.getByRole('button', { name: 'Conversation' }).click();
  await expect(page.getByText('I change a.', { exact: true })).toBeVisible();
  await expect(callLine(page, 'Edit a.txt')).toContainText('Not done');
});

test('the person’s own works with the tools it names', async ({ pilotfish }) => {
  const { page, project, home, model } = pilotfish;
  await mkdir(path.join(home, 'agents'), { recursive: true });
  const definition = '---\nname: reviewer\ndescription: Reviews.\ntools: read_file\n---\nYou review.\n';
  await writeFile(path.join(home, 'agents', 'reviewer.md'), definition);
  model.reply({ calls: [taskCall('first', 'reviewer')] }, 'Reviewed.');
  play(model, { first: [{ calls: [readCall(path.join(project, 'a.txt'))] }, { text: 'Good.' }] });
  await send(page, 'Review it.');
  await expect(page.getByText('Reviewed.', { exact: true })).toBeVisible();
  await expect(callLine(page, 'reviewer: do first')).toContainText('Done');
  expect(model.requests[1]?.tools).toEqual(['read_file']);
});

test('one of the person’s own is written, changed and deleted on the page', async ({ pilotfish }) => {
  const { page, home } = pilotfish;
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Agents', exact: true }).click();
  const list = page.getByRole('list', { name: 'Sub-agents' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'New sub-agent' }).click();
  const text = page.getByRole('textbox', { name: 'Definition' });
  await text.fill('You review.');
  await expect(page.getByText(/^It must begin with a line “---”/)).toBeVisible();
  const definition = '---\nname: checker\ndescription: Checks.\ntools: nothing\n---\nYou check.\n';
  await text.fill(definition);
  await expect(page.getByText('There is no tool nothing; it works without.')).toBeVisible();
  await page.getByRole('textbox', { name: 'File' }).fill('checker');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const file = path.join(home, 'agents', 'checker.md');
  expect(await readFile(file, 'utf8')).toBe(definition);

  await page.getByRole('button', { name: 'Edit checker' }).click();
  await text.fill(definition.replace('nothing', 'glob'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByText('Tools: glob', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete checker' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
});
