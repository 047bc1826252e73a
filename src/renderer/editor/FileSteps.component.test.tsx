import { emptyAppState } from '@shared/app-state';
import type { ChatState } from '@shared/chat/chat';
import { someQuestions } from '@shared/testing/questions';
import type { CallPhase } from '@shared/tool-call/tool-call';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useServerState } from '../state/server-state';
import { proposalTab, useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { show } from '../testing/show';
import { testTools } from '../testing/tools';
import { fileSubject, waitingChat } from '../testing/waiting-chat';
import { FileSteps } from './FileSteps';

// The place of the file in front among the waiting files of a chat, and the steps to the others.

const one = waitingChat(fileSubject('a.ts'));
const two = waitingChat(fileSubject('b.ts')).call;
const both: ChatState = { ...one.chat, calls: { [one.call.id]: one.call, [two.id]: two } };

const summary = {
  title: '',
  createdAt: 0,
  updatedAt: 0,
  turn: 'idle',
  waiting: someQuestions(2),
  locked: false,
} as const;

function start(chat: ChatState): void {
  useServerState.setState({
    project: testProject([{ ...summary, id: chat.id }]),
    chats: { [chat.id]: chat },
  });
  const tab = proposalTab(chat.id, one.call.id, 'a.ts');
  useUiState.setState({ chatId: chat.id, tabs: [tab], activeTab: tab.id });
  show(<FileSteps chatId={chat.id} callId={one.call.id} />);
}

beforeEach(() => useUiState.setState({ page: 'work' }));

it('says which of them it is, and goes on to the next, also where its tab was closed', async () => {
  start(both);
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next waiting file' }).click();
  const next = proposalTab(both.id, two.id, 'b.ts');
  expect(useUiState.getState()).toMatchObject({ activeTab: next.id });
  await page.getByRole('button', { name: 'Previous waiting file' }).click();
  expect(useUiState.getState().activeTab).toBe(proposalTab(both.id, one.call.id, '').id);
});

it('says nothing where no other waits', () => {
  start(one.chat);
  expect(page.getByRole('button').elements()).toEqual([]);
});

it('counts the decided edits of its batch', async () => {
  const phase: CallPhase = {
    phase: 'rejected',
    reason: null,
    durationMs: 1,
    preview: '',
    display: { kind: 'text', text: '' },
  };
  const decided = { ...two, tool: 'edit', phase, messageId: one.call.messageId };
  useServerState.setState({ app: { ...emptyAppState, tools: testTools } });
  start({ ...one.chat, calls: { [decided.id]: decided, [one.call.id]: one.call } });
  await expect.element(page.getByText('2 of 2')).toBeVisible();
});
