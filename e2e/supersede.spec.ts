import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall, resultsIn } from './calls';
import { createGate } from './fake-model';
import { chooseMode, conversation, send } from './window';

// A message that arrives while the model writes or a call runs: the pending calls are not done.

const superseded = 'Not executed: the user sent a new message instead of deciding. Read that message first.';

test('a message sent while the model writes an edit keeps the edit from running', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'src/sum.ts');
  const hold = createGate();
  const calls = [editCall(file, '1 + 1', '2'), editCall(file, 'sum', 'total')];
  model.reply({ text: 'I change it.', calls, hold, holdAfterBytes: 700 }, 'I leave it alone.');
  await chooseMode(page, 'Accept edits');
  await send(page, 'Change it.');
  await hold.reached;
  await send(page, 'No, leave it alone.');
  await expect(page.getByRole('list', { name: 'Queued messages' })).toBeVisible();
  hold.release();
  await expect(conversation(page).getByText('I leave it alone.')).toBeVisible();
  const request = await model.waitForRequest(2);
  expect(resultsIn({ ...request, messages: request.messages.slice(0, -1) })).toEqual([
    superseded,
    superseded,
  ]);
  expect(request.messages.at(-1)).toMatchObject({ role: 'user', content: 'No, leave it alone.' });
  expect(await readFile(file, 'utf8')).toBe('export const sum = 1 + 1;\n');
});
