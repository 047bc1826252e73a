import type { ChangedEntry, ChangesView } from '@shared/changes/changes';
import { emptyChat } from '@shared/chat/chat';
import { AppError } from '@shared/errors';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useReviewedChanges } from '../state/changes/reviewed-changes';
import { askUndo, leaveUndo, type UndoQuestion } from '../state/changes/undo-question';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { UndoWhenAsked } from './UndoWhenAsked';

// Undo from the chat: Pilotfish does nothing before it has shown the effect on each file.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
  await main.showChat({ ...emptyChat('chat-1'), items: [] });
});

const entry = (path: string, more: Partial<ChangedEntry> = {}): ChangedEntry => ({
  path,
  became: 'changed',
  move: null,
  by: [],
  changedSince: false,
  isKept: false,
  added: 1,
  removed: 1,
  undo: { kind: 'back', hash: `plan ${path}`, goes: false, conflicts: [], stops: null },
  ...more,
});
const conflicts = [{ ours: 'mine', theirs: 'old' }];
const files = [
  entry('made.ts', {
    became: 'created',
    undo: { kind: 'back', hash: 'm', goes: true, conflicts: [], stops: null },
  }),
  entry('gone.ts', { became: 'deleted' }),
  entry('mixed.ts', { undo: { kind: 'back', hash: 'x', goes: false, conflicts, stops: null } }),
  entry('stays.ts', { undo: { kind: 'kept', why: 'A folder now has this path.', changed: false } }),
];
const view: ChangesView = { files, leftOut: [], ignored: [], unknown: [], running: 0 };

function play(more: Parameters<ScriptedMain['play']>[0]['changes'] = {}): void {
  main.play({
    changes: {
      list: () => view,
      takeBack: () => ({ itemId: 'undo-1', files: ['made.ts'], kept: [] }),
      ...more,
    },
    chat: { branch: () => ({ id: 'chat-2', said: 'Do it.', files: [] }) },
  });
}

beforeEach(() => {
  play();
  leaveUndo();
  useUiState.setState({ chatId: 'chat-1', drafts: {}, tabs: [] });
  show(<UndoWhenAsked />);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const ask = (kind: UndoQuestion['kind']) => askUndo({ kind, chatId: 'chat-1', itemId: 'message-1' });
const taken = {
  chatId: 'chat-1',
  whileRunning: false,
  files: [
    { path: 'made.ts', hash: 'm', over: false },
    { path: 'gone.ts', hash: 'plan gone.ts', over: false },
    { path: 'mixed.ts', hash: 'x', over: false },
  ],
};

it('what happens to each file is shown before anything is done; what stays is named', async () => {
  ask('turn');
  await expect.element(page.getByText('will be deleted')).toBeVisible();
  await expect.element(page.getByText('will be created again')).toBeVisible();
  await expect.element(page.getByText('1 later change stays')).toBeVisible();
  await expect.element(page.getByText('stays unchanged: A folder now has this path.')).toBeVisible();
  expect(main.called('changes.takeBack')).toEqual([]);
  await button('Undo turn').click();
  await expect
    .poll(() => main.called('changes.takeBack'))
    .toMatchObject([{ ...taken, range: { kind: 'turn', itemId: 'message-1' } }]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('it can be reviewed instead, and left', async () => {
  ask('turn');
  await button('Review…').click();
  expect(useReviewedChanges.getState().asked).toMatchObject({ range: { kind: 'turn', itemId: 'message-1' } });
  expect(useUiState.getState().activeTab).toBe('changes');
  ask('undo');
  await expect.element(page.getByText('Redo these changes?')).toBeVisible();
  await expect.element(button('Redo')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(main.called('changes.takeBack')).toEqual([]);
});

it('what was done again is asked about as taking back', async () => {
  const of = { kind: 'undo' as const, itemId: 'first' };
  const again = { kind: 'taken-back' as const, id: 'message-1', at: 1, files: ['made.ts'], kept: [], of };
  await main.showChat({ ...emptyChat('redone'), items: [again] });
  askUndo({ kind: 'undo', chatId: 'redone', itemId: 'message-1' });
  await expect.element(page.getByRole('dialog', { name: 'Undo these changes again?' })).toBeVisible();
  await button('Undo').click();
  await expect
    .poll(() => main.called('changes.takeBack'))
    .toMatchObject([{ chatId: 'redone', range: { kind: 'undo', itemId: 'message-1' } }]);
});

it('that commands run is said, and counts as asked', async () => {
  play({ list: () => ({ ...view, running: 1 }) });
  ask('turn');
  await expect.element(page.getByText(/^A command of this chat is running/)).toBeVisible();
  await button('Undo turn').click();
  await expect.poll(() => main.called('changes.takeBack')).toMatchObject([{ whileRunning: true }]);
});

it('to here: files and chat, the files first; what was said then waits in the new chat', async () => {
  ask('from');
  await expect.element(page.getByRole('radio', { name: /^Files and chat/ })).toBeChecked();
  await button('Undo to here').click();
  await expect
    .poll(() => main.called('changes.takeBack'))
    .toMatchObject([{ ...taken, range: { kind: 'from', itemId: 'message-1' } }]);
  await expect
    .poll(() => main.called('chat.branch'))
    .toEqual([{ chatId: 'chat-1', itemId: 'message-1', upTo: 'before' }]);
  await expect.poll(() => useUiState.getState().chatId).toBe('chat-2');
  expect(useUiState.getState().drafts).toEqual({ 'chat-2': 'Do it.' });
});

it('to here: the chat alone touches no file, the files alone no chat', async () => {
  ask('from');
  await page.getByRole('radio', { name: /^Chat/ }).click();
  await button('Continue in new chat').click();
  await expect.poll(() => useUiState.getState().chatId).toBe('chat-2');
  expect(main.called('changes.takeBack')).toEqual([]);
  play();
  ask('from');
  await page.getByRole('radio', { name: /^Files U/ }).click();
  await button('Undo to here').click();
  await expect.poll(() => main.called('changes.takeBack').length).toBe(1);
  expect(main.called('chat.branch')).toEqual([]);
});

it('a file that is another by now leaves the question open, and the chat where it is', async () => {
  play({
    takeBack: () => ({ itemId: 'undo-1', files: [], kept: [{ path: 'made.ts', why: 'Another.' }] }),
  });
  ask('from');
  await expect.element(page.getByText('will be deleted')).toBeVisible();
  await button('Undo to here').click();
  await expect.poll(() => main.called('changes.list').length).toBe(2);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(main.called('chat.branch')).toEqual([]);
});

it('why it cannot be shown is said, and nothing can be done then', async () => {
  play({
    list() {
      throw new AppError('unavailable', 'The disk is gone.');
    },
  });
  ask('turn');
  await expect.element(page.getByText('The disk is gone.')).toBeVisible();
  await expect.element(button('Undo turn')).toBeDisabled();
});
