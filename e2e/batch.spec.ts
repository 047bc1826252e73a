import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, type Pilotfish, test } from './app';
import { editCall, resultsIn, shellCall, writeCall } from './calls';
import { openTerminal, panel } from './terminal-steps';
import { callLine, card, composer, conversation, enabled, reject, reviewBar, send } from './window';

// A batch of edits: later edits are shown while the first waits, and one answer accepts several.

const text = 'one\ntwo\nthree\nfour\nfive\n';

/**
 * The first edit waits. After it come two edits, one of the same file, an edit of a file on the hard list, and a
 * command.
 */
async function propose({ page, project, model }: Pilotfish) {
  const [first, second] = [path.join(project, 'first.txt'), path.join(project, 'second.txt')];
  await writeFile(first, text);
  await writeFile(second, text);
  model.reply(
    {
      calls: [
        editCall(first, 'one', 'ONE'),
        editCall(first, 'ONE\ntwo', 'ONE\nTWO'),
        writeCall(path.join(project, '.env'), 'A=1\n'),
        editCall(second, 'five', 'FIVE'),
        shellCall('touch made.txt', 'make a file'),
      ],
    },
    'Done.',
  );
  await send(page, 'Shout.');
  await expect(callLine(page, '3 more edits, 1 more command')).toBeVisible();
  await expect(reviewBar(page, 'first.txt').getByText('1 of 4')).toBeVisible();
  return { first, second };
}

test('a batch has room in a small window; it is stepped through by keys, and submitted after a reload', async ({
  pilotfish,
}) => {
  test.slow();
  const { page } = pilotfish;
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  await openTerminal(page);
  await page.getByRole('separator', { name: 'Height of the terminal' }).focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowUp');
  const left = await heightOf(panel(page));
  expect(left).toBeGreaterThan(500);
  const { first, second } = await propose(pilotfish);
  await page.setViewportSize({ width: 900, height: 600 });
  await expect.poll(() => heightOf(page.locator('.monaco-diff-editor'))).toBeGreaterThanOrEqual(160);
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });

  const files = page.getByRole('region', { name: 'Edits of this batch' });
  const leftOut = files.getByRole('button', { name: /second\.txt.*left out/ });
  const side = (name: string) => page.locator('.monaco-diff-editor:visible').getByRole('textbox', { name });
  await composer(page).focus();
  await page.keyboard.press('F8');
  await expect(side('first.txt, proposed, editable')).toBeFocused();
  await expect(reviewBar(page, 'first.txt').getByText('2 of 4')).toBeVisible();
  await files.getByRole('button', { name: /second\.txt/ }).click();
  await expect(side('second.txt, proposed, editable')).toBeAttached();
  await page.keyboard.press('ControlOrMeta+Backspace');
  await page.keyboard.type('not now');
  await page.keyboard.press('Enter');
  await expect(leftOut).toBeVisible();
  await page.reload();
  await expect(leftOut).toHaveAttribute('aria-current', 'true');
  await expect(reviewBar(page, 'second.txt').getByText('Left out: not now')).toBeVisible();
  await enabled(page.getByRole('button', { name: 'Submit: 2 accepted, 1 left out' }).first());
  await page.keyboard.press('ControlOrMeta+Shift+A');
  await expect(card(page, 'first.txt')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Shift+Enter');

  // The next question comes up, with its diff in front.
  await expect(card(page, '.env')).toBeFocused();
  await expect(page.getByRole('tab', { name: '.env' })).toHaveAttribute('aria-selected', 'true');
  expect(await readFile(first, 'utf8')).toBe(text.replace('one\ntwo', 'ONE\nTWO'));
  await reject(card(page, '.env'), '');
  await reject(card(page, 'make a file'), '');
  await expect(conversation(page).getByText('Done.').last()).toBeVisible();
  expect(await readFile(second, 'utf8')).toBe(text);
  const results = resultsIn(await pilotfish.model.waitForRequest(2));
  expect(results[3]).toContain("User's reason: not now");
  // The room of the terminal is as before once no change waits.
  await expect.poll(() => heightOf(panel(page))).toBe(left);
});
