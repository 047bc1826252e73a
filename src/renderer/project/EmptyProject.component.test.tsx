import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadFolder, useListings } from '../state/folder-listings';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { ProjectTree } from './ProjectTree';

// The project panel while the folder is empty.

const project = testProject();
const main = await startScriptedMain({}, project);
const listed = new Set<string>();
const button = page.getByRole('button', { name: 'New file…' }).last();
const field = page.getByRole('textbox', { name: 'Name of the new file' });

beforeEach(async () => {
  listed.clear();
  main.play({
    project: {
      list: () => [...listed].map((path) => ({ path, name: path, kind: 'file', ignored: false })),
      watch: () => undefined,
      look: () => undefined,
      createEntry: ({ name }) => {
        listed.add(name);
        return { path: name };
      },
      deleteEntry: ({ path }) => {
        listed.delete(path);
        return { kept: null };
      },
    },
  });
  useUiState.setState({ project: project.key, tabs: [], activeTab: null, expandedFolders: [] });
  useListings.setState({ project: null, listings: {} });
  show(
    <div style={{ height: 400, width: 260 }}>
      <ProjectTree />
    </div>,
  );
  await expect.element(page.getByText('This folder is empty')).toBeVisible();
});

it('begins with a file: its name is typed in the tree, which is there from then on', async () => {
  await button.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('a.ts{Enter}');
  await expect.element(page.getByRole('treeitem', { name: 'a.ts' })).toBeVisible();
  await expect.element(page.getByRole('tree')).toHaveFocus();
  await expect.element(page.getByText('This folder is empty')).not.toBeInTheDocument();
});

it('is as before when no name is given, and the keyboard is where it began', async () => {
  await button.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(page.getByText('This folder is empty')).toBeVisible();
});

it('takes the keyboard over from a tree whose last file was deleted', async () => {
  await button.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('a.ts{Enter}');
  await page.getByRole('treeitem', { name: 'a.ts' }).click();
  await expect.element(page.getByRole('tree')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
  await expect.element(page.getByText('This folder is empty')).toBeVisible();
  await expect.element(button).toHaveFocus();
});

it('leaves the keyboard to who has it when the last file goes', async () => {
  await button.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('a.ts{Enter}');
  await expect.element(page.getByRole('tree')).toHaveFocus();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.click();
  listed.clear();
  await loadFolder('');
  await expect.element(page.getByText('This folder is empty')).toBeVisible();
  await expect.element(message).toHaveFocus();
});
