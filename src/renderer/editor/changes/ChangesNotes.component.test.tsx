import type { ChangeRange } from '@shared/changes/shown-changes-schema';
import { emptyChat, type Item } from '@shared/chat/chat';
import { chatTopic } from '@shared/topics';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useReviewedChanges } from '../../state/changes/reviewed-changes';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { ChangesNotes } from './ChangesNotes';

// The outcome of an undo, in terms of the undone changes, as long as it is true.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

const takenBack = (
  id: string,
  more: Partial<Extract<Item, { kind: 'taken-back' }>> = {},
): Extract<Item, { kind: 'taken-back' }> => ({
  kind: 'taken-back',
  id,
  at: 1,
  files: ['a.ts', 'b.ts'],
  kept: [],
  ...more,
});

function showOutcome(chatId: string, range: ChangeRange): void {
  const choice = range.kind === 'undo' ? 'undo' : 'one-turn';
  const done = { kind: 'taken-back' as const, itemIds: ['taken'], files: ['a.ts', 'b.ts'], kept: [] };
  useReviewedChanges.setState({ asked: { chatId, range, choice }, outcome: done });
  show(<ChangesNotes />);
}

it('says no more that files were taken back once a part of them is put back from the chat', async () => {
  await main.showChat({ ...emptyChat('turn'), items: [takenBack('taken')] });
  showOutcome('turn', { kind: 'turn', itemId: 'message' });
  await expect.element(page.getByText('Undone in 2 files.')).toBeVisible();
  const undone = [{ id: 'taken', undone: 'partly' as const }];
  main.emit(chatTopic('turn'), { type: 'item-added', item: takenBack('again', { undone }) });
  await expect.element(page.getByText('Undone in 2 files.')).not.toBeInTheDocument();
});

it('calls a taking back that is taken back redone', async () => {
  await main.showChat({ ...emptyChat('again'), items: [takenBack('first')] });
  showOutcome('again', { kind: 'undo', itemId: 'first' });
  await expect.element(page.getByText('Redone in 2 files.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('calls what was done again and is taken back again taken back', async () => {
  const again = takenBack('second', { of: { kind: 'undo', itemId: 'first' } });
  await main.showChat({ ...emptyChat('third'), items: [takenBack('first'), again] });
  showOutcome('third', { kind: 'undo', itemId: 'second' });
  await expect.element(page.getByText('Undone in 2 files.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Redo' })).toBeVisible();
});
