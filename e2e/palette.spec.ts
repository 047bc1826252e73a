import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { composer } from './window';

// The commands of the window, by name and by keys alone; the user can change the keys.

test('the palette runs a command by keys alone, and a changed key works at once', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  const { page, home } = pilotfish;
  const palette = page.getByRole('dialog', { name: 'Run a command' });
  const tree = page.getByRole('tree');
  await composer(page).focus();
  await page.keyboard.press('F1');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('hide tree');
  const toggleTree = palette.getByRole('option', { name: 'Hide the project tree' });
  await expect(toggleTree).toHaveAttribute('aria-selected', 'true');
  await expect(toggleTree).toHaveText(/CtrlB$/);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(tree).toBeHidden();
  await expect(composer(page)).toBeFocused();

  const bindings = [
    { key: 'ctrl+shift+k', command: 'tree.toggle' },
    { key: 'Mod+B', command: '-tree.toggle' },
    { key: 'Mod+Shift+L', command: 'no.such' },
  ];
  await writeFile(path.join(home, 'keybindings.json'), `// mine\n${JSON.stringify(bindings)}`);
  await expect(page.getByText('the command “no.such” does not exist')).toBeVisible();
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+Shift+K');
  await expect(tree).toBeVisible();
  await page.keyboard.press('F1');
  const [first] = await palette.getByRole('option').all();
  await expect(first ?? palette).toHaveText(/recently usedCtrlShiftK$/);
  await page.keyboard.press('Escape');
  await expect(composer(page)).toBeFocused();
});
