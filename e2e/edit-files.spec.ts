import { chmod, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall, readCall, resultsIn, writeCall } from './calls';
import { answer, anyCard, card, conversation, reviewBar, rewriteProposal, send } from './window';

// Files that move on while a proposal waits, and files that are not plain UTF-8 with plain line ends.

const before = 'const a = 1;\nconst b = 2;\n';
test.use({ files: { 'parse.ts': before } });

test('a file that moved on: the edit is computed afresh, asked afresh, and both changes are kept', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
  await send(page, 'Make b three.');
  await expect(reviewBar(page, 'parse.ts')).toBeVisible();
  await writeFile(file, '// a new first line\nconst a = 1;\nconst b = 2;\n');
  await expect(
    page.getByText('The file changed on disk; this is the proposal computed afresh.'),
  ).toBeVisible();
  await answer(card(page, 'parse.ts'), 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('// a new first line\nconst a = 1;\nconst b = 3;\n');
});

test('a touch with the same bytes is nothing', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
  await send(page, 'Make b three.');
  await expect(reviewBar(page, 'parse.ts')).toBeVisible();
  await writeFile(file, before);
  await utimes(file, 1, 1);
  await answer(card(page, 'parse.ts'), 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('const a = 1;\nconst b = 3;\n');
});

test('an edit that matches no more can only be given up, and the model is told that nothing was written', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3'), readCall(file)] }, 'I see.');
  await send(page, 'Make b three.');
  await expect(card(page, 'parse.ts')).toBeVisible();
  await writeFile(file, 'everything else\n');
  await expect(card(page, 'parse.ts')).toContainText('The proposal no longer applies.');
  await expect(page.getByRole('tabpanel')).toContainText('parse.ts changed on disk after the proposal');
  await expect(card(page, 'parse.ts').getByRole('button', { name: 'Accept', exact: true })).toBeHidden();
  await answer(card(page, 'parse.ts'), 'Give up');
  expect(resultsIn(await model.waitForRequest(2))).toEqual([
    `Not applied: ${file} changed on disk after the proposal. Read it again before editing. Nothing was written.`,
    'everything else\n',
  ]);
  expect(await readFile(file, 'utf8')).toBe('everything else\n');
});

test('a whole file that moved on: the model can be sent to read it again, and the rest is skipped', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  const other = path.join(project, 'other.ts');
  model.reply(
    { calls: [readCall(file)] },
    { calls: [writeCall(file, 'mine\n'), writeCall(other, 'x\n')] },
    'OK.',
  );
  await send(page, 'Rewrite it.');
  await expect(card(page, 'parse.ts')).toBeVisible();
  await writeFile(file, 'theirs\n');
  await answer(card(page, 'parse.ts'), 'Ask the model to read again');
  expect(resultsIn(await model.waitForRequest(3))).toEqual([
    `Not applied: ${file} changed on disk after the proposal. Read it again before editing. Nothing was written.`,
    expect.stringMatching(/^Not executed: /),
  ]);
  expect(await readFile(file, 'utf8')).toBe('theirs\n');
  await expect(stat(other)).rejects.toThrow('ENOENT');
});

test('what the person typed is kept when the proposal is computed afresh, and must be looked at again', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
  await send(page, 'Make b three.');
  await rewriteProposal(page, 'my own text\n');
  await writeFile(file, `${before}// more\n`);
  const bar = reviewBar(page, 'parse.ts');
  await page.getByRole('button', { name: 'Keep my text' }).click();
  await answer(bar, 'Accept with edits');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('my own text\n');
});

test('a proposal computed afresh before the first one was compared is no fault', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  const comparing = Promise.withResolvers<void>();
  await page.route('**/editor-worker*', async (route) => {
    await comparing.promise;
    await route.continue();
  });
  const workerAsked = page.waitForRequest('**/editor-worker*');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
  await send(page, 'Make b three.');
  await workerAsked;
  // What compares is fetched as soon as a change is near: the proposal may come after it.
  await expect(card(page, 'parse.ts')).toBeVisible();
  await expect(page.getByRole('tab', { name: /parse\.ts \(proposal\)/ })).toBeVisible();
  // One that was never there would not be computed afresh.
  await expect(page.locator('.monaco-diff-editor .modified .view-line').first()).toBeAttached();
  await writeFile(file, `${before}// more\n`);
  await expect(
    page.getByText('The file changed on disk; this is the proposal computed afresh.'),
  ).toBeVisible();
  comparing.resolve();
  await expect(page.locator('.monaco-diff-editor .line-insert').first()).toBeVisible();
  await answer(card(page, 'parse.ts'), 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
});

