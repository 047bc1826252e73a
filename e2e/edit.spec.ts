import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall, resultsIn, writeCall } from './calls';
import {
  answer,
  anyCard,
  callLine,
  card,
  conversation,
  reject,
  reviewBar,
  rewriteProposal,
  send,
} from './window';

// One proposed change and every answer to it: what is on disk afterwards, and what the model is told, word for word.

const before = 'const a = 1;\nconst b = 2;\n';

async function fileIn(project: string, name: string): Promise<string> {
  const file = path.join(project, name);
  await writeFile(file, before);
  return file;
}

test('accepted: exactly the proposal is on disk, and the model sees the lines', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = await fileIn(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
  await send(page, 'Make b three.');
  await expect(card(page, 'parse.ts')).toContainText('+1');
  await expect(card(page, 'parse.ts')).toContainText('the mode is Ask');
  expect(await readFile(file, 'utf8')).toBe(before);
  await answer(card(page, 'parse.ts'), 'Accept');

  expect(resultsIn(await model.waitForRequest(2))).toEqual([
    `Successfully modified file: ${file} (1 replacements).\n1 | const a = 1;\n2 | const b = 3;`,
  ]);
  expect(await readFile(file, 'utf8')).toBe('const a = 1;\nconst b = 3;\n');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  await callLine(page, 'parse.ts').click();
  await expect(page.getByText('You accepted.')).toBeVisible();
});

test('accepted in the bar under the diff', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = await fileIn(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
  await send(page, 'Make b three.');
  await answer(reviewBar(page, 'parse.ts'), 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('const a = 1;\nconst b = 3;\n');
  await expect(reviewBar(page, 'parse.ts')).toBeHidden();
});

test('accepted with edits: what the person left is written, and the model gets the difference', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const file = await fileIn(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
  await send(page, 'Make b three.');
  await rewriteProposal(page, 'const a = 1;\nconst b = 33;\n');
  await answer(card(page, 'parse.ts'), 'Accept with edits');

  const [result] = resultsIn(await model.waitForRequest(2));
  expect(result).toContain(
    [
      'The user changed your proposal before accepting it. Diff from proposed to applied:',
      '--- parse.ts',
      '+++ parse.ts',
      '@@ -1,2 +1,2 @@',
      ' const a = 1;',
      '-const b = 3;',
      '+const b = 33;',
      'The file now contains the applied version.',
    ].join('\n'),
  );
  expect(await readFile(file, 'utf8')).toBe('const a = 1;\nconst b = 33;\n');
});

test('edited to nothing means emptied', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = await fileIn(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
  await send(page, 'Make b three.');
  await rewriteProposal(page, '');
  await answer(reviewBar(page, 'parse.ts'), 'Accept with edits');
  const [result] = resultsIn(await model.waitForRequest(2));
  expect(result).toContain('The file now contains the applied version.');
  expect(await readFile(file, 'utf8')).toBe('');
});

test('without a change of the right-hand side there is nothing to accept with edits', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const file = await fileIn(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] });
  await send(page, 'Make b three.');
  await expect(card(page, 'parse.ts').getByRole('button', { name: 'Accept', exact: true })).toBeEnabled();
  await expect(card(page, 'parse.ts').getByRole('button', { name: 'Accept with edits' })).toBeHidden();
});

test('rejected with a reason: nothing is written, the reason reaches the model, and the next call goes on', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const file = await fileIn(project, 'parse.ts');
  const other = path.join(project, 'other.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3'), writeCall(other, 'x\n')] }, 'Done.');
  await send(page, 'Make b three.');
  await reject(card(page, 'parse.ts'), 'b is public API');
  await answer(card(page, 'other.ts'), 'Accept');

  expect(resultsIn(await model.waitForRequest(2))).toEqual([
    `The user rejected this call to edit. It was NOT executed; ${file} is unchanged. This is a user decision, not a tool failure. Do not retry the same call or reach the same effect another way. User's reason: b is public API`,
    `Successfully created and wrote to new file: ${other}`,
  ]);
  expect(await readFile(file, 'utf8')).toBe(before);
  await callLine(page, 'parse.ts').click();
  await expect(page.getByText('You rejected it: b is public API')).toBeVisible();
});

