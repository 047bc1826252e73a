import { pauseId } from '@shared/inbox/waiting-questions';
import { someQuestions } from '@shared/testing/questions';
import type { CallPhase, ToolCall } from '@shared/tool-call/tool-call';
import { describe, expect, it } from 'vitest';
import { askedIn, nextQuestion, nextWaitingChat, waitingCalls, waitingElsewhere } from './next-question';

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
    const turn = { kind: 'paused', why: 'budget', text: 'Most is used.', budget: { of: 'turn' } } as const;
    expect(askedIn({ calls, turn })).toEqual(['a', 'b', pauseId]);
    expect(askedIn({ calls, turn: { kind: 'paused', why: 'failed', text: 'No.' } })).toEqual(['a', 'b']);
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

const chat = (id: string) => ({ id, createdAt: 1, updatedAt: 1, turn: 'idle', waiting: [] }) as const;
const paused = { turn: 'paused', pausedFor: 'budget' } as const;

describe('questions in other chats', () => {
  const chats = [
    { ...chat('c'), createdAt: 3, waiting: someQuestions(1) },
    { ...chat('b'), createdAt: 2 },
    { ...chat('a'), createdAt: 1, waiting: someQuestions(2) },
  ];

  it('are gone to chat by chat, round and round', () => {
    expect(nextWaitingChat(chats, 'a')).toBe('c');
    expect(nextWaitingChat(chats, 'b')).toBe('c');
    expect(nextWaitingChat(chats, 'c')).toBe('a');
    expect(nextWaitingChat(chats, null)).toBe('a');
    expect(nextWaitingChat([{ ...chat('a'), waiting: someQuestions(1) }], 'a')).toBeNull();
  });

  it('are counted, also the one about a budget', () => {
    expect(nextWaitingChat([chat('a'), { ...chat('b'), ...paused }], 'a')).toBe('b');
    expect(waitingElsewhere([chat('a'), { ...chat('b'), ...paused }], 'a')).toBe(1);
    expect(waitingElsewhere([chat('a'), { ...chat('b'), turn: 'paused', pausedFor: 'failed' }], 'a')).toBe(0);
    expect(waitingElsewhere(chats, 'a')).toBe(1);
    expect(waitingElsewhere(chats, null)).toBe(3);
  });
});
