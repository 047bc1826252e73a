import type { TreeEntry } from '@shared/project/project';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newChatId } from '../state/chat-in-front';
import { windowState } from '../state/commands/window-command';
import { useListings } from '../state/folder-listings';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { ProjectTree } from './ProjectTree';
import { treeCommands } from './tree-commands';

// Rows of the tree that the user adds to the message.

const project = testProject();
const main = await startScriptedMain({}, project);

const entry = (path: string, kind: TreeEntry['kind'] = 'file'): TreeEntry => ({
  path,
  kind,
  ignored: false,
  name: path,
});
const row = (name: string) => page.getByRole('treeitem', { name, exact: true });
const message = () => page.getByRole('textbox', { name: 'Message' });
const draft = () => useUiState.getState().drafts[newChatId];
const addChosen = () => treeCommands.filter(({ id }) => id === 'tree.addToChat');

beforeEach(async () => {
  main.play({
    project: {
      list: ({ path }) => (path === '' ? [entry('src', 'folder'), entry('a b.md'), entry('c.ts')] : []),
      watch: () => undefined,
      look: () => undefined,
    },
  });
  const drafts = { [newChatId]: 'See' };
  useUiState.setState({ project: project.key, tabs: [], activeTab: null, chatId: null, drafts });
  useListings.setState({ project: null, listings: {} });
  show(
    <div style={{ height: 400, width: 260 }}>
      <ProjectTree />
    </div>,
  );
  await expect.element(row('src')).toBeVisible();
});

it('a folder is mentioned from its menu, and the keyboard goes to the message', async () => {
  await row('src').click();
  await row('src').click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Add to chat/ }).click();
  await expect.poll(draft).toBe('See @src ');
  await expect.element(message()).toHaveFocus();
});

it('all rows that are selected are mentioned by the key', async () => {
  await row('src').click();
  await row('c.ts').click({ modifiers: ['Shift'] });
  await userEvent.keyboard('{Shift>}{Alt>}M{/Alt}{/Shift}');
  await expect.poll(draft).toBe('See @src @"a b.md" @c.ts ');
  await expect.element(message()).toHaveFocus();
});

it('the window can do it with what is selected, and not where nothing is', async () => {
  expect(addChosen().filter((command) => command.when(windowState()))).toEqual([]);
  await row('c.ts').click();
  await expect.poll(() => addChosen().map((command) => command.when(windowState()))).toEqual([true]);
  for (const command of addChosen()) command.run(windowState());
  await expect.poll(draft).toBe('See @c.ts ');
  await expect.element(message()).toHaveFocus();
});
