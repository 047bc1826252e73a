import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { words } from '@shared/texts/text';
import { editCall, writeCall } from '../../calls';
import type { Scene } from '../scene';
import { button, chooseMode, composer, row, send, showTree, toQuestion, tree } from '../steps';

// The project tree: its states, its edits, and its empty state.

export const treeScenes: readonly Scene[] = [
  {
    name: 'tree-states',
    async reach({ page, project, model }) {
      const at = (name: string) => path.join(project, name);
      model.reply(
        { calls: [writeCall(at('src/made.ts'), 'export {};\n'), editCall(at('src/sum.ts'), '1 + 1', '2')] },
        'Done.',
      );
      await chooseMode(page, 'accept-edits');
      await send(page, 'Change them.');
      await page.getByRole('log').getByText('Done.').waitFor();
      await showTree(page);
      await row(page, 'src').click();
      await row(page, 'made.ts').waitFor();
      await row(page, 'dist').click();
    },
  },
  {
    name: 'tree-waiting',
    async reach({ page, project, model }) {
      model.reply({ calls: [editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2')] });
      await send(page, 'Simplify the sum.');
      await toQuestion(page);
      await showTree(page);
      if (!(await row(page, 'sum.ts').isVisible())) await row(page, 'src').click();
      await row(page, 'sum.ts').waitFor();
    },
  },
  {
    name: 'tree-deep',
    async reach({ page }) {
      await showTree(page);
      for (const name of ['src', 'deep', 'down', 'in', 'the']) await row(page, name).click();
      await row(page, 'tree').click();
      await row(page, 'a-file-with').click({ modifiers: ['ControlOrMeta'] });
    },
  },
  {
    name: 'tree-rename',
    async reach({ page }) {
      await showTree(page);
      await tree(page).focus();
      await page.keyboard.press('End');
      await page.keyboard.press('F2');
      await tree(page).getByRole('textbox').fill('dist');
      await page.getByRole('alert').or(page.locator('[aria-invalid="true"]')).first().waitFor();
    },
  },
  {
    name: 'tree-new-file',
    async reach({ page }) {
      await showTree(page);
      await button(page, words('command.tree.newFile')).click();
      await tree(page).getByRole('textbox').waitFor();
    },
  },
  {
    name: 'tree-delete',
    async reach({ page }) {
      await showTree(page);
      await tree(page).focus();
      await page.keyboard.press('End');
      await page.keyboard.press('Delete');
      await page.getByRole('dialog').getByRole('button').first().waitFor();
    },
  },
  {
    name: 'tree-deleted',
    async reach({ page }) {
      await showTree(page);
      await tree(page).focus();
      await page.keyboard.press('End');
      await page.keyboard.press('Delete');
      await button(page.getByRole('dialog'), words('tree-edit.delete')).click();
      await button(page, words('tree-edit.undo')).waitFor();
    },
  },
  {
    name: 'menu-file',
    async reach({ page }) {
      await showTree(page);
      await row(page, 'README.md').click({ button: 'right' });
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'menu-folder',
    async reach({ page }) {
      await showTree(page);
      await row(page, 'src').click({ button: 'right' });
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'tree-empty-folder',
    async reach({ page, project }) {
      await mkdir(path.join(project, 'nothing'));
      await writeFile(path.join(project, 'zebra.txt'), 'z\n');
      await showTree(page);
      await row(page, 'nothing').click();
      await page.getByText(words('project-panel.empty-folder')).waitFor();
    },
  },
  {
    name: 'project-empty',
    options: { files: {} },
    async reach({ page }) {
      await composer(page).waitFor();
      if (!(await page.locator('[data-region="tree"]').isVisible()))
        await page.keyboard.press('ControlOrMeta+B');
      await page.locator('[data-region="tree"]').waitFor();
    },
  },
  {
    name: 'tree-gone',
    async reach({ page, project }) {
      await showTree(page);
      // After the tree follows the disk.
      await writeFile(path.join(project, 'new.md'), '');
      await row(page, 'new.md').waitFor();
      await rename(project, `${project}-moved`);
      await page.getByText(words('project-panel.gone')).waitFor();
    },
  },
];
