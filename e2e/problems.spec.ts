import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall, resultsIn } from './calls';
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

test('a type error is on the card before it is accepted, and the model is told and mends it; the editor shows it, and renames after a review', async ({
  pilotfish,
}) => {
  // A language server starts, which takes time on a small machine.
  test.slow();
  const { page, project, model } = pilotfish;
  await symlink(path.resolve('node_modules'), path.join(project, 'node_modules'));
  const file = path.join(project, 'src/two.ts');
  model.reply(
    { calls: [editCall(file, 'two: number', 'two: string')] },
    { calls: [editCall(file, 'two: string', 'two: number')] },
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
  await expect(status).toHaveText(/^−1 problem/);
  await answer(card(page, 'two.ts'), 'Accept');
  await expect(conversation(page).getByText('Done.')).toBeVisible();
  const mended = await readFile(file, 'utf8');
  await writeFile(file, mended.replace('two: number', 'two: string'));

  await page.keyboard.press('ControlOrMeta+P');
  await page.keyboard.type('two.ts');
  await page.getByRole('option', { name: /two\.ts/ }).click();
  await expect(page.getByRole('tab', { name: /two\.ts.*contains errors/ })).toBeVisible();
  await expect(page.getByRole('tabpanel').locator('.squiggly-error')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Home');
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'New name' }).fill('first');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Replace in 1 file' }).click();
  await expect(page.getByText('Replaced in 1 file.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe(
    "import { one as first } from './one';\n\nexport const two: string = first + 1;\n",
  );
});
