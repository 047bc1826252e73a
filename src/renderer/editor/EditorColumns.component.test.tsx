import { flushSync } from 'react-dom';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { takeKeys, windowState } from '../state/commands/window-command';
import { closeTab } from '../state/files/close-tab';
import { activateColumn } from '../state/files/editor-columns';
import { useFileInFront } from '../state/files/file-in-front';
import { useUnsaved } from '../state/files/unsaved';
import { regionCommands } from '../state/regions/region-commands';
import { noTabs, openFile, previewFile, proposalTab, useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { EditorArea } from './EditorArea';
import { editorCommands } from './editor-commands';
import { tabMenuItems } from './tab-commands';

// Two columns of the editor area side by side.

let main: ScriptedMain;
const project = testProject();
beforeAll(async () => {
  main = await startScriptedMain({}, project);
  const format = { hash: 'h', encoding: 'utf-8', bom: false, lineEnds: 'LF' } as const;
  main.play({
    project: {
      readFile: ({ path }) => ({ kind: 'text', path, text: `text of ${path}\n`, ...format }),
      readCommitted: ({ path }) => ({ text: `committed ${path}\n` }),
    },
  });
});

beforeEach(() => {
  useUnsaved.setState({ files: {} });
  useUiState.setState({
    ...noTabs,
    otherColumn: null,
    activeColumn: 'left',
    page: 'work',
    sizes: {},
  });
});

const column = (number: 1 | 2) => page.getByRole('region', { name: `Editor column ${number}` });
const text = (number: 1 | 2, path: string) => column(number).getByRole('textbox', { name: path });
const tabIn = (number: 1 | 2, name: string) => column(number).getByRole('tab', { name });
const run = (id: string) => editorCommands.find((command) => command.id === id)?.run(windowState());

async function split(width = 900): Promise<void> {
  openFile('a.ts');
  show(
    <div data-testid="room" style={{ display: 'flex', width, height: 300 }}>
      <EditorArea />
    </div>,
  );
  await expect.element(page.getByRole('textbox', { name: 'a.ts' })).toBeInTheDocument();
  flushSync(() => run('tab.split'));
}

it('the button at the end of the tabs splits the editor, and the keyboard is in the new column', async () => {
  openFile('a.ts');
  show(
    <div style={{ display: 'flex', width: 900, height: 300 }}>
      <EditorArea />
    </div>,
  );
  await page.getByRole('button', { name: 'Split the editor' }).click();
  await expect.element(text(2, 'a.ts')).toHaveFocus();
  await expect.element(text(1, 'a.ts')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Split the editor' })).not.toBeInTheDocument();
});

it('the same file is one text: what is typed in one column is in the other, each with its own caret', async () => {
  await split();
  await expect.element(text(2, 'a.ts')).toHaveFocus();
  await userEvent.keyboard('{Control>}{End}{/Control}mine');
  await expect.poll(() => column(1).element().querySelector('.view-lines')?.textContent).toContain('mine');
  expect(useFileInFront.getState().file).toMatchObject({ path: 'a.ts', line: 2, column: 5 });
  await column(1).getByRole('tab').click();
  await expect.poll(() => useFileInFront.getState().file).toMatchObject({ path: 'a.ts', line: 1, column: 1 });
});

it('a preview of a file with unsaved text in the other column is a lasting tab', async () => {
  await split();
  await expect.element(text(2, 'a.ts')).toHaveFocus();
  await userEvent.keyboard('mine');
  activateColumn('left');
  openFile('b.ts');
  closeTab('file:a.ts');
  await expect.element(text(1, 'b.ts')).toBeInTheDocument();
  previewFile('a.ts');
  await expect.element(text(1, 'a.ts')).toBeInTheDocument();
  await expect.poll(() => useUiState.getState().previewTab).toBeNull();
});

it('the column that had the focus last is the active one: files open there', async () => {
  await split();
  await expect.element(text(2, 'a.ts')).toHaveFocus();
  await userEvent.click(column(1).element().querySelector('.view-lines') ?? document.body);
  openFile('b.ts');
  await expect.element(tabIn(1, 'b.ts')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tabIn(2, 'b.ts')).not.toBeInTheDocument();
  await expect.poll(() => useFileInFront.getState().file?.path).toBe('b.ts');
});

it('keys go to each column', async () => {
  const stop = takeKeys(regionCommands);
  await split();
  await expect.element(text(2, 'a.ts')).toHaveFocus();
  flushSync(() => run('region.column1'));
  await expect.element(text(1, 'a.ts')).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await expect.element(text(2, 'a.ts')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  await expect.element(text(1, 'a.ts')).toHaveFocus();
  stop();
});

it('the key of the first column goes to the only one', async () => {
  openFile('a.ts');
  show(
    <div style={{ display: 'flex', width: 900, height: 300 }}>
      <EditorArea />
    </div>,
  );
  const only = page.getByRole('textbox', { name: /a\.ts/ });
  await expect.element(only).toBeInTheDocument();
  (document.activeElement as HTMLElement | null)?.blur();
  flushSync(() => run('region.column1'));
  await expect.element(only).toHaveFocus();
});

it('the menu of a tab moves it to the other column, with the keyboard', async () => {
  await split();
  await expect.element(text(2, 'a.ts')).toHaveFocus();
  openFile('b.ts');
  await tabIn(2, 'b.ts').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Move to other column' }).click();
  await expect.element(text(1, 'b.ts')).toHaveFocus();
  await expect.element(tabIn(2, 'b.ts')).not.toBeInTheDocument();
  expect(useUiState.getState().activeColumn).toBe('left');
});

it('a column closes with its last tab, and the keyboard goes to the other one', async () => {
  await split();
  await expect.element(text(2, 'a.ts')).toHaveFocus();
  flushSync(() => run('tab.close'));
  await expect.element(page.getByRole('textbox', { name: 'a.ts' })).toHaveFocus();
  await expect.element(column(1)).not.toBeInTheDocument();
  await expect.element(column(2)).not.toBeInTheDocument();
});

it('the edge between them moves by keys, and a double click makes them equal', async () => {
  await split();
  const edge = page.getByRole('separator', { name: 'Width of the editor columns' });
  const widths = () => useUiState.getState().sizes['editor columns'];
  edge.element().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(() => widths()?.left ?? 50).toBeLessThan(50);
  await edge.dblClick();
  await expect.poll(() => Math.round(widths()?.left ?? 0)).toBe(50);
});

it('without room only the active column is on screen, and a button shows the other one', async () => {
  await split(500);
  await expect.element(text(2, 'a.ts')).toHaveFocus();
  await expect.element(column(1)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show editor column 1' }).click();
  await expect.element(text(1, 'a.ts')).toHaveFocus();
  await expect.element(column(2)).not.toBeInTheDocument();
});

it('each has its bars of git, and a click on one shows the old lines there', async () => {
  const state = { changes: [], branch: 'main', commit: 'c1' } as const;
  main.emit(`project:${project.key}`, { type: 'git-state-changed', ...state });
  await split();
  openFile('b.ts');
  const bar = (number: 1 | 2) => column(number).element().querySelector<HTMLElement>('.git-mark');
  await expect.poll(() => [bar(1), bar(2)].every((one) => one !== null)).toBe(true);
  const oldLines = (number: 1 | 2) => column(number).getByRole('region', { name: 'Old lines' });
  await userEvent.click(bar(1) ?? document.body);
  await expect.element(oldLines(1)).toHaveTextContent('committed a.ts');
  await userEvent.click(bar(2) ?? document.body);
  await expect.element(oldLines(2)).toHaveTextContent('committed b.ts');
  await expect.element(oldLines(1)).not.toBeInTheDocument();
});

it('a tab is dragged into the bar of the other column, and from the only one to its right half', async () => {
  await split();
  openFile('b.ts');
  const drag = (from: Element, to: () => Element | null | undefined) => {
    const dataTransfer = new DataTransfer();
    const fire = (kind: string, element: Element | null | undefined) =>
      flushSync(
        () =>
          void element?.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer })),
      );
    fire('dragstart', from);
    fire('dragover', to());
    fire('drop', to());
  };
  await expect.element(tabIn(2, 'b.ts')).toBeVisible();
  drag(tabIn(2, 'b.ts').element(), () => tabIn(1, 'a.ts').element());
  await expect.element(tabIn(1, 'b.ts')).toHaveAttribute('aria-selected', 'true');
  await expect.element(text(1, 'b.ts')).toHaveFocus();
  flushSync(() => useUiState.setState({ otherColumn: null }));
  drag(page.getByRole('tab', { name: 'b.ts' }).element(), () => document.querySelector('[data-half]'));
  await expect.element(tabIn(2, 'b.ts')).toBeVisible();
  await expect.element(tabIn(1, 'a.ts')).toBeVisible();
});

it('a review has no rows of columns in its menu', () => {
  const labels = (tab: Parameters<typeof tabMenuItems>[0]) =>
    tabMenuItems(tab).flatMap((item) => (typeof item === 'object' && 'label' in item ? [item.label] : []));
  expect(labels({ kind: 'file', id: 'file:a', path: 'a' })).toContain('Split editor');
  expect(labels(proposalTab('chat', 'call', 'p.ts'))).not.toContain('Split editor');
});
