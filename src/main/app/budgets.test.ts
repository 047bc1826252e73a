import { say } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { describe, expect, it } from 'vitest';
import { createGate, type FakeModel, type FakeReply } from '../../../e2e/fake-model';
import { startTestApp, type TestApp, type TestAppChat } from './testing/test-app';

// Budgets in the whole application: a turn pauses for the user's answer, and a headless run ends.

const reading = (path: string): FakeReply => ({ calls: [{ name: 'read_file', arguments: { path } }] });
const read = reading('a.txt');
const taking = (input: number, reply: FakeReply = read): FakeReply => ({
  ...reply,
  usage: { input, output: 0 },
});

async function start(budget: object, unattended = false): Promise<{ app: TestApp; chat: TestAppChat }> {
  const app = await startTestApp({ 'a.txt': 'one\n' });
  await app.app.settings.set('chats.titles', false);
  for (const [key, value] of Object.entries(budget)) await app.app.settings.set(`budget.${key}`, value);
  return { app, chat: await (unattended ? await app.again({ unattended }) : app).chat() };
}

const isAtRest = ({ turn }: ReturnType<TestAppChat['state']>) =>
  turn.kind === 'idle' || turn.kind === 'paused';

function pause(chat: TestAppChat) {
  const { turn } = chat.state();
  return turn.kind === 'paused' ? { ...turn, text: say(turn.text) } : turn.kind;
}

async function goOn(chat: TestAppChat, raise?: 'raise'): Promise<void> {
  await (await chat.open()).agent.continue(raise);
  await chat.until(isAtRest);
}

async function send(chat: TestAppChat, text = 'go'): Promise<void> {
  await chat.send(text);
  await chat.until(isAtRest);
}

const agentTask = { name: 'task', arguments: { description: 'look', prompt: 'Look.' } };

/** The model starts a sub-agent, whose model replies with these. */
function startsAgent({ model }: TestApp, ...replies: readonly FakeReply[]): void {
  startsAgents(model, [agentTask], replies);
}

function startsAgents(model: FakeModel, calls: FakeReply['calls'], replies: readonly FakeReply[]): void {
  const left = [...replies];
  model.reply(taking(100, { calls }), 'Done.');
  model.onRequest(({ messages }) =>
    String(messages[0]?.content).startsWith('You are the sub-agent') ? (left.shift() ?? null) : null,
  );
}

function agentCall(chat: TestAppChat): ToolCall {
  const call = Object.values(chat.state().calls).find(({ tool }) => tool === 'task');
  if (!call) throw new Error('no sub-agent was started');
  return call;
}

