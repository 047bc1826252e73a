import type { Change } from '@shared/models/learned-schema';
import { type ProtocolName, protocolNames } from '@shared/models/protocol-names';
import { describe, expect, it } from 'vitest';
import { endpointAt } from '../testing/endpoint';
import type { Fetch } from './kit/fetch';
import { type ModelEndpoint, ModelError, type ModelRequest, type Reply } from './kit/model';
import { type StreamOptions, streamReply } from './stream-reply';

// Odd answers in every protocol: invalid ones are reported, valid ones are read, and refusals change later requests.

type Body = Readonly<Record<string, unknown>>;

const tool = { name: 'read_file', description: '', parameters: { type: 'object' } };
const question: ModelRequest = { messages: [{ role: 'user', content: 'hi' }], tools: [tool] };

function jsonOf(answer: unknown, status = 200): Response {
  return new Response(JSON.stringify(answer), { status });
}

function stream(...events: readonly unknown[]): Response {
  return new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
}

function answering(answer: (body: Body) => Response): Fetch {
  return async (_url, { body }) => answer(JSON.parse(String(body)));
}

type Changes = Partial<ModelEndpoint>;

function ask(
  fetch: Fetch,
  { limits, ...changes }: Changes & Pick<StreamOptions, 'limits'> = {},
  request = question,
): Promise<Reply> {
  const endpoint = endpointAt('http://127.0.0.1:9/v1', { fetch, ...changes });
  return streamReply(endpoint, request, { signal: new AbortController().signal, limits });
}

async function faultOf(asked: Promise<Reply>): Promise<string> {
  const error: unknown = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ModelError ? error.fault : String(error);
}

/** An answer with this text, in one event. */
const saying: Readonly<Record<ProtocolName, (text: string) => readonly unknown[]>> = {
  'chat-completions': (content) => [{ choices: [{ delta: { content }, finish_reason: 'stop' }] }],
  responses: (text) => [
    {
      type: 'response.completed',
      response: {
        status: 'completed',
        output: [{ type: 'message', content: [{ type: 'output_text', text }] }],
      },
    },
  ],
  messages: (text) => [
    { type: 'message_start', message: { usage: { input_tokens: 1 } } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text } },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 1 } },
    { type: 'message_stop' },
  ],
};

describe.each(protocolNames)('in %s', (protocol) => {
  it('a page, nothing and half a stream are no answer', async () => {
    const page = answering(() => new Response('<html><title>Sign in</title></html>'));
    expect(await faultOf(ask(page, { protocol }))).toBe('no-stream');
    expect(
      await faultOf(
        ask(
          answering(() => new Response('')),
          { protocol },
        ),
      ),
    ).toBe('cut');
    const half = answering(() => stream(...saying[protocol]('Hello').slice(0, -1)));
    expect(await faultOf(ask(half, { protocol }))).toBe('cut');
  });

  it('ends of lines of every kind are read, and a last event without a blank line after it', async () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const lines = saying[protocol]('Grüße').flatMap((event) => ['', `data:${JSON.stringify(event)}`]);
      const bytes = new TextEncoder().encode(['\uFEFF: hello', ...lines].join(end));
      const byteByByte = () =>
        new Response(ReadableStream.from([...bytes].map((byte) => Uint8Array.of(byte))));
      expect((await ask(answering(byteByByte), { protocol })).text).toBe('Grüße');
    }
  });

  it('ten megabytes in one event are read', async () => {
    const text = 'x'.repeat(10 * 1024 * 1024);
    const reply = await ask(
      answering(() => stream(...saying[protocol](text))),
      { protocol },
    );
    expect(reply.text.length).toBe(text.length);
  });

  it('a stream without end is given up', async () => {
    const forever = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.alloc(1024 * 1024, ': still here\n')),
    });
    expect(
      await faultOf(
        ask(
          answering(() => new Response(forever)),
          { protocol, limits: { maxBytes: 3 * 1024 * 1024 } },
        ),
      ),
    ).toBe('too-large');
  });
});

