import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall } from './calls';
import { beginAnew, card, proposedSide, send } from './window';

// A review while the window changes: another page, another size, another language.

const [wide, tiny] = [
  { width: 900, height: 600 },
  { width: 450, height: 300 },
];

test('a waiting change is left, shown in other sizes and in another language', async ({ pilotfish }) => {
  await test.step('from the diff of a waiting change the settings, the inbox and the history open by their keys, and one comes back', async () => {
    const { page, project, model } = pilotfish;
    model.reply({ calls: [editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2')] });
    await send(page, 'Simplify.');
    await expect(card(page, 'sum.ts')).toBeVisible();
    const pages = [
      ['ControlOrMeta+Comma', 'Settings'],
      ['ControlOrMeta+Alt+A', 'Inbox'],
      ['ControlOrMeta+Alt+Y', 'History'],
    ] as const;
    for (const [keys, heading] of pages) {
      await page.keyboard.press('ControlOrMeta+Shift+A');
      await expect(card(page, 'sum.ts')).toBeFocused();
      await page.keyboard.press('F7');
      await expect(proposedSide(page)).toBeFocused();
      await page.keyboard.press(keys);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card(page, 'sum.ts')).toBeVisible();
    }
  });
  await beginAnew(pilotfish);
  await test.step('a window that becomes wide while a change is reviewed goes on', async () => {
    const { page, project, model } = pilotfish;
    await page.setViewportSize({ width: 450, height: 300 });
    model.reply({ calls: [editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2')] });
    await send(page, 'Simplify.');
    await expect(card(page, 'sum.ts')).toBeVisible();
    for (const size of [wide, tiny, { ...wide, width: 1280 }, tiny]) {
      await page.keyboard.press('ControlOrMeta+Shift+A');
      await expect(card(page, 'sum.ts')).toBeFocused();
      await page.keyboard.press('F7');
      await page.setViewportSize(size);
      const edge = page.getByRole('separator', { name: 'Width of the chat' });
      await expect(edge).toHaveCount(size === tiny ? 0 : 1);
      await page.keyboard.press('ControlOrMeta+Shift+A');
      await expect(card(page, 'sum.ts')).toBeFocused();
    }
  });
  await beginAnew(pilotfish);
  await test.step('another language comes while a change is reviewed', async () => {
    const { page, project, home, model } = pilotfish;
    await page.setViewportSize(wide);
    model.reply({ calls: [editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2')] });
    await send(page, 'Simplify.');
    await expect(card(page, 'sum.ts')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Shift+A');
    await expect(card(page, 'sum.ts')).toBeFocused();
    await page.keyboard.press('F7');
    await expect(proposedSide(page)).toBeFocused();
    await writeFile(path.join(home, 'settings.json'), '{ "language": "de" }');
    await expect(page.getByRole('button', { name: /^Modus: / })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nachricht', exact: true })).toBeVisible();
  });
});
