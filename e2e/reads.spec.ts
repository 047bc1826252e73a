import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { readCall } from './calls';
import { createGate } from './fake-model';
import { beginAnew, callLine, conversation, send } from './window';

// Calls that only read share one line, whatever the model puts between two answers.

const search = { name: 'search_file_content', arguments: { pattern: 'sum' } };
const list = { name: 'list_directory', arguments: { path: 'src' } };

function reads(page: Page, words: string) {
  return conversation(page).getByRole('button', { name: words, exact: true });
}

test('calls that only read are one line, and the keyboard stays on it', async ({ pilotfish }) => {
  await test.step('a run of them is one line, over several messages without words, that opens to the cards', async () => {
    const { page, model } = pilotfish;
    model.reply(
      { text: 'I look around.', calls: [readCall('README.md'), search] },
      { calls: [readCall('src/sum.ts')] },
      { calls: [readCall('README.md'), search, list] },
      'Understood.',
    );
    await send(page, 'Look around.');
    await expect(conversation(page).getByText('Understood.')).toBeVisible();
    const line = reads(page, 'Read 2 files, searched twice, listed a folder');
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(callLine(page, /^Read src\/sum\.ts/)).toHaveCount(0);
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(callLine(page, /^Read README\.md/)).toHaveCount(2);
    await callLine(page, /^Read src\/sum\.ts/).click();
    await expect(conversation(page).getByText('export const sum = 1 + 1;')).toBeVisible();
    await page.reload();
    await expect(line).toHaveAttribute('aria-expanded', 'false');
  });
  await beginAnew(pilotfish);
  await test.step('the keyboard stays where it was when the line it was on joins others', async () => {
    const { page, model } = pilotfish;
    const hold = createGate();
    model.reply({ calls: [readCall('README.md')] }, { calls: [readCall('src/sum.ts')], hold }, 'Understood.');
    await send(page, 'Look.');
    await hold.reached;
    await callLine(page, /^Read README\.md/).focus();
    hold.release();
    await expect(conversation(page).getByText('Understood.')).toBeVisible();
    await expect(reads(page, 'Read 2 files')).toBeFocused();
  });
});
