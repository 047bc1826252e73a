import type { ChatState } from '@shared/chat/chat';
import type { CallPhase, ToolCall } from '@shared/tool-call/tool-call';
import { chatTopic } from '@shared/topics';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useReviewedChanges } from '../state/changes/reviewed-changes';
import { useUndoQuestion } from '../state/changes/undo-question';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { testTools } from '../testing/tools';
import { fileSubject, questionAbout, waitingChat } from '../testing/waiting-chat';
import { MessageRow } from './MessageRow';

// A batch of edits in the chat: one line for the edits to come, and one for the edits that are decided.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({ tools: testTools }, testProject());
});

const outcome = { durationMs: 1, preview: 'Done' } as const;
const question: CallPhase = { phase: 'waiting', since: 1, question: questionAbout(fileSubject('a.ts')) };
const failed: CallPhase = { phase: 'failed', ...outcome, display: { kind: 'text', text: 'Disk is full' } };

function done(relativePath: string): CallPhase {
  const display = { kind: 'file-diff', relativePath, patch: '', added: 2, removed: 1 } as const;
  return { phase: 'done', allowance: { by: 'person', answer: 'accept' }, ...outcome, display };
}

/** A reply with 4 edits in these phases; the missing ones are queued. */
async function showBatch(...phases: readonly CallPhase[]) {
  const { chat, call } = waitingChat(fileSubject('a.ts'));
  const calls = ['a', 'b', 'c', 'd'].map((name, at): ToolCall => {
    const id = `${call.id}-${name}`;
    return { ...call, id, title: `Edit ${name}.ts`, phase: phases[at] ?? { phase: 'queued' } };
  });
  const items: ChatState['items'] = [
    { kind: 'user', id: `${chat.id}-user`, at: 1, text: 'Edit all.' },
    ...chat.items.map((item) => ({ ...item, callIds: calls.map(({ id }) => id) }) as typeof item),
  ];
  main.play({ queue: { batch: () => [] }, changes: { list: () => new Promise(() => {}) } });
  await main.showChat({ ...chat, items, calls: Object.fromEntries(calls.map((each) => [each.id, each])) });
  show(<MessageRow chatId={chat.id} row={call.messageId} />);
  const move = (at: number, phase: CallPhase) =>
    main.emit(chatTopic(chat.id), { type: 'call-moved', callId: calls[at]?.id ?? '', phase });
  return { chatId: chat.id, move };
}

const line = (name: string | RegExp) => page.getByRole('button', { name });

it('the edits behind a question are one line, which stays open while they are decided', async () => {
  const { move } = await showBatch(question);
  await expect.element(line('3 more edits')).toBeVisible();
  expect(page.getByText('Edit b.ts').elements()).toEqual([]);
  await expect.element(page.getByText('Edit b.ts, Edit c.ts, Edit d.ts')).toBeVisible();
  await line('3 more edits').click();
  await expect.element(page.getByText('Edit d.ts')).toBeVisible();
  move(0, done('a.ts'));
  move(1, question);
  await expect.element(line('2 more edits')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText('Edit d.ts')).toBeVisible();
});

it('the decided edits are one line that reviews and undoes their turn, until the turn says so itself', async () => {
  const { chatId } = await showBatch(done('a.ts'), done('b.ts'), done('c.ts'), done('d.ts'));
  await expect.element(line(/^4 files changed/)).toBeVisible();
  await line('Review').click();
  const range = { kind: 'turn', itemId: `${chatId}-user` };
  expect(useReviewedChanges.getState().asked).toMatchObject({ chatId, range });
  await line('Undo turn…').click();
  expect(useUndoQuestion.getState()).toMatchObject({
    question: { kind: 'turn', chatId, itemId: `${chatId}-user` },
  });
  const item = {
    kind: 'changes',
    id: 'end',
    at: 2,
    turn: `${chatId}-user`,
    files: 4,
    added: 8,
    removed: 4,
  } as const;
  main.emit(chatTopic(chatId), { type: 'item-added', item });
  await expect.element(line('Review')).not.toBeInTheDocument();
  await line(/^4 files changed/).click();
  await expect.element(page.getByText('Edit c.ts')).toBeVisible();
});

it('a failed edit stays visible below the line', async () => {
  await showBatch(done('a.ts'), failed, done('c.ts'), done('d.ts'));
  await expect.element(line(/^3 files changed · 1 failed/)).toBeVisible();
  await expect.element(page.getByText('Edit b.ts')).toBeVisible();
  expect(page.getByText('Edit a.ts').elements()).toEqual([]);
});

it('the keyboard of a card that folds goes to the line', async () => {
  const { move } = await showBatch(done('a.ts'), question);
  await expect.element(line(/^Edit a\.ts/)).toBeVisible();
  line(/^Edit a\.ts/)
    .element()
    .focus();
  move(1, { phase: 'running', startedAt: 1, allowance: { by: 'person', answer: 'accept' }, progress: '' });
  move(1, done('b.ts'));
  await expect.element(line(/^2 files changed/)).toHaveFocus();
});
