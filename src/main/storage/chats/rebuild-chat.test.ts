import { type ChatEvent, emptyChat, reduceChat } from '@shared/chat/chat';
import { describe, expect, it } from 'vitest';
import { rebuildChat } from './rebuild-chat';

const outcome = { durationMs: 1, display: { kind: 'text', text: '' }, preview: '' } as const;

/** A turn with one call, as in the journal. An `open` call has no end. */
function turn(number: number, call: 'finished' | 'open'): ChatEvent[] {
  const [messageId, callId] = [`m${number}`, `k${number}`];
  const message = {
    kind: 'assistant',
    id: messageId,
    at: number,
    model: 'x',
    text: '',
    reasoning: '',
  } as const;
  const running = { phase: 'running', startedAt: 0, allowance: { by: 'read-only' }, progress: '' } as const;
  const events: ChatEvent[] = [
    { type: 'item-added', item: { kind: 'user', id: `u${number}`, at: number, text: 'go' } },
    { type: 'item-added', item: { ...message, state: 'streaming', callIds: [] } },
    { type: 'assistant-finished', id: messageId, text: `answer ${number}`, reasoning: '', state: 'complete' },
    {
      type: 'call-added',
      call: {
        id: callId,
        messageId,
        tool: 'edit',
        displayName: 'Edit',
        title: 'edit a',
        inputPreview: '{}',
        phase: { phase: 'queued' },
      },
    },
    { type: 'call-moved', callId, phase: running },
  ];
  if (call === 'open') return events;
  return [
    ...events,
    { type: 'call-moved', callId, phase: { phase: 'done', allowance: { by: 'read-only' }, ...outcome } },
    { type: 'file-changed', relativePath: `src/${number % 7}.ts` },
  ];
}

function turns(count: number, openAt: number | null = null): ChatEvent[] {
  return Array.from({ length: count }, (_, number) =>
    turn(number, number === openAt ? 'open' : 'finished'),
  ).flat();
}

describe('a chat rebuilt from its journal', () => {
  it.each([
    ['is empty without one', []],
    ['is short', turns(3)],
    ['is long', turns(300)],
    ['ends with an open call', turns(120, 119)],
    ['has an open call far from its end', turns(120, 5)],
  ])('is what reducing event by event gives when it %s', (_what, events) => {
    expect(rebuildChat('c', events)).toEqual(events.reduce(reduceChat, emptyChat('c')));
  });

  it('still moves a call that stayed open for many messages', () => {
    const end: ChatEvent = {
      type: 'call-moved',
      callId: 'k5',
      phase: { phase: 'cancelled', why: 'interrupted', ...outcome },
    };
    const events = [...turns(120, 5), end];
    expect(rebuildChat('c', events)).toEqual(events.reduce(reduceChat, emptyChat('c')));
    expect(rebuildChat('c', events).calls.k5?.phase.phase).toBe('cancelled');
  });
});
