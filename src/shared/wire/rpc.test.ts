import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Call } from '../contract/call';
import { AppError } from '../errors';
import { createMemoryChannel } from '../testing/memory-channel';
import type { NumberedEvent, Topic } from '../topics';
import type { Channel } from './channel';
import { maxFrameLength } from './channel';
import { connect } from './rpc';
import { type Handlers, serve } from './serve';

const contract = {
  math: {
    add: { input: z.object({ a: z.number(), b: z.number() }) } as Call<
      z.ZodObject<{ a: z.ZodNumber; b: z.ZodNumber }>,
      number
    >,
    zero: { input: z.undefined().optional() } as Call<z.ZodOptional<z.ZodUndefined>, number>,
    fail: { input: z.object({ expected: z.boolean() }) } as Call<
      z.ZodObject<{ expected: z.ZodBoolean }>,
      void
    >,
    list: { input: z.undefined().optional() } as Call<z.ZodOptional<z.ZodUndefined>, number[]>,
    never: { input: z.undefined().optional() } as Call<z.ZodOptional<z.ZodUndefined>, void>,
  },
} as const;

const handlers: Handlers<typeof contract, string> = {
  math: {
    add: ({ a, b }) => a + b,
    zero: () => 0,
    fail: ({ expected }) => {
      throw expected ? new AppError('not-found', 'no such thing') : new Error('secret detail');
    },
    list: () => [1, 2, 3],
    never: () => new Promise<void>(() => {}),
  },
};

function setUp() {
  const channel = createMemoryChannel();
  const problems: string[] = [];
  const events: NumberedEvent[] = [];
  const gaps: Topic[] = [];
  const server = serve(contract, handlers, channel.main, {
    connection: 'window 1',
    onProblem: (problem) => problems.push(problem),
  });
  const { client } = connect<typeof contract>(contract, channel.window, {
    pageTag: 'page',
    onEvent: (event) => events.push(event),
    onGap: (topics) => gaps.push(...topics),
  });
  return { channel, problems, events, gaps, server, client };
}

/** In a later turn, because a dereferenced `WeakRef` keeps its target alive until the end of the turn. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  await new Promise((resolve) => setImmediate(resolve));
  runInNewContext('gc')();
}

/** Sends a raw frame and returns the reply to it. */
function raw(frame: string): Promise<unknown> {
  const channel = createMemoryChannel();
  serve(contract, handlers, channel.main, { connection: '', onProblem: () => {} });
  return new Promise((resolve) => {
    channel.window.onFrame((reply) => resolve(JSON.parse(reply)));
    channel.window.send(frame);
  });
}

describe('a call', () => {
  it('reaches its handler and brings back the output', async () => {
    const { client } = setUp();
    expect(await client.math.add({ a: 2, b: 3 })).toBe(5);
  });

  it('without input is a call without arguments', async () => {
    expect(await setUp().client.math.zero()).toBe(0);
  });

  it('with a misfit input is refused before its handler, naming the parameter', async () => {
    const call = setUp().client.math.add({ a: 1, b: 'x' as unknown as number });
    await expect(call).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('b') });
  });

  it('reaches its handler as its schema reads it: without what that does not know', async () => {
    const channel = createMemoryChannel();
    const inputs: unknown[] = [];
    const noting = { ...handlers.math, add: (input: unknown) => inputs.push(input) };
    serve(contract, { math: noting }, channel.main, { connection: '', onProblem: () => {} });
    const { client } = connect<typeof contract>(contract, channel.window, {
      pageTag: 'page',
      onEvent: () => {},
      onGap: () => {},
    });
    await client.math.add({ a: 1, b: 2, c: 3 } as { a: number; b: number });
    expect(inputs).toEqual([{ a: 1, b: 2 }]);
  });

  it('that fails as foreseen rejects with the code and message of the failure', async () => {
    const call = setUp().client.math.fail({ expected: true });
    await expect(call).rejects.toEqual(new AppError('not-found', 'no such thing'));
  });

  it('that fails unforeseen says nothing of the details to the window, and tells the log', async () => {
    const { client, problems } = setUp();
    const error: unknown = await client.math.fail({ expected: false }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'internal', message: expect.not.stringContaining('secret') });
    expect(problems).toEqual(['math.fail failed']);
  });

  it('has an id that no other page gives, so that a late reply to one settles none of another', async () => {
    const firstId = async (pageTag: string) => {
      const channel = createMemoryChannel();
      const frame = new Promise<string>((resolve) => channel.main.onFrame(resolve));
      const { client } = connect<typeof contract>(contract, channel.window, {
        pageTag,
        onEvent: () => {},
        onGap: () => {},
      });
      client.math.zero().catch(() => {});
      return (JSON.parse(await frame) as { id: string }).id;
    };
    expect(await firstId('one')).not.toBe(await firstId('other'));
  });

  it('is forgotten with its output once it is answered', async () => {
    const { client } = setUp();
    const output = new WeakRef(await client.math.list());
    await collectGarbage();
    expect(output.deref()).toBeUndefined();
    // Keeps the client alive up to this line.
    expect(await client.math.zero()).toBe(0);
  });

  it('still unanswered when the channel closes is rejected with "closed"', async () => {
    const { client, channel } = setUp();
    const call = client.math.never();
    channel.close();
    await expect(call).rejects.toMatchObject({ code: 'closed' });
  });

  it.each(['constructor', 'toString', '__proto__', 'multiply'])('named %s does not exist', async (name) => {
    const reply = await raw(JSON.stringify({ kind: 'call', id: '1', group: 'math', name }));
    expect(reply).toMatchObject({ kind: 'failure', id: '1', error: { code: 'not-found' } });
    const group = await raw(JSON.stringify({ kind: 'call', id: '1', group: name, name: 'add' }));
    expect(group).toMatchObject({ kind: 'failure', error: { code: 'not-found' } });
  });
});

