import type { Proposal } from '@shared/approval/approval';
import { takeApart } from '@shared/hunks/hunks';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newChatId } from '../../state/chat-in-front';
import { offerCommands } from '../../state/commands/offered-commands';
import { usePalette } from '../../state/commands/palette';
import { useUnsaved } from '../../state/files/unsaved';
import { keptReview, useEdits } from '../../state/questions/edits';
import { openFile, useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { DiffView } from '../DiffView';
import { EditorArea } from '../EditorArea';
import { editorCommands } from '../editor-commands';
import { monaco } from '../monaco/monaco';

// The context menu of the code in an editor and in a diff.

const project = testProject();
const text = 'one\ntwo\nthree\nfour\n';
const menu = () => page.getByRole('menu', { name: 'src/a.ts' });
const entries = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.querySelector('[class*="label"]')?.textContent);
const choose = (name: RegExp) => page.getByRole('menuitem', { name }).click();
const draft = () => useUiState.getState().drafts[newChatId] ?? '';
const lineOf = (word: string, side = '.monaco-editor') =>
  [...document.querySelectorAll<HTMLElement>(`${side} .view-line`)].find((line) => line.textContent === word);

beforeAll(async () => {
  const main = await startScriptedMain({}, project);
  main.play({
    project: {
      readFile: ({ path }) => ({
        kind: 'text',
        path,
        text,
        hash: 'h',
        bom: false,
        encoding: 'UTF-8',
        lineEnds: 'LF',
      }),
      watch: () => undefined,
      look: () => undefined,
    },
  });
});

beforeEach(() => {
  useUiState.setState({
    project: project.key,
    page: 'work',
    tabs: [],
    activeTab: null,
    chatId: null,
    drafts: {},
  });
  useUnsaved.setState({ files: {} });
  useEdits.setState({ edits: {} });
  const toggle = { when: () => true, run: () => usePalette.setState({ isOpen: true }) };
  onTestFinished(offerCommands([...editorCommands, { id: 'palette.toggle', ...toggle }]));
});

async function openEditor() {
  openFile('src/a.ts');
  show(
    <div style={{ display: 'flex', height: 400 }}>
      <EditorArea />
    </div>,
  );
  await expect.poll(() => lineOf('three')).toBeDefined();
  const editor = monaco.editor.getEditors().find((each) => each.getValue() === text);
  if (!editor) throw new Error('No editor.');
  editor.focus();
  return editor;
}

it('opens by the mouse at the line that is meant, and adds that line to the chat', async () => {
  const editor = await openEditor();
  await userEvent.click(lineOf('three') ?? document.body, { button: 'right' });
  await expect.element(menu()).toBeVisible();
  expect(entries()).toEqual([
    ...['Cut', 'Copy', 'Paste', 'Add selection to chat', 'Go to definition', 'Rename symbol…'],
    ...['Format document', 'Find', 'Command palette'],
  ]);
  expect(editor.getPosition()?.lineNumber).toBe(3);
  await choose(/^Add selection/);
  await expect.poll(draft).toBe('@src/a.ts:3 ');
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveFocus();
});

it('opens by its keys at the caret, keeps the selection, and cuts and copies it', async () => {
  const editor = await openEditor();
  editor.setSelection(new monaco.Range(2, 1, 3, 1));
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await expect.element(menu()).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: /^Cut/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => editor.getValue()).toBe('one\nthree\nfour\n');
  await expect.poll(() => editor.hasTextFocus()).toBe(true);
  await userEvent.keyboard('{ContextMenu}');
  await expect.poll(entries).toContain('Save the active file');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => editor.hasTextFocus()).toBe(true);
});

it('leaves the keyboard where Find takes it', async () => {
  await openEditor();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await choose(/^Find/);
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.closest('.find-widget') !== null).toBe(true);
  const field = document.activeElement;
  field?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  await expect.element(menu()).not.toBeInTheDocument();
});

it('decides on the hunk under the pointer and comments on a line of either side of a proposal', async () => {
  const [original, proposed] = ['one\ntwo\nthree\n', 'one\n2\nthree\n'];
  const { hunks } = takeApart(original, proposed);
  const proposal: Proposal = {
    path: '/p/src/a.ts',
    relativePath: 'src/a.ts',
    hash: 'h',
    change: 'modify',
    original,
    proposed,
    hunks,
  };
  show(
    <div style={{ display: 'flex', width: 900, height: 300 }}>
      <DiffView chatId="c" callId="1" proposal={proposal} judged onLayout={() => {}} onCompared={() => {}} />
    </div>,
  );
  const review = () => keptReview('c 1', proposal);
  await expect.poll(() => lineOf('2', '.modified')).toBeDefined();
  await userEvent.click(lineOf('2', '.modified') ?? document.body, { button: 'right' });
  await expect.element(menu()).toBeVisible();
  expect(entries()).toEqual([
    ...['Cut', 'Copy', 'Paste', 'Add selection to chat'],
    ...['Accept the hunk', 'Reject the hunk…', 'Comment on the line…', 'Find', 'Command palette'],
  ]);
  await choose(/^Reject the hunk/);
  await expect.poll(() => review().draft.rejected).toEqual(hunks.map(({ id }) => id));
  await userEvent.click(lineOf('one', '.original') ?? document.body, { button: 'right' });
  await expect
    .poll(entries)
    .toEqual([...['Copy', 'Add selection to chat', 'Comment on the line…', 'Find', 'Command palette']]);
  await choose(/^Comment/);
  await expect.poll(() => review().draft.open).toMatchObject({ kind: 'comment', side: 'original', line: 1 });
});
