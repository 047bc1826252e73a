import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { takeKeys } from '../../state/commands/window-command';
import { useFileInFront } from '../../state/files/file-in-front';
import { openDocument } from '../../state/files/open-documents';
import { typeInText } from '../../state/files/open-texts';
import { useUnsaved } from '../../state/files/unsaved';
import { openFile, useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { chatWithCall, fileSubject } from '../../testing/waiting-chat';
import { FileTab } from '../file/FileTab';
import { gitCommands } from './git-commands';

// The bars of git beside a text, and the old lines behind them.

let main: ScriptedMain;
const project = testProject();

beforeAll(async () => {
  main = await startScriptedMain({}, project);
  takeKeys(gitCommands);
});

const committed = 'one\ntwo\nthree\nfour\nfive\nsix\n';
const saved = 'one\n2\nthree\nfour\nsix\nseven\n';
let count = 0;
let path = '';

beforeEach(() => {
  count += 1;
  path = `file-${count}.txt`;
  useUnsaved.setState({ files: {} });
  useUiState.setState({ tabs: [], activeTab: null });
  atCommit('c1', committed);
});

/** The commit that is checked out, with this text of each file. */
function atCommit(commit: string | null, text: string | null): void {
  const view = {
    kind: 'text',
    text: saved,
    hash: 'h',
    encoding: 'utf-8',
    bom: false,
    lineEnds: 'LF',
  } as const;
  main.play({
    project: {
      readFile: ({ path: of }) => ({ ...view, path: of }),
      readCommitted: () => (text === null ? null : { text }),
    },
  });
  const state = { changes: [], branch: 'main', commit } as const;
  main.emit(`project:${project.key}`, { type: 'git-state-changed', ...state });
}

function open(): void {
  openFile(path);
  show(
    <div style={{ display: 'flex', flexDirection: 'column', height: 400 }}>
      <FileTab path={path} place={undefined} applied={undefined} />
    </div>,
  );
}

/** The kinds of the visible bars, from the top. */
function bars(of = 'git-mark'): readonly string[] {
  const found = [...document.querySelectorAll<HTMLElement>(`.${of}`)];
  const top = (bar: HTMLElement) => bar.getBoundingClientRect().top;
  return found
    .toSorted((one, other) => top(one) - top(other))
    .map((bar) => /mark-(added|changed|removed)/.exec(bar.className)?.[1] ?? '');
}

const text = () => openDocument(path)?.text();
const oldLines = () => page.getByRole('region', { name: 'Old lines' });

it('marks what was added, changed and removed since the last commit, also before it is saved', async () => {
  open();
  await expect.poll(() => bars()).toEqual(['changed', 'removed', 'added']);
  typeInText(path);
  await userEvent.keyboard('{Control>}{Home}{/Control}x');
  await expect.poll(() => bars()).toEqual(['changed', 'changed', 'removed', 'added']);
  atCommit('c2', saved);
  await expect.poll(() => bars()).toEqual(['changed']);
});

it('marks nothing where git does not know the file, or was not asked', async () => {
  atCommit('c1', null);
  open();
  await expect.poll(() => main.called('project.readCommitted')).toHaveLength(1);
  expect(bars()).toEqual([]);
  atCommit(null, committed);
  path = 'unasked.txt';
  open();
  await expect.element(page.getByText('seven')).toBeVisible();
  expect(main.called('project.readCommitted')).toEqual([]);
});

it('walks the changes by keys, shows their old lines and reverts them as an edit', async () => {
  open();
  await expect.poll(() => bars()).toHaveLength(3);
  typeInText(path);
  const line = () => useFileInFront.getState().file?.line;
  await userEvent.keyboard('{Alt>}{F5}{/Alt}');
  await expect.poll(line).toBe(2);
  await userEvent.keyboard('{Shift>}{Alt>}{F5}{/Alt}{/Shift}');
  await expect.poll(line).toBe(6);
  await userEvent.keyboard('{Alt>}{F5}{F3}{/Alt}');
  await expect
    .element(page.getByRole('region', { name: 'Change 1 of 3 since the last commit' }))
    .toHaveFocus();
  await expect.element(oldLines()).toHaveTextContent('two');
  await userEvent.keyboard('{Alt>}{F3}{/Alt}');
  await expect.element(oldLines()).toHaveTextContent('five');
  await page.getByRole('button', { name: 'Revert' }).click();
  await expect.poll(text).toBe('one\n2\nthree\nfour\nfive\nsix\nseven\n');
  await expect.element(oldLines()).not.toBeInTheDocument();
  await expect.poll(() => bars()).toEqual(['changed', 'added']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(text).toBe(saved);
});

it('opens by a click on a bar; Escape closes it and goes back to the text', async () => {
  open();
  await expect.poll(() => bars()).toHaveLength(3);
  await page.elementLocator(document.querySelector('.git-mark-added') ?? document.body).click();
  const peek = page.getByRole('region', { name: 'Change 3 of 3 since the last commit' });
  await expect.element(peek.getByText('The last commit has no lines here.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(peek).not.toBeInTheDocument();
  expect(document.activeElement?.closest('.monaco-editor')).not.toBeNull();
});

it('the lines of the agent are marked beside it until they are committed', async () => {
  const patch = '@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n';
  const display = { kind: 'file-diff', relativePath: path, added: 1, removed: 1, patch } as const;
  const done = {
    phase: 'done',
    allowance: { by: 'person', answer: 'accept' },
    durationMs: 5,
    preview: '',
  } as const;
  const { chat } = chatWithCall(fileSubject(path), { ...done, display });
  await main.showChat(chat);
  open();
  await expect.poll(() => bars('line-mark')).toEqual(['changed']);
  await expect.poll(() => bars()).toEqual(['changed', 'removed', 'added']);
  typeInText(path);
  await userEvent.keyboard('{Control>}{Home}{/Control}new{Enter}');
  await expect.poll(() => bars('line-mark')).toEqual(['changed']);
  atCommit('c3', saved);
  await expect.poll(() => bars('line-mark')).toEqual([]);
});
