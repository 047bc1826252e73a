import { describe, expect, it } from 'vitest';
import { createGate } from '../../../e2e/fake-model';
import { call, testChats } from './testing/chat';

const start = testChats();

describe('usage', () => {
  it('says how full the context is and adds up what was spent', async () => {
    const chat = await start();
    chat.fake.reply(
      { calls: [call()], usage: { input: 100, output: 10 } },
      { text: 'ok', usage: { input: 150, output: 5 } },
    );
    await chat.agent.send('go');
    await chat.agent.settled();
    expect(chat.state().usage).toEqual({
      contextTokens: 155,
      contextWindow: 128_000,
      inputTokens: 250,
      outputTokens: 15,
      spent: [expect.objectContaining({ inputTokens: 250, cachedTokens: 0, outputTokens: 15 })],
    });
  });

  it('is estimated when the server does not count', async () => {
    const chat = await start();
    chat.fake.reply({ text: 'x'.repeat(400), usage: null });
    await chat.agent.send('y'.repeat(4000));
    await chat.agent.settled();
    const usage = chat.state().usage;
    expect(usage?.inputTokens).toBeGreaterThan(1000);
    expect(usage?.inputTokens).toBeLessThan(1200);
    expect(usage?.outputTokens).toBe(101);
    expect(usage?.spent).toMatchObject([{ model: 'fake-model', outputTokens: 101 }]);
  });

  it('counts answers that are empty', async () => {
    const chat = await start();
    const empty = { text: '', usage: { input: 100, output: 10 } };
    chat.fake.reply(empty, { text: 'ok', usage: { input: 100, output: 10 } });
    await chat.agent.send('one');
    await chat.agent.settled();
    expect(chat.state().usage).toMatchObject({ inputTokens: 200, outputTokens: 20 });
    chat.fake.reply({ ...empty, reasoning: 'hm', finish: 'length' });
    await chat.agent.send('two');
    await chat.agent.settled();
    expect(chat.state().usage).toMatchObject({ contextTokens: 110, inputTokens: 300, outputTokens: 30 });
    expect(chat.state().usage?.spent).toMatchObject([{ inputTokens: 300, outputTokens: 30 }]);
  });

  it('counts about what an answer took that is stopped, and what was sent for it', async () => {
    const chat = await start();
    const hold = createGate();
    chat.fake.reply({ text: 'x'.repeat(4000), hold, holdAfterBytes: 3000 });
    await chat.agent.send('y'.repeat(4000));
    await chat.until(({ items }) => items.some((item) => item.kind === 'assistant' && item.text !== ''));
    await chat.agent.stop();
    const usage = chat.state().usage;
    expect(usage?.inputTokens).toBeGreaterThan(1000);
    expect(usage?.outputTokens).toBeGreaterThan(20);
    expect(usage?.spent?.[0]?.inputTokens).toBe(usage?.inputTokens);
    hold.release();
  });

  it('counts answers that broke off and were asked for again, and none that was refused', async () => {
    const chat = await start();
    const args = { path: 'z'.repeat(2000) };
    chat.fake.reply({ status: 500 }, { calls: [{ name: 'edit', arguments: args }], cutAfterBytes: 9000 });
    chat.fake.reply({ text: 'ok', usage: { input: 1000, output: 10 } });
    await chat.agent.send('y'.repeat(4000));
    await chat.agent.settled();
    const usage = chat.state().usage;
    expect(usage?.inputTokens).toBeGreaterThan(2000);
    expect(usage?.inputTokens).toBeLessThan(2200);
    expect(usage?.outputTokens).toBeGreaterThan(100);
    expect(usage?.contextTokens).toBe(1010);
  });
});
