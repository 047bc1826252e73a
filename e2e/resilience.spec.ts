import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall, resultsIn } from './calls';
import { createGate } from './fake-model';
import { answer, anyCard, card, conversation, proposedSide, rewriteProposal, send } from './window';

// Whatever happens to the window or the process, nothing that was said, asked or answered is lost.

const before = 'const a = 1;\n';
test.use({ files: { 'parse.ts': before } });

test('a reload while a call waits: the question and what was typed into it are there again', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  model.reply({ calls: [editCall(file, '= 1', '= 2')] }, 'Done.');
  await send(page, 'Make it two.');
  await rewriteProposal(page, 'const a = 22;\n');
  await expect(card(page, 'parse.ts').getByRole('button', { name: 'Accept with edits' })).toBeEnabled();
  await page.reload();
  await answer(card(page, 'parse.ts'), 'Accept with edits');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('const a = 22;\n');
});

test('killed while a call waits: after a restart it is asked again, and the answer works', async ({
  pilotfish,
}) => {
  const { project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  model.reply({ text: 'I would do this.', calls: [editCall(file, '= 1', '= 2')] }, 'Done.');
  await send(pilotfish.page, 'Make it two.');
  await expect(proposedSide(pilotfish.page)).toBeAttached();
  await pilotfish.kill();
  await pilotfish.restart();
  const { page } = pilotfish;
  await expect(conversation(page).getByText('I would do this.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'You' })).toHaveText('Make it two.');
  await answer(card(page, 'parse.ts'), 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(resultsIn(model.requests[1])).toEqual([expect.stringContaining('Successfully modified file')]);
  expect(await readFile(file, 'utf8')).toBe('const a = 2;\n');
});

test('a file that changed while nothing ran: the waiting edit is computed afresh at the start', async ({
  pilotfish,
}) => {
  const { project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  model.reply({ calls: [editCall(file, '= 1', '= 2')] }, 'Done.');
  await send(pilotfish.page, 'Make it two.');
  await expect(proposedSide(pilotfish.page)).toBeAttached();
  await pilotfish.kill();
  await writeFile(file, `// new\n${before}`);
  await pilotfish.restart();
  await answer(card(pilotfish.page, 'parse.ts'), 'Accept');
  await expect(conversation(pilotfish.page).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('// new\nconst a = 2;\n');
});

test('killed while the model speaks: what was said is there, and “Continue” goes on', async ({
  pilotfish,
}) => {
  const { model } = pilotfish;
  const hold = createGate();
  model.reply({ text: 'Never heard to its end.', hold }, 'Said in full.');
  await send(pilotfish.page, 'Speak.');
  await hold.reached;
  await pilotfish.kill();
  hold.release();
  await pilotfish.restart();
  const { page } = pilotfish;
  await expect(page.getByText('Pilotfish ended in the middle of this turn.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(conversation(page).getByText('Said in full.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1);
});

test('a chat file whose last line is torn and that holds a foreign line loses nothing else', async ({
  pilotfish,
}) => {
  const { home, model } = pilotfish;
  model.reply('The first answer.', 'The second answer.');
  await send(pilotfish.page, 'First.');
  await expect(conversation(pilotfish.page).getByText('The first answer.')).toBeVisible();
  await pilotfish.kill();
  const chats = path.join(home, 'chats');
  const [file = ''] = (await readdir(chats, { recursive: true })).filter((name) => name.endsWith('.jsonl'));
  await appendFile(path.join(chats, file), '{"from":"somewhere else"}\n{"at":17,"events":[{"type":"item-ad');
  await pilotfish.restart();
  await expect(conversation(pilotfish.page).getByText('The first answer.')).toBeVisible();
  await send(pilotfish.page, 'Second.');
  await expect(conversation(pilotfish.page).getByText('The second answer.')).toBeVisible();
  expect(await readFile(path.join(chats, file), 'utf8')).toContain('{"from":"somewhere else"}');
});

test('the data folder is deleted while a call waits: nothing is changed, it is said, and “Try again” keeps all of it again', async ({
  pilotfish,
}) => {
  const { page, project, home, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  model.reply({ text: 'I would do this.', calls: [editCall(file, '= 1', '= 2')] }, 'Done.');
  await send(page, 'Make it two.');
  await expect(proposedSide(page)).toBeAttached();
  await rm(home, { recursive: true });
  await answer(card(page, 'parse.ts'), 'Accept');
  await expect(page.getByText('This chat is not kept any more: its file').first()).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe(before);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Waiting for you')).toBeVisible();
  await answer(card(page, 'parse.ts'), 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  await pilotfish.restart();
  await expect(conversation(pilotfish.page).getByText('I would do this.')).toBeVisible();
  await expect(conversation(pilotfish.page).getByText('Done.')).toBeVisible();
});

test('two windows: both see the question, the first answer counts, and it goes from both', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  model.reply({ calls: [editCall(file, '= 1', '= 2')] }, 'Done.');
  await send(page, 'Make it two.');
  const second = await pilotfish.secondWindow();
  await expect(card(second, 'parse.ts')).toBeVisible();
  // Only the window in front answers.
  await second.bringToFront();
  await answer(card(second, 'parse.ts'), 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  await expect(page.getByRole('group', { name: anyCard })).toHaveCount(0);
  expect(await readFile(file, 'utf8')).toBe('const a = 2;\n');
});
