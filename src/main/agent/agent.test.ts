import { describe, expect, it } from 'vitest';
import { createGate } from '../../../e2e/fake-model';
import { call, lines, sent, testChats } from './testing/chat';

const start = testChats();

describe('a message', () => {
  it('starts a turn: the model is asked, its calls run in order, their results go back, until it is done', async () => {
    const chat = await start({ script: ({ id }) => `result of ${id}` });
    chat.fake.reply({ text: 'I look.', calls: [call('read_file', 'c1'), call('edit', 'c2')] }, 'All done.');
    await chat.agent.send('Please look');
    await chat.agent.settled();
    expect(lines(chat)).toEqual([
      'user: Please look',
      'assistant complete: I look.',
      'assistant complete: All done.',
    ]);
    expect(chat.state().items[1]).toMatchObject({ callIds: ['c1', 'c2'], model: 'fake-model' });
    expect(chat.fake.requests[1]?.messages).toEqual([
      { role: 'system', content: 'You are a test.' },
      { role: 'user', content: 'Please look' },
      {
        role: 'assistant',
        content: 'I look.',
        tool_calls: [
          { id: 'c1', type: 'function', function: { name: 'read_file', arguments: '{"path":"a.ts"}' } },
          { id: 'c2', type: 'function', function: { name: 'edit', arguments: '{"path":"a.ts"}' } },
        ],
      },
      { role: 'tool', tool_call_id: 'c1', content: 'result of c1' },
      { role: 'tool', tool_call_id: 'c2', content: 'result of c2' },
    ]);
    expect(chat.state().turn).toEqual({ kind: 'idle' });
  });

  it('gives a chat its title: the first line, at most 60 characters of it', async () => {
    const chat = await start();
    chat.fake.reply('ok', 'ok');
    await chat.agent.send(`${'word '.repeat(20)}\nand more`);
    await chat.agent.settled();
    await chat.agent.send('second');
    await chat.agent.settled();
    expect(chat.state().title).toBe(`${'word '.repeat(11)}word…`);
  });

  it('is on disk before it is sent to the model', async () => {
    const chat = await start();
    chat.fake.reply('ok');
    await chat.agent.send('hello');
    expect(chat.log.records()).toEqual([{ role: 'user', itemId: 'id-1', text: 'hello' }]);
    await chat.agent.settled();
  });

  it('waits in line while the model answers, and goes with the next request', async () => {
    const chat = await start();
    const hold = createGate();
    chat.fake.reply({ text: 'First.', hold }, 'Second.');
    await chat.agent.send('one');
    await hold.reached;
    await chat.agent.send('two');
    await chat.agent.send('three');
    expect(chat.state().queued.map((message) => message.text)).toEqual(['two', 'three']);
    hold.release();
    await chat.agent.settled();
    expect(lines(chat)).toEqual([
      'user: one',
      'assistant complete: First.',
      'user: two',
      'user: three',
      'assistant complete: Second.',
    ]);
    expect(sent(chat, 1)).toEqual(['user: one', 'assistant: First.', 'user: two\n\nthree']);
    expect(chat.state().queued).toEqual([]);
  });

  it('can be taken out of the line again', async () => {
    const chat = await start();
    const hold = createGate();
    chat.fake.reply({ text: 'First.', hold });
    await chat.agent.send('one');
    await hold.reached;
    await chat.agent.send('two');
    await chat.agent.unqueue(chat.state().queued[0]?.id ?? '');
    await chat.agent.unqueue('not there');
    hold.release();
    await chat.agent.settled();
    expect(chat.fake.requests).toHaveLength(1);
  });

  it('goes before a call that waits for an answer, which is given up', async () => {
    const chat = await start({ script: () => 'wait' });
    chat.fake.reply({ calls: [call('edit', 'c1'), call('edit', 'c2')] }, 'I see.');
    await chat.agent.send('change it');
    await chat.until((state) => state.calls.c1?.phase.phase === 'waiting');
    await chat.agent.send('no, something else');
    await chat.agent.settled();
    expect(sent(chat, 1)).toEqual([
      'user: change it',
      'assistant: null',
      'tool: superseded',
      'tool: superseded',
      'user: no, something else',
    ]);
  });

  it('sent in the very moment a turn ends is not left lying', async () => {
    const chat = await start();
    chat.fake.reply('First.', 'Second.');
    await chat.agent.send('one');
    const idle = chat.until((state) => state.turn.kind === 'idle' && state.items.length === 2);
    await idle;
    await chat.agent.send('two');
    await chat.agent.settled();
    expect(lines(chat).at(-1)).toBe('assistant complete: Second.');
  });

  it('is refused while another process writes the chat, and nothing is begun', async () => {
    const chat = await start();
    chat.fake.reply('ok');
    await chat.log.close();
    await expect(chat.agent.send('hello')).rejects.toMatchObject({ code: 'closed' });
    await chat.agent.settled();
    expect(chat.fake.requests).toEqual([]);
  });
});

