import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { expectAccessible } from './axe';
import { deleteCall, editCall, readCall, shellCall } from './calls';
import { answer, card, chooseMode, composer, conversation, send } from './window';

// Changes of a turn by tools and by a command: undone by hunk, by file and as a whole, with the user's own work kept.

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

/** A turn that edits a file in two places, deletes one, and changes one by a command. */
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
  await expect(conversation(page).getByText(/^3 files \+\d+ −\d+/)).toBeVisible();
}

const review = (page: Page) => page.getByRole('region', { name: 'Changes', exact: true });
const listed = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Changed files' }).getByRole('button', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string) => review(page).getByRole('button', { name, exact: true });

test('a turn is reviewed: a hunk and a file are undone, then the turn around what the user changed since; that is redone, and all undone to before the message', async ({
  pilotfish,
}) => {
  // A complete review takes time on a small machine.
  test.slow();
  const { page, project } = pilotfish;
  await changeAll(pilotfish);
  await page.keyboard.press('ControlOrMeta+Shift+G');
  await expect(listed(page, 'gone.txt')).toBeFocused();
  const list = page.getByRole('region', { name: 'Changed files' });
  await expect(list.getByRole('heading', { name: 'Edits' })).toBeVisible();
  await expect(list.getByRole('heading', { name: 'Adds a line' })).toBeVisible();
  // A file.
  await button(page, 'Undo').click();
  await expect(listed(page, 'gone.txt')).toHaveAccessibleName(/as before$/);
  expect(await read(pilotfish, 'gone.txt')).toBe('gone\n');
  // A hunk.
  await listed(page, 'a.ts').click();
  await expect(button(page, 'Undo hunk 2 of 2')).toBeVisible();
  await expectAccessible(page, 'the tab of changes');
  await page.keyboard.press('F7');
  await button(page, 'Undo hunk 2 of 2').click();
  await expect.poll(() => read(pilotfish, 'src/a.ts')).toBe(source('const one = 11;', 'const two = 2;'));

  // The rest of the turn.
  await writeFile(path.join(project, 'b.txt'), 'mine\nb\nmore\n');
  await page.keyboard.press('ControlOrMeta+Alt+Z');
  const dialog = page.getByRole('dialog', { name: 'Undo this turn?' });
  await expect(dialog.getByText('a.ts')).toBeVisible();
  await expectAccessible(page, 'the preview of undoing a turn');
  await dialog.getByRole('button', { name: 'Undo turn' }).click();
  await expect(conversation(page).getByText(/^You undid the changes to 2 files/)).toBeVisible();
  expect(await read(pilotfish, 'src/a.ts')).toBe(source('const one = 1;', 'const two = 2;'));
  expect(await read(pilotfish, 'b.txt')).toBe('mine\nb\n');

  await conversation(page).getByRole('button', { name: 'Redo…' }).last().click();
  const redo = page.getByRole('dialog', { name: 'Redo these changes?' });
  await redo.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(conversation(page).getByText(/^You redid the changes to/)).toBeVisible();
  expect(await read(pilotfish, 'src/a.ts')).toBe(source('const one = 11;', 'const two = 2;'));
  expect(await read(pilotfish, 'b.txt')).toBe('mine\nb\nmore\n');

  // The files return to their old state, and the message waits in a new chat.
  await conversation(page).getByText('Change them all.').hover();
  await page.getByRole('button', { name: 'Undo to here…' }).first().click();
  const toHere = page.getByRole('dialog', { name: 'Undo to here' });
  await toHere.getByRole('button', { name: 'Undo to here' }).click();
  await expect(composer(page)).toHaveValue('Change them all.');
  await expect(conversation(page).getByText('All done.')).toBeHidden();
  expect(await read(pilotfish, 'src/a.ts')).toBe(source('const one = 1;', 'const two = 2;'));
  expect(await read(pilotfish, 'b.txt')).toBe('mine\nb\n');
});
