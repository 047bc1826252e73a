import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall, resultsIn } from './calls';
import { odd } from './odd-language-server';
import { answer, card, conversation, send } from './window';

// Problems of a change before it is accepted, found by the TypeScript of the project, in the sandbox.

test.use({
  sandbox: 'as-set',
  trusted: true,
  files: {
    'tsconfig.json': '{ "compilerOptions": { "strict": true }, "include": ["src"] }\n',
    'src/one.ts': 'export const one: number = 1;\n',
    'src/two.ts': "import { one } from './one';\n\nexport const two: number = one + 1;\n",
  },
});

test('a type error is on the card before it is accepted; the model is told, and mends it', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  await symlink(path.resolve('node_modules'), path.join(project, 'node_modules'));
  const file = path.join(project, 'src/two.ts');
  model.reply(
    { calls: [editCall(file, 'two: number', 'two: string')] },
    { calls: [editCall(file, 'one + 1', 'String(one + 1)')] },
    'Done.',
  );
  await send(page, 'Make it a string.');
  const status = card(page, 'two.ts').getByRole('status');
  await expect(status).toContainText('+1 problem');
  await expect(status).toContainText("Line 3: Type 'number' is not assignable to type 'string'.");
  await expect(page.locator('.editor.modified .squiggly-error')).toHaveCount(1);
  await answer(card(page, 'two.ts'), 'Accept');

  const [told] = resultsIn(await model.waitForRequest(2));
  expect(told).toMatch(
    /New problems since this change \(typescript\):\n- error src\/two\.ts:3:14 Type 'number' is not assignable to type 'string'\. \(ts 2322\)$/,
  );
  await expect(status).toHaveText('−1 problem');
  await answer(card(page, 'two.ts'), 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  await expect(conversation(page).getByText('The turn ended with')).toBeHidden();
});

test('a server that hangs keeps no card from its answer', async ({ pilotfish }) => {
  const { page, project, home, model } = pilotfish;
  const file = path.join(project, 'a.odd');
  await writeFile(file, 'well\n');
  await writeFile(path.join(home, '.lsp.json'), JSON.stringify({ odd: odd('hangs,pulls') }));
  model.reply({ calls: [editCall(file, 'well', 'bad')] }, 'Done.');
  await send(page, 'Make it bad.');
  const asked = card(page, 'a.odd');
  await expect(asked.getByRole('status')).toHaveText('Still checking for problems…');
  await answer(asked, 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe('bad\n');
});

test('the editor walks problems and references, renames after a review, and formats', async ({
  pilotfish,
}) => {
  const { page, project } = pilotfish;
  await symlink(path.resolve('node_modules'), path.join(project, 'node_modules'));
  const two = path.join(project, 'src/two.ts');
  await writeFile(two, "import { one } from './one';\n\nexport  const two: string = one + 1;\n");
  await page.getByRole('treeitem', { name: 'src' }).click();
  await page.keyboard.press('ControlOrMeta+P');
  await page.keyboard.type('two.ts');
  await page.getByRole('option', { name: /two\.ts/ }).click();
  await expect(page.locator('.squiggly-error')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Shift+M');
  const problem = page.getByRole('treeitem', { name: /^Error in line 3: Type 'number' is not/ });
  await problem.dblclick();
  await expect(page.getByRole('tab', { name: /two\.ts.*contains errors/ })).toBeVisible();

  await page.keyboard.press('Shift+Alt+F');
  const unsaved = page.getByRole('button', { name: /^1 unsaved/ });
  await expect(unsaved).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(unsaved).toBeHidden();

  await page.keyboard.press('ControlOrMeta+Home');
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+F12');
  await expect(page.getByRole('option', { name: /one \+ 1/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'New name' }).fill('first');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Replace in 1 file' }).click();
  await expect(page.getByText('Replaced in 1 file.')).toBeVisible();
  const renamed = "import { one as first } from './one';\n\nexport  const two: string = first + 1;\n";
  expect(await readFile(two, 'utf8')).toBe(renamed);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => readFile(two, 'utf8')).not.toContain('first');
});
