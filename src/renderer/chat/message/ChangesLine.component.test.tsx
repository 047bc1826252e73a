import { emptyChat, type Item } from '@shared/chat/chat';
import { chatTopic } from '@shared/topics';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useReviewedChanges } from '../../state/changes/reviewed-changes';
import { leaveUndo, useUndoQuestion } from '../../state/changes/undo-question';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { ChangesLine } from './ChangesLine';

// The line of the chat about a turn's changes, and about undone ones.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
  await main.showChat({ ...emptyChat('chat') });
  await main.showChat({ ...emptyChat('locked'), access: 'read-only' });
  await main.showChat({ ...emptyChat('quick'), shelf: 'quick-ask' });
});

const changed: Extract<Item, { kind: 'changes' }> = {
  kind: 'changes',
  id: 'c',
  at: 1,
  turn: 'message',
  files: 4,
  added: 120,
  removed: 18,
};
const takenBack: Extract<Item, { kind: 'taken-back' }> = {
  kind: 'taken-back',
  id: 't',
  at: 1,
  files: ['a.ts'],
  kept: [],
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('leads to the review of that turn, and asks before the turn is undone', async () => {
  show(<ChangesLine chatId="chat" item={changed} />);
  await expect.element(page.getByText(/^4 files \+120 −18/)).toBeVisible();
  await button('Review').click();
  expect(useReviewedChanges.getState().asked).toEqual({
    chatId: 'chat',
    choice: 'one-turn',
    range: { kind: 'turn', itemId: 'message' },
  });
  await button('Undo turn…').click();
  expect(useUndoQuestion.getState().question).toEqual({ kind: 'turn', chatId: 'chat', itemId: 'message' });
});

it('what was taken back can be done again', async () => {
  leaveUndo();
  show(<ChangesLine chatId="chat" item={takenBack} />);
  await button('Redo…').click();
  expect(useUndoQuestion.getState().question).toEqual({ kind: 'undo', chatId: 'chat', itemId: 't' });
});

it('says how much of it is taken back, and offers to undo no more than is left', async () => {
  await main.showChat({ ...emptyChat('undone'), undone: { message: 'wholly', t: 'partly' } });
  show(<ChangesLine chatId="undone" item={changed} />);
  await expect.element(page.getByText(/^4 files \+120 −18·undone·Review$/)).toBeVisible();
  await expect.element(button('Undo turn…')).not.toBeInTheDocument();
  show(<ChangesLine chatId="undone" item={takenBack} />);
  await expect.element(page.getByText(/·partly redone·Redo…$/)).toBeVisible();
});

it('says again what the turn changed once taking it back is undone', async () => {
  await main.showChat({ ...emptyChat('again'), undone: { message: 'wholly' } });
  show(<ChangesLine chatId="again" item={changed} />);
  await expect.element(page.getByText(/·undone·/)).toBeVisible();
  main.emit(chatTopic('again'), {
    type: 'item-added',
    item: { ...takenBack, id: 't2', undone: [{ id: 'message', undone: 'not' }] },
  });
  await expect.element(page.getByText(/·undone·/)).not.toBeInTheDocument();
  await expect.element(button('Undo turn…')).toBeVisible();
});

it('what was done again is called so, and is undone and taken back as the turn was', async () => {
  const again: typeof takenBack = { ...takenBack, id: 'r', of: { kind: 'undo', itemId: 't' } };
  await main.showChat({ ...emptyChat('redone'), items: [takenBack, again], undone: { r: 'partly' } });
  show(<ChangesLine chatId="redone" item={again} />);
  await expect.element(page.getByText('You redid the changes to a.ts·partly undone·Undo…')).toBeVisible();
  show(<ChangesLine chatId="redone" item={{ ...again, files: ['a.ts', 'b.ts'], kept: ['c.ts'] }} />);
  await expect.element(page.getByText(/^You redid the changes to 2 files; 1 skipped/)).toBeVisible();
});

it('in a chat that can only be read it is looked at, in the small window read', async () => {
  show(<ChangesLine chatId="locked" item={changed} />);
  await expect.element(button('Review')).toBeVisible();
  await expect.element(button('Undo turn…')).not.toBeInTheDocument();
  show(<ChangesLine chatId="quick" item={takenBack} />);
  await expect.element(page.getByText('You undid the changes to a.ts')).toBeVisible();
  await expect.element(button('Redo…')).not.toBeInTheDocument();
});
