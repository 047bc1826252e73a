import type { ChangedSides } from '@shared/changes/changes';
import { emptyChat } from '@shared/chat/chat';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openChanges, useReviewedChanges } from '../state/changes/reviewed-changes';
import { takeKeys } from '../state/commands/window-command';
import { typeInText } from '../state/files/open-texts';
import { keepKeyboard } from '../state/regions/keep-keyboard';
import { noteFocus } from '../state/regions/regions';
import { openFile, useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { EditorArea } from './EditorArea';
import { editorCommands } from './editor-commands';

// The tab that comes next when one closes, with the focus.

beforeAll(async () => {
  const main = await startScriptedMain({}, testProject());
  await main.showChat({ ...emptyChat('chat-1'), items: [] });
  const format = { hash: 'h', encoding: 'utf-8', bom: false, lineEnds: 'LF' } as const;
  const undo = { kind: 'back', hash: 'plan', goes: false, conflicts: [], stops: null } as const;
  const counts = { added: 1, removed: 1, changedSince: false, isKept: false } as const;
  const entry = (path: string) => ({ path, became: 'changed' as const, move: null, by: [], ...counts, undo });
  const sides = (path: string): ChangedSides => ({
    path,
    before: 'one\n',
    now: 'two\n',
    back: 'one\n',
    hash: 'now',
    shown: 'text',
  });
  main.play({
    project: { readFile: ({ path }) => ({ kind: 'text', path, text: 'x\n', ...format }) },
    changes: {
      list: () => ({
        files: [entry('c.ts'), entry('d.ts')],
        leftOut: [],
        ignored: [],
        unknown: [],
        running: 0,
      }),
      sides: ({ path }) => sides(path),
    },
  });
  keepKeyboard();
  noteFocus();
  takeKeys(editorCommands);
});

beforeEach(() => {
  useUiState.setState({ tabs: [], activeTab: null, usedTabs: [] });
  useReviewedChanges.setState({ asked: null });
  show(
    <div style={{ display: 'flex', width: 900, height: 400 }}>
      <EditorArea />
    </div>,
  );
});

const closeInFront = () => userEvent.keyboard('{Control>}w{/Control}');
const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });
const changes = () => page.getByRole('tab', { name: 'Changes' });

it('the changes that were in front before are there again, with the keyboard in them', async () => {
  openFile('b.ts');
  openChanges('chat-1', { kind: 'chat' });
  await expect.element(row('c.ts')).toHaveFocus();
  openFile('a.ts');
  typeInText('a.ts');
  await expect.element(page.getByRole('textbox', { name: 'a.ts' })).toHaveFocus();
  await closeInFront();
  await expect.element(changes()).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('region', { name: 'Changes' });
  await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true);
});

it('a closed tab that is opened again has it in its text, at its place', async () => {
  openFile('a.ts');
  openFile('b.ts');
  openFile('a.ts');
  typeInText('a.ts');
  await expect.element(page.getByRole('textbox', { name: 'a.ts' })).toHaveFocus();
  await closeInFront();
  await expect.element(page.getByRole('textbox', { name: 'b.ts' })).toHaveFocus();
  await userEvent.keyboard('{Control>}{Shift>}t{/Shift}{/Control}');
  await expect.element(page.getByRole('textbox', { name: 'a.ts' })).toHaveFocus();
  expect(useUiState.getState().tabs.map(({ path }) => path)).toEqual(['a.ts', 'b.ts']);
});

it('closed changes that are opened again have it', async () => {
  openFile('a.ts');
  openChanges('chat-1', { kind: 'chat' });
  await expect.element(row('c.ts')).toHaveFocus();
  await closeInFront();
  await expect.element(page.getByRole('textbox', { name: 'a.ts' })).toHaveFocus();
  await userEvent.keyboard('{Control>}{Shift>}t{/Shift}{/Control}');
  const panel = page.getByRole('region', { name: 'Changes' });
  await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true);
});

it('by Delete on a tab, the one that comes to the front has it', async () => {
  openChanges('chat-1', { kind: 'chat' });
  await expect.element(row('c.ts')).toHaveFocus();
  openFile('a.ts');
  await page.getByRole('tab', { name: 'a.ts' }).click();
  await userEvent.keyboard('{Delete}');
  await expect.element(changes()).toHaveFocus();
});

it('a file that comes to the front after the changes has it in its text', async () => {
  openFile('a.ts');
  openFile('b.ts');
  openFile('a.ts');
  openChanges('chat-1', { kind: 'chat' });
  await expect.element(row('c.ts')).toHaveFocus();
  await closeInFront();
  await expect.element(page.getByRole('textbox', { name: 'a.ts' })).toHaveFocus();
});
