import { AppError } from '@shared/errors';
import { flushSync } from 'react-dom';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { windowState } from '../state/commands/window-command';
import { pathsType } from '../state/dragging/dragged';
import { useClosing } from '../state/files/close-tab';
import { type FileInFront, useFileInFront } from '../state/files/file-in-front';
import { useFilePlaces } from '../state/files/file-places';
import { pinTab } from '../state/files/pinned-tabs';
import { setUnsaved, useUnsaved } from '../state/files/unsaved';
import { openFile, useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import '../ui/DialogFrame';
import { EditorArea } from './EditorArea';
import { editorCommands } from './editor-commands';
import { tabMenuItems } from './tab-commands';

// The menu of a tab, by its keys and by a right click.

const tab = (name: string) => page.getByRole('tab', { name });
const paths = () => useUiState.getState().tabs.map(({ path }) => path);
const choose = async (name: string, item: string) => {
  await tab(name).click({ button: 'right' });
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

const file: FileInFront = {
  path: 'd.ts',
  line: 7,
  column: 1,
  selected: 0,
  selectedText: '',
  encoding: 'utf-8',
  language: 'TypeScript',
  lineEnds: 'LF',
};

const unsaved = {
  hash: null,
  encoding: 'utf8',
  version: 1,
  text: () => 'mine',
  disk: 'same',
  saving: false,
  failure: null,
} as const;

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

beforeEach(() => {
  useUiState.setState({ tabs: [], activeTab: null, previewTab: null, pinnedTabs: [] });
  useUnsaved.setState({ files: {} });
  useClosing.setState({ tabs: [] });
  for (const path of ['a.ts', 'b.ts', 'c.ts', 'd.ts']) openFile(path);
  show(<EditorArea />);
});

it('closes the others, those to the right, and all', async () => {
  await choose('b.ts', 'Close to the right');
  expect(paths()).toEqual(['a.ts', 'b.ts']);
  await choose('b.ts', 'Close others');
  expect(paths()).toEqual(['b.ts']);
  await choose('b.ts', 'Close all');
  expect(paths()).toEqual([]);
});

it('opens by the keyboard, and pins: the tab goes first and stays when all are closed', async () => {
  await tab('c.ts').click();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await page.getByRole('menuitemcheckbox', { name: 'Pin' }).click();
  expect(paths()).toEqual(['c.ts', 'a.ts', 'b.ts', 'd.ts']);
  await choose('a.ts', 'Close all');
  expect(paths()).toEqual(['c.ts']);
  await page.getByRole('button', { name: 'Unpin c.ts' }).click();
  await expect.element(page.getByRole('button', { name: 'Close c.ts' })).toBeVisible();
});

it('keeps the one in front in sight when there is less room', async () => {
  await tab('d.ts').click();
  const strip = document.querySelector<HTMLElement>('[class*="strip"]');
  strip?.style.setProperty('width', '150px');
  await expect.element(tab('d.ts')).toBeInViewport({ ratio: 1 });
});

describe('what is not saved', () => {
  it('is asked about, one after another; a no keeps the rest', async () => {
    for (const path of ['a.ts', 'c.ts']) setUnsaved(path, unsaved);
    await choose('d.ts', 'Close all');
    expect(paths()).toEqual(['a.ts', 'c.ts']);
    const asked = (name: string) => page.getByRole('dialog', { name: `Save the changes to ${name}?` });
    await expect.element(asked('a.ts').getByRole('button', { name: 'Save', exact: true })).toHaveFocus();
    await asked('a.ts').getByRole('button', { name: 'Don’t save' }).click();
    await asked('c.ts').getByRole('button', { name: 'Cancel' }).click();
    expect(paths()).toEqual(['c.ts']);
  });

  it('stays where only what is saved is closed', async () => {
    setUnsaved('b.ts', unsaved);
    await choose('d.ts', 'Close saved');
    expect(paths()).toEqual(['b.ts']);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the user’s own editor', () => {
  const name = 'Open in your editor';
  const onDesktop = () => Object.assign(window, { pilotfish: { send() {}, onFrame() {} } });

  beforeEach(() => onTestFinished(() => void Reflect.deleteProperty(window, 'pilotfish')));

  it('opens a tab’s file at the line of its caret, in front or not', async () => {
    onDesktop();
    main.play({ project: { openInEditor: () => undefined } });
    useFilePlaces.setState({ places: { 'b.ts': { line: 12, column: 3, top: 0 } } });
    const opened = () => main.called('project.openInEditor');
    await choose('b.ts', name);
    await expect.poll(opened).toMatchObject([{ path: 'b.ts', line: 12 }]);
    useFileInFront.setState({ file });
    for (const command of editorCommands) if (command.id === 'tab.openInEditor') command.run(windowState());
    await expect.poll(opened).toMatchObject([{}, { path: 'd.ts', line: 7 }]);
  });

  it('that cannot be opened is said over the file, until another is in front', async () => {
    onDesktop();
    const fails = () => {
      throw new AppError('unavailable', 'There is no “edit”.');
    };
    main.play({ project: { openInEditor: fails } });
    await choose('d.ts', name);
    const said = page.getByText('There is no “edit”.');
    await expect.element(said).toBeVisible();
    await tab('a.ts').click();
    await expect.element(said).not.toBeInTheDocument();
  });

  it('is on the desktop alone', async () => {
    const offers = () =>
      tabMenuItems({ kind: 'file', id: 'file:a.ts', path: 'a.ts' }).filter(
        (item) => typeof item === 'object' && 'label' in item && item.label === name,
      ).length;
    expect(offers()).toBe(0);
    onDesktop();
    expect(offers()).toBe(1);
  });
});

describe('the place of a tab', () => {
  const drag = (from: string, to: string, edge: 'left' | 'right') => {
    const dataTransfer = new DataTransfer();
    const fire = (kind: string, name: string, clientX = 0) => {
      const init = { bubbles: true, cancelable: true, dataTransfer, clientX };
      flushSync(() => void tab(name).element().dispatchEvent(new DragEvent(kind, init)));
    };
    const { left, right } = tab(to).element().getBoundingClientRect();
    fire('dragstart', from);
    fire('dragover', to, edge === 'left' ? left + 1 : right);
    fire('drop', to, edge === 'left' ? left + 1 : right);
    fire('dragend', from);
    return dataTransfer;
  };

  it('is where it was dragged; the file can go to the chat too', async () => {
    await expect.element(tab('d.ts')).toBeVisible();
    const carried = drag('d.ts', 'b.ts', 'left');
    expect(paths()).toEqual(['a.ts', 'd.ts', 'b.ts', 'c.ts']);
    expect(carried.getData(pathsType)).toBe('["d.ts"]');
    drag('a.ts', 'c.ts', 'right');
    expect(paths()).toEqual(['d.ts', 'b.ts', 'c.ts', 'a.ts']);
  });

  it('of a pinned tab stays among the pinned ones', async () => {
    pinTab('file:a.ts');
    pinTab('file:b.ts');
    await expect.element(page.getByRole('button', { name: 'Unpin b.ts' })).toBeVisible();
    drag('a.ts', 'd.ts', 'right');
    expect(paths()).toEqual(['b.ts', 'a.ts', 'c.ts', 'd.ts']);
    expect(useUiState.getState().pinnedTabs).toEqual(['file:b.ts', 'file:a.ts']);
    drag('d.ts', 'b.ts', 'left');
    expect(paths()).toEqual(['b.ts', 'a.ts', 'd.ts', 'c.ts']);
  });

  it('is changed by commands, up to both ends', () => {
    const run = (id: 'tab.moveLeft' | 'tab.moveRight') =>
      editorCommands.find((command) => command.id === id)?.run(windowState());
    run('tab.moveRight');
    run('tab.moveLeft');
    expect(paths()).toEqual(['a.ts', 'b.ts', 'd.ts', 'c.ts']);
    for (let times = 0; times < 4; times += 1) run('tab.moveLeft');
    run('tab.moveRight');
    expect(paths()).toEqual(['a.ts', 'd.ts', 'b.ts', 'c.ts']);
  });
});
