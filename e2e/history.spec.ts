import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { expectAccessible } from './axe';
import { editCall, shellCall, writeCall } from './calls';
import { answer, card, conversation, reject, send } from './window';

// The history of calls, with the reasons for their approval and their changes: searched, opened, undone, exported. Also
// the preview of a new rule: its effect on past calls.

test.use({
  files: {
    'src/a.ts': 'export const a = 1;\n',
    'src/b.ts': 'export const b = 1;\n',
    'top.ts': 'const top = 1;\n',
    '.pilotfish/rules.json': JSON.stringify({
      rules: [{ effect: 'deny', tool: 'write_file', match: 'kept/**' }],
    }),
  },
});

test.setTimeout(60_000);

/**
 * A turn with five calls: one accepted with a new rule, one allowed by that rule, one rejected, one denied, and a
 * read-only command.
 */
async function workThrough({ page, project, model }: Pilotfish): Promise<void> {
  const at = (name: string) => path.join(project, name);
  model.reply(
    {
      calls: [
        editCall(at('src/a.ts'), '= 1', '= 2'),
        editCall(at('src/b.ts'), '= 1', '= 2'),
        editCall(at('top.ts'), '= 1', '= 2'),
        writeCall(at('kept/x.ts'), 'x\n'),
        shellCall('ls', 'Lists the files'),
      ],
    },
    'All done.',
  );
  await send(page, 'Make them two.');
  await answer(card(page, 'a.ts'), 'Always…');
  const dialog = page.getByRole('dialog', { name: 'Always accept' });
  await expect(dialog.getByText('This rule matches no past calls.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Files that/ }).fill('src/**');
  await answer(dialog, 'Accept and create rule');
  await reject(card(page, 'top.ts'), 'not that one');
  await expect(conversation(page).getByText('All done.')).toBeVisible();
}

const history = (page: Page) => page.getByRole('main', { name: 'History' });
const rows = (page: Page) => history(page).locator('[data-row]');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

async function open(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Alt+Y');
  await expect(history(page).getByRole('heading', { name: 'History' })).toBeFocused();
}

async function chooseIn(page: Page, label: string, option: string): Promise<void> {
  await history(page).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('past calls are listed, found, exported and undone, and a rule is tried on them', async ({
  pilotfish,
}) => {
  await test.step('is listed with its reasons, filtered, searched and exported; a call is gone to, and undone', async () => {
    test.slow();
    const { page, project } = pilotfish;
    await workThrough(pilotfish);
    await open(page);
    await expect(rows(page)).toHaveCount(5);
    await expect(row(page, 'src/a.ts')).toContainText('You accepted it and created a rule.+1 −1');
    await expect(row(page, 'src/b.ts')).toContainText(
      'Allowed by rule “allow edit src/**” (this chat).+1 −1',
    );
    await expect(row(page, 'top.ts')).toContainText('You rejected it: not that one');
    await expect(row(page, 'kept/x.ts')).toContainText('Denied by rule “deny write_file kept/**”');
    await expect(row(page, 'Lists the files')).toContainText('Allowed because it is read-only.');
    await expectAccessible(page, 'the history');

    await chooseIn(page, 'Approved by', 'Rule');
    await expect(rows(page)).toHaveCount(1);
    await chooseIn(page, 'Approved by', 'Denied');
    await expect(row(page, 'kept/x.ts')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await chooseIn(page, 'Approved by', 'Any approval');
    await history(page).getByRole('searchbox', { name: 'Search the history' }).fill('not that');
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'top.ts')).toBeVisible();
    await history(page).getByRole('searchbox', { name: 'Search the history' }).fill('');
    await chooseIn(page, 'State', 'Rejected');
    await expect(rows(page)).toHaveCount(1);
    const saved = page.waitForEvent('download');
    await history(page).getByRole('button', { name: 'Export as JSON' }).click();
    const file = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
    expect(file).toMatchObject({
      format: 'pilotfish-history',
      version: 1,
      filter: { state: 'rejected' },
      calls: [{ tool: 'edit', state: 'rejected', reason: 'not that one', allowance: null }],
    });
    await chooseIn(page, 'State', 'All states');
    await history(page).getByRole('switch', { name: 'Only calls with changes' }).click();
    await expect(rows(page)).toHaveCount(2);
    await history(page).getByRole('switch', { name: 'Only calls with changes' }).click();
    await expect(rows(page)).toHaveCount(5);

    await row(page, 'src/a.ts').click();
    await expect(history(page).getByText('"old_string": "= 1"')).toBeVisible();
    await expectAccessible(page, 'a call of the history');
    await history(page).getByRole('button', { name: 'Undo…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Undo this call?' });
    await dialog.getByRole('button', { name: 'Undo call' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => readFile(path.join(project, 'src/a.ts'), 'utf8')).toBe('export const a = 1;\n');
    expect(await readFile(path.join(project, 'src/b.ts'), 'utf8')).toBe('export const b = 2;\n');
    await history(page).getByRole('button', { name: 'Go to call' }).click();
    await expect(history(page)).toBeHidden();
    await expect(conversation(page).getByText('All done.')).toBeVisible();
    await open(page);
    await page.keyboard.press('Escape');
    await expect(history(page)).toBeHidden();
  });
  await test.step('a rule is tried on what ran before it is kept, in “Always…” and in the settings', async () => {
    const { page, project, model } = pilotfish;
    model.reply({ calls: [editCall(path.join(project, 'top.ts'), '= 1', '= 3')] }, 'Once more.');
    await send(page, 'And that one?');
    await answer(card(page, 'top.ts'), 'Always…');
    const dialog = page.getByRole('dialog', { name: 'Always accept' });
    const line = dialog.getByRole('button', { name: 'Of the last 3 calls, this rule would have allowed 1.' });
    await line.click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'top.ts' })).toBeVisible();
    await expectAccessible(page, 'the preview of a rule');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await answer(card(page, 'top.ts'), 'Accept');
    await expect(conversation(page).getByText('Once more.')).toBeVisible();

    await page.keyboard.press('ControlOrMeta+,');
    await page.getByRole('button', { name: 'Rules' }).click();
    const form = page.getByRole('form', { name: 'Add a rule' });
    await form.getByRole('combobox', { name: 'Effect' }).click();
    await page.getByRole('option', { name: 'Deny' }).click();
    await form.getByRole('textbox', { name: 'Files (optional)' }).fill('src/**');
    await form.getByRole('button', { name: 'Of the last 4 calls, this rule would have denied 2.' }).click();
    await expect(form.getByRole('heading', { name: 'Would have been denied' })).toBeVisible();
    await form.getByRole('textbox', { name: 'Files (optional)' }).fill('docs/**');
    await expect(form.getByText('This rule would not have affected the last 4 calls.')).toBeVisible();
  });
});
