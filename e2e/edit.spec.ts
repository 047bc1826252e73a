import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall, resultsIn, writeCall } from './calls';
import {
  answer,
  anyCard,
  beginAnew,
  callLine,
  card,
  conversation,
  reject,
  reviewBar,
  rewriteProposal,
  send,
} from './window';

// One proposed change and the answers to it: the file on disk afterwards, and the exact result for the model.

const before = 'const a = 1;\nconst b = 2;\n';

async function fileIn(project: string, name: string): Promise<string> {
  const file = path.join(project, name);
  await writeFile(file, before);
  return file;
}

test('a change is accepted, accepted with edits, rejected and stopped', { tag: '@electron' }, async ({
  pilotfish,
}) => {
  await test.step('accepted: exactly the proposal is on disk, and the model sees the lines', async () => {
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
    await expect(page.getByText('You accepted it.')).toBeVisible();
  });
  await beginAnew(pilotfish);
  await test.step('accepted with edits: what the user left is written, and the model gets the difference', async () => {
    const { page, project, model } = pilotfish;
    const file = await fileIn(project, 'parse.ts');
    model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
    await send(page, 'Make b three.');
    await rewriteProposal(page, 'const a = 1;\nconst b = 33;\n');
    await answer(reviewBar(page, 'parse.ts'), 'Accept');

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
  await beginAnew(pilotfish);
  await test.step('rejected with a reason, the rest goes on, the same is not asked again, until the user asks for it after all', async () => {
    const { page, project, model } = pilotfish;
    const file = await fileIn(project, 'parse.ts');
    const other = path.join(project, 'other.ts');
    const call = editCall(file, 'b = 2', 'b = 3');
    model.reply({ calls: [call, writeCall(other, 'x\n')] }, { calls: [call] }, 'I leave it.');
    await send(page, 'Make b three.');
    await reject(card(page, 'parse.ts'), 'b is public API');
    await answer(card(page, 'other.ts'), 'Accept');

    expect(resultsIn(await model.waitForRequest(2))).toEqual([
      `The user rejected this call to edit. It was NOT executed; ${file} is unchanged. This is a user decision, not a tool failure. Do not retry the same call or reach the same effect another way. User's reason: b is public API`,
      `Successfully created and wrote to new file: ${other}`,
    ]);
    expect(resultsIn(await model.waitForRequest(3))).toEqual([
      'Refused without asking: identical to a call the user rejected: b is public API.',
    ]);
    await expect(conversation(page).getByText('I leave it.')).toBeVisible();
    expect(await readFile(file, 'utf8')).toBe(before);
    await callLine(page, '1 file changed · 1 rejected').click();
    await callLine(page, 'parse.ts').first().click();
    await expect(page.getByText('You rejected it: b is public API')).toBeVisible();

    model.reply({ calls: [call] }, 'Done after all.');
    await send(page, 'Do it after all.');
    await answer(card(page, 'parse.ts'), 'Accept');
    await expect(conversation(page).getByText('Done after all.')).toBeVisible();
    expect(await readFile(file, 'utf8')).toContain('b = 3');
  });
  await beginAnew(pilotfish);
  await test.step('stopped: nothing runs and nothing is sent; the next message carries what happened', async () => {
    const { page, project, model } = pilotfish;
    const file = await fileIn(project, 'parse.ts');
    model.reply({ calls: [editCall(file, 'b = 2', 'b = 3'), writeCall(file, 'x\n')] }, 'As you wish.');
    await send(page, 'Make b three.');
    await page.getByRole('button', { name: 'Stop the turn' }).click();
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
});
