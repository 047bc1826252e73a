import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGate, type FakeModel, startFakeModel } from './fake-model';

let fake: FakeModel;

beforeEach(async () => {
  fake = await startFakeModel();
});

afterEach(() => fake.close());

function ask(body: Record<string, unknown>): Promise<Response> {
  return fetch(`${fake.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer key' },
    body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'hi' }], ...body }),
  });
}

const tools = [{ type: 'function', function: { name: 'read_file' } }];

type Event = { choices: { delta: Record<string, unknown>; finish_reason: string | null }[]; usage?: unknown };

async function events(response: Response): Promise<Event[]> {
  const lines = (await response.text()).split('\n\n').filter((line) => line !== '');
  expect(lines.at(-1)).toBe('data: [DONE]');
  return lines.slice(0, -1).map((line) => JSON.parse(line.slice('data: '.length)) as Event);
}

describe('the fake model', () => {
  it('streams text in pieces and says why it ended', async () => {
    fake.reply('Hello, this is a longer answer.');
    const received = await events(await ask({ stream: true, tools }));
    expect(received.map((event) => event.choices[0]?.delta.content ?? '').join('')).toBe(
      'Hello, this is a longer answer.',
    );
    expect(received.length).toBeGreaterThan(3);
    expect(received.at(-1)?.choices[0]?.finish_reason).toBe('stop');
  });

  it('streams parallel calls with their arguments in fragments, and usage when it is asked for', async () => {
    fake.reply({
      calls: [
        { name: 'read_file', arguments: { path: 'a-rather-long-name.ts' } },
        { name: 'glob', arguments: '{"broken', id: null },
      ],
      usage: { input: 7, output: 3 },
    });
    const received = await events(
      await ask({ stream: true, tools, stream_options: { include_usage: true } }),
    );
    const parts = received.flatMap((event) => (event.choices[0]?.delta.tool_calls ?? []) as FakePart[]);
    const text = (index: number) =>
      parts.filter((part) => part.index === index).map((part) => part.function.arguments);
    expect(text(0).join('')).toBe('{"path":"a-rather-long-name.ts"}');
    expect(text(0).length).toBeGreaterThan(2);
    expect(text(1).join('')).toBe('{"broken');
    expect(parts.filter((part) => part.id !== undefined)).toHaveLength(1);
    expect(received.at(-1)?.usage).toEqual({ prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 });
  });

  it('answers side requests from their own line, as JSON when no stream is asked for', async () => {
    fake.reply('main');
    fake.sideReply('side');
    const side = (await (await ask({})).json()) as { choices: { message: { content: string } }[] };
    expect(side.choices[0]?.message.content).toBe('side');
    expect(fake.requests).toMatchObject([
      { tools: [], stream: false, headers: { authorization: 'Bearer key' } },
    ]);
  });

  it('refuses a request that nothing is in line for, naming it', async () => {
    const response = await ask({ stream: true, tools });
    expect([response.status, await response.text()]).toEqual([
      400,
      '{"error":{"message":"The fake model has no reply in line for request 1."}}',
    ]);
  });

  it('lets a script answer from what was asked', async () => {
    fake.onRequest((request) => ({ text: `you said ${String(request.messages[0]?.content)}` }));
    expect(await (await ask({ stream: true, tools })).text()).toContain('you said hi');
  });

  it('answers with a status, headers and a body', async () => {
    fake.reply({ status: 429, headers: { 'retry-after': '3' }, body: { error: { message: 'slow down' } } });
    const response = await ask({ stream: true, tools });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3']);
  });

  it('cuts a stream after so many bytes', async () => {
    fake.reply({ text: 'Hello', cutAfterBytes: 10 });
    expect(await (await ask({ stream: true, tools })).text()).toHaveLength(10);
  });

  it('resets the connection before or inside an answer', async () => {
    fake.reply({ resetAfterBytes: 0 }, { text: 'Hello', resetAfterBytes: 10 });
    await expect(ask({ stream: true, tools })).rejects.toThrow('fetch failed');
    const cut = await ask({ stream: true, tools });
    await expect(cut.text()).rejects.toThrow('terminated');
  });

  it('holds an answer at a gate until it is released', async () => {
    const hold = createGate();
    fake.reply({ text: 'Hello', hold, holdAfterBytes: 20 });
    const response = await ask({ stream: true, tools });
    await hold.reached;
    hold.release();
    expect(await events(response)).toHaveLength(3);
  });

  it('tells when a request has come, and lists its models', async () => {
    const second = fake.waitForRequest(2);
    fake.reply('one', 'two');
    await ask({ tools, stream: true });
    await ask({ tools, stream: true, model: 'other' });
    expect((await second).model).toBe('other');
    fake.setModels(['a', 'b']);
    const listed = (await (await fetch(`${fake.baseUrl}/models`)).json()) as { data: { id: string }[] };
    expect(listed.data.map((model) => model.id)).toEqual(['a', 'b']);
  });
});

type FakePart = { index: number; id?: string; function: { arguments: string } };
