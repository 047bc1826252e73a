import { AppError } from '@shared/errors';
import type { TreeEntry } from '@shared/project/project';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useListings } from '../../state/folder-listings';
import { openFile, useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { type Script, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { ProjectTree } from '../ProjectTree';

// Rows that are moved and copied in the tree, by the mouse and by keys.

const project = testProject();
const main = await startScriptedMain({}, project);
Reflect.deleteProperty(window, 'pilotfish');

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
const problem = () => page.getByRole('alert');
const tree = () => page.getByRole('tree');

const moved = ({ path, folder }: { path: string; folder: string }) => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { kind: 'moved', path: folder === '' ? name : `${folder}/${name}` } as const;
};

/** Drags the row onto another; returns whether the tree would take it. */
function dragTo(from: string, to: string, init: DragEventInit = {}): boolean {
  const dataTransfer = new DataTransfer();
  const fire = (kind: string, name: string) => {
    const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer, ...init });
    row(name).element().dispatchEvent(event);
    return event.defaultPrevented;
  };
  fire('dragstart', from);
  const isTaken = fire('dragover', to);
  fire('drop', to);
  fire('dragend', from);
  return isTaken;
}

it('a row that is dragged onto a folder is moved there, with its tab, and back by Undo', async () => {
  await start({ moveEntry: moved });
  await row('a.ts').click();
  expect(dragTo('a.ts', 'src')).toBe(true);
  await expect.element(page.getByRole('status')).toHaveTextContent('Moved a.ts to src');
  const move = { project: project.key, path: 'a.ts', folder: 'src', replace: false };
  expect(main.called('project.moveEntry')).toEqual([move]);
  expect(useUiState.getState().tabs).toMatchObject([{ path: 'src/a.ts' }]);
  await tree().element().focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  expect(main.called('project.moveEntry')).toEqual([move, { ...move, path: 'src/a.ts', folder: '' }]);
  expect(useUiState.getState().tabs).toMatchObject([{ path: 'a.ts' }]);
});

it('a row that is dragged with Ctrl is copied; none goes into itself or to where it is', async () => {
  await start({ copyEntry: ({ path, folder }) => ({ path: `${folder}/${path}` }) });
  expect(dragTo('src', 'src')).toBe(false);
  expect(dragTo('a.ts', 'b.ts')).toBe(false);
  expect(dragTo('a.ts', 'src', { ctrlKey: true })).toBe(true);
  const copy = { project: project.key, path: 'a.ts', folder: 'src' };
  await expect.poll(() => main.called('project.copyEntry')).toEqual([copy]);
  expect(main.called('project.moveEntry')).toEqual([]);
});

it('cut rows are pasted once, copied ones again and again, and a duplicate is made in place', async () => {
  await start({ moveEntry: moved, copyEntry: ({ path, folder }) => ({ path: `${folder}/${path}` }) });
  await row('a.ts').click();
  await row('b.ts').click({ modifiers: ['Control'] });
  await userEvent.keyboard('{Control>}x{/Control}');
  await expect.element(row('a.ts')).toHaveAttribute('data-cut');
  await row('src').click();
  await userEvent.keyboard('{Control>}vv{/Control}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Moved 2 files and folders to src');
  expect(main.called('project.moveEntry')).toHaveLength(2);
  await row('c.ts').click();
  await userEvent.keyboard('{Control>}c{/Control}');
  await row('src').click();
  await userEvent.keyboard('{Control>}vv{/Control}');
  await expect.poll(() => main.called('project.copyEntry')).toHaveLength(2);
  await row('c.ts').click();
  await userEvent.keyboard('{Shift>}{Alt>}d{/Alt}{/Shift}');
  const duplicate = { project: project.key, path: 'c.ts', folder: '' };
  await expect.poll(() => main.called('project.copyEntry').at(-1)).toEqual(duplicate);
});

it('a move over another entry asks first, and Undo brings that one back', async () => {
  await start({
    moveEntry: (move) =>
      move.replace || move.folder === '' ? { ...moved(move), replaced: { kept: 'k' } } : { kind: 'taken' },
    restoreEntry: () => undefined,
  });
  const question = page.getByRole('dialog', { name: 'Replace “a.ts” in src?' });
  dragTo('a.ts', 'src');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(main.called('project.moveEntry')).toHaveLength(1);
  dragTo('a.ts', 'src');
  await question.getByRole('button', { name: 'Replace' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const restored = { project: project.key, path: 'src/a.ts', kept: 'k' };
  await expect.poll(() => main.called('project.restoreEntry')).toEqual([restored]);
});

it('why something cannot be moved is said over the tree', async () => {
  await start({ moveEntry: () => Promise.reject(new AppError('denied', 'No permission to write src.')) });
  dragTo('a.ts', 'src');
  await expect.element(problem()).toHaveTextContent('No permission to write src.');
});

it('the file that comes to the front is selected in the tree, and its folder opened', async () => {
  await start();
  openFile('src/deep.ts');
  await expect.element(row('deep.ts')).toHaveAttribute('aria-selected', 'true');
  openFile('b.ts');
  await expect.element(row('b.ts')).toHaveAttribute('aria-selected', 'true');
});
