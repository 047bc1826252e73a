import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';

// The user's changes of files in the tree: created, renamed, deleted and restored.

test.use({ files: { 'src/a.ts': 'export const a = 1;\n', 'README.md': '# Sample\n' } });

test('a file is made, named anew with its unsaved text, deleted with its folder, brought back and moved', async ({
  pilotfish,
}) => {
  const { page, project } = pilotfish;
  const tree = page.getByRole('tree', { name: 'Files of project' });
  const row = (name: string | RegExp) => tree.getByRole('treeitem', { name, exact: true });
  const src = path.join(project, 'src');
  await row('src').waitFor();
  await tree.focus();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'New file…' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name of the new file' })).toBeFocused();
  await page.keyboard.type('new.ts');
  await page.keyboard.press('Enter');
  await expect(row('new.ts')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => readdir(src)).toEqual(['a.ts', 'new.ts']);

  await page.getByRole('textbox', { name: 'src/new.ts', exact: true }).focus();
  await page.keyboard.insertText('mine');
  await expect(page.getByRole('tab', { name: /^new\.ts ?, unsaved/ })).toBeVisible();
  await tree.focus();
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'New name of new.ts' })).toBeFocused();
  await page.keyboard.type('newer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /^newer\.ts ?, unsaved/ })).toBeVisible();
  await expect(row('newer.ts')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('textbox', { name: 'src/newer.ts', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+S');
  await expect.poll(() => readFile(path.join(src, 'newer.ts'), 'utf8')).toBe('mine');
  expect(await readdir(src)).toEqual(['a.ts', 'newer.ts']);

  await tree.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('dialog', { name: 'Delete “src”?' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(row('src')).toHaveCount(0);
  expect(await readdir(project)).not.toContain('src');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row('src')).toHaveAttribute('aria-selected', 'true');
  expect(await readFile(path.join(src, 'newer.ts'), 'utf8')).toBe('mine');

  await row('newer.ts').click();
  await page.keyboard.press('ControlOrMeta+X');
  await row('README.md').click();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText('Moved newer.ts to project')).toBeVisible();
  expect(await readFile(path.join(project, 'newer.ts'), 'utf8')).toBe('mine');
  expect(await readdir(src)).toEqual(['a.ts']);
  await page.keyboard.press('ControlOrMeta+Z');
  // The two folders are listed one after the other.
  await expect(tree.getByRole('treeitem', { name: 'newer.ts', exact: true, level: 2 })).toBeVisible();
  await expect(row('newer.ts')).toHaveCount(1);
  expect((await readdir(src)).toSorted()).toEqual(['a.ts', 'newer.ts']);
});
