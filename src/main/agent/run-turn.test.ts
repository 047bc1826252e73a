import { worded } from '@shared/texts/testing/worded';
import { describe, expect, it } from 'vitest';
import { createGate } from '../../../e2e/fake-model';
import { call, lines, sent, testChats } from './testing/chat';
import { canaryKey } from './testing/endpoint';

const start = testChats();

describe('ids of calls', () => {
  it('are ours where the model’s are missing, used before, or dangerous', async () => {
    const chat = await start();
    chat.fake.reply(
      {
        calls: [
          { name: 'a', id: null },
          { name: 'b', id: 'x' },
          { name: 'c', id: 'x' },
          { name: 'd', id: '__proto__' },
        ],
      },
      {
        calls: [
          { name: 'e', id: 'x' },
          { name: 'f', id: 'constructor' },
          { name: 'g', id: 'functions.g:0' },
        ],
      },
      'done',
    );
    await chat.agent.send('go');
    await chat.agent.settled();
    const ids = chat.queue.taken.map(({ name, id }) => `${name}=${/^id-\d+$/.test(id) ? 'ours' : id}`);
    expect(ids).toEqual(['a=ours', 'b=x', 'c=ours', 'd=ours', 'e=ours', 'f=ours', 'g=functions.g:0']);
    expect(new Set(chat.queue.taken.map(({ id }) => id)).size).toBe(7);
  });
});

describe('a call that was cut', () => {
  it('never runs when the stream breaks inside it; the reply is asked for again', async () => {
    const chat = await start();
    chat.fake.reply(
      { text: 'Let me edit this.', calls: [call('edit')], cutAfterBytes: 900 },
      'Done differently.',
    );
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(chat.queue.taken).toEqual([]);
    expect(lines(chat)).toEqual(['user: go', 'assistant complete: Done differently.']);
    expect(chat.turns.map((turn) => turn.kind)).toEqual(['running', 'retrying', 'running', 'idle']);
  });

  it('is refused when a length limit ended the reply inside it', async () => {
    const chat = await start();
    chat.fake.reply({ calls: [{ name: 'edit', arguments: '{"new_string": "ha' }], finish: 'length' }, 'ok');
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(chat.queue.taken[0]?.refused).toMatch(/^Not executed: the answer ended inside this call/);
    expect(chat.fake.requests[1]?.messages[2]?.tool_calls?.[0]?.function.arguments).toBe(
      '{"invalid_json":"{\\"new_string\\": \\"ha"}',
    );
  });
});

describe('an answer that ends early', () => {
  it.each([
    ['length', 'The reply ends early: “fake-model” reached its length limit. Ask it to continue.'],
    ['content_filter', 'The reply ends early: a content filter of Fake stopped it.'],
  ] as const)('is kept, and that is said (%s)', async (finish, text) => {
    const chat = await start();
    chat.fake.reply({ text: 'Half an ans', finish });
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(worded(chat.state().items.slice(1))).toMatchObject([
      { kind: 'assistant', text: 'Half an ans', state: 'complete' },
      { kind: 'notice', level: 'warning', text },
    ]);
    expect(worded(chat.state().turn)).toEqual({ kind: 'idle' });
  });
});