describe('a bad frame', () => {
  it.each(['', 'nonsense', '[]', '{"kind":"call"}', '{"kind":"event"}', 'null'])(
    '%j is dropped and reported, and the next call works',
    async (frame) => {
      const { channel, client, problems } = setUp();
      channel.window.send(frame);
      expect(await client.math.add({ a: 1, b: 1 })).toBe(2);
      expect(problems).toHaveLength(1);
    },
  );

  it('that is too long is dropped unread', async () => {
    const { channel, client, problems } = setUp();
    channel.window.send('x'.repeat(maxFrameLength + 1));
    await client.math.zero();
    expect(problems).toEqual([`dropped a frame of ${maxFrameLength + 1} characters`]);
  });
});

describe('a window that does not read its replies', () => {
  it('has only so many calls answered, and the rest once it reads', async () => {
    const sent: string[] = [];
    let arrive = (_frame: string) => {};
    const drained: (() => void)[] = [];
    let pending = 0;
    const channel: Channel = {
      send(frame) {
        sent.push(frame);
        pending += 1024 * 1024;
      },
      onFrame: (listener) => {
        arrive = listener;
      },
      onClose() {},
      pending: () => pending,
      onDrain: (listener) => void drained.push(listener),
    };
    serve(contract, handlers, channel, { connection: '', onProblem: vi.fn() });
    for (let id = 0; id < 100; id += 1)
      arrive(JSON.stringify({ kind: 'call', id: `${id}`, group: 'math', name: 'zero' }));
    await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(64));
    expect(sent.length).toBeLessThan(70);
    pending = 0;
    for (const listener of drained) listener();
    await vi.waitFor(() => expect(sent).toHaveLength(100));
  });
});

describe('events', () => {
  const event = (seq: number): NumberedEvent => ({
    topic: 'app',
    seq,
    event: { type: 'notice-removed', id: 'n' },
  });

  it('arrive in order, between the replies', async () => {
    const { server, client, events } = setUp();
    server.sendEvent(event(1));
    await client.math.zero();
    server.sendEvent(event(2));
    await client.math.zero();
    expect(events.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('of one moment arrive together, before the answer of the call that made them', async () => {
    const { channel, events, client, server } = setUp();
    const frames: string[] = [];
    channel.window.onFrame((frame) => frames.push(JSON.parse(frame).kind));
    const answer = client.math.zero();
    server.sendEvent(event(1));
    server.sendEvent(event(2));
    await answer;
    expect(events.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(frames).toEqual(['events', 'reply']);
  });

  it('are left out for a window that lags, which is then told what to fetch anew', async () => {
    const sent: string[] = [];
    let pending = 0;
    let drained = () => {};
    const channel: Channel = {
      send: (frame) => void sent.push(frame),
      onFrame() {},
      onClose() {},
      pending: () => pending,
      onDrain: (listener) => {
        drained = listener;
      },
    };
    const { sendEvent } = serve(contract, handlers, channel, { connection: '', onProblem: vi.fn() });
    sendEvent(event(1));
    pending = 5 * 1024 * 1024;
    sendEvent(event(2));
    pending = 0;
    sendEvent(event(3));
    drained();
    sendEvent(event(4));
    await Promise.resolve();
    expect(sent.map((frame) => JSON.parse(frame))).toEqual([
      { kind: 'event', ...event(1) },
      { kind: 'gap', topics: ['app'] },
      { kind: 'event', ...event(4) },
    ]);
  });
});
