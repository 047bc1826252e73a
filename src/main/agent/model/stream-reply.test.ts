import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGate, type FakeModel, type FakeReply, startFakeModel } from '../../../../e2e/fake-model';
import { streamOf } from '../../../../e2e/fake-reply';
import { ofToday, share } from '../../base/testing/share';
import { canaryKey, endpointAt } from '../testing/endpoint';
import type { Fetch } from './kit/fetch';
import { ModelError, type ModelTool, type Reply, type ReplyDelta } from './kit/model';
import { type StreamOptions, streamReply } from './stream-reply';

let fake: FakeModel;

beforeEach(async () => {
  fake = await startFakeModel();
});

afterEach(() => fake.close());

const tools: ModelTool[] = [{ name: 'read_file', description: 'Reads', parameters: { type: 'object' } }];

function ask(options: Partial<StreamOptions> = {}, changes = {}): Promise<Reply> {
  return streamReply(
    endpointAt(fake.baseUrl, changes),
    { messages: [{ role: 'user', content: 'hi' }], tools },
    { signal: new AbortController().signal, ...options },
  );
}

async function faultOf(asked: Promise<Reply>): Promise<{ fault: string; message: string }> {
  const error = await asked.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ModelError)) throw error;
  return { fault: error.fault, message: error.message };
}

it.each([
  ['', '/v1/chat/completions'],
  ['/', '/v1/chat/completions'],
  ['?api-version=2', '/v1/chat/completions?api-version=2'],
  ['/chat/completions', '/v1/chat/completions'],
  ['/responses/?a=b', '/v1/chat/completions?a=b'],
])('a request goes to the base URL, here with "%s" behind it, as %s', async (behind, path) => {
  fake.reply('Hello.');
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push(String(input));
    return globalThis.fetch(input, init);
  };
  await ask({}, { baseUrl: `${fake.baseUrl}${behind}`, fetch });
  expect(asked).toEqual([new URL(path, fake.baseUrl).href]);
});