it('a provider whose settings say how long is waited for so long', async () => {
  const silent: Fetch = (_url, { signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  expect(await faultOf(ask(silent, { timeouts: { firstByte: 0.05 } }))).toBe('timeout');
  const stalling: Fetch = async (_url, { signal }) => {
    const start = (controller: ReadableStreamDefaultController) => {
      controller.enqueue(Buffer.from('data: '));
      signal.addEventListener('abort', () => controller.error(signal.reason));
    };
    return new Response(new ReadableStream({ start }));
  };
  const stalled = ask(stalling, { timeouts: { betweenBytes: 0.05 } });
  expect(await faultOf(stalled)).toBe('stalled');
});

describe('a refusal teaches', () => {
  const refusing = (message: string, isWrong: (body: Body) => boolean, protocol: ProtocolName) => {
    const bodies: Body[] = [];
    const fetch = answering((body) => {
      bodies.push(body);
      return isWrong(body) ? jsonOf({ error: { message } }, 400) : stream(...saying[protocol]('ok'));
    });
    return { fetch, bodies };
  };

  it.each<[ProtocolName, string, (body: Body) => boolean, Changes, Change[]]>([
    [
      'responses',
      'Your organization must be verified to generate reasoning summaries.',
      ({ reasoning }) => 'summary' in (reasoning as Body),
      {},
      [{ kind: 'no-reasoning-summary' }],
    ],
    [
      'responses',
      "Unsupported parameter: 'reasoning.summary' is not supported with this model.",
      ({ reasoning }) => reasoning !== undefined,
      {},
      [{ kind: 'no-reasoning-summary' }, { kind: 'no-reasoning' }],
    ],
    [
      'responses',
      "Unsupported value: 'reasoning.effort' does not support 'max' with this model.",
      ({ reasoning }) => 'effort' in (reasoning as Body),
      { options: { effort: 'max' } },
      [{ kind: 'no-effort', of: 'max' }],
    ],
    [
      'messages',
      'output_config.effort: Input should be low, medium or high',
      ({ output_config }) => output_config !== undefined,
      { model: 'claude-opus-4-6', options: { effort: 'colossal' } },
      [{ kind: 'no-effort' }],
    ],
    [
      'messages',
      '"thinking.type.enabled" is not supported for this model.',
      ({ thinking }) => thinking !== undefined,
      { model: 'claude-haiku-3', options: { effort: 'low' } },
      [{ kind: 'no-reasoning' }],
    ],
    [
      'chat-completions',
      'messages.0.content.0.cache_control: Extra inputs are not permitted',
      (body) => JSON.stringify(body).includes('cache_control'),
      { model: 'claude-sonnet-4-6' },
      [{ kind: 'no-cache-points' }],
    ],
  ])('in %s: %s', async (protocol, message, isWrong, changes, expected) => {
    const { fetch, bodies } = refusing(message, isWrong, protocol);
    const learnt: Change[] = [];
    const endpoint = { ...changes, protocol };
    const reply = await ask(fetch, { ...endpoint, learn: (more) => learnt.push(...more) });
    expect([reply.text, learnt]).toEqual(['ok', expected]);
    await ask(fetch, { ...endpoint, learned: learnt });
    expect(bodies).toHaveLength(expected.length + 2);
  });

  it.each<[ProtocolName, string, unknown]>([
    [
      'messages',
      'messages.1.content.0: Invalid `signature` in `thinking` block',
      [
        { type: 'thinking', thinking: 'Hm.', signature: 'old' },
        { type: 'tool_use', id: 'c1', name: 'read_file', input: {} },
      ],
    ],
    [
      'responses',
      'The encrypted content gAAA could not be verified.',
      [
        { type: 'reasoning', encrypted_content: 'old' },
        { type: 'function_call', call_id: 'c1', name: 'read_file', arguments: '{}' },
      ],
    ],
  ])('nothing of the server where it refuses its own old thoughts: %s', async (protocol, message, kept) => {
    const model = 'claude-haiku-4-5';
    const origin = { providerId: 'fake', model, protocol, kept };
    const call = { id: 'c1', type: 'function', function: { name: 'read_file', arguments: '{}' } } as const;
    const request: ModelRequest = {
      messages: [
        { role: 'user', content: 'hi' },
        { role: 'assistant', content: '', tool_calls: [call], origin },
        { role: 'tool', tool_call_id: 'c1', content: 'one' },
      ],
      tools: [tool],
    };
    const { fetch, bodies } = refusing(message, (body) => JSON.stringify(body).includes('old'), protocol);
    const learnt: Change[] = [];
    const endpoint = { protocol, model, options: { effort: 'high' } };
    const reply = await ask(fetch, { ...endpoint, learn: (more) => learnt.push(...more) }, request);
    expect([reply.text, reply.withoutKept, learnt]).toEqual(['ok', true, []]);
    expect(bodies).toHaveLength(2);
    // Anthropic refuses more thinking in an open turn whose first thought is missing.
    expect(bodies[1]?.thinking).toBeUndefined();
  });
});

describe('cache breakpoints', () => {
  const bodyFor = async (changes: Changes): Promise<string> => {
    let sent = '';
    await ask(
      answering((body) => {
        sent = JSON.stringify(body);
        return stream(...saying['chat-completions']('ok'));
      }),
      changes,
    );
    return sent;
  };

  it.each([
    ['anthropic/claude-sonnet-4.6', 'https://openrouter.ai/api/v1', true],
    ['claude-opus-4-6', 'http://litellm.internal/v1', true],
    ['qwen3-coder-plus', 'https://dashscope-intl.aliyuncs.com/compatible-mode/v1', true],
    ['qwen3-coder', 'http://127.0.0.1:11434/v1', false],
    ['deepseek-v3.2', 'https://dashscope-intl.aliyuncs.com/compatible-mode/v1', false],
    ['gpt-5', 'https://openrouter.ai/api/v1', false],
  ])('for %s at %s: %s', async (model, baseUrl, isMarked) => {
    expect((await bodyFor({ model, baseUrl })).includes('cache_control')).toBe(isMarked);
  });
});

describe('what the cache held is counted', () => {
  const usage = { prompt_tokens: 100, completion_tokens: 5 };
  it.each([
    ['OpenAI', { ...usage, prompt_tokens_details: { cached_tokens: 80 } }],
    ['DeepSeek', { ...usage, prompt_cache_hit_tokens: 80 }],
    ['Moonshot', { ...usage, cached_tokens: 80 }],
    ['Claude behind a gateway', { ...usage, cache_read_input_tokens: 80 }],
  ])('as %s tells it', async (_who, told) => {
    const [chunk] = saying['chat-completions']('ok');
    const reply = await ask(answering(() => stream({ ...(chunk as object), usage: told })));
    expect(reply.usage).toEqual({ input: 100, cached: 80, output: 5 });
  });
});

describe('an answer that holds only the end of its thinking', () => {
  const said = (content: string) => ask(answering(() => stream(...saying['chat-completions'](content))));

  it('is what comes behind it', async () => {
    const reply = await said('First I look.\nThen I say.\n</think>\n\nIt says one.');
    expect([reply.text, reply.reasoning]).toEqual(['It says one.', 'First I look.\nThen I say.']);
  });

  it('is whole where the tag is spoken of', async () => {
    for (const text of [
      'The tag `</think>` ends it.',
      '```\n</think>\n```\nends it.',
      'Qwen ends its thoughts with the tag </think>\nand then answers.',
      'Tags of Qwen:\n- closing: </think>',
      'I looked.\n</think>',
    ])
      expect((await said(text)).text).toBe(text);
  });
});

it('a reply that breaks off is told without the words of a library', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
  const asked = ask(answering(() => new Response(broken)));
  await expect(asked).rejects.toThrow(/^The reply of \w+ was interrupted before it was complete\.$/);
});
