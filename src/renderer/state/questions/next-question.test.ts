import { someQuestions } from '@shared/testing/questions';
import type { CallPhase, ToolCall } from '@shared/tool-call/tool-call';
import { describe, expect, it } from 'vitest';
import { nextQuestion, nextWaitingChat, waitingCalls, waitingElsewhere } from './next-question';

const call = (id: string, phase: CallPhase): ToolCall => ({
  id,
  messageId: 'm',
  tool: 'edit',
  displayName: 'Edit',
  title: 'Edit a.ts',
  inputPreview: '{}',
  phase,
});

const waiting = (since: number): CallPhase => ({
  phase: 'waiting',
  since,
  question: {
    subject: { kind: 'call', tool: 'edit', input: '{}' },
    hash: 'h',
    why: 'the mode is Ask',
    always: [],
    danger: false,
    stale: null,
  },
});

describe('waitingCalls', () => {
  it('lists the questions, oldest first, and nothing else', () => {
    const calls = {
      b: call('b', waiting(20)),
      q: call('q', { phase: 'queued' }),
      a: call('a', waiting(10)),
    };
    expect(waitingCalls(calls)).toEqual(['a', 'b']);
  });
});

describe('nextQuestion', () => {
  it('starts with the first', () => {
    expect(nextQuestion(['a', 'b'], null)).toBe('a');
    expect(nextQuestion(['a', 'b'], 'gone')).toBe('a');
  });

  it('goes on from the one that has the keyboard, and round', () => {
    expect(nextQuestion(['a', 'b'], 'a')).toBe('b');
    expect(nextQuestion(['a', 'b'], 'b')).toBe('a');
    expect(nextQuestion(['a'], 'a')).toBe('a');
  });

  it('is none when nothing waits', () => {
    expect(nextQuestion([], 'a')).toBeNull();
  });
});

describe('questions in other chats', () => {
  const chats = [
    { id: 'c', createdAt: 3, waiting: someQuestions(1) },
    { id: 'b', createdAt: 2, waiting: [] },
    { id: 'a', createdAt: 1, waiting: someQuestions(2) },
  ];

  it('are gone to chat by chat, round and round', () => {
    expect(nextWaitingChat(chats, 'a')).toBe('c');
    expect(nextWaitingChat(chats, 'b')).toBe('c');
    expect(nextWaitingChat(chats, 'c')).toBe('a');
    expect(nextWaitingChat(chats, null)).toBe('a');
    expect(nextWaitingChat([{ id: 'a', createdAt: 1, waiting: someQuestions(1) }], 'a')).toBeNull();
  });

  it('are counted', () => {
    expect(waitingElsewhere(chats, 'a')).toBe(1);
    expect(waitingElsewhere(chats, null)).toBe(3);
  });
});
