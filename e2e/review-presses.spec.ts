import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { editCall, resultsIn, shellCall } from './calls';
import {
  acceptButton,
  answer,
  beginAnew,
  card,
  chooseMode,
  composer,
  conversation,
  enabled,
  reviewBar,
  send,
} from './window';

// The number of key presses that a review takes: 12 files, each with 3 hunks, without the mouse.

const before = Array.from({ length: 40 }, (_, at) => `line ${at}\n`).join('');
const after = before
  .replace('line 5\n', 'FIVE\n')
  .replace('line 20\n', 'TWENTY\n')
  .replace('line 35\n', 'LAST\n');
const names = Array.from({ length: 12 }, (_, at) => `file-${String(at + 1).padStart(2, '0')}.txt`);

/** Proposes an edit of each file. The keyboard stays in the message field. */
async function propose({ page, project, model }: Pilotfish): Promise<void> {
  const files = names.map((name) => path.join(project, name));
  for (const file of files) await writeFile(file, before);
  model.reply({ calls: files.map((file) => editCall(file, before, after)) }, 'Done.');
  await send(page, 'Shout.');
  await enabled(page.getByRole('button', { name: 'Accept these 12 edits' }));
  await composer(page).focus();
}

/** Presses keys, and counts them. */
function keyboardOf(page: Page) {
  const keyboard = {
    presses: 0,
    async press(keys: string) {
      keyboard.presses += 1;
      await page.keyboard.press(keys);
    },
    /** Words are not counted. */
    type: (words: string) => page.keyboard.type(words),
  };
  return keyboard;
}

const textsOf = ({ project }: Pilotfish) =>
  Promise.all(names.map((name) => readFile(path.join(project, name), 'utf8')));

const tab = (page: Page, name: string) => page.getByRole('tab', { name: `${name} (proposal)` });
const inDiff = (page: Page, name: string) =>
  page.locator('.monaco-diff-editor:visible').getByRole('textbox', { name: `${name}, proposed, editable` });

test('a batch of twelve files takes few presses', async ({ pilotfish }) => {
  test.slow();
  const { page, model } = pilotfish;
  await test.step('all are accepted by two', async () => {
    await propose(pilotfish);
    const keyboard = keyboardOf(page);
    await keyboard.press('ControlOrMeta+Enter');
    await expect(card(page, 'file-01.txt')).toBeFocused();
    await keyboard.press('ControlOrMeta+Shift+Enter');
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    expect(await textsOf(pilotfish)).toEqual(names.map(() => after));
    expect(keyboard.presses).toBe(2);
  });
  await beginAnew(pilotfish);
  await test.step('one hunk of the third is rejected with a reason, and the rest accepted, by six', async () => {
    await propose(pilotfish);
    const keyboard = keyboardOf(page);
    await keyboard.press('F8');
    await expect(inDiff(page, 'file-02.txt')).toBeFocused();
    await keyboard.press('F8');
    await expect(inDiff(page, 'file-03.txt')).toBeFocused();
    await keyboard.press('F7');
    await expect(page.getByText('Hunk 2 of 3, accepted')).toBeAttached();
    await keyboard.press('ControlOrMeta+Alt+R');
    await keyboard.type('too loud');
    await keyboard.press('Enter');
    await expect(page.getByText('2 of 3 hunks accepted').first()).toBeVisible();
    await keyboard.press('ControlOrMeta+Shift+Enter');
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    const partly = after.replace('TWENTY', 'line 20');
    expect(await textsOf(pilotfish)).toEqual(names.map((_, at) => (at === 2 ? partly : after)));
    expect(resultsIn(await model.waitForRequest(2))[2]).toContain('too loud');
    expect(keyboard.presses).toBe(6);
  });
  await beginAnew(pilotfish);
  await test.step('they are accepted one by one by thirteen', async () => {
    await propose(pilotfish);
    const keyboard = keyboardOf(page);
    await keyboard.press('ControlOrMeta+Enter');
    await expect(card(page, 'file-01.txt')).toBeFocused();
    for (const [at, name] of names.entries()) {
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(reviewBar(page, name).getByText(`${at + 1} of 12`)).toBeVisible();
      await expect(card(page, name)).toBeFocused();
      await enabled(acceptButton(reviewBar(page, name)));
      await keyboard.press('ControlOrMeta+Enter');
    }
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    await expect(composer(page)).toBeFocused();
    // The first file was open before.
    await expect(page.getByRole('tab', { name: /^file-/ })).toHaveText(['file-01.txt', 'file-12.txt']);
    expect(await textsOf(pilotfish)).toEqual(names.map(() => after));
    expect(keyboard.presses).toBe(13);
  });
  await beginAnew(pilotfish);
  await test.step('a line is edited and accepted by three', async () => {
    await propose(pilotfish);
    const keyboard = keyboardOf(page);
    await keyboard.press('ControlOrMeta+Enter');
    await expect(card(page, 'file-01.txt')).toBeFocused();
    await keyboard.press('F7');
    await expect(inDiff(page, 'file-01.txt')).toBeFocused();
    await keyboard.type('mine ');
    await enabled(acceptButton(reviewBar(page, 'file-01.txt')));
    await keyboard.press('ControlOrMeta+Enter');
    await expect(tab(page, 'file-02.txt')).toHaveAttribute('aria-selected', 'true');
    expect((await textsOf(pilotfish))[0]).toBe(after.replace('FIVE', 'mine FIVE'));
    expect(keyboard.presses).toBe(3);
  });
  await beginAnew(pilotfish);
  await test.step('the changes of a formatter are shown by one, and one file is undone by three', async () => {
    const { project } = pilotfish;
    const files = names.slice(0, 4).map((name) => path.join(project, name));
    for (const file of files) await writeFile(file, before);
    model.reply(
      {
        calls: [
          ...files.slice(0, 3).map((file) => editCall(file, before, after)),
          shellCall('printf "\\n" >> file-04.txt', 'Formats the files'),
        ],
      },
      'Done.',
    );
    await chooseMode(page, 'Accept edits');
    await send(page, 'Shout, and format.');
    await answer(card(page, 'Formats the files'), 'Accept');
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    await composer(page).focus();
    const keyboard = keyboardOf(page);
    await keyboard.press('ControlOrMeta+Shift+G');
    const list = page.getByRole('region', { name: 'Changed files' });
    const listed = (name: string) => list.getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(list.getByRole('heading', { name: 'Formats the files' })).toBeVisible();
    await expect(listed(names[0] ?? '')).toBeFocused();
    expect(keyboard.presses).toBe(1);
    await keyboard.press('F8');
    await expect(listed(names[1] ?? '')).toHaveAttribute('aria-current', 'true');
    await keyboard.press('ControlOrMeta+Backspace');
    await expect(listed(names[1] ?? '')).toHaveAccessibleName(/as before$/);
    expect((await textsOf(pilotfish)).slice(0, 4)).toEqual([after, before, after, `${before}\n`]);
    expect(keyboard.presses).toBe(3);
  });
});
