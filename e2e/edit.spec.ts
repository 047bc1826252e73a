import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall, resultsIn, writeCall } from './calls';
import {
  answer,
  beginAnew,
  callLine,
  card,
  chooseMode,
  conversation,
  reject,
  reviewBar,
  rewriteProposal,
  send,
} from './window';

// Proposed changes and the answers to them, rules and modes that answer for the user, and files that change meanwhile:
// the files on disk afterwards, and the exact result for the model.

const before = 'const a = 1;\nconst b = 2;\n';

test.use({
  files: {
    'parse.ts': before,
    'other.ts': before,
    'src/a.ts': 'export const a = 1;\n',
    'src/b.ts': 'export const b = 1;\n',
    'top.ts': 'const top = 1;\n',
    '.env': 'TOKEN=1\n',
  },
});

test('changes are rejected and accepted, also on a file that moved on, by a rule and by the mode', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  await test.step('one is rejected with a reason, and the rest goes on: it is accepted', async () => {
    const { page, project, model } = pilotfish;
    const file = path.join(project, 'parse.ts');
    const other = path.join(project, 'other.ts');
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
    await callLine(page, /^Edit .*other\.ts/).click();
    await expect(page.getByText('You accepted it.')).toBeVisible();
    await callLine(page, /^Edit .*parse\.ts/)
      .first()
      .click();
    await expect(page.getByText('You rejected it: b is public API')).toBeVisible();
  });
  await beginAnew(pilotfish);
  await test.step('what the user typed stays on its lines where the file moved on, and is asked about where it changed there too', async () => {
    const { page, project, model } = pilotfish;
    const file = path.join(project, 'parse.ts');
    model.reply({ calls: [editCall(file, 'b = 2', 'b = 3')] }, 'Done.');
    await send(page, 'Make b three.');
    await rewriteProposal(page, `${before.replace('b = 2', 'b = 3')}// mine\n`);
    await writeFile(file, `// theirs\n${before}`);
    await expect(
      page.getByText('The file changed on disk. Pilotfish has updated the proposal.'),
    ).toBeVisible();
    const proposed = page.locator('.monaco-diff-editor .editor.modified .view-lines');
    await expect(proposed).toContainText('theirs');
    await expect(proposed).toContainText('mine');

    await rewriteProposal(page, 'my own text\n');
    await writeFile(file, `${before}// more\n`);
    await page.getByRole('button', { name: 'Keep my edits' }).click();
    await answer(reviewBar(page, 'parse.ts'), 'Accept');
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    expect(await readFile(file, 'utf8')).toBe('my own text\n');
  });
  await beginAnew(pilotfish);
  await test.step('“Always…” keeps the rule as the user wrote it, and the next call it covers runs by it', async () => {
    const { page, project, home, model } = pilotfish;
    const at = (name: string) => path.join(project, name);
    model.reply(
      { calls: [editCall(at('src/a.ts'), '= 1', '= 2')] },
      { calls: [editCall(at('src/b.ts'), '= 1', '= 2')] },
      { calls: [editCall(at('top.ts'), '= 1', '= 2')] },
    );
    await send(page, 'Make them two.');
    await answer(card(page, 'a.ts'), 'Always…');
    const dialog = page.getByRole('dialog', { name: 'Always accept' });
    await dialog.getByRole('textbox', { name: /^Files that/ }).fill('src/**');
    await dialog.getByRole('radio', { name: 'This project' }).check();
    await expect(dialog).toContainText('allow edit src/**');
    await answer(dialog, 'Accept and create rule');

    // Outside of src Pilotfish asks again.
    await expect(card(page, 'top.ts')).toBeVisible();
    expect(await readFile(at('src/a.ts'), 'utf8')).toBe('export const a = 2;\n');
    expect(await readFile(at('src/b.ts'), 'utf8')).toBe('export const b = 2;\n');
    await callLine(page, 'b.ts').click();
    await expect(page.getByText('Allowed by rule “allow edit src/**” (this project).')).toBeVisible();
    expect(await readFile(path.join(home, 'rules.json'), 'utf8')).toContain('src/**');
  });
  await test.step('in Accept edits what waits runs and says so; what is protected asks all the same, and offers no “Always”', async () => {
    const { page, project, model } = pilotfish;
    const at = (name: string) => path.join(project, name);
    model.reply({ calls: [writeCall(at('.env'), 'changed\n')] }, 'Done.');
    await chooseMode(page, 'Accept edits');
    await expect(reviewBar(page, '.env')).toContainText('.env is a protected file');
    await expect(page.getByRole('button', { name: 'Always…' })).toBeHidden();
    expect(await readFile(at('top.ts'), 'utf8')).toBe('const top = 2;\n');
    await answer(card(page, '.env'), 'Accept');
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    expect(await readFile(at('.env'), 'utf8')).toBe('changed\n');
    await callLine(page, 'Edit top.ts').click();
    await expect(page.getByText('Allowed by mode Accept edits.')).toBeVisible();
  });
});
