import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { expectAccessible } from './axe';
import { enabled } from './window';

// Searching in the files of the project and replacing the results, with the keyboard.

test.use({
  files: {
    '.gitignore': 'out/\n',
    'out/a.ts': 'oldName();\n',
    'src/a.ts': "import { oldName } from './b';\n\noldName(1);\n",
    'src/b.ts': 'export function oldName() {}\r\n',
    'docs/guide.md': 'Call `oldName` twice: oldName.\n',
    'README.md': 'Nothing here.\n',
  },
});

test('what is typed is found in files and walked by keys; it is replaced in two of three files, one match left out, and taken back', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  const { page, project } = pilotfish;
  const inFile = (name: string) => readFile(path.join(project, name), 'utf8');
  await page.getByRole('treeitem').first().waitFor();
  await page.keyboard.press('ControlOrMeta+Shift+F');
  const field = page.getByRole('textbox', { name: 'Search for' });
  await expect(field).toBeFocused();
  await page.keyboard.type('oldname');
  await expect(page.getByText('5 matches in 3 files')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'b.ts' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('F4');
  await expect(page.getByRole('tab', { name: 'guide.md' })).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(page.getByRole('textbox', { name: 'Replace with' })).toBeFocused();
  await page.keyboard.type('newName');
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: 'Files and their matches' });
  await expect(list.locator('[aria-current="true"]')).toBeFocused();
  const apply = page.getByRole('button', { name: 'Replace in 3 files' });
  await enabled(apply);
  await page.getByRole('checkbox', { name: 'Line 1: Call `oldName` twice: oldName.' }).last().uncheck();
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Replace in src/b.ts' }).uncheck();
  await page.getByRole('button', { name: 'a.ts', exact: false }).filter({ hasText: 'src' }).click();
  await expect(page.getByText('newName(1);', { exact: true })).toBeVisible();
  await expectAccessible(page, 'review of a replacement');
  await page.getByRole('button', { name: 'Replace in 2 files' }).click();
  await expect(page.getByText('Replaced in 2 files.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Replace in files' })).toBeHidden();
  expect(await inFile('src/a.ts')).toBe("import { newName } from './b';\n\nnewName(1);\n");
  expect(await inFile('docs/guide.md')).toBe('Call `newName` twice: oldName.\n');
  expect(await inFile('src/b.ts')).toBe('export function oldName() {}\r\n');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone in 2 files.')).toBeVisible();
  expect(await inFile('src/a.ts')).toBe("import { oldName } from './b';\n\noldName(1);\n");
  expect(await inFile('docs/guide.md')).toBe('Call `oldName` twice: oldName.\n');
});