describe('a streamed reply', () => {
  it('is text, reasoning, calls and usage, told piece by piece as it comes', async () => {
    fake.reply({
      reasoning: 'Let me think about this for a moment.',
      text: 'I will read the file, größer 🐟 and all.',
      calls: [
        { name: 'read_file', arguments: { path: 'a.ts' }, id: 'call_a' },
        { name: 'read_file', arguments: { path: 'b.ts' }, id: 'call_b' },
      ],
      usage: { input: 12, output: 34 },
    });
    const deltas: ReplyDelta[] = [];
    const onCallDelta = vi.fn();
    const reply = await ask({ onDelta: (delta) => deltas.push(delta), onCallDelta });
    expect(reply).toEqual({
      text: 'I will read the file, größer 🐟 and all.',
      reasoning: 'Let me think about this for a moment.',
      calls: [
        { modelId: 'call_a', name: 'read_file', arguments: '{"path":"a.ts"}', complete: true },
        { modelId: 'call_b', name: 'read_file', arguments: '{"path":"b.ts"}', complete: true },
      ],
      usage: { input: 12, cached: 0, output: 34 },
      finish: 'tool_calls',
      kept: { message: { reasoning_content: 'Let me think about this for a moment.' } },
    });
    expect(deltas.map((delta) => delta.text).join('')).toBe(reply.text);
    expect(deltas.length).toBeGreaterThan(4);
    expect(onCallDelta).toHaveBeenCalled();
  });

  it('is asked for with the model, the tools, the key and the headers, and nothing of the environment', async () => {
    vi.stubEnv('OPENAI_API_KEY', 'sk-other');
    vi.stubEnv('OPENAI_ORG_ID', 'org-other');
    vi.stubEnv('OPENAI_CUSTOM_HEADERS', 'x-other: secret');
    fake.reply('ok');
    await ask({}, { headers: { 'x-team': 'blue' } });
    vi.unstubAllEnvs();
    const request = fake.requests[0];
    expect(request?.body).toMatchObject({
      model: 'fake-model',
      stream: true,
      stream_options: { include_usage: true },
      tools: [{ type: 'function', function: tools[0] }],
    });
    expect(request?.headers).toMatchObject({ authorization: `Bearer ${canaryKey}`, 'x-team': 'blue' });
    expect(JSON.stringify(request?.headers)).not.toMatch(/other|stainless/);
  });

  it('is asked for without an authorization header when there is no key, unless the headers bring one', async () => {
    fake.reply('ok', 'ok');
    await ask({}, { apiKey: null });
    await ask({}, { apiKey: null, headers: { authorization: 'Basic abc' } });
    expect(fake.requests.map((request) => request.headers.authorization)).toEqual([undefined, 'Basic abc']);
  });

  it('is asked for again without usage when the server knows no stream_options', async () => {
    fake.onRequest((request) =>
      'stream_options' in request.body
        ? { status: 400, body: { error: { message: 'Unknown parameter: stream_options' } } }
        : { text: 'ok' },
    );
    expect(await ask()).toMatchObject({ text: 'ok', usage: null });
    expect(fake.requests).toHaveLength(2);
  });

  it('marks the call inside which a length limit cut it', async () => {
    fake.reply({
      calls: [
        { name: 'read_file', arguments: { path: 'a' } },
        { name: 'write_file', arguments: '{"content":"ha' },
      ],
      finish: 'length',
    });
    const { calls } = await ask();
    expect(calls.map((call) => call.complete)).toEqual([true, false]);
  });

  it('keeps arguments that are no JSON as they came when the model says it has finished', async () => {
    fake.reply({ calls: [{ name: 'read_file', arguments: '{"path": nope' }] });
    expect((await ask()).calls).toMatchObject([{ arguments: '{"path": nope', complete: true }]);
  });

  it(`is whole or a fault, and never half a call, wherever the stream is cut (${ofToday})`, async () => {
    const script: FakeReply = {
      text: 'Reading.',
      calls: [{ name: 'read_file', arguments: { path: 'a.ts' }, id: 'call_a' }],
    };
    const recorded = Buffer.from(streamOf(script, 'fake-model', true).join(''));
    const whole = recorded.indexOf('"finish_reason":"tool_calls"');
    const outcomes = { replies: 0, faults: 0 };
    const offsets = share([...recorded.keys()]);
    for (const offset of offsets) {
      fake.reply({ ...script, cutAfterBytes: offset });
      const result = await ask().catch((error: unknown) => error);
      if (result instanceof ModelError) {
        expect([offset, result.fault]).toEqual([offset, 'cut']);
        outcomes.faults += 1;
      } else {
        expect(offset).toBeGreaterThan(whole);
        expect(result).toMatchObject({
          text: 'Reading.',
          calls: [{ arguments: '{"path":"a.ts"}', complete: true }],
        });
        outcomes.replies += 1;
      }
    }
    expect(outcomes.faults).toBeGreaterThanOrEqual(offsets.filter((offset) => offset <= whole).length);
    expect(outcomes.replies).toBeGreaterThan(0);
  });

  it('counts as whole when the connection is reset after the model said it has finished', async () => {
    const script: FakeReply = { text: 'Hello' };
    const size = Buffer.byteLength(streamOf(script, 'fake-model', true).slice(0, -2).join(''));
    fake.reply({ ...script, resetAfterBytes: size });
    expect(await ask()).toMatchObject({ text: 'Hello', finish: 'stop' });
  });
});

