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
