import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { editCall, resultsIn } from './calls';
import { acceptButton, beginAnew, card, composer, conversation, enabled, reviewBar, send } from './window';

// The number of key presses that a review takes: files with 3 hunks each, without the mouse.

const before = Array.from({ length: 40 }, (_, at) => `line ${at}\n`).join('');
const after = before
  .replace('line 5\n', 'FIVE\n')
  .replace('line 20\n', 'TWENTY\n')
  .replace('line 35\n', 'LAST\n');

/** Proposes an edit of each file, and returns their names. The keyboard stays in the message field. */
async function propose({ page, project, model }: Pilotfish, count: number): Promise<readonly string[]> {
  const names = Array.from({ length: count }, (_, at) => `file-${String(at + 1).padStart(2, '0')}.txt`);
  const files = names.map((name) => path.join(project, name));
  for (const file of files) await writeFile(file, before);
  model.reply({ calls: files.map((file) => editCall(file, before, after)) }, 'Done.');
  await send(page, 'Shout.');
  await enabled(page.getByRole('button', { name: `Accept these ${count} edits` }));
  await composer(page).focus();
  return names;
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

const textsOf = ({ project }: Pilotfish, names: readonly string[]) =>
  Promise.all(names.map((name) => readFile(path.join(project, name), 'utf8')));

const tab = (page: Page, name: string) => page.getByRole('tab', { name: `${name} (proposal)` });
const inDiff = (page: Page, name: string) =>
  page.locator('.monaco-diff-editor:visible').getByRole('textbox', { name: `${name}, proposed, editable` });

test('a batch takes few presses', async ({ pilotfish }) => {
  const { page, model } = pilotfish;
  await test.step('of twelve files, one hunk of the third is rejected with a reason, and the rest accepted, by six', async () => {
    const names = await propose(pilotfish, 12);
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
    expect(await textsOf(pilotfish, names)).toEqual(names.map((_, at) => (at === 2 ? partly : after)));
    expect(resultsIn(await model.waitForRequest(2))[2]).toContain('too loud');
    expect(keyboard.presses).toBe(6);
  });
  await beginAnew(pilotfish);
  await test.step('three are accepted one by one by four, and to edit a line of the last takes one more', async () => {
    const names = await propose(pilotfish, 3);
    const keyboard = keyboardOf(page);
    await keyboard.press('ControlOrMeta+Enter');
    for (const [at, name] of names.entries()) {
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(reviewBar(page, name).getByText(`${at + 1} of 3`)).toBeVisible();
      await expect(card(page, name)).toBeFocused();
      if (name === names.at(-1)) {
        await keyboard.press('F7');
        await expect(inDiff(page, name)).toBeFocused();
        await keyboard.type('mine ');
      }
      await enabled(acceptButton(reviewBar(page, name)));
      await keyboard.press('ControlOrMeta+Enter');
    }
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    // The first file was open before.
    await expect(page.getByRole('tab', { name: /^file-/ })).toHaveText(['file-01.txt', 'file-03.txt']);
    expect(await textsOf(pilotfish, names)).toEqual([after, after, after.replace('FIVE', 'mine FIVE')]);
    expect(keyboard.presses).toBe(5);
  });
});
