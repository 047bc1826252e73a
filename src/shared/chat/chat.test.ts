import { describe, expect, it } from 'vitest';
import { type CallPhase, type CallState, moves } from '../tool-call/tool-call';
import { type ChatEvent, type ChatState, emptyChat, reduceChat } from './chat';
import { newestPart } from './chat-part';

const outcome = { durationMs: 1, display: { kind: 'text', text: '' }, preview: '' } as const;
const question = {
  subject: {
    kind: 'file-change',
    change: 'modify',
    path: '/p/a',
    relativePath: 'a',
    added: 1,
    removed: 1,
    approximate: null,
  },
  hash: 'h',
  why: 'the mode is Ask',
  always: [],
  danger: false,
  stale: null,
} as const;

const phases: Record<CallState, CallPhase> = {
  queued: { phase: 'queued' },
  waiting: { phase: 'waiting', since: 0, question: { ...question, always: [] } },
  running: { phase: 'running', startedAt: 0, allowance: { by: 'read-only' }, progress: '' },
  done: { phase: 'done', allowance: { by: 'read-only' }, ...outcome },
  failed: { phase: 'failed', ...outcome },
  rejected: { phase: 'rejected', reason: null, ...outcome },
  cancelled: { phase: 'cancelled', why: 'stopped', ...outcome },
};
const states = Object.keys(phases) as CallState[];

function chatWith(...events: ChatEvent[]): ChatState {
  return events.reduce(reduceChat, emptyChat('c'));
}

const assistant: ChatEvent = {
  type: 'item-added',
  item: {
    kind: 'assistant',
    id: 'm',
    at: 5,
    model: 'x',
    text: '',
    reasoning: '',
    state: 'streaming',
    callIds: [],
  },
};

function callIn(phase: CallState): ChatEvent {
  return {
    type: 'call-added',
    call: {
      id: 'k',
      messageId: 'm',
      tool: 'edit',
      displayName: 'Edit',
      title: 'edit a',
      inputPreview: '{}',
      phase: phases[phase],
    },
  };
}

function nestedIn(parentId: string, id: string): ChatEvent {
  const event = callIn('queued');
  return event.type === 'call-added' ? { ...event, call: { ...event.call, id, parentId } } : event;
}

describe('a call in a chat', () => {
  for (const from of states)
    for (const to of states) {
      const allowed = moves[from].includes(to);
      it(`${allowed ? 'moves' : 'never moves'} from ${from} to ${to}`, () => {
        const state = chatWith(assistant, callIn(from), {
          type: 'call-moved',
          callId: 'k',
          phase: phases[to],
        });
        expect(state.calls.k?.phase).toEqual(allowed ? phases[to] : phases[from]);
      });
    }

  it('is named by the message it came with', () => {
    expect(chatWith(assistant, callIn('queued')).items[0]).toMatchObject({ callIds: ['k'] });
  });

  it('that another handed in stands in that one, and in no message', () => {
    const state = chatWith(assistant, callIn('running'), nestedIn('k', 'k/1'), nestedIn('k', 'k/2'));
    expect(state.items[0]).toMatchObject({ callIds: ['k'] });
    expect([state.calls.k?.childIds, state.calls['k/2']?.parentId]).toEqual([['k/1', 'k/2'], 'k']);
  });

  it('takes progress only while it runs', () => {
    const progress: ChatEvent = { type: 'call-progress', callId: 'k', text: 'half' };
    expect(chatWith(assistant, callIn('running'), progress).calls.k?.phase).toMatchObject({
      progress: 'half',
    });
    expect(chatWith(assistant, callIn('done'), progress).calls.k?.phase).toEqual(phases.done);
  });
});

describe('a streamed message', () => {
  const delta = (text: string): ChatEvent => ({ type: 'assistant-delta', id: 'm', text, reasoning: 'r' });

  it('grows by its deltas', () => {
    expect(chatWith(assistant, delta('a'), delta('b')).items[0]).toMatchObject({
      text: 'ab',
      reasoning: 'rr',
    });
  });

  it('starts over when its stream is asked for again', () => {
    const state = chatWith(assistant, delta('a'), { type: 'assistant-reset', id: 'm' }, delta('b'));
    expect(state.items[0]).toMatchObject({ text: 'b', reasoning: 'r' });
  });

  it('that this copy does not hold changes nothing', () => {
    const state = chatWith(assistant);
    expect(reduceChat(state, { type: 'assistant-delta', id: 'other', text: 'a', reasoning: '' })).toBe(state);
  });
});

describe('a file that the agent changed', () => {
  const change = (
    relativePath: string,
    before: string | null,
    after: string | null = 'after',
  ): ChatEvent => ({
    type: 'file-changed',
    callId: 'k',
    relativePath,
    before,
    after,
    mode: null,
  });

  it('is told from one that it made, which stays one when it is changed again', () => {
    const old: ChatEvent = { type: 'file-changed', relativePath: 'old.ts' };
    const state = chatWith(change('new.ts', null), change('there.ts', 'hash'), change('new.ts', 'hash'), old);
    expect([state.changedFiles, state.createdFiles]).toEqual([['new.ts', 'there.ts', 'old.ts'], ['new.ts']]);
  });

  it('is no new one where it was deleted before', () => {
    expect(chatWith(change('a.ts', 'hash'), change('a.ts', null)).createdFiles).toEqual([]);
  });

  it('is none any more once it is as it was, until it is changed again', () => {
    const made = [
      change('new.ts', null),
      change('there.ts', 'one', 'two'),
      change('there.ts', 'two', 'three'),
    ];
    const back = [change('new.ts', 'after', null), change('there.ts', 'three', 'one')];
    expect(chatWith(...made, change('there.ts', 'three', 'two')).changedFiles).toEqual([
      'new.ts',
      'there.ts',
    ]);
    expect(chatWith(...made, ...back)).toMatchObject({ changedFiles: [], filesBefore: [], createdFiles: [] });
    const again = chatWith(...made, ...back, change('new.ts', null));
    expect([again.changedFiles, again.createdFiles]).toEqual([['new.ts'], ['new.ts']]);
  });
});

describe('the newest part of a chat', () => {
  it('holds the calls of its items and no others, and counts what it leaves out', () => {
    const user: ChatEvent = { type: 'item-added', item: { kind: 'user', id: 'u', at: 6, text: 'hi' } };
    const part = newestPart(chatWith(assistant, callIn('done'), user), 1);
    expect([part.items.map(({ id }) => id), part.calls, part.earlier]).toEqual([['u'], {}, 1]);
  });

  it('holds what is nested in its calls, in their order', () => {
    const nested = [nestedIn('k', 'k/1'), nestedIn('k/1', 'k/1/1'), nestedIn('k', 'k/2')];
    const user: ChatEvent = { type: 'item-added', item: { kind: 'user', id: 'u', at: 6, text: 'hi' } };
    const whole = reduceChat(chatWith(user, assistant, callIn('running'), ...nested), user);
    expect(Object.keys(newestPart(whole, 2).calls)).toEqual(['k', 'k/1', 'k/1/1', 'k/2']);
    expect(newestPart(whole, 1).calls).toEqual({});
  });

  it('reduces later events to what the whole would have', () => {
    const later: ChatEvent = { type: 'item-added', item: { kind: 'user', id: 'v', at: 9, text: 'more' } };
    const whole = chatWith(assistant, callIn('done'), later);
    expect(newestPart(whole, 1)).toEqual(
      newestPart(reduceChat(newestPart(chatWith(assistant, callIn('done')), 1), later), 1),
    );
  });
});
