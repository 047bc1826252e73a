import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { words } from '@shared/texts/text';
import { samplePdf } from '../../../src/renderer/testing/sample-pdf';
import { expect } from '../../app';
import type { Scene } from '../scene';
import { button, composer, openFile, row, showTree, toText } from '../steps';

// Files of each kind in their tabs, and obstacles between a text and the disk.

const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC';

export const editorScenes: readonly Scene[] = [
  {
    name: 'file',
    async reach({ page }) {
      await openFile(page, 'parse.ts');
      await toText(page);
    },
  },
  {
    name: 'file-tabs',
    async reach({ page }) {
      for (const name of ['parse.ts', 'a-file-with-a-rather-long-name.ts', '.gitignore', 'README.md']) {
        await openFile(page, name);
        await toText(page);
      }
      await page.keyboard.type('unsaved');
    },
  },
  {
    name: 'editor-columns',
    async reach({ page }) {
      await openFile(page, 'parse.ts');
      await toText(page);
      await page.keyboard.press('ControlOrMeta+\\');
      await openFile(page, 'README.md');
      await openFile(page, 'a-file-with-a-rather-long-name.ts');
      await expect(page.getByRole('textbox', { name: /a-file-with/ })).toBeFocused();
    },
  },
  {
    name: 'file-find',
    async reach({ page }) {
      await openFile(page, 'parse.ts');
      await toText(page);
      await page.keyboard.press('ControlOrMeta+F');
      await page.locator('.find-widget textarea').first().fill('value');
      await page.locator('.find-widget .matchesCount').filter({ hasText: /60/ }).waitFor();
    },
  },
  {
    name: 'file-unsaved',
    async reach({ page, project }) {
      await openFile(page, 'sum.ts');
      await toText(page);
      await page.keyboard.type('// mine\n');
      await page
        .getByRole('tab', { name: words('saving.unsaved').trim() })
        .first()
        .waitFor();
      await writeFile(path.join(project, 'src/sum.ts'), 'export const sum = 2;\n');
      await button(page, words('saving.compare')).waitFor();
    },
  },
  {
    name: 'file-compared',
    async reach({ page, project }) {
      await openFile(page, 'sum.ts');
      await toText(page);
      await page.keyboard.type('// mine\n');
      await page
        .getByRole('tab', { name: words('saving.unsaved').trim() })
        .first()
        .waitFor();
      await writeFile(path.join(project, 'src/sum.ts'), 'export const sum = 2;\n');
      await button(page, words('saving.compare')).click();
      await button(page, words('saving.end-comparing')).waitFor();
    },
  },
  {
    name: 'file-tabs-list',
    afresh: true,
    options: {
      files: Object.fromEntries(
        Array.from({ length: 14 }, (_, index) => [
          `src/part-${index % 2}/a-file-number-${index >> 1}.ts`,
          '',
        ]),
      ),
    },
    async reach({ page }) {
      await showTree(page);
      for (const name of ['src', 'part-0', 'part-1']) await row(page, name).click();
      for (let index = 0; index < 14; index += 1)
        await page
          .getByRole('treeitem', { name: /^a-file/ })
          .nth(index)
          .dblclick();
      await button(page, words('editor-area.open-tabs')).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'file-gone',
    async reach({ page, project }) {
      await openFile(page, 'sum.ts');
      await toText(page);
      await page.keyboard.type('// mine\n');
      await page
        .getByRole('tab', { name: words('saving.unsaved').trim() })
        .first()
        .waitFor();
      await rm(path.join(project, 'src/sum.ts'));
      await button(page, words('saving.write-again')).waitFor();
    },
  },
  {
    name: 'file-close-unsaved',
    async reach({ page }) {
      await openFile(page, 'sum.ts');
      await toText(page);
      await page.keyboard.type('// mine\n');
      await page
        .getByRole('tab', { name: words('saving.unsaved').trim() })
        .first()
        .waitFor();
      await page.keyboard.press('ControlOrMeta+Alt+W');
      await button(page.getByRole('dialog'), words('saving.discard')).waitFor();
    },
  },
  {
    name: 'file-image',
    async reach({ page, project }) {
      await writeFile(path.join(project, 'picture.png'), Buffer.from(picture, 'base64'));
      await openFile(page, 'picture.png');
      await page.locator('[role="tabpanel"] img').waitFor();
    },
  },
  {
    name: 'file-pdf',
    options: { files: { 'paper.pdf': samplePdf(['One', 'Two'], false) } },
    async reach({ page }) {
      await openFile(page, 'paper.pdf');
      await page.locator('[role="tabpanel"] canvas').first().waitFor();
    },
  },
  {
    name: 'file-pdf-broken',
    options: { files: { 'paper.pdf': '%PDF-1.4\nThis is none.\n' } },
    async reach({ page }) {
      await openFile(page, 'paper.pdf');
      await page.getByText(words('editor-area.file-failed')).waitFor();
    },
  },
  {
    name: 'file-large',
    options: { files: { 'large.json': JSON.stringify({ long: 'x'.repeat(20_001) }) } },
    async reach({ page }) {
      await openFile(page, 'large.json');
      await button(page, words('editor-area.colours-on')).waitFor();
    },
  },
  {
    name: 'file-binary',
    async reach({ page, project }) {
      await writeFile(path.join(project, 'data.bin'), Buffer.from([0, 1, 2, 0, 255]));
      await openFile(page, 'data.bin');
      await expect(page.getByRole('tabpanel')).not.toBeEmpty();
    },
  },
  {
    name: 'quick-open',
    async reach({ page }) {
      await composer(page).waitFor();
      await page.keyboard.press('ControlOrMeta+P');
      await page.locator('dialog input[role="combobox"]').fill('a');
      await page.getByRole('option').first().waitFor();
    },
  },
];
