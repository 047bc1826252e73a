import type { ChangesView } from '@shared/changes/changes';
import { emptyChat, type Item } from '@shared/chat/chat';
import { takeApart } from '@shared/hunks/hunks';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openChanges, useReviewedChanges } from '../../state/changes/reviewed-changes';
import { keepHunk } from '../../state/changes/take-back';
import { showChat, useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { ChangedDiff } from '../ChangedDiff';
import { ChangesTab } from './ChangesTab';

// The chat of the tab of changes, while another chat comes to the front.

const said = (id: string): Item => ({ kind: 'user', id, at: 1, text: 'Do it.' });
const summary = (id: string, title: string) => ({
  id,
  title,
  createdAt: 1,
  updatedAt: 1,
  turn: 'idle' as const,
  waiting: [],
  locked: false,
});

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject([summary('a', 'Mend the parser'), summary('b', 'Docs')]));
  await main.showChat({ ...emptyChat('a'), items: [said('a-1'), said('a-2')] });
  await main.showChat({ ...emptyChat('b'), items: [said('b-1')] });
});

const [before, now] = ['one\n\n\n\n\n\ntwo\n', 'ONE\n\n\n\n\n\nTWO\n'];
const view: ChangesView = {
  files: [
    {
      path: 'a.ts',
      became: 'changed',
      move: null,
      by: [],
      changedSince: false,
      isKept: false,
      added: 2,
      removed: 2,
      undo: { kind: 'back', hash: 'plan', goes: false, conflicts: [], stops: null },
    },
  ],
  leftOut: [],
  ignored: [],
  unknown: [],
  running: 0,
};

beforeEach(() => {
  main.play({
    changes: {
      list: () => view,
      sides: ({ path }) => ({ path, before, now, back: before, hash: 'now', shown: 'text' }),
    },
  });
  useUiState.setState({ tabs: [], activeTab: null, chatId: 'a' });
  show(
    <div data-region="editor" style={{ display: 'flex', width: 1000, height: 600 }}>
      <ChangesTab Diff={ChangedDiff} />
    </div>,
  );
});

const listed = () => main.called('changes.list').at(-1);
const ofDocs = { chatId: 'b', range: { kind: 'turn', itemId: 'b-1' } };

it('this turn is that of the chat in front, whichever that is', async () => {
  openChanges('a', { kind: 'turn', itemId: 'a-2' }, 'turn');
  await expect.poll(listed).toEqual({ chatId: 'a', range: { kind: 'turn', itemId: 'a-2' } });
  showChat('b');
  await expect.poll(listed).toEqual(ofDocs);
  await expect.element(page.getByRole('combobox', { name: 'Changes of' })).toHaveTextContent('This turn');
  showChat('a');
  await expect.poll(listed).toEqual({ chatId: 'a', range: { kind: 'turn', itemId: 'a-2' } });
});

it('a chat that comes to the front later, while the tab is not looked at, is what it shows then', async () => {
  openChanges('a', { kind: 'chat' });
  showChat('b');
  await expect.poll(listed).toEqual({ chatId: 'b', range: { kind: 'chat' } });
});

it('one turn stays, and is said to be of its chat; another choice is of the chat in front', async () => {
  openChanges('a', { kind: 'turn', itemId: 'a-1' });
  const range = page.getByRole('combobox', { name: 'Changes of' });
  await expect.element(range).toHaveTextContent('One turn');
  await expect.element(page.getByText('of “Mend the parser”')).not.toBeInTheDocument();
  showChat('b');
  await expect.element(page.getByText('of “Mend the parser”')).toBeVisible();
  expect(listed()).toEqual({ chatId: 'a', range: { kind: 'turn', itemId: 'a-1' } });
  await range.click();
  await page.getByRole('option', { name: 'This turn' }).click();
  await expect.poll(listed).toEqual(ofDocs);
  await expect.element(page.getByText('of “Mend the parser”')).not.toBeInTheDocument();
});

it('not while something is taken back, and what the user keeps is known when it is shown again', async () => {
  openChanges('a', { kind: 'chat' });
  await expect.element(page.getByRole('button', { name: 'Keep hunk 1 of 2' })).toBeVisible();
  const [first] = takeApart(before, now).hunks;
  await keepHunk(first?.id ?? '');
  useReviewedChanges.setState({ busy: true });
  showChat('b');
  expect(useReviewedChanges.getState().asked?.chatId).toBe('a');
  useReviewedChanges.setState({ busy: false });
  await expect.poll(listed).toEqual({ chatId: 'b', range: { kind: 'chat' } });
  showChat('a');
  const kept = page.getByRole('button', { name: 'Keep hunk 1 of 2' });
  await expect.element(kept).toHaveAttribute('aria-pressed', 'true');
});