describe('stopping', () => {
  it('keeps the text so far as cut, drops its calls, and asks the model nothing more', async () => {
    const chat = await start();
    const hold = createGate();
    chat.fake.reply({ text: 'This is what I think', calls: [call('edit')], hold, holdAfterBytes: 700 }, 'ok');
    await chat.agent.send('go');
    await chat.until((state) => state.items.some((item) => item.kind === 'assistant' && item.text !== ''));
    await chat.agent.send('queued meanwhile');
    await chat.agent.stop();
    hold.release();
    const cut = chat.state().items[1];
    expect(cut).toMatchObject({ kind: 'assistant', state: 'cut', callIds: [] });
    expect(chat.state()).toMatchObject({ turn: { kind: 'idle' }, queued: [{ text: 'queued meanwhile' }] });
    expect(chat.fake.requests).toHaveLength(1);
    expect(lines(chat).at(-1)).toBe('notice: Stopped by you.');

    await chat.agent.send('go on');
    await chat.agent.settled();
    expect(sent(chat, 1)[1]).toMatch(/^assistant: This is/);
    expect(sent(chat, 1)[2]).toBe('user: queued meanwhile\n\ngo on');
  });

  it('ends a call that waits', async () => {
    const chat = await start({ script: () => 'wait' });
    chat.fake.reply({ calls: [call('edit', 'c1')] });
    await chat.agent.send('go');
    await chat.until((state) => state.calls.c1?.phase.phase === 'waiting');
    await chat.agent.stop();
    expect(chat.state().turn).toEqual({ kind: 'idle' });
    expect(chat.log.records().at(-1)).toEqual({ role: 'result', callId: 'c1', content: 'stopped' });
  });

  it('ends a paused turn without sending what waits in line', async () => {
    const chat = await start();
    const hold = createGate();
    chat.fake.onRequest(async () => {
      hold.arrive();
      await hold.released;
      return { status: 401 };
    });
    await chat.agent.send('go');
    await hold.reached;
    await chat.agent.send('later');
    hold.release();
    await chat.agent.settled();
    expect(chat.state().turn.kind).toBe('paused');
    await chat.agent.stop();
    expect(chat.state()).toMatchObject({ turn: { kind: 'idle' }, queued: [{ text: 'later' }] });
    expect(chat.fake.requests).toHaveLength(1);
  });

  it('works while a failed request waits to be tried again', async () => {
    const chat = await start();
    chat.fake.onRequest(() => ({ status: 429, headers: { 'retry-after': '30' } }));
    await chat.agent.send('go');
    await chat.until((state) => state.turn.kind === 'retrying');
    await chat.agent.stop();
    expect(chat.state().turn).toEqual({ kind: 'idle' });
  });
});

describe('closing', () => {
  it('leaves a waiting call waiting for the next start', async () => {
    const chat = await start({ script: () => 'wait' });
    chat.fake.reply({ calls: [call('edit', 'c1')] });
    await chat.agent.send('go');
    await chat.until((state) => state.calls.c1?.phase.phase === 'waiting');
    await chat.agent.close('application');
    expect(chat.state().calls.c1?.phase.phase).toBe('waiting');
    expect(chat.log.records().some((record) => record.role === 'result')).toBe(false);
  });

  it('ends a reply under way, keeps its text, and takes no more messages', async () => {
    const chat = await start();
    const hold = createGate();
    chat.fake.reply({ text: 'Half an answer', hold, holdAfterBytes: 500 });
    await chat.agent.send('go');
    await chat.until((state) => state.items.some((item) => item.kind === 'assistant' && item.text !== ''));
    await chat.agent.close('application');
    hold.release();
    expect(chat.state()).toMatchObject({ turn: { kind: 'running' }, items: [{}, { state: 'cut' }] });
    await expect(chat.agent.send('more')).rejects.toMatchObject({ code: 'closed' });
  });
});