describe('a fault', () => {
  it('is `cut` when the stream is malformed, reset, or ends without a reason', async () => {
    fake.reply(
      { raw: 'data: {"choices":[{"delta":{"content":"hal\n\n' },
      { raw: 'data: {"choices":"none"}\n\n' },
      { text: 'Hello', resetAfterBytes: 150 },
      { raw: 'data: {"choices":[{"delta":{"content":"Hello"}}]}\n\n' },
      {
        raw: 'data: {"choices":[{"delta":{"content":"Half"},"finish_reason":"insufficient_system_resource"}]}\n\n',
      },
    );
    for (let count = 0; count < 5; count += 1) expect((await faultOf(ask())).fault).toBe('cut');
  });

  it('is `reset` when the connection breaks before an answer', async () => {
    fake.reply({ resetAfterBytes: 0 });
    expect((await faultOf(ask())).fault).toBe('reset');
  });

  it('is `stalled` when nothing comes any more inside the answer', async () => {
    const inside = createGate();
    fake.reply({ text: 'Hello', hold: inside, holdAfterBytes: 200 });
    expect(await faultOf(ask({ limits: { idleTimeoutMs: 60 } }))).toEqual({
      fault: 'stalled',
      message: 'Fake sent nothing for 0 s. It may be overloaded.',
    });
    inside.release();
  });

  it('before the answer it is `timeout` where the server is near, since it would only begin anew, else `stalled`', async () => {
    const before = createGate();
    fake.reply({ text: 'Hello', hold: before });
    expect((await faultOf(ask({ limits: { firstByteTimeoutMs: 60 } }))).fault).toBe('timeout');
    const silent: Fetch = (_url, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const far = ask(
      { limits: { firstByteTimeoutMs: 60 } },
      { baseUrl: 'https://models.example/v1', fetch: silent },
    );
    expect((await faultOf(far)).fault).toBe('stalled');
    before.release();
  });

  it('is `timeout` when the answer takes too long in all', async () => {
    const hold = createGate();
    fake.reply({ text: 'Hello', hold });
    expect((await faultOf(ask({ limits: { totalTimeoutMs: 60 } }))).fault).toBe('timeout');
    hold.release();
  });

  it('is `too-large` when the answer is enormous', async () => {
    fake.reply({ text: 'x'.repeat(200_000) });
    expect((await faultOf(ask({ limits: { maxBytes: 100_000 } }))).fault).toBe('too-large');
  });

  it('is `no-stream` when a web page or another JSON comes instead, and says what that says', async () => {
    fake.reply(
      { raw: '<html><title>Login</title>', headers: { 'content-type': 'text/html' } },
      { raw: '{"status":"ok"}', headers: { 'content-type': 'application/json' } },
    );
    const advice = `Check the address ${fake.baseUrl} and the protocol of the provider.`;
    expect((await faultOf(ask())).fault).toBe('no-stream');
    expect(await faultOf(ask())).toEqual({
      fault: 'no-stream',
      message: `Fake did not respond like a model server. ${advice}`,
    });
  });

  it('tells an error that arrives inside the stream', async () => {
    fake.reply(
      { raw: 'data: {"error":{"code":429,"message":"too many"}}\n\n' },
      { raw: 'data: {"error":{"message":"the request exceeds the available context size"}}\n\n' },
    );
    expect(await faultOf(ask())).toEqual({
      fault: 'rate-limit',
      message: 'Fake limits the rate of requests (429): too many.',
    });
    expect((await faultOf(ask())).fault).toBe('context-too-long');
  });

  it('is told with advice when nothing listens, the host is unknown or the url is none', async () => {
    await fake.close();
    expect(await faultOf(ask())).toEqual({
      fault: 'unreachable',
      message: `Cannot reach Fake (${fake.baseUrl}): the connection was refused. Is the server running, and is the base URL correct?`,
    });
    fake = await startFakeModel();
    expect((await faultOf(ask({}, { baseUrl: 'http://user:secret@127.0.0.1:1/v1' }))).message).not.toContain(
      'secret',
    );
    expect(await faultOf(ask({}, { baseUrl: 'localhost/v1' }))).toEqual({
      fault: 'network',
      message:
        'The connection to Fake (localhost/v1) failed (ERR_INVALID_URL). Check the network and the base URL.',
    });
  });

  it('never shows the key, even when the server repeats it', async () => {
    fake.reply({ status: 400, body: { error: { message: `bad key ${canaryKey} and x-secret-1` } } });
    const { message } = await faultOf(ask({}, { headers: { 'x-api-key': 'x-secret-1' } }));
    expect(message).toBe('Fake rejected the request (400): bad key *** and ***.');
  });

  it('is told of a key that cannot be sent, without the key', async () => {
    expect(await faultOf(ask({}, { apiKey: 'sk-first\nsk-second' }))).toEqual({
      fault: 'auth',
      message: 'The API key or a header of Fake contains an invalid character. Set it again in the settings.',
    });
  });

  it('does not follow a redirect with the key', async () => {
    fake.reply({ status: 307, headers: { location: 'http://127.0.0.1:1/' } });
    expect((await faultOf(ask())).message).toBe(
      'Fake responded with a redirect (307). Set the target of the redirect as the base URL.',
    );
  });

  it('is the signal’s own reason when the user stops, before or inside the answer', async () => {
    const hold = createGate();
    fake.reply({ text: 'Hello', hold, holdAfterBytes: 200 });
    const controller = new AbortController();
    const asked = ask({ signal: controller.signal });
    await hold.reached;
    controller.abort(new Error('stopped'));
    await expect(asked).rejects.toThrow('stopped');
    await expect(ask({ signal: controller.signal })).rejects.toThrow('stopped');
    hold.release();
  });
});