describe('the budget of a turn', () => {
  it('asks once when most of it is used, and again when all is; raised, the turn goes on', async () => {
    const { app, chat } = await start({ 'turn.tokens': 1000 });
    app.model.reply(
      taking(400),
      taking(450),
      taking(100, reading('b.txt')),
      taking(100, reading('c.txt')),
      taking(5, { text: 'Done.' }),
    );
    await send(chat);
    expect(pause(chat)).toMatchObject({
      why: 'budget',
      budget: { of: 'turn' },
      text: 'This turn has used 850 tokens of its budget of 1,000 tokens. Continue up to the limit, or raise it.',
    });
    const inbox = () => app.app.store.state('app').projects.map(({ waiting }) => waiting);
    expect(inbox()).toEqual([[expect.objectContaining({ kind: 'budget', chatId: chat.id })]]);
    await goOn(chat);
    expect(pause(chat)).toMatchObject({
      budget: { of: 'turn' },
      text: expect.stringMatching(/ (is|are) used up/),
    });
    await goOn(chat);
    expect(pause(chat)).toMatchObject({ text: expect.stringMatching(/ (is|are) used up/) });
    expect(app.model.requests).toHaveLength(4);
    await goOn(chat, 'raise');
    expect(pause(chat)).toBe('idle');
    expect(inbox()).toEqual([[]]);
  });

  it('raised once, holds what one request took of several', async () => {
    const { app, chat } = await start({ 'turn.tokens': 100 });
    app.model.reply(taking(4025), taking(5, { text: 'Done.' }));
    await send(chat);
    await goOn(chat, 'raise');
    expect(pause(chat)).toBe('idle');
    expect(chat.state().turnBudget).toEqual({ raised: 50, isAsked: false });
  });

  it('is whole again with the next message', async () => {
    const { app, chat } = await start({ 'turn.tokens': 1000 });
    app.model.reply(taking(700, { text: 'One.' }), taking(700, { text: 'Two.' }));
    await send(chat);
    await send(chat);
    expect([pause(chat), app.model.requests.length]).toEqual(['idle', 2]);
  });

  it('remembers over a start anew how often it was raised, and that the user was asked', async () => {
    const { app, chat } = await start({ 'turn.tokens': 1000 });
    app.model.reply(taking(1000), taking(1000, reading('b.txt')), taking(700, reading('c.txt')));
    await send(chat);
    await goOn(chat, 'raise');
    await goOn(chat, 'raise');
    expect(pause(chat)).toMatchObject({
      budget: { of: 'turn' },
      text: expect.stringContaining('Continue up to the limit'),
    });
    await app.app.close();
    const again = await (await app.again()).chat(chat.id);
    app.model.reply(taking(300, reading('d.txt')), taking(5, { text: 'Done.' }));
    await goOn(again);
    expect(pause(again)).toMatchObject({
      text: 'The budget of this turn is used up: 3,000 tokens of 3,000 tokens. Raise it to continue.',
    });
    await goOn(again, 'raise');
    expect(pause(again)).toBe('idle');
    expect(again.state().turnBudget).toEqual({ raised: 3, isAsked: false });
    app.model.reply(taking(5, { text: 'Done.' }));
    await send(again);
    expect(again.state().turnBudget).toEqual({ raised: 0, isAsked: false });
  });

  it('asks while a sub-agent runs, as in the turn itself; answered, the sub-agent goes on', async () => {
    const { app, chat } = await start({ 'turn.tokens': 1000 });
    startsAgent(app, taking(750), taking(300, reading('b.txt')), { text: 'It is done.' });
    await send(chat);
    expect(pause(chat)).toMatchObject({ text: expect.stringContaining('Continue up to the limit') });
    await goOn(chat);
    expect(pause(chat)).toMatchObject({ text: expect.stringMatching(/ (is|are) used up/) });
    expect(agentCall(chat).phase.phase).toBe('running');
    await goOn(chat, 'raise');
    expect(pause(chat)).toBe('idle');
    expect(JSON.stringify(agentCall(chat).phase)).toContain('It is done.');
    expect(JSON.stringify(agentCall(chat).phase)).not.toContain('Not finished');
  });

  it('asks once for sub-agents that run side by side', async () => {
    const { app, chat } = await start({ 'turn.tokens': 1000 });
    const replies = [taking(375), taking(375), taking(10, { text: 'One.' }), taking(10, { text: 'Two.' })];
    startsAgents(app.model, [agentTask, agentTask], replies);
    await send(chat);
    expect(pause(chat)).toMatchObject({ text: expect.stringContaining('Continue up to the limit') });
    await goOn(chat, 'raise');
    expect(pause(chat)).toBe('idle');
  });

  it('a message instead of an answer ends the sub-agent, and the model reads it', async () => {
    const { app, chat } = await start({ 'turn.tokens': 1000 });
    startsAgent(app, taking(750));
    await send(chat);
    await chat.send('Do it yourself.');
    await chat.until(isAtRest);
    expect(pause(chat)).toBe('idle');
    expect(JSON.stringify(agentCall(chat).phase)).toContain('Not finished');
    expect(JSON.stringify(app.model.requests.at(-1)?.messages)).toContain('Do it yourself.');
  });

  it('a stop instead of an answer ends the sub-agent and the turn', async () => {
    const { app, chat } = await start({ 'turn.tokens': 1000 });
    startsAgent(app, taking(750));
    await send(chat);
    await (await chat.open()).agent.stop();
    expect(pause(chat)).toBe('idle');
    expect(agentCall(chat).phase.phase).not.toBe('running');
    expect(app.model.requests).toHaveLength(2);
  });

  it('a restart instead of an answer ends the sub-agent, and the turn can continue', async () => {
    const { app, chat } = await start({ 'turn.tokens': 1000 });
    startsAgent(app, taking(750));
    await send(chat);
    await app.app.close();
    const again = await (await app.again()).chat(chat.id);
    await again.open();
    await again.until(isAtRest);
    expect(pause(again)).toMatchObject({ kind: 'paused' });
    expect(agentCall(again).phase.phase).toBe('cancelled');
    await goOn(again);
    expect(pause(again)).toBe('idle');
  });

  it('with nobody there, ends a sub-agent when it is used up', async () => {
    const { app, chat } = await start({ 'turn.tokens': 1000 }, true);
    startsAgent(app, taking(600), taking(600, { text: 'I am not done.', calls: read.calls }));
    await send(chat);
    expect(pause(chat)).toMatchObject({
      budget: { of: 'turn' },
      text: expect.stringMatching(/ (is|are) used up/),
    });
    expect(app.model.requests).toHaveLength(3);
    expect(JSON.stringify(agentCall(chat).phase)).toContain(
      'The budget of this turn is used up: 1,300 tokens of 1,000 tokens',
    );
  });
});

