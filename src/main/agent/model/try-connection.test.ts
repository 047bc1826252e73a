import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ConnectionReport } from '@shared/models/connection-report';
import { say, textOf } from '@shared/texts/text';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGate, type FakeModel, type FakeReply, startFakeModel } from '../../../../e2e/fake-model';
import { endpointAt } from '../testing/endpoint';
import type { ModelEndpoint } from './kit/model';
import { tryConnection } from './try-connection';

// A connection test against a server that plays a script.

let fake: FakeModel;

beforeEach(async () => {
  fake = await startFakeModel();
});

afterEach(() => fake.close());

const contextWindow = textOf('connection.window-known', { tokens: 128_000 });
const { signal } = new AbortController();

function test(changes: Partial<ModelEndpoint> = {}, tryImages = true): Promise<ConnectionReport> {
  const endpoint = endpointAt(fake.baseUrl, changes);
  return tryConnection({ endpoint, contextWindow: async () => contextWindow, tryImages }, signal);
}

/** `part: state` of each line. */
function states({ lines }: ConnectionReport): readonly string[] {
  return lines.map(({ part, state }) => `${part}: ${state}`);
}

function words({ lines }: ConnectionReport, part: string): string {
  return say(lines.find((line) => line.part === part)?.told ?? '');
}

const call: FakeReply = {
  reasoning: 'I call it.',
  calls: [{ name: 'echo_word', arguments: { word: 'heron' }, id: 'call_a' }],
};
const count = 'heron, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10';

const refused = (message: string, status = 400): FakeReply => ({ status, body: { error: { message } } });

describe('a connection test', () => {
  it('makes a streamed request with a tool, one with its result, and one with a picture', async () => {
    fake.reply(call, count);
    fake.sideReply('Red.');
    const report = await test();
    expect(states(report)).toEqual([
      'answer: works',
      'tools: works',
      'tool-result: works',
      'reasoning: works',
      'images: works',
      'context-window: none',
    ]);
    expect(report.learned).toEqual([]);
    expect(fake.requests.map(({ stream, tools }) => [stream, ...tools])).toEqual([
      [true, 'echo_word'],
      [true, 'echo_word'],
      [true],
    ]);
    expect(fake.requests[1]?.messages.slice(-2)).toMatchObject([
      { role: 'assistant', reasoning_content: 'I call it.', tool_calls: [{ id: 'call_a' }] },
      { role: 'tool', tool_call_id: 'call_a', content: 'heron' },
    ]);
    expect(JSON.stringify(fake.requests[2]?.body)).toContain('data:image/png;base64,');
  });

  it('tells what a refusal taught, and lets it be kept', async () => {
    const kept: unknown[] = [];
    fake.reply(refused('unknown field stream_options'), call, count);
    fake.sideReply('Red.');
    const report = await test({ learn: (changes) => void kept.push(...changes) });
    expect(report.learned).toEqual([{ kind: 'no-stream-options' }]);
    expect(kept).toEqual(report.learned);
    expect(fake.requests.slice(1).every(({ body }) => !('stream_options' in body))).toBe(true);
  });

  it('tries the rest without tools if the model refuses them', async () => {
    fake.reply(refused('this model does not support tools'));
    fake.sideReply('Hello, 1, 2, 3, 4, 5', 'Red.');
    const report = await test();
    expect(states(report).slice(0, 2)).toEqual(['answer: works', 'tools: fails']);
    expect(words(report, 'tools')).toContain('cannot use tools');
    expect(states(report)).not.toContainEqual(expect.stringContaining('tool-result'));
  });

  it('offers no tool if tools are turned off', async () => {
    fake.sideReply('Hello, 1, 2, 3, 4, 5', 'Red.');
    expect(states(await test({ tools: false }))).toContain('tools: none');
    expect(fake.requests.flatMap(({ tools }) => tools)).toEqual([]);
  });

  it('says that a model made no call, or a wrong one', async () => {
    fake.reply('I would rather talk.');
    fake.sideReply('Red.');
    expect(words(await test(), 'tools')).toMatch(/did not call the test tool/);
    fake.reply({ calls: [{ name: 'echo_word', arguments: '{"wor' }] }, count);
    fake.sideReply('Red.');
    expect(words(await test(), 'tools')).toMatch(/differently than requested/);
  });

  it('says why the result of the tool is refused', async () => {
    fake.reply(call, refused('messages with role tool are not welcome'));
    fake.sideReply('Red.');
    const report = await test();
    expect(states(report)).toContain('tool-result: fails');
    expect(words(report, 'tool-result')).toContain('are not welcome');
  });

  it('says of pictures that they are refused, or not seen, or turned off', async () => {
    fake.reply(call, count, call, count, call, count);
    fake.sideReply(refused('image_url is not supported'), 'Hello.', 'Blue.', 'A red square.');
    const first = await test();
    expect(words(first, 'images')).toMatch(/rejects images/);
    expect(first.learned).toEqual([{ kind: 'no-images' }]);
    expect(states(await test())).toContain('images: unclear');
    expect(words(await test({ images: false }), 'images')).toMatch(/Turn on Images/);
  });

  it('keeps nothing of images for a model for which they are turned off', async () => {
    fake.reply(call, count);
    fake.sideReply(refused('image_url is not supported'), 'Hello.');
    const report = await test({ images: false });
    expect(states(report)).toContain('images: none');
    expect(report.learned).toEqual([]);
  });

  it('sends no picture that the settings exclude, or that was refused before', async () => {
    fake.reply(call, count, call, count);
    expect(states(await test({}, false))).not.toContainEqual(expect.stringContaining('images'));
    expect(states(await test({ learned: [{ kind: 'no-images' }] }))).toContain('images: fails');
    expect(fake.requests).toHaveLength(4);
  });

  it('says that an answer comes in one piece, and that one is empty', async () => {
    fake.reply({ ...call, reasoning: '', withoutStream: true }, { text: count, withoutStream: true });
    fake.sideReply({ text: 'Red.', withoutStream: true });
    expect(words(await test(), 'answer')).toMatch(/one piece/);
    fake.reply({ text: '' });
    fake.sideReply('Red.');
    expect(states(await test())).toContain('answer: unclear');
  });
});

