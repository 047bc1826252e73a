import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { expectAccessible } from './axe';

// Files found by their names, with the keyboard alone.

test.use({
  files: {
    '.gitignore': 'dist/\n',
    'dist/parse.js': '',
    'src/deep/parse.ts': Array.from({ length: 60 }, (_, line) => `// line ${line + 1}`).join('\n'),
    'src/parse-tree.ts': 'export {};\n',
    'README.md': '# Sample\n',
  },
});

test('a file is found by a part of its name, opened at a line, left for one that was just made, and gone back to', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  const { page, project } = pilotfish;
  const field = page.getByRole('combobox', { name: 'Go to file' });
  const options = page.getByRole('option');
  await page.getByRole('treeitem').first().waitFor();
  await page.keyboard.press('ControlOrMeta+P');
  await expect(field).toBeFocused();
  await page.keyboard.type('pars:42');
  await expect(options).toHaveText(['parse.ts, src/deep, line 42', 'parse-tree.ts, src, line 42']);
  await expectAccessible(page, 'quick open');
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  await expect(page.getByRole('tab', { name: 'parse.ts' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('// line 42', { exact: true })).toBeInViewport();

  await writeFile(path.join(project, 'brand-new.md'), 'new\n');
  await expect(page.getByRole('treeitem', { name: 'brand-new.md' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+P');
  await page.keyboard.type('brnew');
  await expect(options).toHaveText(['brand-new.md']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'brand-new.md' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ControlOrMeta+P');
  await expect(options).toHaveText([/^parse\.ts/, /^brand-new\.md/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'parse.ts' })).toHaveAttribute('aria-selected', 'true');

  // The opened text has the focus. After Esc the previous element has it.
  await expect(page.getByRole('textbox', { name: 'src/deep/parse.ts' })).toBeFocused();
  await page.keyboard.insertText('mine ');
  await expect(page.getByText('mine // line 42')).toBeVisible();
  await page.getByRole('textbox', { name: 'Message', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+P');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await page.keyboard.type('still typed');
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('still typed');
});
