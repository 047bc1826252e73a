import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from './app';
import { beginAnew, composer, conversation } from './window';

// Files for the context: dropped from the system, dragged from the tree, pasted; and the model's view of them.

test.use({
  files: {
    'README.md': '# Sample\n',
    'src/sum.ts': 'export const sum = 1 + 1;\n',
    'fish.py': 'import sea\n\ndef swim():\n    return "Herons"\n\ndef rest():\n    pass\n',
  },
});

const chips = (page: Page) => page.getByRole('list', { name: 'Attached files' });
const chip = (page: Page, name: string) =>
  chips(page).getByRole('button', { name: new RegExp(`^${name}(?:,|$)`) });

/** Drops files like the system: the page gets files, and folders with their contents. */
async function dropFromSystem(session: CDPSession, place: Locator, files: readonly string[]): Promise<void> {
  const box = await place.boundingBox();
  if (!box) throw new Error('the place is not shown');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at, data });
}

/** A picture of that many pixels, from the clipboard. */
async function pastePicture(page: Page, width: number, height: number): Promise<void> {
  await composer(page).focus();
  await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
      const clipboardData = new DataTransfer();
      const type = 'image/png';
      clipboardData.items.add(new File([await canvas.convertToBlob({ type })], 'image.png', { type }));
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    [width, height] as const,
  );
}

test('files go with a message, by the mouse and by the keyboard alone', async ({ pilotfish }) => {
  await test.step('a file, a folder, a row of the tree and a picture go with one message', async () => {
    const { page, project, home, model } = pilotfish;
    const outside = path.join(path.dirname(home), 'outside');
    await mkdir(path.join(outside, 'docs', 'deep'), { recursive: true });
    await writeFile(path.join(outside, 'notes.md'), 'Herons nest in trees.\n');
    await writeFile(path.join(outside, 'docs', 'a.txt'), 'the first\n');
    await writeFile(path.join(outside, 'docs', 'deep', 'b.txt'), 'the second\n');
    await writeFile(path.join(outside, 'docs', 'c.bin'), Buffer.from([0, 1, 2, 0]));
    const session = await pilotfish.page.context().newCDPSession(page);

    const tree = page.getByRole('tree', { name: 'Files of project' });
    await dropFromSystem(session, tree, [path.join(outside, 'notes.md')]);
    await expect(composer(page)).toBeVisible();
    await expect(chips(page)).toHaveCount(0);

    const chat = page.getByRole('region', { name: 'Chat', exact: true });
    await dropFromSystem(session, chat, [path.join(outside, 'notes.md'), path.join(outside, 'docs')]);
    await expect(chip(page, 'notes\\.md')).toBeVisible();
    await expect(chip(page, 'docs/, \\d+ tokens, 2 files')).toBeVisible();
    await expect(page.getByText(/^1 file was skipped/)).toBeVisible();

    // A drag takes all selected rows, folders too.
    const row = (name: string) => tree.getByRole('treeitem', { name });
    await row('fish.py').click();
    await row('src').click({ modifiers: ['ControlOrMeta'] });
    await row('fish.py').dragTo(composer(page));
    await expect(composer(page)).toHaveValue('@src @fish.py ');
    await composer(page).fill('');
    await row('src').click();
    const sum = tree.getByRole('treeitem', { name: 'sum.ts' });
    await sum.dragTo(composer(page));
    await expect(composer(page)).toHaveValue('@src/sum.ts ');
    const named = page.getByRole('list', { name: 'Mentioned in the message' });
    await expect(named.getByRole('button', { name: /^src\/sum\.ts, \d+ tokens$/ })).toBeVisible();

    await pastePicture(page, 3000, 30);
    await expect(chip(page, 'image\\.png')).toBeVisible();
    await expect(page.getByText(/^This model does not accept images/)).toBeVisible();
    await page.reload();
    await expect(chip(page, 'image\\.png')).toBeVisible();

    model.reply('All read.');
    await composer(page).fill('@src/sum.ts What is in these?');
    await expect(named.getByRole('button')).toHaveCount(2);
    await composer(page).press('Enter');
    await expect(conversation(page).getByText('All read.')).toBeVisible();
    await expect(chips(page).or(named)).toHaveCount(0);
    const sent = page.getByRole('list', { name: 'Files of this message' });
    await expect(sent.getByRole('button')).toHaveText([/notes\.md/, /docs\//, /image\.png/]);
    const told = String((await model.waitForRequest(1)).messages.at(-1)?.content);
    const file = path.join(project, 'src/sum.ts');
    expect(told).toContain(`The user attached ${file}:`);
    for (const [name, text] of [
      ['notes.md', 'Herons nest in trees.'],
      ['docs/a.txt', 'the first'],
      ['docs/deep/b.txt', 'the second'],
    ])
      expect(told).toContain(`The user attached ${name}:\n--- ${name} ---\n${text}\n--- End of content ---`);
    expect(told).toContain('[image image.png: not shown, this model cannot take images]');
    expect(told).toContain('@src/sum.ts What is in these?');
  });
  await beginAnew(pilotfish);
  await test.step('by the keyboard alone: chosen, looked at, one removed, one refused', async () => {
    const { page, model } = pilotfish;
    await composer(page).focus();
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Attach files' })).toBeFocused();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles([
      { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('one\n') },
      { name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('two\n') },
      { name: 'c.bin', mimeType: '', buffer: Buffer.from([0, 1, 2, 0]) },
    ]);
    await expect(chips(page).getByRole('alert')).toHaveText(/^Models cannot read c\.bin\./);
    await expect(composer(page)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(chip(page, 'b\\.txt')).toBeFocused();
    await expect(page.getByText('two', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(chip(page, 'a\\.txt')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(chip(page, 'a\\.txt')).toHaveCount(0);
    await expect(composer(page)).toBeFocused();
    await page.getByRole('button', { name: 'Remove c.bin' }).press('Enter');
    await expect(chips(page).getByRole('alert')).toHaveCount(0);
    const again = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Attach files' }).press('Enter');
    await (await again).setFiles([{ name: 'd.bin', mimeType: '', buffer: Buffer.from([0, 1, 2, 0]) }]);
    await expect(chips(page).getByRole('alert')).toHaveText(/^Models cannot read d\.bin/);
    model.reply('Two.');
    await composer(page).press('Enter');
    await expect(conversation(page).getByText('Two.')).toBeVisible();
    // After the message is sent, its problems with attachments disappear.
    await expect(chips(page)).toHaveCount(0);
    const told = String((await model.waitForRequest(1)).messages.at(-1)?.content);
    expect(told).toBe('The user attached b.txt:\n--- b.txt ---\ntwo\n--- End of content ---');
  });
});
