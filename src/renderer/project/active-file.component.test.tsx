import type { TreeEntry } from '@shared/project/project';
import { projectTopic } from '@shared/topics';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useListings } from '../state/folder-listings';
import { useTreeGoal } from '../state/tree-goal';
import { openFile, openTab, proposalTab, useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { ProjectTree } from './ProjectTree';

// The tree selects the file of the active tab.

const project = testProject();
const main = await startScriptedMain({}, project);

const entry = (path: string, kind: TreeEntry['kind'] = 'file'): TreeEntry => ({
  path,
  kind,
  ignored: false,
  name: path.slice(path.lastIndexOf('/') + 1),
});
const before = {
  '': [entry('src', 'folder'), entry('a.ts'), entry('b.ts')],
  src: [entry('src/c.ts')],
};
let disk: Readonly<Record<string, readonly TreeEntry[]>> = before;
const selected = (name: string) => page.getByRole('treeitem', { name, exact: true, selected: true });

beforeEach(async () => {
  disk = before;
  main.play({
    project: { list: ({ path }) => disk[path] ?? [], watch: () => undefined, look: () => undefined },
  });
  useUiState.setState({
    project: project.key,
    tabs: [],
    activeTab: null,
    chatId: null,
    expandedFolders: [],
  });
  useListings.setState({ project: null, listings: {} });
  show(
    <div style={{ height: 400, width: 260 }}>
      <ProjectTree />
    </div>,
  );
  await expect.element(page.getByRole('treeitem', { name: 'src' })).toBeVisible();
  page.getByRole('tree').element().blur();
});

it('selects the file of the active tab, and the one that a proposal in front changes', async () => {
  openFile('a.ts');
  await expect.element(selected('a.ts')).toBeVisible();
  openTab(proposalTab('one', 'k1', 'src/c.ts'));
  await expect.element(selected('c.ts')).toBeVisible();
  openFile('b.ts');
  await expect.element(selected('b.ts')).toBeVisible();
});

it('leaves the selection to the user while the keyboard is in the tree and a proposal opens', async () => {
  await page.getByRole('treeitem', { name: 'a.ts' }).click();
  page.getByRole('tree').element().focus();
  openTab(proposalTab('one', 'k1', 'src/c.ts'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(selected('b.ts')).toBeVisible();
  expect(useUiState.getState().expandedFolders).toEqual([]);
});

it('does not select the file of a refused proposal if something else makes it later', async () => {
  openFile('a.ts');
  await expect.element(selected('a.ts')).toBeVisible();
  openTab(proposalTab('one', 'k1', 'new.ts'));
  await expect.poll(() => useTreeGoal.getState().path).toBe('new.ts');
  openFile('a.ts');
  disk = { ...before, '': [...before[''], entry('new.ts')] };
  main.emit(projectTopic(project.key), { type: 'folders-changed', folders: [''] });
  await expect.element(page.getByRole('treeitem', { name: 'new.ts' })).toBeVisible();
  await expect.element(selected('a.ts')).toBeVisible();
});
