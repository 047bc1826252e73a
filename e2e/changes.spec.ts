import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { expectAccessible } from './axe';
import { deleteCall, editCall, readCall, shellCall, writeCall } from './calls';
import { answer, callLine, card, chooseMode, composer, conversation, send } from './window';

// Changes of a turn by tools and by a command: reviewed, kept and undone by hunk, by file and as a whole. The user's
// own work survives.

const fill = Array.from({ length: 60 }, (_, index) => `const same${index} = ${index};`);
const source = (first: string, last: string) => `${[first, ...fill, last].join('\n')}\n`;
test.use({
  files: {
    'src/a.ts': source('const one = 1;', 'const two = 2;'),
    'b.txt': 'b\n',
    'gone.txt': 'gone\n',
  },
});

const read = ({ project }: Pilotfish, name: string) =>
  readFile(path.join(project, name), 'utf8').catch(() => null);

/** A turn that edits a file in two places, creates one, deletes one, and changes one by a command. */
async function changeAll(pilotfish: Pilotfish): Promise<void> {
  const { page, project, model } = pilotfish;
  const at = (name: string) => path.join(project, name);
  model.reply(
    {
      calls: [
        readCall(at('src/a.ts')),
        readCall(at('gone.txt')),
        editCall(at('src/a.ts'), 'const one = 1;', 'const one = 11;'),
        editCall(at('src/a.ts'), 'const two = 2;', 'const two = 22;'),
        writeCall(at('new.txt'), 'new\n'),
        deleteCall(at('gone.txt')),
        shellCall('printf "more\\n" >> b.txt', 'Adds a line'),
      ],
    },
    'All done.',
  );
  await chooseMode(page, 'Accept edits');
  await send(page, 'Change them all.');
  await answer(card(page, 'gone.txt'), 'Accept');
  await answer(card(page, 'Adds a line'), 'Accept');
  await expect(conversation(page).getByText('All done.')).toBeVisible();
  await expect(conversation(page).getByText(/^4 files \+\d+ −\d+/)).toBeVisible();
}

const review = (page: Page) => page.getByRole('region', { name: 'Changes', exact: true });
const listed = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Changed files' }).getByRole('button', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string) => review(page).getByRole('button', { name, exact: true });

test('a turn is reviewed: by hunk, by file, all of it, or from the card of a command; what is to stay outlives a reload, and taking back is undone', async ({
  pilotfish,
}) => {
  // A complete review takes time on a small machine.
  test.slow();
  const { page, project } = pilotfish;
  await changeAll(pilotfish);
  await conversation(page).getByRole('button', { name: 'Review' }).click();
  await expect(listed(page, 'gone.txt')).toBeFocused();
  const list = page.getByRole('region', { name: 'Changed files' });
  await expect(list.getByRole('heading', { name: 'Edits' })).toBeVisible();
  await expect(list.getByRole('heading', { name: 'Adds a line' })).toBeVisible();

  // A hunk.
  await listed(page, 'a.ts').click();
  await expect(button(page, 'Undo hunk 2 of 2')).toBeVisible();
  await expectAccessible(page, 'the tab of changes');
  await page.keyboard.press('F7');
  await button(page, 'Undo hunk 2 of 2').click();
  await expect(review(page).getByText('Undone in 1 file.')).toBeVisible();
  expect(await read(pilotfish, 'src/a.ts')).toBe(source('const one = 11;', 'const two = 2;'));
  // A file.
  await listed(page, 'gone.txt').click();
  await expect(listed(page, 'gone.txt')).toHaveAccessibleName(/Deleted$/);
  await button(page, 'Undo').click();
  await expect(listed(page, 'gone.txt')).toHaveAccessibleName(/as before$/);
  expect(await read(pilotfish, 'gone.txt')).toBe('gone\n');
  // One file stays, the others are undone.
  await listed(page, 'new.txt').click();
  await expect(review(page).getByRole('button', { name: 'new.txt', exact: true })).toBeVisible();
  await button(page, 'Keep').click();
  await expect(listed(page, 'new.txt')).toHaveAccessibleName(/Kept/);
  await page.reload();
  await expect(listed(page, 'new.txt')).toHaveAccessibleName(/Kept/);
  await button(page, 'Undo the rest').click();
  await expect(review(page).getByText('Undone in 2 files.')).toBeVisible();
  expect(await read(pilotfish, 'src/a.ts')).toBe(source('const one = 1;', 'const two = 2;'));
  expect(await read(pilotfish, 'b.txt')).toBe('b\n');
  expect(await read(pilotfish, 'new.txt')).toBe('new\n');
  // Redo.
  await button(page, 'Redo').click();
  await expect(listed(page, 'b.txt')).toHaveAccessibleName(/Changed$/);
  expect(await read(pilotfish, 'b.txt')).toBe('b\nmore\n');
  expect(await read(pilotfish, 'src/a.ts')).toBe(source('const one = 11;', 'const two = 2;'));
  // The card of a command leads to its changes.
  await expect(callLine(page, 'Adds a line')).toBeVisible();
  await conversation(page)
    .getByRole('button', { name: /^1 file \+1 b\.txt/ })
    .click();
  await expect(listed(page, 'b.txt')).toBeFocused();
  await expect(listed(page, 'a.ts')).toHaveCount(0);
  // A file that changes on disk appears in its new state.
  await writeFile(path.join(project, 'b.txt'), 'mine\nb\nmore\n');
  await expect(listed(page, 'b.txt')).toHaveAccessibleName(/Changed later \+2 Changed$/);
  await button(page, 'Undo').click();
  await expect(listed(page, 'b.txt')).not.toHaveAccessibleName(/\+2/);
  expect(await read(pilotfish, 'b.txt')).toBe('mine\nb\n');
});

