import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { expectAccessible } from './axe';
import { editCall } from './calls';
import { answer, card, conversation, reject, send } from './window';

// The history of calls, with the reasons for their approval and their changes: searched, opened and undone. Also the
// preview of a new rule: its effect on past calls.

test.use({
  files: {
    'src/a.ts': 'export const a = 1;\n',
    'src/b.ts': 'export const b = 1;\n',
    'top.ts': 'const top = 1;\n',
  },
});

/** A turn with three calls: one accepted with a new rule, one allowed by that rule, and one rejected. */
async function workThrough({ page, project, model }: Pilotfish): Promise<void> {
  const files = ['src/a.ts', 'src/b.ts', 'top.ts'].map((name) => path.join(project, name));
  model.reply({ calls: files.map((file) => editCall(file, '= 1', '= 2')) }, 'All done.');
  await send(page, 'Make them two.');
  await answer(card(page, 'a.ts'), 'Always…');
  const dialog = page.getByRole('dialog', { name: 'Always accept' });
  await dialog.getByRole('textbox', { name: /^Files that/ }).fill('src/**');
  await answer(dialog, 'Accept and create rule');
  await reject(card(page, 'top.ts'), 'not that one');
  await expect(conversation(page).getByText('All done.')).toBeVisible();
}

const history = (page: Page) => page.getByRole('main', { name: 'History' });
const rows = (page: Page) => history(page).locator('[data-row]');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

test('past calls are listed, found, opened and undone, and a rule is tried on them', async ({
  pilotfish,
}) => {
  const { page, project, model } = pilotfish;
  await test.step('they are listed with their reasons and searched; one is undone, and gone to', async () => {
    await workThrough(pilotfish);
    await page.keyboard.press('ControlOrMeta+Alt+Y');
    await expect(history(page).getByRole('heading', { name: 'History' })).toBeFocused();
    await expect(rows(page)).toHaveCount(3);
    await expect(row(page, 'src/a.ts')).toContainText('You accepted it and created a rule.+1 −1');
    await expect(row(page, 'src/b.ts')).toContainText(
      'Allowed by rule “allow edit src/**” (this chat).+1 −1',
    );
    await history(page).getByRole('searchbox', { name: 'Search the history' }).fill('not that');
    await expect(rows(page)).toHaveText([/top\.ts.*You rejected it: not that one/]);
    await history(page).getByRole('searchbox', { name: 'Search the history' }).fill('');
    await row(page, 'src/a.ts').click();
    await expect(history(page).getByText('"old_string": "= 1"')).toBeVisible();
    await expectAccessible(page, 'the history with an open call');
    await history(page).getByRole('button', { name: 'Undo…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Undo this call?' });
    await dialog.getByRole('button', { name: 'Undo call' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => readFile(path.join(project, 'src/a.ts'), 'utf8')).toBe('export const a = 1;\n');
    expect(await readFile(path.join(project, 'src/b.ts'), 'utf8')).toBe('export const b = 2;\n');
    await history(page).getByRole('button', { name: 'Go to call' }).click();
    await expect(history(page)).toBeHidden();
    await expect(conversation(page).getByText('All done.')).toBeVisible();
  });
  await test.step('a rule is tried on them before it is kept', async () => {
    model.reply({ calls: [editCall(path.join(project, 'top.ts'), '= 1', '= 3')] });
    await send(page, 'And that one?');
    await answer(card(page, 'top.ts'), 'Always…');
    const dialog = page.getByRole('dialog', { name: 'Always accept' });
    const line = dialog.getByRole('button', { name: 'Of the last 3 calls, this rule would have allowed 1.' });
    await line.click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'top.ts' })).toBeVisible();
    await expectAccessible(page, 'the preview of a rule');
  });
});
