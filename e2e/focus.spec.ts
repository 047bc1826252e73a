import path from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test } from './app';
import { editCall } from './calls';
import { expectFocusShown } from './focus-shown';
import { beginAnew, composer, send } from './window';

// Ways into the chat leave the focus in the composer, so that the user can type at once.

test('the keyboard: where one can write at once, F6, and forced colours', { tag: '@electron' }, async ({
  pilotfish,
}) => {
  await test.step('a start, a reload, the settings and Stop under a diff do', async () => {
    const { page, project, model } = pilotfish;
    await expect(composer(page)).toBeFocused();
    await page.reload();
    await expect(composer(page)).toBeFocused();

    const title = page.getByRole('heading', { level: 1, name: 'Settings' });
    for (const leave of ['Close settings', 'Escape', 'ControlOrMeta+,']) {
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      await expect(title).toBeFocused();
      if (leave === 'Close settings') await page.getByRole('button', { name: leave }).click();
      else await page.keyboard.press(leave);
      await expect(composer(page)).toBeFocused();
    }

    model.reply({ calls: [editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2')] });
    await send(page, 'Simplify.');
    await expect(page.locator('.monaco-diff-editor .line-insert').first()).toBeVisible();
    await page.getByRole('button', { name: 'Stop the turn' }).click();
    await expect(page.getByText('Stopped by you.')).toBeVisible();
    await expect(composer(page)).toBeFocused();
  });
  await beginAnew(pilotfish);
  await test.step('F6 walks from bar to bar over every part that is shown, and over a page in their place; where the chat is hidden the keyboard is in the middle', async () => {
    const { page } = pilotfish;
    await expect(page.getByRole('toolbar', { name: 'Status' })).toBeVisible();
    await page.getByRole('treeitem', { name: 'README.md' }).dblclick();
    await expect(page.locator('.monaco-editor textarea, .native-edit-context').first()).toBeFocused();
    await page.keyboard.press('F6');
    const part = () =>
      page.evaluate(() => document.activeElement?.closest('[data-region]')?.getAttribute('data-region'));
    const walk = async (key: string, count: number) => {
      const parts: unknown[] = [];
      for (let pressed = 0; pressed < count; pressed += 1) {
        await page.keyboard.press(key);
        parts.push(await part());
        await expectFocusShown(page, `${key} to ${parts.at(-1)}`);
      }
      return parts;
    };
    await expect(composer(page)).toBeFocused();
    expect(await walk('F6', 5)).toEqual(['status', 'title', 'tree', 'editor', 'chat']);
    await page.keyboard.press('ControlOrMeta+,');
    const title = page.getByRole('heading', { level: 1, name: 'Settings' });
    await expect(title).toBeFocused();
    expect(await walk('F6', 2)).toEqual(['status', 'title']);
    expect(await walk('F6', 1)).toEqual(['page']);
    await page.keyboard.press('Escape');
    await composer(page).focus();
    await page.keyboard.press('ControlOrMeta+Alt+B');
    await expect(page.locator('#editor-area :focus')).toHaveCount(1);
  });

  await test.step('with forced colours a switch shows how it stands, and what is chosen still shows the ring', async () => {
    const { page } = pilotfish;
    await page.emulateMedia({ forcedColors: 'active' });
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const ring = (at: Locator) => at.evaluate((element) => getComputedStyle(element).outlineWidth);
    const current = page.getByRole('navigation', { name: 'Settings' }).locator('[aria-current]');
    expect(await ring(current)).toBe('1px');
    await page.keyboard.press('Tab');
    await current.focus();
    expect(await ring(current)).toBe('2px');
    await page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('button', { name: 'Behaviour' })
      .press('Enter');
    const on = page.getByRole('switch', { checked: true }).first();
    const ground = (at: Locator) => at.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(on)).not.toBe(await ground(on.locator('> span')));
    await on.focus();
    expect(await ring(on)).toBe('2px');
  });
});
