import { worded } from '@shared/texts/testing/worded';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGate } from '../../../e2e/fake-model';
import { lines, type TestChat, testChats } from './testing/chat';

const start = testChats();
let chat: TestChat;

beforeEach(async () => {
  chat = await start({ script: () => 'x'.repeat(8000), endpoint: { contextWindow: 10_000 } });
});

const read = { calls: [{ name: 'read_file', arguments: { path: 'a.ts' } }] };

function roles(request: number): string[] {
  return chat.fake.requests[request]?.messages.map((message) => message.role) ?? [];
}

describe('a window that is four fifths full', () => {
  it('is emptied by a summary of the older turns, shown in the chat, and the turn goes on', async () => {
    chat.fake.reply(read, read, { ...read, usage: { input: 8500, output: 10 } }, 'Done.');
    chat.fake.sideReply('They read a file twice.');
    await chat.agent.send('read it all');
    await chat.agent.settled();
    const summary = "They read a file twice.\n\nThe person's latest message, word for word:\n\nread it all";
    expect(lines(chat)).toEqual([
      'user: read it all',
      'assistant complete: ',
      'assistant complete: ',
      'assistant complete: ',
      `summary: ${summary}`,
      'assistant complete: Done.',
    ]);
    const side = chat.fake.requests[3];
    expect([side?.tools, side?.messages.map((message) => message.role)]).toEqual([[], ['system', 'user']]);
    expect(roles(4)).toEqual(['system', 'user', 'assistant', 'tool']);
    expect(chat.fake.requests[4]?.messages[1]?.content).toContain(summary);
    expect(chat.turns.map((turn) => turn.kind)).toEqual(['running', 'compacting', 'running', 'idle']);
  });

  it('counts the results that came after the last reply', async () => {
    chat.fake.reply(read, { ...read, usage: { input: 6500, output: 10 } }, 'Done.');
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(chat.state().items.some((item) => item.kind === 'summary')).toBe(true);
  });

  it('loses its oldest outputs instead when no summary can be had, and the chat says so', async () => {
    chat.fake.reply(read, read, { ...read, usage: { input: 8500, output: 10 } }, 'Done.');
    chat.fake.sideReply({ status: 400, body: { error: { message: 'no' } } });
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(lines(chat)).toContain(
      'notice: Older turns could not be summarised: Fake did not accept the request (400): no. The 2 oldest tool outputs were left out of what the model sees.',
    );
    const results = chat.fake.requests[4]?.messages.filter((message) => message.role === 'tool');
    expect(results?.map((message) => String(message.content).slice(0, 25))).toEqual([
      '[This output was left out',
      '[This output was left out',
      'xxxxxxxxxxxxxxxxxxxxxxxxx',
    ]);
    expect(worded(chat.state().turn)).toEqual({ kind: 'idle' });
  });

  it('can be stopped while the summary is written', async () => {
    const hold = createGate();
    chat.fake.reply(read, { ...read, usage: { input: 8500, output: 10 } });
    chat.fake.sideReply({ text: 'S', hold });
    await chat.agent.send('go');
    await hold.reached;
    await chat.agent.stop();
    hold.release();
    expect(worded(chat.state().turn)).toEqual({ kind: 'idle' });
    expect(lines(chat).slice(-1)).toEqual(['notice: Stopped by you.']);
    expect(chat.state().items.map((item) => item.kind)).toEqual(['user', 'assistant', 'assistant', 'notice']);
  });
});

describe('a conversation that the server finds too long', () => {
  const tooLong = {
    status: 400,
    body: { error: { message: "This model's maximum context length is 4096 tokens" } },
  };

  it('is compacted once and asked again', async () => {
    chat.fake.reply(read, read, tooLong, 'Done.');
    chat.fake.sideReply('A summary of it.');
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(chat.state().items.map((item) => item.kind)).toEqual([
      'user',
      'assistant',
      'assistant',
      'summary',
      'assistant',
    ]);
    expect(worded(chat.state().turn)).toEqual({ kind: 'idle' });
  });

  it('ends the turn when it is still too long', async () => {
    chat.fake.reply(read, tooLong, tooLong);
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(chat.fake.requests).toHaveLength(4);
    expect(worded(chat.state().turn)).toMatchObject({
      kind: 'paused',
      why: 'failed',
      text: expect.stringContaining('The conversation is too long for “fake-model” (400)'),
    });
  });
});

describe('/compact', () => {
  it('makes a summary of everything at once, typed as a message or called', async () => {
    chat.fake.reply('First.', 'Second.');
    await chat.agent.send('one');
    await chat.agent.settled();
    chat.fake.sideReply('We greeted each other.');
    await chat.agent.send(' /compact ');
    await chat.agent.settled();
    expect(lines(chat)).toEqual([
      'user: one',
      'assistant complete: First.',
      'summary: We greeted each other.',
    ]);
    expect(chat.state().usage?.contextTokens).toBeLessThan(100);
    await chat.agent.send('two');
    await chat.agent.settled();
    expect(chat.fake.requests[2]?.messages.map((message) => message.content)).toEqual([
      'You are a test.',
      'Older turns were replaced by this summary:\n\nWe greeted each other.\n\ntwo',
    ]);
  });

  it('says so when there is nothing to compact', async () => {
    await chat.agent.compact();
    await chat.agent.settled();
    expect(lines(chat)).toEqual(['notice: There is nothing to compact yet.']);
    expect(chat.fake.requests).toEqual([]);
  });

  it('leaves a paused turn paused', async () => {
    chat.fake.reply(read, { status: 401 });
    chat.fake.sideReply('S');
    await chat.agent.send('go');
    await chat.agent.settled();
    await chat.agent.compact();
    await chat.agent.settled();
    expect(worded(chat.state().turn)).toMatchObject({ kind: 'paused', why: 'failed' });
  });

  it('asked for while a turn runs is done before its next request', async () => {
    const hold = createGate();
    chat.fake.reply(read, { ...read, hold }, 'Done.');
    chat.fake.sideReply('A summary.');
    await chat.agent.send('go');
    await hold.reached;
    await chat.agent.compact();
    hold.release();
    await chat.agent.settled();
    expect(chat.state().items.map((item) => item.kind)).toEqual([
      'user',
      'assistant',
      'assistant',
      'summary',
      'assistant',
    ]);
  });

  it('asked for while the last reply of a turn arrives is done when it is there', async () => {
    const hold = createGate();
    chat.fake.reply({ text: 'Done.', hold });
    chat.fake.sideReply('A summary.');
    await chat.agent.send('go');
    await hold.reached;
    await chat.agent.compact();
    hold.release();
    await chat.until((state) => state.items.at(-1)?.kind === 'summary');
    await chat.agent.settled();
    expect(worded(chat.state().turn)).toEqual({ kind: 'idle' });
  });
});
