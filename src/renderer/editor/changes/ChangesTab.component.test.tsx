import type { ChangesView } from '@shared/changes/changes';
import { emptyChat } from '@shared/chat/chat';
import { AppError } from '@shared/errors';
import { takeApart } from '@shared/hunks/hunks';
import { chatTopic } from '@shared/topics';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bringShownChanges, openChanges, useReviewedChanges } from '../../state/changes/reviewed-changes';
import { keepKeyboard } from '../../state/regions/keep-keyboard';
import { useUiState } from '../../state/ui-state';
import { changedSides, changedEntry as entry } from '../../testing/changed-files';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { ChangedDiff } from '../ChangedDiff';
import { ChangesTab } from './ChangesTab';

// The tab of changes: its list, its key walk, keeping, undoing, and the questions before.

let main: ScriptedMain;
const project = testProject();
const chat = { ...emptyChat('chat-1'), items: [] };
beforeAll(async () => {
  main = await startScriptedMain({}, project);
  await main.showChat(chat);
});

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');
const fill = Array.from({ length: 4 }, (_, index) => `the same line ${index}`);
const before = lines('one', ...fill, 'two');
const now = lines('ONE', ...fill, 'TWO');
const hunks = takeApart(before, now).hunks.map(({ id }) => id);

const sidesOf = (path: string) => changedSides(path, { before, now });
let view: ChangesView;

function play(more: Parameters<ScriptedMain['play']>[0]['changes'] = {}): void {
  main.play({
    changes: {
      list: () => view,
      sides: ({ path }) => sidesOf(path),
      takeBack: ({ files }) => ({ itemId: 'undo-1', files: files.map(({ path }) => path), kept: [] }),
      takeBackHunks: ({ path }) => ({ itemId: 'undo-2', files: [path], kept: [] }),
      keep: () => undefined,
      ...more,
    },
  });
}

beforeEach(() => {
  view = {
    files: [entry('src/a.ts'), entry('b.ts', { by: [{ kind: 'commands' }] })],
    leftOut: [],
    ignored: [],
    unknown: [],
    running: 0,
  };
  play();
  useUiState.setState({ tabs: [], activeTab: null });
  // Clears the stored decisions.
  bringShownChanges(null);
  show(
    <div data-region="editor" style={{ display: 'flex', width: 1000, height: 600 }}>
      <ChangesTab Diff={ChangedDiff} />
    </div>,
  );
});