describe('a failure', () => {
  it('pauses the turn with its reason, without the key, and continuing tries again', async () => {
    const chat = await start();
    chat.fake.reply({ status: 401, body: { error: { message: `wrong: ${canaryKey}` } } }, 'Now it works.');
    await chat.agent.send('go');
    await chat.agent.settled();
    const text = 'Fake rejected the API key (401): wrong: ***. Check it in the settings.';
    expect(worded(chat.state().turn)).toEqual({ kind: 'paused', why: 'failed', text, checks: ['key'] });
    expect(worded(chat.state().items.at(-1))).toMatchObject({ kind: 'notice', level: 'error', text });
    await chat.agent.continue();
    await chat.agent.settled();
    expect(lines(chat).at(-1)).toBe('assistant complete: Now it works.');
    expect(JSON.stringify(chat.state())).not.toContain(canaryKey);
  });

  it('that is a missing path or a missing model offers to look at either', async () => {
    const chat = await start();
    chat.fake.reply({ status: 404, body: { error: { message: 'Not found: /foo/chat/completions' } } });
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(chat.state().turn).toMatchObject({ checks: ['model', 'address'] });
  });

  it('that is an answer of another kind of server offers to look at the address', async () => {
    const chat = await start();
    chat.fake.reply({ status: 200, body: { title: 'Herons' } });
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(chat.state().turn).toMatchObject({ kind: 'paused', checks: ['address'] });
  });

  it('keeps what had arrived as cut and does not tell the model of it', async () => {
    const chat = await start();
    chat.fake.onRequest((request) =>
      chat.fake.requests.length <= 7 ? { text: 'Half of an answer', cutAfterBytes: 500 } : request && null,
    );
    chat.fake.reply('A whole answer.');
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(lines(chat)[1]).toMatch(/^assistant cut: Half/);
    expect(worded(chat.state().turn)).toMatchObject({
      why: 'failed',
      text: expect.stringContaining('Pilotfish tried 7 times.'),
    });
    await chat.agent.continue();
    await chat.agent.settled();
    expect(sent(chat, 7)).toEqual(['user: go']);
    expect(lines(chat).at(-1)).toBe('assistant complete: A whole answer.');
  });

  it('is an answer that is empty twice', async () => {
    const chat = await start();
    chat.fake.reply('', 'ok', '', { reasoning: 'hm', text: ' ' });
    await chat.agent.send('one');
    await chat.agent.settled();
    expect(lines(chat)).toEqual(['user: one', 'assistant complete: ok']);
    await chat.agent.send('two');
    await chat.agent.settled();
    expect(worded(chat.state().turn)).toMatchObject({
      text: '“fake-model” of Fake sent an empty reply twice.',
    });
  });

  it.each([
    [
      'content_filter',
      'A content filter of Fake blocked the reply of “fake-model”. Rephrase your message, or choose another model.',
    ],
    [
      'length',
      '“fake-model” of Fake reached its length limit before the first word of its reply. Raise the limit, or choose another model.',
    ],
  ] as const)('is an answer that is empty for a reason, which is told at once (%s)', async (finish, text) => {
    const chat = await start();
    chat.fake.reply({ text: '', finish });
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(worded(chat.state().turn)).toEqual({ kind: 'paused', why: 'failed', text });
    expect(chat.fake.requests).toHaveLength(1);
  });

  it('is not a refusal: what the model says instead is its answer', async () => {
    const chat = await start();
    const event = (delta: object, finish: string | null) =>
      `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
    const raw = `${event({ refusal: 'I cannot ' }, null)}${event({ refusal: 'help with that.' }, 'stop')}data: [DONE]\n\n`;
    chat.fake.reply({ raw });
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(lines(chat)).toEqual(['user: go', 'assistant complete: I cannot help with that.']);
  });

  it('is a server that went away only after it was waited for, once it has answered', async () => {
    const chat = await start();
    chat.fake.reply('Hello.');
    await chat.agent.send('one');
    await chat.agent.settled();
    await chat.fake.close();
    await chat.agent.send('two');
    await chat.agent.settled();
    expect(chat.turns.filter(({ kind }) => kind === 'retrying')).toHaveLength(6);
    expect(worded(chat.state().turn)).toMatchObject({
      text: expect.stringContaining('Pilotfish tried 7 times.'),
    });
  });

  it('is told when the chat’s file takes nothing more', async () => {
    const chat = await start();
    const hold = createGate();
    chat.fake.reply({ text: 'Hello', hold });
    await chat.agent.send('go');
    await hold.reached;
    await chat.log.close();
    hold.release();
    await chat.agent.settled();
    expect(worded(chat.state().turn)).toMatchObject({
      kind: 'paused',
      why: 'failed',
      text: 'This chat is closed.',
    });
    expect(chat.problems).toHaveLength(1);
  });
});

describe('many rounds', () => {
  it('are a hundred at most, then the user is asked; continuing goes on', async () => {
    const chat = await start();
    chat.fake.onRequest(() => (chat.fake.requests.length <= 100 ? { calls: [call()] } : { text: 'Done.' }));
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(chat.fake.requests).toHaveLength(100);
    expect(worded(chat.state().turn)).toMatchObject({ kind: 'paused', why: 'rounds' });
    await chat.agent.continue();
    await chat.agent.settled();
    expect(worded(chat.state().turn)).toEqual({ kind: 'idle' });
  });
});

describe('a model without tools', () => {
  it('is asked without any', async () => {
    const chat = await start({ endpoint: { tools: false } });
    chat.fake.sideReply('Hello.');
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(chat.fake.requests[0]?.body).not.toHaveProperty('tools');
    expect(lines(chat).at(-1)).toBe('assistant complete: Hello.');
  });

  it('that refuses them is named, with what would help', async () => {
    const chat = await start();
    chat.fake.reply({ status: 400, body: { error: { message: 'gemma does not support tools' } } });
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(worded(chat.state().turn)).toMatchObject({
      text: '“fake-model” of Fake cannot use tools (400): gemma does not support tools. Choose another model, or turn off tools for this provider in the settings.',
      checks: ['tools'],
    });
  });
});
