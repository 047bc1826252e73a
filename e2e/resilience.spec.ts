import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall, resultsIn } from './calls';
import { filesWith } from './canary';
import { createGate } from './fake-model';
import { answer, card, conversation, proposedSide, send } from './window';

// No failure of the window or the process loses a message, a question or an answer.

const before = 'const a = 1;\n';
test.use({ ownProcess: true, files: { 'parse.ts': before } });

test('killed while a call waits: after a restart it is asked again, computed afresh on the file as it is by then', async ({
  pilotfish,
}) => {
  const { project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  model.reply({ text: 'I would do this.', calls: [editCall(file, '= 1', '= 2')] }, 'Done.');
  await send(pilotfish.page, 'Make it two.');
  await expect(proposedSide(pilotfish.page)).toBeAttached();
  await pilotfish.kill();
  await writeFile(file, `// new\n${before}`);
  await pilotfish.restart();
  const { page } = pilotfish;
  await expect(conversation(page).getByText('I would do this.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'You' })).toHaveText('Make it two.');
  await answer(card(page, 'parse.ts'), 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(resultsIn(model.requests[1])).toEqual([expect.stringContaining('Successfully modified file')]);
  expect(await readFile(file, 'utf8')).toBe('// new\nconst a = 2;\n');
});

test('killed while the model speaks: what was said is there, a torn or foreign line beside it, and “Continue” goes on', async ({
  pilotfish,
}) => {
  const { home, model } = pilotfish;
  const hold = createGate();
  model.reply('The first answer.', { text: 'Never heard to its end.', hold }, 'Said in full.');
  await send(pilotfish.page, 'First.');
  await expect(conversation(pilotfish.page).getByText('The first answer.')).toBeVisible();
  await send(pilotfish.page, 'Speak.');
  await hold.reached;
  await pilotfish.kill();
  hold.release();
  const chats = path.join(home, 'chats');
  const [name = ''] = (await readdir(chats, { recursive: true })).filter((each) => each.endsWith('.jsonl'));
  const file = path.join(chats, name);
  await appendFile(file, '{"from":"somewhere else"}\n{"at":17,"events":[{"type":"item-ad');
  await pilotfish.restart();
  const { page } = pilotfish;
  await expect(page.getByText('Pilotfish ended during this turn.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(conversation(page).getByText('Said in full.')).toBeVisible();
  await expect(conversation(page).getByText('The first answer.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(2);
  expect(await readFile(file, 'utf8')).toContain('{"from":"somewhere else"}');
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
  await expect(page.getByText('This chat is no longer saved: its file').first()).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe(before);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(card(page, 'parse.ts')).toBeVisible();
  await answer(card(page, 'parse.ts'), 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(await filesWith('I would do this.', path.join(home, 'chats'))).toHaveLength(1);
});