test('two calls on one file: the second is computed on the result of the first', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'a = 1', 'a = 10'), editCall(file, 'a = 10', 'a = 100')] }, 'Done.');
  await send(page, 'Twice.');
  await answer(card(page, 'parse.ts').first(), 'Accept');
  await expect(card(page, 'parse.ts')).toContainText('a = 100');
  await answer(card(page, 'parse.ts').first(), 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('const a = 100;\nconst b = 2;\n');
});

test('a new file in a new folder is shown whole and created as accepted', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'deep/er/new.ts');
  model.reply({ calls: [writeCall(file, 'export {};\n')] }, 'Done.');
  await send(page, 'Create it.');
  await expect(card(page, 'new.ts')).toContainText('New file · deep/er/new.ts');
  await expect(page.getByText('proposed (editable)')).toBeVisible();
  await answer(card(page, 'new.ts'), 'Accept');
  expect(resultsIn(await model.waitForRequest(2))).toEqual([
    `Successfully created and wrote to new file: ${file}`,
  ]);
  expect(await readFile(file, 'utf8')).toBe('export {};\n');
});

test('what cannot work is never put to a person', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  const outside = path.join(project, '..', 'outside.ts');
  model.reply(
    {
      calls: [
        editCall(file, 'not there at all', 'x'),
        editCall(file, 'const', 'let'),
        writeCall(outside, 'x'),
      ],
    },
    'Sorry.',
  );
  // The model is asked once which text it meant, and does not know.
  model.sideReply('<none/>');
  await send(page, 'Try.');
  await expect(conversation(page).getByText('Sorry.')).toBeVisible();
  const results = resultsIn(model.requests.findLast(({ tools }) => tools.length > 0));
  expect(results).toEqual([
    expect.stringContaining(`Failed to edit, 0 occurrences found for old_string in ${file}.`),
    `Failed to edit, expected 1 occurrences but found 2 for old_string in ${file} (lines 1, 2).`,
    expect.stringMatching(/^Path must be within the project: /),
  ]);
  await expect(page.getByRole('group', { name: anyCard })).toHaveCount(0);
});

test('text found only approximately is said on the card and to the model', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  model.reply({ calls: [editCall(file, '  const b = 2;', '  const b = 3;')] }, 'Done.');
  await send(page, 'Make b three.');
  await expect(card(page, 'parse.ts')).toContainText('The text to replace was not found exactly');
  await answer(card(page, 'parse.ts'), 'Accept');
  const [result] = resultsIn(await model.waitForRequest(2));
  expect(result).toContain('old_string was not in the file exactly');
  expect(await readFile(file, 'utf8')).toBe('const a = 1;\nconst b = 3;\n');
});

type Bytes = { readonly name: string; readonly bytes: Buffer; readonly after: Buffer };
const unusual: readonly Bytes[] = [
  {
    name: 'CRLF',
    bytes: Buffer.from('one\r\ntwo\r\n'),
    after: Buffer.from('one\r\nzwei\r\n'),
  },
  {
    name: 'UTF-8 with BOM and no final newline',
    bytes: Buffer.from('\ufeffone\ntwo'),
    after: Buffer.from('\ufeffone\nzwei'),
  },
  {
    name: 'UTF-16',
    bytes: Buffer.from('\ufeffone\ntwo\n', 'utf16le'),
    after: Buffer.from('\ufeffone\nzwei\n', 'utf16le'),
  },
  {
    name: 'Latin-1',
    bytes: Buffer.from('Grüße aus Köln, schöne Straße, größer\ntwo\n', 'latin1'),
    after: Buffer.from('Grüße aus Köln, schöne Straße, größer\nzwei\n', 'latin1'),
  },
];

for (const { name, bytes, after } of unusual)
  test(`every byte but the changed ones is kept: ${name}`, async ({ pilotfish }) => {
    const { page, project, model } = pilotfish;
    const file = path.join(project, 'odd.txt');
    await writeFile(file, bytes);
    await chmod(file, 0o755);
    model.reply({ calls: [editCall(file, 'two', 'zwei')] }, 'Done.');
    await send(page, 'Translate it.');
    await answer(card(page, 'odd.txt'), 'Accept');
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    expect(await readFile(file)).toEqual(after);
    expect((await stat(file)).mode & 0o777).toBe(0o755);
  });

test('a change that no longer applies is shown against what is on disk, and what was typed for it is kept', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  const file = path.join(project, 'parse.ts');
  model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'I see.');
  await send(page, 'Make b three.');
  await rewriteProposal(page, 'my own text\n');
  await writeFile(file, 'everything else\n');
  const left = page.locator('.monaco-diff-editor .editor.original .view-lines');
  await expect(left).toContainText('everything');
  await expect(card(page, 'parse.ts')).toContainText('removed: everything else');
  await answer(card(page, 'parse.ts'), 'Give up');
  await expect(conversation(page).getByText('I see.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your edit was kept.')).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue('my own text\n');
});