test('what the user changed since survives undoing the turn; in the same place both sides are shown', async ({
  pilotfish,
}) => {
  const { page, project } = pilotfish;
  await changeAll(pilotfish);
  const mine = (await read(pilotfish, 'src/a.ts'))?.replace('const same15 = 15;', 'const mine = 15;');
  await writeFile(path.join(project, 'src/a.ts'), String(mine).replace('const two = 22;', 'const two = 33;'));
  await conversation(page).getByRole('button', { name: 'Review' }).click();
  await listed(page, 'a.ts').click();
  await expect(review(page).getByRole('region', { name: 'Yours' })).toContainText('const two = 33;');
  await expect(review(page).getByRole('region', { name: 'Before the change' })).toContainText(
    'const two = 2;',
  );

  await conversation(page).getByRole('button', { name: 'Undo turn…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo this turn?' });
  await expect(dialog.getByText('1 later change stays')).toBeVisible();
  await expect(dialog.getByText('is deleted')).toBeVisible();
  await expect(dialog.getByText('is created again')).toBeVisible();
  await expectAccessible(page, 'the preview of undoing a turn');
  await dialog.getByRole('button', { name: 'Undo turn' }).click();
  await expect(dialog).toBeHidden();
  await expect(conversation(page).getByText(/^You undid the changes to 4 files/)).toBeVisible();
  const kept = source('const one = 1;', 'const two = 33;').replace('const same15 = 15;', 'const mine = 15;');
  expect(await read(pilotfish, 'src/a.ts')).toBe(kept);
  expect(await read(pilotfish, 'new.txt')).toBeNull();

  await button(page, 'Undo anyway…').click();
  const question = page.getByRole('dialog', { name: 'Undo later changes too?' });
  await question.getByRole('button', { name: 'Undo' }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => read(pilotfish, 'src/a.ts')).toBe(source('const one = 1;', 'const two = 2;'));
  // An undo can restore even that.
  await button(page, 'Redo').click();
  await expect.poll(() => read(pilotfish, 'src/a.ts')).toBe(kept);
});

test('with the keyboard alone: reviewed from change to change, taken back, and the turn undone; the chat redoes it, and goes back to before the message', async ({
  pilotfish,
}) => {
  const { page } = pilotfish;
  await changeAll(pilotfish);
  await page.keyboard.press('ControlOrMeta+Shift+G');
  await expect(listed(page, 'gone.txt')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Backspace');
  await expect(listed(page, 'gone.txt')).toHaveAccessibleName(/as before$/);
  // Past the end of a file into the next one.
  await page.keyboard.press('F7');
  await expect(listed(page, 'new.txt')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('F7');
  await expect(review(page).getByText('1 of 2', { exact: true })).toBeVisible();
  await page.keyboard.press('F7');
  await expect(review(page).getByText('2 of 2', { exact: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Alt+R');
  await expect(button(page, 'Undo hunk 1 of 1')).toBeVisible();
  expect(await read(pilotfish, 'src/a.ts')).toBe(source('const one = 11;', 'const two = 2;'));
  await page.keyboard.press('ControlOrMeta+Alt+Z');
  const dialog = page.getByRole('dialog', { name: 'Undo this turn?' });
  await expect(dialog.getByText('is deleted')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo turn' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => read(pilotfish, 'b.txt')).toBe('b\n');
  expect(await read(pilotfish, 'new.txt')).toBeNull();

  const ofTurn = conversation(page).getByText(/^4 files \+\d+ −\d+/);
  await expect(ofTurn).toHaveText(/undone/);
  await conversation(page).getByRole('button', { name: 'Redo…' }).last().click();
  const redo = page.getByRole('dialog', { name: 'Redo these changes?' });
  await redo.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(redo).toBeHidden();
  await expect(conversation(page).getByText(/^You redid the changes to/)).toBeVisible();
  expect(await read(pilotfish, 'new.txt')).toBe('new\n');
  expect(await read(pilotfish, 'b.txt')).toBe('b\nmore\n');

  // The files return to their old state, and the message waits in a new chat.
  await conversation(page).getByText('Change them all.').hover();
  await page.getByRole('button', { name: 'Undo to here…' }).first().click();
  const toHere = page.getByRole('dialog', { name: 'Undo to here' });
  await expect(toHere.getByRole('radio', { name: /^Files and chat/ })).toBeChecked();
  await toHere.getByRole('button', { name: 'Undo to here' }).click();
  await expect(toHere).toBeHidden();
  await expect(composer(page)).toHaveValue('Change them all.');
  await expect(conversation(page).getByText('All done.')).toBeHidden();
  expect(await read(pilotfish, 'src/a.ts')).toBe(source('const one = 1;', 'const two = 2;'));
  expect(await read(pilotfish, 'new.txt')).toBeNull();
  expect(await read(pilotfish, 'gone.txt')).toBe('gone\n');
});
