import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { deleteCall, editCall, readCall, resultsIn, writeCall } from './calls';
import { answer, anyCard, callLine, card, chooseMode, conversation, send } from './window';

// What runs without a question and says by whose leave, and what asks whatever the mode and the rules are.

test.use({
  files: {
    'src/a.ts': 'export const a = 1;\n',
    'src/b.ts': 'export const b = 1;\n',
    'top.ts': 'const top = 1;\n',
    'AGENTS.md': '# Notes\n',
    '.env': 'TOKEN=1\n',
  },
});

test('“Always…” keeps the rule as the person wrote it, and the next call it covers runs by it', async ({
  pilotfish,
}) => {
  const { page, project, home, model } = pilotfish;
  const at = (name: string) => path.join(project, name);
  model.reply(
    { calls: [editCall(at('src/a.ts'), '= 1', '= 2')] },
    { calls: [editCall(at('src/b.ts'), '= 1', '= 2')] },
    { calls: [editCall(at('top.ts'), '= 1', '= 2')] },
  );
  await send(page, 'Make them two.');
  await answer(card(page, 'a.ts'), 'Always…');
  const dialog = page.getByRole('dialog', { name: 'Accept, and do not ask again' });
  await dialog.getByRole('textbox', { name: /^Which files/ }).fill('src/**');
  await dialog.getByRole('radio', { name: 'This project' }).check();
  await expect(dialog).toContainText('Kept as allow edit src/**');
  await answer(dialog, 'Accept and keep the rule');

  // Outside of src it asks again.
  await expect(card(page, 'top.ts')).toBeVisible();
  expect(await readFile(at('src/a.ts'), 'utf8')).toBe('export const a = 2;\n');
  expect(await readFile(at('src/b.ts'), 'utf8')).toBe('export const b = 2;\n');
  await callLine(page, 'b.ts').click();
  await expect(page.getByText('Allowed by rule “allow edit src/**” (this project).')).toBeVisible();
  expect(await readFile(path.join(home, 'rules.json'), 'utf8')).toContain('src/**');
});

test('a rule that does not cover the call it is made from is not taken', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const top = path.join(project, 'top.ts');
  model.reply({ calls: [editCall(top, '= 1', '= 2')] });
  await send(page, 'Make it two.');
  await answer(card(page, 'top.ts'), 'Always…');
  const dialog = page.getByRole('dialog', { name: 'Accept, and do not ask again' });
  await dialog.getByRole('textbox', { name: /^Which files/ }).fill('src/**');
  await answer(dialog, 'Accept and keep the rule');
  await expect(card(page, 'top.ts')).toContainText('The rule does not cover this very call.');
  expect(await readFile(top, 'utf8')).toBe('const top = 1;\n');
});

for (const name of ['.env', 'AGENTS.md'])
  test(`${name} asks in mode Accept edits, and offers no “Always”`, async ({ pilotfish }) => {
    const { page, project, model } = pilotfish;
    const file = path.join(project, name);
    await chooseMode(page, 'Accept edits');
    model.reply({ calls: [readCall(file)] }, { calls: [writeCall(file, 'changed\n')] }, 'Done.');
    await send(page, 'Change it.');
    await expect(card(page, name)).toContainText(`${name} is a protected file`);
    await expect(card(page, name).getByRole('button', { name: 'Always…' })).toBeHidden();
    await answer(card(page, name), 'Accept');
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    expect(await readFile(file, 'utf8')).toBe('changed\n');
  });

test('a protected name is protected in other letters too, whether or not it is there', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  await chooseMode(page, 'Accept edits');
  model.reply({ calls: [writeCall(path.join(project, 'sub/.ENV.local'), 'x\n')] });
  await send(page, 'Write it.');
  await expect(card(page, '.ENV.local')).toBeVisible();
  await expect(card(page, '.ENV.local').getByRole('button', { name: 'Always…' })).toBeHidden();
});

test('a file this chat has not read is asked about before it is overwritten', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const top = path.join(project, 'top.ts');
  await chooseMode(page, 'Accept edits');
  model.reply({ calls: [writeCall(top, 'new\n')] });
  await send(page, 'Write it.');
  await expect(card(page, 'top.ts')).toContainText('top.ts was not read in this chat before overwriting it');
});

