import { callKeyOf } from '@shared/base/call-key';
import type { ChatState } from '@shared/chat/chat';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useReviewedChanges } from '../state/changes/reviewed-changes';
import { windowState } from '../state/commands/window-command';
import { offerDiff } from '../state/questions/open-diffs';
import { useServerState } from '../state/server-state';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { commandSubject, fileSubject, waitingChat } from '../testing/waiting-chat';
import { reviewCommands } from './review-commands';

// The commands of the palette for reviews.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});
beforeEach(() => useUiState.setState({ page: 'work', tabs: [], activeTab: null }));

const [review, whitespace] = reviewCommands;

async function showChat(chat: ChatState): Promise<void> {
  await main.showChat(chat);
  const times = { createdAt: 1, updatedAt: 1 };
  const summary = { id: chat.id, title: '', ...times, turn: 'running', waiting: [], locked: false } as const;
  useServerState.setState({ project: testProject([summary]) });
  useUiState.setState({ chatId: chat.id });
}

it('goes into the diff of the change that waits', async () => {
  const asked = waitingChat(fileSubject('a.ts'));
  await showChat(asked.chat);
  expect(review?.when(windowState())).toBe(true);
  let entered = 0;
  const nothing = () => {};
  offerDiff(callKeyOf(asked.chat.id, asked.call.id), {
    goToChange: nothing,
    openAccessibleView: nothing,
    parts: { accept: nothing, reject: nothing, comment: nothing },
    focus: nothing,
    enter: () => {
      entered += 1;
    },
  });
  review?.run(windowState());
  expect([entered, useUiState.getState().activeTab]).toEqual([
    1,
    `proposal:${asked.chat.id}:${asked.call.id}`,
  ]);
});

it('shows the changes of the last turn if no change waits', async () => {
  const { chat } = waitingChat(commandSubject('make'));
  const said = { kind: 'user', id: 'said', at: 1, text: 'Make it.' } as const;
  await showChat({ ...chat, items: [said, ...chat.items] });
  review?.run(windowState());
  expect(useReviewedChanges.getState().asked?.range).toEqual({ kind: 'turn', itemId: 'said' });
});

it('toggles the setting for whitespace', async () => {
  whitespace?.run(windowState());
  const shown = windowState().server.app?.settings.diff.whitespace;
  await expect
    .poll(() => main.called('settings.set').at(-1))
    .toEqual({ key: 'diff.whitespace', value: !shown });
});