describe('a connection that fails', () => {
  it('has one line: the key is refused', async () => {
    fake.reply(refused('no such key', 401));
    const report = await test();
    expect(states(report)).toEqual(['answer: fails']);
    expect(words(report, 'answer')).toBe(
      'Fake rejected the API key (401): no such key. Check it in the settings.',
    );
  });

  it('has one line: there is no such model', async () => {
    fake.reply(refused('no such model', 404));
    expect(words(await test(), 'answer')).toMatch(/cannot find the model “fake-model”/);
  });

  it('has one line: nothing answers at the address', async () => {
    const report = await test({ baseUrl: 'http://127.0.0.1:9/v1' });
    expect(states(report)).toEqual(['answer: fails']);
    expect(words(report, 'answer')).toMatch(/^Cannot reach Fake/);
  });

  it('has one line: a web page answers', async () => {
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Welcome to nginx</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const report = await test({ baseUrl: `http://127.0.0.1:${port}` });
    server.close();
    expect(states(report)).toEqual(['answer: fails']);
    expect(words(report, 'answer')).toContain('Welcome to nginx');
  });

  it('is not waited for any longer once it is stopped', async () => {
    const hold = createGate();
    fake.reply({ ...call, hold });
    const stop = new AbortController();
    const trial = {
      endpoint: endpointAt(fake.baseUrl),
      contextWindow: async () => contextWindow,
      tryImages: true,
    };
    const testing = tryConnection(trial, stop.signal);
    await hold.reached;
    stop.abort();
    await expect(testing).rejects.toBe(stop.signal.reason);
    hold.release();
  });
});