test('deleting asks in mode Auto; accepted, the file is gone and a copy is kept', async ({ pilotfish }) => {
  const { page, project, home, model } = pilotfish;
  const top = path.join(project, 'top.ts');
  await chooseMode(page, 'Auto');
  model.reply({ calls: [deleteCall(top)] }, 'Done.');
  await send(page, 'Delete it.');
  await expect(card(page, 'top.ts')).toBeVisible();
  await expect(card(page, 'top.ts').getByRole('button', { name: 'Always…' })).toBeHidden();
  expect(await readFile(top, 'utf8')).toBe('const top = 1;\n');
  await answer(card(page, 'top.ts'), 'Delete top.ts');
  const [result = ''] = resultsIn(await model.waitForRequest(2));
  expect(result).toMatch(new RegExp(`^Successfully deleted file: ${top}\\.`));
  await expect(stat(top)).rejects.toThrow('ENOENT');
  const copy = result.slice(result.indexOf(home));
  expect(await readFile(copy, 'utf8')).toBe('const top = 1;\n');
});

test('mode Accept edits runs without a question and says so on the card', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const top = path.join(project, 'top.ts');
  await chooseMode(page, 'Accept edits');
  model.reply({ calls: [editCall(top, '= 1', '= 2')] }, 'Done.');
  await send(page, 'Make it two.');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(await readFile(top, 'utf8')).toBe('const top = 2;\n');
  await callLine(page, 'top.ts').click();
  await expect(page.getByText('Allowed by mode Accept edits.')).toBeVisible();
});

test('mode Plan refuses a change and tells the model why', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const top = path.join(project, 'top.ts');
  await chooseMode(page, 'Plan');
  model.reply({ calls: [editCall(top, '= 1', '= 2'), readCall(top)] }, 'A plan.');
  await send(page, 'Make it two.');
  await expect(conversation(page).getByText('A plan.')).toBeVisible();
  expect(resultsIn(model.requests[1])).toEqual([
    expect.stringMatching(/^Not executed: the chat is in plan mode/),
    'const top = 1;\n',
  ]);
  expect(await readFile(top, 'utf8')).toBe('const top = 1;\n');
});

test('switching to Accept edits lets what waits run', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const top = path.join(project, 'top.ts');
  model.reply({ calls: [editCall(top, '= 1', '= 2')] }, 'Done.');
  await send(page, 'Make it two.');
  await expect(card(page, 'top.ts')).toBeVisible();
  await chooseMode(page, 'Accept edits');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(await readFile(top, 'utf8')).toBe('const top = 2;\n');
});

test('switching to Plan refuses what waits', async ({ pilotfish }) => {
  const { page, project, model } = pilotfish;
  const top = path.join(project, 'top.ts');
  model.reply({ calls: [editCall(top, '= 1', '= 2')] }, 'A plan.');
  await send(page, 'Make it two.');
  await expect(card(page, 'top.ts')).toBeVisible();
  await chooseMode(page, 'Plan');
  await expect(conversation(page).getByText('A plan.')).toBeVisible();
  expect(resultsIn(model.requests[1])).toEqual([expect.stringMatching(/^Not executed: .*plan mode/)]);
});

test.describe('a project with rules of its own', () => {
  const rules = [
    { effect: 'deny', tool: 'edit', match: 'src/**' },
    { effect: 'allow', tool: 'edit', match: 'top.ts' },
  ];
  test.use({
    files: {
      'src/a.ts': 'export const a = 1;\n',
      'top.ts': 'const top = 1;\n',
      '.pilotfish/rules.json': JSON.stringify({ rules }),
    },
  });

  test('may only ask and refuse: what it allows asks as ever', async ({ pilotfish }) => {
    const { page, project, model } = pilotfish;
    const [a, top] = [path.join(project, 'src/a.ts'), path.join(project, 'top.ts')];
    model.reply({ calls: [editCall(a, '= 1', '= 2'), editCall(top, '= 1', '= 2')] }, 'Done.');
    await send(page, 'Make them two.');
    await expect(page.getByRole('group', { name: anyCard })).toHaveCount(1);
    await answer(card(page, 'top.ts'), 'Accept');
    expect(resultsIn(await model.waitForRequest(2))).toEqual([
      'Not executed: blocked by rule "deny edit src/**" (project). This was not a decision by the user in this moment.',
      expect.stringContaining('Successfully modified file'),
    ]);
    expect(await readFile(a, 'utf8')).toBe('export const a = 1;\n');
  });
});
