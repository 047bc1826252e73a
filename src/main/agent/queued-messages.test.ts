import { describe, expect, it } from 'vitest';
import { createGate } from '../../../e2e/fake-model';
import { call, lines, sent, type TestChat, testChats } from './testing/chat';

const start = testChats();

const inLine = (chat: TestChat) => chat.state().queued.map(({ text }) => text);
const idOf = (chat: TestChat, text: string) =>
  chat.state().queued.find((message) => message.text === text)?.id ?? '';

/** A turn works on `one`; the other messages are queued. */
async function working(...others: readonly string[]) {
  const chat = await start();
  const hold = createGate();
  chat.fake.reply({ text: 'First answer, and its rest.', hold, holdAfterBytes: 500 }, 'Second.');
  await chat.agent.send('one');
  await hold.reached;
  await chat.until(({ items }) => items.some((item) => item.kind === 'assistant' && item.text !== ''));
  for (const text of others) await chat.agent.send(text);
  return { chat, hold };
}

describe('a message that waits in line', () => {
  it('is changed in its place, and goes as it was left', async () => {
    const { chat, hold } = await working('two', 'three');
    await chat.agent.editQueued(idOf(chat, 'two'), 'two, or rather four');
    expect(inLine(chat)).toEqual(['two, or rather four', 'three']);
    hold.release();
    await chat.agent.settled();
    expect(sent(chat, 1).at(-1)).toBe('user: two, or rather four\n\nthree');
  });

  it('is read by the model as its text says, whatever prompt it was before', async () => {
    const { chat, hold } = await working();
    await chat.agent.send('/review', 'Review everything.');
    await chat.agent.editQueued(idOf(chat, '/review'), 'never mind');
    expect(chat.state().queued).toEqual([{ id: expect.any(String), text: 'never mind' }]);
    hold.release();
    await chat.agent.settled();
    expect(sent(chat, 1).at(-1)).toBe('user: never mind');
  });

  it('is moved to another place, the last if there are not so many', async () => {
    const { chat, hold } = await working('two', 'three', 'four');
    await chat.agent.moveQueued(idOf(chat, 'four'), 0);
    expect(inLine(chat)).toEqual(['four', 'two', 'three']);
    await chat.agent.moveQueued(idOf(chat, 'four'), 99);
    expect(inLine(chat)).toEqual(['two', 'three', 'four']);
    hold.release();
    await chat.agent.settled();
    expect(sent(chat, 1).at(-1)).toBe('user: two\n\nthree\n\nfour');
  });

  it('is as it was left after a restart', async () => {
    const { chat } = await working('two', 'three');
    await chat.agent.moveQueued(idOf(chat, 'three'), 0);
    await chat.agent.editQueued(idOf(chat, 'two'), 'four');
    const again = await chat.restart();
    expect(inLine(again)).toEqual(['three', 'four']);
  });

  it('that was sent meanwhile stays as it was sent', async () => {
    const { chat, hold } = await working('two');
    const id = idOf(chat, 'two');
    hold.release();
    await chat.agent.settled();
    const before = chat.state();
    await chat.agent.editQueued(id, 'three');
    await chat.agent.moveQueued(id, 0);
    await chat.agent.sendQueuedNow(id);
    expect([chat.state(), chat.fake.requests.length]).toEqual([before, 2]);
  });
});

describe('sending now what waits in line', () => {
  it('cuts the answer, and the model reads the message named first', async () => {
    const { chat } = await working('two', 'three');
    await chat.agent.sendQueuedNow(idOf(chat, 'three'));
    await chat.agent.settled();
    expect(lines(chat)).toEqual([
      'user: one',
      expect.stringMatching(/^assistant cut: First/),
      'user: three',
      'user: two',
      'assistant complete: Second.',
    ]);
    expect(chat.state()).toMatchObject({ turn: { kind: 'idle' }, queued: [] });
    expect(sent(chat, 1).at(-1)).toBe('user: three\n\ntwo');
  });

  it('gives up a call that waits for an answer', async () => {
    const chat = await start({ script: () => 'wait' });
    chat.fake.reply({ text: 'I ask.', calls: [call('edit', 'c1')] }, 'Second.');
    await chat.agent.send('one');
    await chat.until(({ calls }) => calls.c1?.phase.phase === 'waiting');
    await chat.log.append({ events: [{ type: 'message-queued', message: { id: 'q1', text: 'two' } }] });
    await chat.agent.sendQueuedNow();
    await chat.agent.settled();
    expect(lines(chat).slice(1)).toEqual([
      'assistant complete: I ask.',
      'user: two',
      'assistant complete: Second.',
    ]);
  });

  it('goes on with what a stopped turn left in line, and does nothing where nothing waits', async () => {
    const { chat } = await working('two');
    await chat.agent.stop();
    expect(inLine(chat)).toEqual(['two']);
    await chat.agent.sendQueuedNow(idOf(chat, 'two'));
    await chat.agent.settled();
    expect(lines(chat).at(-1)).toBe('assistant complete: Second.');
    await chat.agent.sendQueuedNow();
    expect(chat.fake.requests).toHaveLength(2);
  });
});
