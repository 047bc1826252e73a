import type { Proposal } from '@shared/approval/approval';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newChatId } from '../../state/chat-in-front';
import { takeKeys } from '../../state/commands/window-command';
import { takeCopied } from '../../state/files/open-code';
import { useUnsaved } from '../../state/files/unsaved';
import { openFile, useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { DiffView } from '../DiffView';
import { EditorArea } from '../EditorArea';
import { editorCommands } from '../editor-commands';
import { monaco } from '../monaco/monaco';

// Code of an editor that the user adds to the message.

const project = testProject();
const text = 'one\ntwo\nthree\nfour\n';
const draft = () => useUiState.getState().drafts[newChatId] ?? '';
const message = () => page.getByRole('textbox', { name: 'Message' });
const inEditor = (name: string) =>
  monaco.editor.getEditors().find((editor) => editor.getRawOptions().ariaLabel?.startsWith(name));

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
  onTestFinished(takeKeys(editorCommands));
});

async function openEditor() {
  openFile('src/a.ts');
  show(
    <div style={{ display: 'flex', height: 400 }}>
      <EditorArea />
    </div>,
  );
  await expect.poll(() => inEditor('src/a.ts')?.getValue()).toBe(text);
  const editor = inEditor('src/a.ts');
  if (!editor) throw new Error('No editor.');
  editor.focus();
  return editor;
}

it('mentions the lines of the selection, and the keyboard goes to the message', async () => {
  const editor = await openEditor();
  editor.setSelection(new monaco.Range(2, 2, 4, 1));
  await userEvent.keyboard('{Control>}l{/Control}');
  await expect.poll(draft).toBe('@src/a.ts:2-3 ');
  await expect.element(message()).toHaveFocus();
  expect(editor.getSelection()?.toString()).toBe('[2,2 -> 4,1]');
});

it('without a selection, mentions the line of the caret', async () => {
  const editor = await openEditor();
  editor.setPosition({ lineNumber: 3, column: 2 });
  await userEvent.keyboard('{Control>}l{/Control}');
  await expect.poll(draft).toBe('@src/a.ts:3 ');
});

it('shows the text itself if the file on disk has another', async () => {
  const editor = await openEditor();
  editor.setPosition({ lineNumber: 1, column: 1 });
  await userEvent.keyboard('zero ');
  await userEvent.keyboard('{Control>}l{/Control}');
  await expect.poll(draft).toBe('```src/a.ts:1\nzero one\n```\n');
});

it('leaves the key to fields, also those over the text of an editor', async () => {
  await openEditor();
  await message().click();
  await userEvent.keyboard('{Control>}l{/Control}');
  expect(draft()).toBe('');
});

it('knows lines that were copied, once, and no part of a line', async () => {
  const editor = await openEditor();
  editor.setSelection(new monaco.Range(1, 1, 2, 4));
  await userEvent.keyboard('{Control>}c{/Control}');
  expect(takeCopied('other')).toBe(null);
  await userEvent.keyboard('{Control>}c{/Control}');
  expect(takeCopied('one\r\ntwo')).toEqual({
    path: 'src/a.ts',
    lines: { first: 1, last: 2 },
    text: 'one\ntwo',
  });
  expect(takeCopied('one\ntwo')).toBe(null);
  editor.setSelection(new monaco.Range(3, 1, 3, 3));
  await userEvent.keyboard('{Control>}c{/Control}');
  expect(takeCopied('th')).toBe(null);
  editor.setPosition({ lineNumber: 3, column: 1 });
  await userEvent.keyboard('{Control>}c{/Control}');
  expect(takeCopied('three\n')).toEqual({ path: 'src/a.ts', lines: { first: 3, last: 3 }, text: 'three' });
});

it.each([
  { side: 'Current', lines: 'one\ntwo' },
  { side: 'Proposed', lines: 'one\n2' },
])('takes lines of the $side side of a proposal', async ({ side, lines }) => {
  const proposal: Proposal = {
    path: '/p/a.ts',
    relativePath: 'a.ts',
    hash: 'h',
    change: 'modify',
    original: 'one\ntwo\n',
    proposed: 'one\n2\n',
    hunks: [],
  };
  show(
    <div style={{ display: 'flex', width: 900, height: 300 }}>
      <DiffView chatId="c" callId="1" proposal={proposal} judged onLayout={() => {}} onCompared={() => {}} />
    </div>,
  );
  const name = side === 'Current' ? 'original' : 'modified';
  const shown = () => document.querySelector<HTMLElement>(`.editor.${name} .view-lines`);
  await expect.poll(() => shown()?.textContent).toContain('one');
  const editor = monaco.editor.getDiffEditors()[0];
  const code = side === 'Current' ? editor?.getOriginalEditor() : editor?.getModifiedEditor();
  code?.focus();
  code?.setSelection(new monaco.Range(1, 1, 2, 2));
  await userEvent.keyboard('{Control>}l{/Control}');
  await expect.poll(draft).toBe(`\`\`\`a.ts:1-2\n${lines}\n\`\`\`\n`);
});
