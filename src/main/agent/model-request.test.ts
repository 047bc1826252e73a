import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../e2e/fake-model';
import { retryAfter } from './guarded-fetch';
import { type Clock, type RequestOptions, type Retry, requestReply } from './model-request';
import { endpointAt } from './test/endpoint';

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
    expect(retries[0]).toEqual({ attempt: 1, nextAt: 1_000_500, reason: 'Fake failed (500).' });
  });

  it('is given up after six repetitions', async () => {
    fake.onRequest(() => ({ status: 500, body: { error: { message: 'broken' } } }));
    await expect(ask()).rejects.toThrow('Fake failed (500): broken. Given up after 7 tries.');
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

  it('is given up at once when the server asks for more than a minute', async () => {
    fake.sideReply({ status: 429, headers: { 'retry-after': '120' }, body: { error: { message: 'limit' } } });
    await expect(ask()).rejects.toThrow(
      'Fake limits how often it may be asked (429): limit. It asks to wait 120 s.',
    );
    expect(waits).toEqual([]);
  });

  it('is not begun again a minute after the first fault', async () => {
    fake.onRequest(() => ({ status: 429, headers: { 'retry-after': '25' } }));
    await expect(ask()).rejects.toThrow('Given up after 3 tries.');
    expect(waits).toEqual([25_000, 25_000]);
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
