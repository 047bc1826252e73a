import { worded } from '@shared/texts/testing/worded';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGate } from '../../../e2e/fake-model';
import { lines, type TestChat, testChats } from './testing/chat';

const start = testChats();
let chat: TestChat;

beforeEach(async () => {
  chat = await start({ script: () => 'x'.repeat(8000), endpoint: { contextWindow: 10_000 } });
});

/** Long enough to be accepted as a summary. */
const summary = (text: string) => `${text} `.repeat(Math.ceil(210 / (text.length + 1))).trim();

const read = { calls: [{ name: 'read_file', arguments: { path: 'a.ts' } }] };

function roles(request: number): string[] {
  return chat.fake.requests[request]?.messages.map((message) => message.role) ?? [];
}

describe('a window that is four fifths full', () => {
  it('is emptied by a summary of the older turns, shown in the chat, and the turn goes on', async () => {
    chat.fake.reply(read, read, { ...read, usage: { input: 8500, output: 10 } }, 'Done.');
    chat.fake.sideReply(summary('They read a file twice.'));
    await chat.agent.send('read it all');
    await chat.agent.settled();
    const text = summary('They read a file twice.');
    expect(lines(chat)).toEqual([
      'user: read it all',
      'assistant complete: ',
      'assistant complete: ',
      'assistant complete: ',
      `summary: ${text}`,
      'assistant complete: Done.',
    ]);
    const side = chat.fake.requests[3];
    expect([side?.tools, side?.messages.map((message) => message.role)]).toEqual([[], ['system', 'user']]);
    expect(roles(4)).toEqual(['system', 'user', 'assistant', 'tool']);
    expect(chat.fake.requests[4]?.messages[1]?.content).toBe(
      `Older turns were replaced by this summary:\n\n${text}\n\nread it all`,
    );
    expect(chat.turns.map((turn) => turn.kind)).toEqual(['running', 'compacting', 'running', 'idle']);
  });

  it('counts the results that came after the last reply', async () => {
    chat.fake.reply(read, { ...read, usage: { input: 6500, output: 10 } }, summary('Read.'), 'Done.');
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
      'notice: Older turns could not be summarised: Fake rejected the request (400): no. The model no longer sees the 2 oldest tool outputs.',
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

describe('a summary', () => {
  const short = { ...read, usage: { input: 8000, output: 10 } };

  it('is asked behind what was sent, with the same tools', async () => {
    chat.fake.reply(read, { ...read, usage: { input: 6500, output: 10 } }, summary('Read.'), 'Done.');
    await chat.agent.send('go');
    await chat.agent.settled();
    const [, before, asked] = chat.fake.requests;
    expect(asked?.body.tools).toEqual(before?.body.tools);
    expect(asked?.messages.slice(0, before?.messages.length)).toEqual(before?.messages);
    expect(asked?.messages.at(-1)?.content).toMatch(/Write that summary now.*call no tools/);
    expect(chat.state().usage?.spent?.[0]?.outputTokens).toBeGreaterThan(10);
  });

  it('is made of a transcript where the model calls tools instead, or says too little', async () => {
    chat.fake.reply(read, { ...read, usage: { input: 6500, output: 10 } }, read, 'Done.');
    chat.fake.sideReply(summary('From a transcript.'));
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(lines(chat)).toContain(`summary: ${summary('From a transcript.')}`);
    expect(chat.state().items.filter(({ kind }) => kind === 'assistant')).toHaveLength(3);
  });

  it('of under 200 characters does not count', async () => {
    chat.fake.reply(read, read, short, 'Done.');
    chat.fake.sideReply('We read.');
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(lines(chat)).toContain(
      'notice: Older turns could not be summarised: the summary of the model is too short to replace them. The model no longer sees the 2 oldest tool outputs.',
    );
  });

  it.each([1, 2, 3, 4])('number %i leaves the messages of the turn word for word', async (count) => {
    const hold = createGate();
    chat.fake.reply(read, read, { ...short, hold });
    chat.fake.sideReply(...Array.from({ length: count }, (_, index) => summary(`Number ${index}.`)));
    for (let more = 1; more < count; more += 1) chat.fake.reply(read, read, short);
    chat.fake.reply('Done.');
    await chat.agent.send('the first wish');
    await hold.reached;
    await chat.agent.send('the second wish');
    hold.release();
    await chat.agent.settled();
    expect(chat.state().items.filter(({ kind }) => kind === 'summary')).toHaveLength(count);
    const mains = chat.fake.requests.filter(({ tools }) => tools.length > 0);
    for (const [index, { messages }] of mains.entries()) {
      const said = messages.flatMap(({ role, content }) => (role === 'user' ? [String(content)] : [])).join();
      expect(said.split('the first wish')).toHaveLength(2);
      expect(said.split('the second wish')).toHaveLength(index < 3 ? 1 : 2);
    }
  });

  it('is followed by what is certain, whatever the model says', async () => {
    const changed = [{ path: 'src/a.ts', added: 3, removed: 1 }];
    chat = await start({ workState: { changed, commands: ['npm run dev'] } });
    await chat.log.append({
      events: [{ type: 'todos-changed', todos: [{ id: '1', content: 'Look', status: 'in_progress' }] }],
    });
    chat.fake.reply('First.', 'Second.', summary('Talk.'));
    for (const text of ['one', 'two', '/compact']) {
      await chat.agent.send(text);
      await chat.agent.settled();
    }
    expect(lines(chat).at(-1)).toBe(`summary: ${summary('Talk.')}

# Earlier messages of the user, word for word, oldest first

one

---

two

# Todo list

- [in_progress] Look (id 1)

# Files changed in this chat

- src/a.ts (+3 -1)

# Commands that run now

- npm run dev`);
  });
});

describe('a conversation that the server finds too long', () => {
  const tooLong = {
    status: 400,
    body: { error: { message: "This model's maximum context length is 4096 tokens" } },
  };

  it('is compacted once and asked again', async () => {
    chat.fake.reply(read, read, tooLong, 'Done.');
    chat.fake.sideReply(summary('A summary of it.'));
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

  it('gives advice that helps when its first request is too long', async () => {
    chat.fake.reply(tooLong, tooLong);
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(lines(chat)).toEqual([
      'user: go',
      "notice: The conversation is too long for “fake-model” (400): This model's maximum context length is 4096 tokens. The context window is too small for the first request. Set a larger window where the model runs: for Ollama, with OLLAMA_CONTEXT_LENGTH or num_ctx. Otherwise choose a model with a larger window, or send a shorter message.",
    ]);
    expect(worded(chat.state().turn)).toMatchObject({ kind: 'paused', why: 'failed' });
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
    chat.fake.reply('First.', summary('We greeted each other.'), 'Second.');
    await chat.agent.send('one');
    await chat.agent.settled();
    await chat.agent.send(' /compact ');
    await chat.agent.settled();
    const text = `${summary('We greeted each other.')}\n\n# Earlier messages of the user, word for word, oldest first\n\none`;
    expect(lines(chat)).toEqual(['user: one', 'assistant complete: First.', `summary: ${text}`]);
    expect(chat.state().usage?.contextTokens).toBeLessThan(150);
    await chat.agent.send('two');
    await chat.agent.settled();
    expect(chat.fake.requests[2]?.messages.map((message) => message.content)).toEqual([
      'You are a test.',
      `Older turns were replaced by this summary:\n\n${text}\n\ntwo`,
    ]);
  });

  it('says so when there is nothing to compact', async () => {
    await chat.agent.compact();
    await chat.agent.settled();
    expect(lines(chat)).toEqual(['notice: This chat is still too short to summarise.']);
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
    chat.fake.reply(read, { ...read, hold }, summary('A summary.'), 'Done.');
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
    chat.fake.reply({ text: 'Done.', hold }, summary('A summary.'));
    await chat.agent.send('go');
    await hold.reached;
    await chat.agent.compact();
    hold.release();
    await chat.until((state) => state.items.at(-1)?.kind === 'summary');
    await chat.agent.settled();
    expect(worded(chat.state().turn)).toEqual({ kind: 'idle' });
  });
});

it('keeps a pinned message word for word, through several summaries and a start anew', async () => {
  chat.fake.reply('The heron is grey.');
  await chat.agent.send('which colour?');
  await chat.agent.settled();
  const said = chat.state().items.find((item) => item.kind === 'assistant');
  await chat.log.append({ events: [{ type: 'message-pinned', id: said?.id ?? '', isPinned: true }] });
  chat.fake.reply(read, { ...read, usage: { input: 8500, output: 10 } }, 'Done.');
  chat.fake.sideReply(summary('First.'));
  await chat.agent.send('go on');
  await chat.agent.settled();
  const again = await chat.restart();
  again.fake.reply(read, { ...read, usage: { input: 8500, output: 10 } }, 'Done.');
  again.fake.sideReply(summary('Second.'));
  await again.agent.send('and on');
  await again.agent.settled();
  const summaries = again.state().items.flatMap((item) => (item.kind === 'summary' ? [item.text] : []));
  expect(summaries).toHaveLength(2);
  for (const text of summaries) expect(text).toContain('You: The heron is grey.');
});

it('says once which pinned message is too long to be kept', async () => {
  chat.fake.reply('The heron is grey.');
  await chat.agent.send(`colours: ${'grey '.repeat(2200)}`);
  await chat.agent.settled();
  const said = chat.state().items.find((item) => item.kind === 'user');
  await chat.log.append({ events: [{ type: 'message-pinned', id: said?.id ?? '', isPinned: true }] });
  for (const text of ['First.', 'Second.']) {
    chat.fake.reply(read, { ...read, usage: { input: 8500, output: 10 } }, 'Done.');
    chat.fake.sideReply(summary(text));
    await chat.agent.send('go on');
    await chat.agent.settled();
  }
  const told = worded(chat.state().items).flatMap((item) => (item.kind === 'notice' ? [item.text] : []));
  expect(told).toEqual([
    'A pinned message is too long for the summary: “colours: grey grey grey grey grey grey grey grey grey grey…”. The model sees only a summary of it.',
  ]);
});
