import { describe, expect, it } from 'vitest';
import type { ChatSummary } from '../project/project-state';
import { someQuestions } from '../testing/questions';
import { textOf } from '../texts/text';
import type { CallPhase, ToolCall } from '../tool-call/tool-call';
import { mostQuestions, pauseId, questionsOf, waitingQuestions } from './waiting-questions';

const asks = (since: number): CallPhase => ({
  phase: 'waiting',
  since,
  question: {
    subject: { kind: 'call', tool: 'edit', input: '{}' },
    hash: 'h',
    why: 'the mode is Ask',
    always: [],
    danger: true,
    stale: null,
  },
});

function call(id: string, phase: CallPhase, more: Partial<ToolCall> = {}): ToolCall {
  return {
    id,
    messageId: 'm',
    tool: 'edit',
    displayName: 'Edit',
    title: id,
    inputPreview: '',
    phase,
    ...more,
  };
}

function chat(id: string, more: Partial<ChatSummary>): ChatSummary {
  return { id, title: id, createdAt: 1, updatedAt: 1, turn: 'idle', waiting: [], locked: false, ...more };
}

describe('the questions of a chat', () => {
  it('are its waiting calls, oldest first, with whose they are', () => {
    const calls = [
      call('b', asks(2), { label: 'reviewer' }),
      call('q', { phase: 'queued' }),
      call('a', asks(1)),
    ];
    expect(waitingQuestions(calls)).toEqual([
      { callId: 'a', title: 'a', kind: 'call', since: 1, danger: true },
      { callId: 'b', title: 'b', kind: 'call', since: 2, danger: true, agent: 'reviewer' },
    ]);
  });

  it('have short titles, whatever goes into them', () => {
    const command = 'x'.repeat(5000);
    const titles = [command, textOf('call-title.run-command', { command })];
    const found = waitingQuestions(titles.map((title, at) => call(String(at), asks(at), { title })));
    expect(found.map(({ title }) => title)).toEqual([
      'x'.repeat(300),
      textOf('call-title.run-command', { command: 'x'.repeat(300) }),
    ]);
  });
});

describe('the questions of a project', () => {
  it('are those of all its chats, oldest first, each with its chat', () => {
    const [first, second, third] = someQuestions(3);
    if (!first || !second || !third) throw new Error('too few');
    const chats = [
      chat('a', { waiting: [second] }),
      chat('b', { title: null, locked: true, waiting: [first, third] }),
    ];
    const ofB = { chatId: 'b', chatTitle: '', locked: true };
    expect(questionsOf(chats)).toEqual({
      waiting: [
        { ...first, ...ofB },
        { ...second, chatId: 'a', chatTitle: 'a', locked: false },
        { ...third, ...ofB },
      ],
      waitingCount: 3,
    });
  });

  it('contain a turn that paused for its budget, and no other pause', () => {
    const paused = { turn: 'paused', pausedFor: 'budget', updatedAt: 7 } as const;
    expect(questionsOf([chat('a', paused), chat('b', { ...paused, pausedFor: 'failed' })]).waiting).toEqual([
      {
        callId: pauseId,
        kind: 'budget',
        since: 7,
        danger: false,
        title: textOf('inbox.budget-title'),
        chatId: 'a',
        chatTitle: 'a',
        locked: false,
      },
    ]);
  });

  it('are told of up to a number, and all counted', () => {
    const { waiting, waitingCount } = questionsOf([
      chat('a', { waiting: someQuestions(mostQuestions + 50) }),
    ]);
    expect([waiting.length, waiting[0]?.callId, waitingCount]).toEqual([
      mostQuestions,
      'call-1',
      mostQuestions + 50,
    ]);
  });
});
