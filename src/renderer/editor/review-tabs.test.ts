import type { ChatState } from '@shared/chat/chat';
import { emptyChat } from '@shared/chat/chat';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { expect, it } from 'vitest';
import { reviewTabs } from './review-tabs';

const call = (id: string, phase: ToolCall['phase']): ToolCall => ({
  id,
  messageId: 'm',
  tool: 'edit',
  displayName: 'Edit',
  title: `edit ${id}`,
  inputPreview: '',
  phase,
});

function waiting(id: string, since: number): ToolCall {
  const relativePath = `src/${id}.ts`;
  const subject = {
    kind: 'file-change',
    change: 'modify',
    path: `/p/${relativePath}`,
    relativePath,
    added: 1,
    removed: 0,
    approximate: null,
  } as const;
  return call(id, {
    phase: 'waiting',
    since,
    question: { subject, hash: id, why: '', always: [], danger: false, stale: null },
  });
}

function chatWith(...calls: ToolCall[]): ChatState {
  return { ...emptyChat('chat-1'), calls: Object.fromEntries(calls.map((each) => [each.id, each])) };
}

it('wants a tab for each waiting change, the one that waits longest first', () => {
  expect(reviewTabs(chatWith(waiting('late', 20), waiting('early', 10)))).toEqual([
    {
      kind: 'proposal',
      id: 'proposal:chat-1:early',
      chatId: 'chat-1',
      callId: 'early',
      path: 'src/early.ts',
    },
    { kind: 'proposal', id: 'proposal:chat-1:late', chatId: 'chat-1', callId: 'late', path: 'src/late.ts' },
  ]);
});

it('wants none for a call that is queued, running or decided', () => {
  const running = call('b', { phase: 'running', startedAt: 1, allowance: { by: 'read-only' }, progress: '' });
  expect(reviewTabs(chatWith(call('a', { phase: 'queued' }), running))).toEqual([]);
});

it('wants none for a question that shows no change to a file', () => {
  const question = {
    subject: { kind: 'call', tool: 'glob', input: '{}' },
    hash: 'h',
    why: '',
    always: [],
    danger: false,
    stale: null,
  } as const;
  expect(
    reviewTabs(chatWith(call('a', { phase: 'waiting', since: 1, question: { ...question, always: [] } }))),
  ).toEqual([]);
});