describe('the budget of a day', () => {
  it('counts all chats, is asked about once, and outlives a start anew', async () => {
    const { app, chat } = await start({ 'day.tokens': 1000 });
    app.model.reply(taking(850, { text: 'One.' }));
    await send(chat);
    expect(pause(chat)).toBe('idle');
    const again = await app.again();
    const other = await again.chat();
    await send(other);
    expect(pause(other)).toMatchObject({
      budget: { of: 'day' },
      text: expect.stringContaining('Continue up to the limit'),
    });
    app.model.reply(taking(200), taking(100, { text: 'Two.' }));
    await goOn(other);
    expect(pause(other)).toMatchObject({
      budget: { of: 'day' },
      text: expect.stringMatching(/ (is|are) used up/),
    });
    await send(chat);
    expect(pause(chat)).toMatchObject({
      budget: { of: 'day' },
      text: expect.stringMatching(/ (is|are) used up/),
    });
    await goOn(other, 'raise');
    expect(pause(other)).toBe('idle');
    expect(again.app.store.state('app').today.raised).toBe(1);
  });

  it('counts answers that are stopped, so that sending and stopping again and again is held to it', async () => {
    const { app, chat } = await start({ 'day.tokens': 100 });
    const hold = createGate();
    app.model.reply({ text: 'Never said.', hold });
    await chat.send('go');
    await hold.reached;
    await (await chat.open()).agent.stop();
    hold.release();
    await send(chat);
    expect(pause(chat)).toMatchObject({
      budget: { of: 'day' },
      text: expect.stringMatching(/ (is|are) used up/),
    });
    expect(app.model.requests).toHaveLength(1);
  });

  it('counts titles, and what is asked beside chats', async () => {
    const { app, chat } = await start({ 'day.tokens': 100_000 });
    await app.app.settings.set('chats.titles', true);
    app.model.reply('Hello.');
    app.model.titleReply('A greeting');
    await send(chat);
    await chat.until(({ title }) => title === 'A greeting');
    const { spent } = await app.app.settings.spending.today();
    expect(spent[0]?.inputTokens).toBe(200);
  });
});

it('with nobody there nothing asks early, and the turn rests at the limit', async () => {
  const { app, chat } = await start({ 'turn.tokens': 1000 }, true);
  app.model.reply(taking(850), taking(200), taking(100, { text: 'Done.' }));
  await send(chat);
  expect(pause(chat)).toMatchObject({
    budget: { of: 'turn' },
    text: expect.stringMatching(/ (is|are) used up/),
  });
  expect(app.model.requests).toHaveLength(2);
});

it('a model whose price nobody knows is not limited by money, which the chat says once', async () => {
  const { app, chat } = await start({ 'turn.money': 1 });
  app.model.reply('One.', 'Two.');
  await send(chat);
  await send(chat);
  const told = chat.state().items.flatMap((item) => (item.kind === 'notice' ? [say(item.text)] : []));
  expect(told).toEqual([expect.stringContaining('The cost budget does not limit “fake-model”')]);
});
