import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { editCall } from './calls';
import { card, proposedSide, send } from './window';

// A review while the window changes: another size, another page, another language.

test('a waiting change is shown in other sizes, left for a page, and shown in another language', async ({
  pilotfish,
}) => {
  const { page, project, home, model } = pilotfish;
  await page.setViewportSize({ width: 450, height: 300 });
  model.reply({ calls: [editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2')] });
  await send(page, 'Simplify.');
  await expect(card(page, 'sum.ts')).toBeVisible();
  const enterDiff = async () => {
    await page.keyboard.press('ControlOrMeta+Shift+A');
    await expect(card(page, 'sum.ts')).toBeFocused();
    await page.keyboard.press('F7');
  };
  const edge = page.getByRole('separator', { name: 'Width of the chat' });
  for (const [width, edges] of [
    [900, 1],
    [450, 0],
    [1280, 1],
  ] as const) {
    await enterDiff();
    await page.setViewportSize({ width, height: width === 450 ? 300 : 600 });
    await expect(edge).toHaveCount(edges);
  }

  await enterDiff();
  await expect(proposedSide(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Comma');
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'sum.ts')).toBeVisible();

  await enterDiff();
  await expect(proposedSide(page)).toBeFocused();
  await writeFile(path.join(home, 'settings.json'), '{ "language": "de" }');
  await expect(page.getByRole('button', { name: /^Modus: / })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nachricht', exact: true })).toBeVisible();
});
