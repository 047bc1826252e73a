import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall, resultsIn } from './calls';
import { answer, callLine, card, conversation, reject, send } from './window';

// Proposed changes and the answers to them: the file on disk afterwards, and the exact result for the model.

const before = 'const a = 1;\nconst b = 2;\n';

test('a change is rejected with a reason, and the rest goes on: it is accepted', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  const other = path.join(project, 'other.ts');
  await writeFile(file, before);
  await writeFile(other, before);
  const call = editCall(file, 'b = 2', 'b = 3');
  model.reply({ calls: [call, editCall(other, 'b = 2', 'b = 3')] }, { calls: [call] }, 'I leave it.');
  await send(page, 'Make b three.');
  await expect(card(page, 'parse.ts')).toContainText('+1');
  await expect(card(page, 'parse.ts')).toContainText('the mode is Ask');
  await reject(card(page, 'parse.ts'), 'b is public API');
  await expect(card(page, 'other.ts')).toBeVisible();
  expect(await readFile(other, 'utf8')).toBe(before);
  await answer(card(page, 'other.ts'), 'Accept');

  expect(resultsIn(await model.waitForRequest(2))).toEqual([
    `The user rejected this call to edit. It was NOT executed; ${file} is unchanged. This is a user decision, not a tool failure. Do not retry the same call or reach the same effect another way. User's reason: b is public API`,
    `Successfully modified file: ${other} (1 replacements).\n1 | const a = 1;\n2 | const b = 3;`,
  ]);
  expect(resultsIn(await model.waitForRequest(3))).toEqual([
    'Refused without asking: identical to a call the user rejected: b is public API.',
  ]);
  await expect(conversation(page).getByText('I leave it.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe(before);
  expect(await readFile(other, 'utf8')).toBe('const a = 1;\nconst b = 3;\n');
  await callLine(page, '1 file changed · 1 rejected').click();
  await callLine(page, 'other.ts').click();
  await expect(page.getByText('You accepted it.')).toBeVisible();
  await callLine(page, 'parse.ts').first().click();
  await expect(page.getByText('You rejected it: b is public API')).toBeVisible();
});