const open = () => openChanges('chat-1', { kind: 'turn', itemId: 'message-1' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const file = (name: string) =>
  page.getByRole('region', { name: 'Changed files' }).getByRole('button', { name: new RegExp(`^${name}`) });
const turn = { chatId: 'chat-1', range: { kind: 'turn', itemId: 'message-1' } };
const side = () => page.getByRole('textbox', { name: /now, read-only/ });

it('files stand under who changed them; the first is shown, and has the keyboard', async () => {
  open();
  await expect.element(page.getByRole('heading', { name: 'npm run format' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Commands' })).toBeVisible();
  await expect.element(page.getByText('2 files +4 −4')).toBeVisible();
  await expect.element(file('a.ts')).toHaveFocus();
  await expect.element(button('Undo hunk 1 of 2')).toBeVisible();
  expect(main.called('changes.sides').at(-1)).toEqual({ ...turn, path: 'src/a.ts' });
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(file('b.ts')).toHaveFocus();
  await expect.poll(() => main.called('changes.sides').at(-1)).toEqual({ ...turn, path: 'b.ts' });
});

it('F7 walks the changes and goes on into the next file, also while that loads; Shift+F7 goes back', async () => {
  open();
  await expect.element(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await userEvent.keyboard('{F7}');
  await expect.element(page.getByText('2 of 2', { exact: true })).toBeVisible();
  await userEvent.keyboard('{F7}{F7}');
  await expect.element(file('b.ts')).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByText('2 of 2', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Shift>}{F7}{/Shift}');
  await expect.element(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Shift>}{F7}{/Shift}');
  await expect.element(file('a.ts')).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByText('2 of 2', { exact: true })).toBeVisible();
});

it('a change is taken back by its button or by keys, and that can be undone', async () => {
  open();
  await button('Undo hunk 2 of 2').click();
  const taken = { ...turn, path: 'src/a.ts', hash: 'now src/a.ts', whileRunning: false };
  await expect.poll(() => main.called('changes.takeBackHunks')).toEqual([{ ...taken, hunks: [hunks[1]] }]);
  await expect.element(page.getByText('Undone in 1 file.')).toBeVisible();
  await expect.element(page.getByText('2 of 2', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Shift>}{F7}{/Shift}');
  await userEvent.keyboard('{Control>}{Alt>}r{/Alt}{/Control}');
  await expect
    .poll(() => main.called('changes.takeBackHunks').at(-1))
    .toEqual({ ...taken, hunks: [hunks[0]] });
  await button('Redo').click();
  const undone = { chatId: 'chat-1', range: { kind: 'undo', itemId: 'undo-2' } };
  await expect.poll(() => main.called('changes.takeBack').at(-1)).toMatchObject(undone);
  await expect.element(page.getByText(/^Undone/)).not.toBeInTheDocument();
});

it('that something was taken back is said no more once it is put back from the chat', async () => {
  play({ takeBack: () => ({ itemId: 'undo-9', files: ['src/a.ts', 'b.ts'], kept: [] }) });
  open();
  await button('Undo all').click();
  await expect.element(page.getByText('Undone in 2 files.')).toBeVisible();
  main.emit(chatTopic('chat-1'), {
    type: 'item-added',
    item: {
      kind: 'taken-back',
      id: 'undo-3',
      at: 1,
      files: ['b.ts'],
      kept: [],
      undone: [{ id: 'undo-9', undone: 'wholly' }],
    },
  });
  await expect.element(page.getByText('Undone in 2 files.')).not.toBeInTheDocument();
});

it('what stays when it is put back is named', async () => {
  open();
  await button('Undo all').click();
  play({ takeBack: () => ({ itemId: 'undo-4', files: [], kept: [{ path: 'b.ts', why: 'It is a link.' }] }) });
  await button('Redo').click();
  await expect.element(page.getByText('Skipped b.ts: It is a link.')).toBeVisible();
  await expect.element(page.getByText(/^Undone/)).not.toBeInTheDocument();
});

it('buttons that go when they are pressed leave the keyboard to what stands beside them', async () => {
  onTestFinished(keepKeyboard());
  open();
  await expect.element(button('Undo hunk 1 of 2')).toBeVisible();
  const head = page.getByRole('button', { name: 'Undo', exact: true });
  const left = view.files.slice(1);
  play({
    takeBack: ({ files }) => {
      view = {
        ...view,
        files: [entry('src/a.ts', { became: 'as-before', undo: { kind: 'nothing' } }), ...left],
      };
      return { itemId: 'undo-1', files: files.map(({ path }) => path), kept: [] };
    },
  });
  head.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Undone in 1 file.')).toBeVisible();
  await expect.element(head).not.toBeInTheDocument();
  await expect.element(button('Next hunk')).toHaveFocus();
  button('Redo').element().focus();
  useReviewedChanges.setState({ outcome: null });
  await expect.element(file('a.ts')).toHaveFocus();
});

it('once all changes of a file stay, it is kept; of one of which some stay, the rest is taken back', async () => {
  open();
  await button('Keep hunk 1 of 2').click();
  await expect.element(button('Keep hunk 1 of 2')).toHaveAttribute('aria-pressed', 'true');
  await button('Undo the rest: src/a.ts').click();
  await expect
    .poll(() => main.called('changes.takeBackHunks'))
    .toEqual([{ ...turn, path: 'src/a.ts', hash: 'now src/a.ts', hunks: [hunks[1]], whileRunning: false }]);
  await button('Keep hunk 2 of 2').click();
  await expect
    .poll(() => main.called('changes.keep'))
    .toEqual([{ chatId: 'chat-1', files: [{ path: 'src/a.ts', hash: 'now src/a.ts' }] }]);
});

it('the button for the rest of a file is called by what stands on it and the file, without its keys', async () => {
  open();
  await button('Keep hunk 1 of 2').click();
  const rest = button('Undo the rest: src/a.ts');
  await expect.element(rest).toBeVisible();
  // A separate label would also have to contain the displayed keys.
  await expect.element(rest).not.toHaveAttribute('aria-label');
});

it('all are taken back but those that are kept; what stayed is said', async () => {
  view = { ...view, files: [entry('a.ts', { isKept: true }), entry('b.ts'), entry('c.ts')] };
  play({
    takeBack: () => ({ itemId: 'undo-1', files: ['b.ts'], kept: [{ path: 'c.ts', why: 'It is a link.' }] }),
  });
  open();
  await button('Undo the rest').click();
  await expect
    .poll(() => main.called('changes.takeBack'))
    .toMatchObject([
      {
        ...turn,
        whileRunning: false,
        files: [
          { path: 'b.ts', hash: 'plan b.ts', over: false },
          { path: 'c.ts', hash: 'plan c.ts', over: false },
        ],
      },
    ]);
  await expect.element(page.getByText('Skipped c.ts: It is a link.')).toBeVisible();
});

it('places that were changed since are shown with both sides, and go only after a question', async () => {
  const conflicts = [{ ours: 'mine\n', theirs: 'old\n' }];
  view = {
    ...view,
    files: [entry('a.ts', { undo: { kind: 'back', hash: 'plan', goes: false, conflicts, stops: null } })],
  };
  play({
    list: ({ over = [] }) =>
      over.length === 0
        ? view
        : {
            ...view,
            files: [
              entry('a.ts', {
                undo: { kind: 'back', hash: 'over', goes: false, conflicts: [], stops: null },
              }),
            ],
          },
  });
  open();
  await expect.element(page.getByRole('region', { name: 'Yours' }).getByText('mine')).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Before the change' }).getByText('old'))
    .toBeVisible();
  await button('Undo anyway…').click();
  await expect.element(page.getByText('Undo later changes too?')).toBeVisible();
  expect(main.called('changes.takeBack')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => main.called('changes.takeBack'))
    .toMatchObject([{ ...turn, whileRunning: false, files: [{ path: 'a.ts', hash: 'over', over: true }] }]);
});

it('while commands run it asks first', async () => {
  play({
    takeBack({ files, whileRunning }) {
      if (!whileRunning) throw new AppError('busy', 'Commands run.');
      return { itemId: 'undo-1', files: files.map(({ path }) => path), kept: [] };
    },
  });
  open();
  await button('Undo all').click();
  await expect.element(page.getByText('Undo while commands run?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone in 2 files.')).toBeVisible();
});

it('it is read anew when the chat tells that something was taken back', async () => {
  open();
  await expect.element(file('b.ts')).toBeVisible();
  view = { ...view, files: [entry('src/a.ts')] };
  main.emit(chatTopic('chat-1'), {
    type: 'item-added',
    item: { kind: 'taken-back', id: 'elsewhere', at: 1, files: ['b.ts'], kept: [] },
  });
  await expect.element(file('b.ts')).not.toBeInTheDocument();
});

it('nothing, a failure, and a chat that is gone are said', async () => {
  view = { ...view, files: [] };
  open();
  await expect.element(page.getByText('No changes in this turn')).toBeVisible();
  play({
    list() {
      throw new AppError('unavailable', 'The disk is gone.');
    },
  });
  open();
  await expect.element(page.getByText('The disk is gone.')).toBeVisible();
  await expect.element(button('Try again')).toBeVisible();
  play({
    list() {
      throw new AppError('not-found', 'There is no such chat.');
    },
  });
  open();
  await expect.element(page.getByText('This chat no longer exists')).toBeVisible();
  await expect.element(side()).not.toBeInTheDocument();
});
