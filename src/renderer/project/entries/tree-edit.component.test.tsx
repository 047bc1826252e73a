import { emptyAppState } from '@shared/app-state';
import { AppError } from '@shared/errors';
import type { TreeEntry } from '@shared/project/project';
import { textOf } from '@shared/texts/text';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pathsType } from '../../state/dragging/dragged';
import { useListings } from '../../state/folder-listings';
import { useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { type Script, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { ProjectTree } from '../ProjectTree';

// Names typed at their place in the tree, rows selected together, and deleted and restored entries.

const project = testProject();
const main = await startScriptedMain({}, project);

const entry = (path: string, kind: TreeEntry['kind'] = 'file'): TreeEntry => ({
  path,
  kind,
  ignored: false,
  name: path.slice(path.lastIndexOf('/') + 1),
});
const listed: Readonly<Record<string, readonly TreeEntry[]>> = {
  '': [entry('src', 'folder'), entry('a.ts'), entry('b.ts'), entry('c.ts')],
  src: [entry('src/deep.ts')],
};

async function start(script: Script['project'] = {}): Promise<void> {
  main.play({
    settings: { set: () => undefined },
    project: {
      list: ({ path }) => listed[path] ?? [],
      watch: () => undefined,
      look: () => undefined,
      ...script,
    },
  });
  useUiState.setState({ project: project.key, tabs: [], activeTab: null, expandedFolders: [] });
  useListings.setState({ project: null, listings: {} });
  show(
    <div style={{ height: 400, width: 260 }}>
      <ProjectTree />
    </div>,
  );
  await expect.element(row('a.ts')).toBeVisible();
}

const row = (name: string) => page.getByRole('treeitem', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name });
const problem = () => page.getByRole('alert');
const tree = () => page.getByRole('tree');

beforeEach(() => Reflect.deleteProperty(window, 'pilotfish'));

it('F2 names a file anew: its stem is selected, Enter gives the name, the tree has the keyboard again', async () => {
  await start({ renameEntry: ({ name }) => ({ path: name }) });
  await row('a.ts').click();
  await userEvent.keyboard('{F2}');
  const input = field('New name of a.ts');
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('z{Enter}');
  await vi.waitUntil(() => main.called('project.renameEntry').length === 1);
  expect(main.called('project.renameEntry')).toEqual([{ project: project.key, path: 'a.ts', name: 'z.ts' }]);
  await expect.element(tree()).toHaveFocus();
  expect(useUiState.getState().tabs.map(({ id }) => id)).toEqual(['file:z.ts']);
});

it('a name that cannot be given is said while it is typed, and is not given', async () => {
  await start();
  await row('a.ts').click();
  await userEvent.keyboard('{F2}');
  const input = field('New name of a.ts');
  for (const [name, why] of [
    ['b.ts', 'A file or folder “b.ts” already exists.'],
    ['x/y', 'A name cannot contain “/”.'],
    ['..', '“..” refers to a folder and cannot be a name.'],
    ['', 'Type a name.'],
  ] as const) {
    await input.fill(name);
    await expect.element(problem()).toHaveTextContent(why);
    await expect.element(input).toHaveAccessibleDescription(why);
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(input).not.toBeInTheDocument();
  await expect.element(tree()).toHaveFocus();
  expect(main.called('project.renameEntry')).toEqual([]);
});

it('what main says against the name is said at the field, which stays', async () => {
  const taken = () => {
    throw new AppError('invalid', textOf('entries.taken', { name: 'B.ts' }));
  };
  await start({ createEntry: taken });
  await page.getByRole('button', { name: 'New file…' }).click();
  await field('Name of the new file').fill('B.ts');
  await userEvent.keyboard('{Enter}');
  await expect.element(problem()).toHaveTextContent('A file or folder “B.ts” already exists.');
  await expect.element(field('Name of the new file')).toHaveFocus();
});

it('something new is made in the folder that is selected, which opens', async () => {
  await start({ createEntry: ({ folder, name }) => ({ path: `${folder}/${name}` }) });
  await row('src').click();
  await page.getByRole('button', { name: 'New folder…' }).click();
  await field('Name of the new folder').fill('lib');
  // A click elsewhere accepts the name too.
  await page.getByRole('textbox', { name: 'Message' }).click();
  await vi.waitUntil(() => main.called('project.createEntry').length === 1);
  expect(main.called('project.createEntry')).toEqual([
    { project: project.key, folder: 'src', name: 'lib', kind: 'folder' },
  ]);
  expect(useUiState.getState().expandedFolders).toEqual(['src']);
});

it('nothing is made of an empty name', async () => {
  await start();
  await page.getByRole('button', { name: 'New file…' }).click();
  await expect.element(field('Name of the new file')).toHaveFocus();
  await page.getByRole('textbox', { name: 'Message' }).click();
  await expect.element(field('Name of the new file')).not.toBeInTheDocument();
  expect(main.called('project.createEntry')).toEqual([]);
});

it('rows are picked together by Ctrl, Shift and the arrows', async () => {
  await start();
  const picked = () =>
    [...document.querySelectorAll('[role="treeitem"][aria-selected="true"]')].map((each) => each.ariaLabel);
  await row('a.ts').click();
  await row('c.ts').click({ modifiers: ['Control'] });
  await vi.waitUntil(() => picked().join() === 'a.ts,c.ts');
  await row('src').click({ modifiers: ['Shift'] });
  await vi.waitUntil(() => picked().join() === 'src,a.ts,b.ts,c.ts');
  await row('a.ts').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await vi.waitUntil(() => picked().join() === 'a.ts,b.ts');
  await userEvent.keyboard('{ArrowDown}');
  await vi.waitUntil(() => picked().join() === 'c.ts');
});

it('all that are picked are deleted after one question, and brought back by Undo', async () => {
  await start({ deleteEntry: ({ path }) => ({ kept: `kept-${path}` }), restoreEntry: () => undefined });
  await row('a.ts').click();
  await row('b.ts').click({ modifiers: ['Control'] });
  expect(useUiState.getState().tabs.map(({ id }) => id)).toEqual(['file:a.ts']);
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('dialog', { name: 'Delete 2 files and folders?' })).toBeVisible();
  expect(main.called('project.deleteEntry')).toEqual([]);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Deleted 2 files and folders');
  expect(useUiState.getState().tabs).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  expect(main.called('project.restoreEntry')).toEqual(
    ['a.ts', 'b.ts'].map((path) => ({ project: project.key, path, kept: `kept-${path}` })),
  );
  await expect.element(tree()).toHaveFocus();
});

it('what goes with a folder is said where one is deleted, and only there', async () => {
  await start();
  const deletes = async (name: string) => {
    await row(name).click();
    await userEvent.keyboard('{Delete}');
    return page.getByRole('dialog');
  };
  await expect.element(await deletes('a.ts')).toHaveAccessibleDescription('You can undo it right after.');
  await userEvent.keyboard('{Escape}');
  await expect
    .element(await deletes('src'))
    .toHaveAccessibleDescription('A folder is deleted with its contents. You can undo it right after.');
});

it('on the desktop the trash is named, and nothing is offered to be undone', async () => {
  Object.assign(window, { pilotfish: { send() {}, onFrame() {} } });
  await start({ deleteEntry: () => ({ kept: null }) });
  await row('a.ts').click();
  await userEvent.keyboard('{Delete}');
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await vi.waitUntil(() => main.called('project.deleteEntry').length === 1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.querySelector('[role="status"]')).toBeNull();
});

it('why something cannot be deleted is said over the tree', async () => {
  await start({
    deleteEntry: () => {
      throw new AppError('unavailable', 'The disk is read-only.');
    },
  });
  await row('a.ts').click();
  await userEvent.keyboard('{Delete}');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(problem()).toHaveTextContent('The disk is read-only.');
});

it('what git ignores is hidden while the settings say so, and the menu changes them', async () => {
  const ignored = { ...entry('dist', 'folder'), ignored: true };
  await start({ list: ({ path }) => (path === '' ? [ignored, entry('a.ts')] : []) });
  const dist = page.getByRole('treeitem', { name: 'dist, ignored by git' });
  await expect.element(dist).toBeVisible();
  await row('a.ts').click({ button: 'right' });
  await page.getByRole('menuitemcheckbox', { name: 'Hide files ignored by git' }).click();
  await vi.waitUntil(() => main.called('settings.set').length === 1);
  expect(main.called('settings.set')).toEqual([{ key: 'tree.ignored', value: 'hidden' }]);
  const { providers, activeProvider, searchKey, settings } = emptyAppState;
  const changed = { ...settings, tree: { ...settings.tree, ignored: 'hidden' } } as const;
  main.emit('app', { type: 'settings-changed', settings: changed, providers, activeProvider, searchKey });
  await expect.element(dist).not.toBeInTheDocument();
  await expect.element(row('a.ts')).toHaveAttribute('aria-setsize', '1');
});

it('rows are dragged by the page; with Alt, where there is a desktop, by the system', async () => {
  await start({ startDrag: () => undefined });
  const drag = () => {
    const init = { altKey: true, bubbles: true, cancelable: true, dataTransfer: new DataTransfer() };
    const event = new DragEvent('dragstart', init);
    row('a.ts').element().dispatchEvent(event);
    return event;
  };
  const served = drag();
  expect(served.defaultPrevented).toBe(false);
  expect(served.dataTransfer?.getData(pathsType)).toBe('["a.ts"]');
  expect(main.called('project.startDrag')).toEqual([]);
  Object.assign(window, { pilotfish: {} });
  const onDesktop = drag();
  expect(onDesktop.defaultPrevented).toBe(true);
  expect(onDesktop.dataTransfer?.types).toEqual([]);
  const begun = [{ project: project.key, paths: ['a.ts'] }];
  await expect.poll(() => main.called('project.startDrag')).toEqual(begun);
});
