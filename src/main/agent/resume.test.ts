import { describe, expect, it } from 'vitest';
import { createGate } from '../../../e2e/fake-model';
import { call, lines, sent, testChats } from './testing/chat';

const start = testChats();

describe('after the application was killed', () => {
  it('a call that waited waits again, and the turn goes on with its answer', async () => {
    const chat = await start({ script: () => 'wait' });
    chat.fake.reply({ calls: [call('edit', 'c1')] }, 'Thank you.');
    await chat.agent.send('go');
    await chat.until((state) => state.calls.c1?.phase.phase === 'waiting');
    const again = await chat.restart();
    await again.agent.resume();
    await again.until((state) => state.turn.kind === 'running' && state.calls.c1?.phase.phase === 'waiting');
    again.queue.answer('accepted');
    await again.agent.settled();
    expect(again.queue.taken).toMatchObject([{ id: 'c1', name: 'edit', arguments: '{"path":"a.ts"}' }]);
    expect(sent(again, 1)).toEqual(['user: go', 'assistant: null', 'tool: accepted']);
    expect(again.state().turn).toEqual({ kind: 'idle' });
  });

  it('in the middle of a reply the turn is paused, and continuing asks again', async () => {
    const chat = await start();
    const hold = createGate();
    chat.fake.reply({ text: 'Half', hold, holdAfterBytes: 500 }, 'Whole.');
    await chat.agent.send('go');
    await chat.until((state) => state.items.length === 2);
    const again = await chat.restart();
    hold.release();
    await again.agent.resume();
    expect(again.state().turn).toMatchObject({ kind: 'paused', why: 'interrupted' });
    expect(again.state().items[1]).toMatchObject({ state: 'cut' });
    await again.agent.continue();
    await again.agent.settled();
    expect(lines(again).at(-1)).toBe('assistant complete: Whole.');
  });

  it('a call that ran is ended at once, and the turn is paused until the user continues', async () => {
    const chat = await start({ script: ({ id }) => (id === 'c1' ? 'wait' : 'result') });
    chat.fake.reply({ calls: [call('edit', 'c1'), call('edit', 'c2')] }, 'Thank you.');
    await chat.agent.send('go');
    await chat.until((state) => state.calls.c1?.phase.phase === 'waiting');
    const phase = {
      phase: 'running' as const,
      startedAt: 1,
      allowance: { by: 'read-only' as const },
      progress: '',
    };
    await chat.log.append({ events: [{ type: 'call-moved', callId: 'c1', phase }] });
    const again = await chat.restart({ script: () => 'interrupted' });
    await again.agent.resume();
    expect(again.log.records().at(-1)).toEqual({ role: 'result', callId: 'c1', content: 'interrupted' });
    expect(again.state().turn).toMatchObject({ kind: 'paused', why: 'interrupted' });
    await again.agent.continue();
    await again.agent.settled();
    expect(again.queue.taken.map(({ id }) => id)).toEqual(['c1', 'c2']);
    expect(again.state().turn).toEqual({ kind: 'idle' });
  });

  it('calls that were left undone are cancelled when the user goes on with a message', async () => {
    const chat = await start({ script: () => 'wait' });
    chat.fake.reply({ calls: [call('edit', 'c1')] }, 'ok');
    await chat.agent.send('go');
    await chat.until((state) => state.calls.c1?.phase.phase === 'waiting');
    const phase = { phase: 'cancelled' as const, why: 'interrupted' as const, durationMs: 0, preview: '' };
    const display = { kind: 'text' as const, text: '' };
    await chat.log.append({ events: [{ type: 'call-moved', callId: 'c1', phase: { ...phase, display } }] });
    const again = await chat.restart();
    await again.agent.resume();
    await again.agent.send('something else');
    await again.agent.settled();
    expect(sent(again, 1)).toEqual(['user: go', 'assistant: null', 'tool: stopped', 'user: something else']);
  });

  it('a chat at rest stays as it was', async () => {
    const chat = await start();
    chat.fake.reply('ok');
    await chat.agent.send('go');
    await chat.agent.settled();
    const again = await chat.restart();
    await again.agent.resume();
    expect(again.state().turn).toEqual({ kind: 'idle' });
    await again.agent.continue();
    await again.agent.settled();
    expect(again.fake.requests).toHaveLength(1);
  });
});