test('rejected without a reason', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = await fileIn(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
  await send(page, 'Make b three.');
  await reject(reviewBar(page, 'parse.ts'), '');
  expect(resultsIn(await model.waitForRequest(2))).toEqual([
    `The user rejected this call to edit. It was NOT executed; ${file} is unchanged. This is a user decision, not a tool failure. Do not retry the same call or reach the same effect another way. No reason was given; choose another approach or ask the user.`,
  ]);
});

test('the call a person rejected is not put to them again', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = await fileIn(project, 'parse.ts');
  const call = editCall(file, 'b = 2', 'b = 3');
  model.reply({ calls: [call] }, { calls: [call] }, 'Giving up.');
  await send(page, 'Make b three.');
  await reject(card(page, 'parse.ts'), 'no');
  expect(resultsIn(await model.waitForRequest(3))).toEqual([
    'Refused without asking: identical to a call the user rejected: no.',
  ]);
});

test('what a person rejected can be asked for after all', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = await fileIn(project, 'parse.ts');
  const call = editCall(file, 'b = 2', 'b = 3');
  model.reply({ calls: [call] }, 'I leave it.', { calls: [call] }, 'Done after all.');
  await send(page, 'Make b three.');
  await reject(card(page, 'parse.ts'), 'no');
  await expect(conversation(page).getByText('I leave it.')).toBeVisible();
  await send(page, 'Do it after all.');
  await answer(card(page, 'parse.ts'), 'Accept');
  await expect(conversation(page).getByText('Done after all.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toContain('b = 3');
});

test('rejected with the rest: the rest of the batch is skipped and the model plans anew', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const file = await fileIn(project, 'parse.ts');
  const other = path.join(project, 'other.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3'), writeCall(other, 'x\n')] }, 'A new plan.');
  await send(page, 'Make b three.');
  await reject(card(page, 'parse.ts'), 'wrong file', 'Reject this and the rest');

  expect(resultsIn(await model.waitForRequest(2))).toEqual([
    expect.stringContaining("User's reason: wrong file"),
    'Not executed: the user rejected an earlier call in this batch (edit) and asked for a new plan.',
  ]);
  await expect(conversation(page).getByText('A new plan.')).toBeVisible();
  await expect(readFile(other)).rejects.toThrow('ENOENT');
});

test('stopped: nothing runs and nothing is sent; the next message carries what happened', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const file = await fileIn(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3'), writeCall(file, 'x\n')] }, 'As you wish.');
  await send(page, 'Make b three.');
  await answer(card(page, 'parse.ts').first(), 'Stop');
  await expect(page.getByRole('group', { name: anyCard })).toHaveCount(0);
  expect(model.requests).toHaveLength(1);

  await send(page, 'Something else.');
  await expect(conversation(page).getByText('As you wish.')).toBeVisible();
  const told = model.requests[1]?.messages
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => content);
  expect(told).toEqual([
    'Not executed: the user stopped the turn.',
    'Not executed: the user stopped the turn.',
  ]);
  expect(await readFile(file, 'utf8')).toBe(before);
});

test('a message sent while a call waits gives the call up', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = await fileIn(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'I see.');
  await send(page, 'Make b three.');
  await expect(card(page, 'parse.ts')).toBeVisible();
  await send(page, 'No, make it four.');
  await expect(conversation(page).getByText('I see.')).toBeVisible();
  const messages = model.requests[1]?.messages.slice(-2);
  expect(messages?.map(({ role, content }) => [role, content])).toEqual([
    ['tool', 'Not executed: the user sent a new message instead of deciding. Read that message first.'],
    ['user', 'No, make it four.'],
  ]);
  expect(await readFile(file, 'utf8')).toBe(before);
});
