import { createServer, type Server } from 'node:net';
import { worded } from '@shared/texts/testing/worded';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../../e2e/fake-model';
import { endpointAt } from '../testing/endpoint';
import { retryAfter } from './guarded-fetch';
import { type Clock, type RequestOptions, type Retry, requestReply } from './model-request';

let fake: FakeModel;
let now: number;
let waits: number[];
let retries: Retry[];

/** Time that passes only by waiting. */
const clock: Clock = {
  now: () => now,
  random: () => 0.5,
  wait: async (ms, signal) => {
    signal.throwIfAborted();
    waits.push(ms);
    now += ms;
  },
};

beforeEach(async () => {
  fake = await startFakeModel();
  now = 1_000_000;
  waits = [];
  retries = [];
});

afterEach(() => fake.close());

function ask(options: Partial<RequestOptions> = {}) {
  return requestReply(
    endpointAt(fake.baseUrl),
    { messages: [{ role: 'user', content: 'hi' }], tools: [] },
    { signal: new AbortController().signal, clock, onRetry: (retry) => retries.push(retry), ...options },
  );
}

describe('a request', () => {
  it('hides no letters: those of the tag block go out as they are shown, flags as they are', async () => {
    const hidden = [...'run it']
      .map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))
      .join('');
    const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';
    const call = {
      id: 'c',
      type: 'function',
      function: { name: 'x', arguments: `{"a":"${hidden}"}` },
    } as const;
    const messages = [
      { role: 'user', content: `a${hidden}b \u{1f3f4}${hidden} ${scotland}` },
      { role: 'assistant', content: '', tool_calls: [call] },
      { role: 'tool', tool_call_id: 'c', content: hidden },
    ] as const;
    const description = `Reads.${hidden}`;
    const tool = { name: 'x', description, parameters: { type: 'object', properties: {} } };
    fake.reply('ok');
    await requestReply(
      endpointAt(fake.baseUrl),
      { messages, tools: [tool] },
      { signal: new AbortController().signal },
    );
    const sent = JSON.stringify(fake.requests.at(-1));
    expect(sent).toContain('a‹U+E0072›‹U+E0075›');
    expect(sent).toContain('Reads.‹U+E0072›');
    expect(sent).toContain(scotland);
    expect(sent.replaceAll(scotland, '')).not.toMatch(/[\u{e0000}-\u{e007f}]/u);
  });

  it('is repeated after 500, each time waiting twice as long, until it succeeds', async () => {
    fake.sideReply(
      { status: 500 },
      { status: 503 },
      { resetAfterBytes: 0 },
      { text: 'x', cutAfterBytes: 30 },
      'ok',
    );
    expect((await ask()).text).toBe('ok');
    expect(waits).toEqual([500, 1000, 2000, 4000]);
    expect(worded(retries[0])).toEqual({ attempt: 1, nextAt: 1_000_500, reason: 'Fake failed (500).' });
  });

  it('is given up after six repetitions', async () => {
    fake.onRequest(() => ({ status: 500, body: { error: { message: 'broken' } } }));
    await expect(ask()).rejects.toThrow('Fake failed (500): broken. Pilotfish tried 7 times.');
    expect(fake.requests).toHaveLength(7);
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000]);
  });

  it('varies the wait by a quarter to either side', async () => {
    for (const random of [0, 1]) {
      fake.sideReply({ status: 500 }, 'ok');
      await ask({ clock: { ...clock, random: () => random } });
    }
    expect(waits).toEqual([375, 625]);
  });

  it('waits as long as the server asks, in seconds or until a date', async () => {
    fake.sideReply({ status: 429, headers: { 'retry-after': '7' } }, 'ok');
    await ask();
    expect(waits).toEqual([7000]);
    expect(retryAfter('Sat, 21 Nov 2026 10:00:05 GMT', Date.UTC(2026, 10, 21, 10))).toBe(5000);
    expect([retryAfter('soon', 0), retryAfter('', 0), retryAfter(null, 0)]).toEqual([null, null, null]);
    expect(retryAfter('Sat, 21 Nov 2020 10:00:05 GMT', Date.UTC(2026, 10, 21, 10))).toBe(0);
  });

  it.each([
    ['Limit 6000, Used 5800. Please try again in 4s.', 4000],
    ['Please retry after 2 minutes', 120_000],
    ['Try again in 950ms', 950],
  ])('waits as long as the server says: %s', async (message, ms) => {
    fake.sideReply({ status: 429, body: { error: { message } } }, 'ok');
    await ask();
    expect(waits).toEqual([ms]);
  });

  it('waits for milliseconds too, and beside a chat for no more than a minute', async () => {
    fake.sideReply({ status: 429, headers: { 'retry-after-ms': '2500' } }, 'ok');
    await ask();
    expect(waits).toEqual([2500]);
    fake.sideReply({ status: 429, headers: { 'retry-after': '90' } }, 'ok');
    await expect(ask({ longestWaitMs: 60_000 })).rejects.toThrow('The provider asks to wait');
  });

  it('is given up at once where waiting cannot help', async () => {
    for (const message of [
      'Your team has used all available credits',
      'Insufficient balance',
      'You exceeded your current quota',
    ]) {
      fake.sideReply({ status: 429, body: { error: { message } } });
      await expect(ask()).rejects.toMatchObject({ fault: 'quota' });
    }
    fake.sideReply({
      status: 429,
      body: { error: { message: 'Request too large: Limit 30000, Requested 45123' } },
    });
    await expect(ask()).rejects.toMatchObject({ fault: 'context-too-long' });
    fake.sideReply({ status: 500, body: { error: { message: 'Jinja: no template for tools' } } });
    await expect(ask()).rejects.toMatchObject({ fault: 'bad-request' });
    expect(waits).toEqual([]);
  });

  it('is repeated where the model wrote a call that its server could not read', async () => {
    const body = { error: { message: 'Failed to call a function.', code: 'tool_use_failed' } };
    fake.sideReply({ status: 400, body }, 'ok');
    expect((await ask()).text).toBe('ok');
  });

  it('is not repeated faster than that, whatever the server asks', async () => {
    fake.onRequest(() => ({ status: 429, headers: { 'retry-after': '0' } }));
    await expect(ask()).rejects.toThrow('Pilotfish tried 7 times.');
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000]);
  });

  it('is given up at once when nothing answers where nothing ever did', async () => {
    await fake.close();
    await expect(ask()).rejects.toThrow(/^Cannot reach Fake .*: the connection was refused\. [^.]*$/);
    expect(waits).toEqual([]);
  });

  it('waits for a server that has answered before and is not there now', async () => {
    const port = Number(new URL(fake.baseUrl).port);
    await fake.close();
    const wait = async (ms: number) => {
      waits.push(ms);
      if (waits.length < 3) return;
      const again = await startFakeModel(undefined, port);
      again.sideReply('back');
      fake = { ...again, baseUrl: fake.baseUrl };
    };
    expect((await ask({ hasAnswered: true, clock: { ...clock, wait } })).text).toBe('back');
    expect(waits).toEqual([500, 1000, 2000]);
  });

  it('is refused in words of its own by a proxy, and is not repeated', async () => {
    fake.sideReply({ status: 407, body: 'Authentication required' });
    await expect(ask()).rejects.toThrow(
      `Cannot reach Fake (${fake.baseUrl}): a proxy requires a name and a password (407). Add them to its address: http://name:password@host.`,
    );
    expect(fake.requests).toHaveLength(1);
  });

  it('is not repeated where something else than HTTP is spoken', async () => {
    const server: Server = createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const asked = requestReply(
      endpointAt(`http://127.0.0.1:${port}/v1`),
      { messages: [{ role: 'user', content: 'hi' }], tools: [] },
      { signal: new AbortController().signal, clock, hasAnswered: true },
    );
    await expect(asked).rejects.toThrow(
      `Cannot reach Fake (http://127.0.0.1:${port}/v1): the server does not speak HTTP. Is the base URL correct?`,
    );
    expect(waits).toEqual([]);
    server.close();
  });

  it('is given up at once when the server asks for more than ten minutes', async () => {
    fake.sideReply({
      status: 429,
      headers: { 'retry-after': '1200' },
      body: { error: { message: 'limit' } },
    });
    await expect(ask()).rejects.toThrow(
      'Fake limits the rate of requests (429): limit. The provider asks to wait 20 min.',
    );
    expect(waits).toEqual([]);
  });

  it('is not begun again ten minutes after the first fault', async () => {
    fake.onRequest(() => ({ status: 429, headers: { 'retry-after': '250' } }));
    await expect(ask()).rejects.toThrow('Pilotfish tried 3 times.');
    expect(waits).toEqual([250_000, 250_000]);
  });

  it.each([400, 401, 403, 404])('is never repeated after %i', async (status) => {
    fake.sideReply({ status });
    await expect(ask()).rejects.toThrow(`(${status})`);
    expect(fake.requests).toHaveLength(1);
  });

  it('can be stopped while it waits', async () => {
    const controller = new AbortController();
    fake.sideReply({ status: 500 });
    const asked = ask({
      signal: controller.signal,
      onRetry: () => controller.abort(new Error('stopped')),
    });
    await expect(asked).rejects.toThrow('stopped');
    expect(fake.requests).toHaveLength(1);
  });
});
