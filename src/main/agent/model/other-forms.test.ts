import type { Change } from '@shared/models/learned-schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../../e2e/fake-model';
import { endpointAt } from '../testing/endpoint';
import type { ModelEndpoint, ModelRequest, Reply } from './kit/model';
import { streamReply } from './stream-reply';

// Servers that answer in another form than requested, or require another form of request.

let fake: FakeModel;
beforeEach(async () => {
  fake = await startFakeModel();
});
afterEach(() => fake.close());

const tool = { name: 'read_file', description: '', parameters: { type: 'object' } };
const question: ModelRequest = { messages: [{ role: 'user', content: 'hi' }], tools: [tool] };

function ask(request = question, changes: Partial<ModelEndpoint> = {}): Promise<Reply> {
  return streamReply(endpointAt(fake.baseUrl, changes), request, { signal: new AbortController().signal });
}

it.each([
  [
    "Unsupported value: 'reasoning_effort' does not support 'xhigh' with this model. Supported values are: 'none', 'low'.",
    [{ kind: 'no-effort', of: 'xhigh' }],
  ],
  ['`reasoning_effort` must be one of `none` or `default`', [{ kind: 'no-effort' }]],
])(
  'an effort that is refused is left out, the word alone where it is named: %s',
  async (message, expected) => {
    const learned: Change[] = [];
    fake.reply({ status: 400, body: { error: { message } } }, 'Hello.', 'Hello.');
    await ask(question, { options: { effort: 'xhigh' }, learn: (changes) => void learned.push(...changes) });
    expect(learned).toEqual(expected);
    expect(fake.requests.at(-1)?.body).not.toHaveProperty('reasoning_effort');
    await ask(question, { options: { effort: 'low' }, learned });
    const sent = JSON.stringify(fake.requests.at(-1)?.body);
    expect(sent.includes('"reasoning_effort":"low"')).toBe(learned[0]?.of !== undefined);
  },
);

describe('an answer in another form', () => {
  it('is read where a whole JSON comes, under whatever content type', async () => {
    fake.reply({ text: 'Hello', withoutStream: true });
    expect(await ask()).toMatchObject({ text: 'Hello', finish: 'stop' });
  });

  it('is read where a stream comes as plain text', async () => {
    fake.reply({ text: 'Hello', headers: { 'content-type': 'text/plain' } });
    expect(await ask()).toMatchObject({ text: 'Hello' });
  });

  it('is whole where the stream is said to be over without a reason', async () => {
    fake.reply({ text: 'Hello', finish: null });
    expect(await ask()).toMatchObject({ text: 'Hello', finish: 'stop' });
  });
});

describe('a refused request', () => {
  const call = { id: 'c1', type: 'function', function: { name: 'read_file', arguments: '{}' } } as const;
  const afterCall: ModelRequest = {
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'hi' },
      { role: 'assistant', content: '', tool_calls: [call] },
      { role: 'tool', tool_call_id: 'c1', content: 'one' },
      { role: 'user', content: 'go on' },
    ],
    tools: [tool],
  };
  const picture: ModelRequest = {
    messages: [
      { role: 'user', content: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } }] },
    ],
    tools: [],
  };

  it.each<[string, Change[], ModelRequest, (body: Record<string, unknown>) => unknown]>([
    [
      'Unknown parameter: stream_options',
      [{ kind: 'no-stream-options' }],
      question,
      (body) => body.stream_options,
    ],
    [
      'Your organization must be verified to stream this model.',
      [{ kind: 'no-stream' }],
      question,
      (body) => body.stream,
    ],
    [
      "To use function tools, set reasoning_effort to 'none'.",
      [{ kind: 'effort-none' }],
      afterCall,
      (body) => body.reasoning_effort !== 'none',
    ],
    [
      'Unknown parameter: reasoning_effort',
      [{ kind: 'no-effort' }],
      question,
      (body) => body.reasoning_effort !== undefined,
    ],
    [
      'The `reasoning_content` in the thinking mode must be passed back to the API.',
      [{ kind: 'empty-reasoning' }],
      afterCall,
      (body) => !JSON.stringify(body).includes('"reasoning_content":""'),
    ],
    [
      'messages: text content blocks must be non-empty',
      [{ kind: 'content-omitted' }],
      afterCall,
      (body) => JSON.stringify(body.messages).includes('"content":null'),
    ],
    [
      'Tool call id was c1 but must be a-z, A-Z, 0-9, with a length of 9.',
      [{ kind: 'short-ids' }],
      { ...afterCall, messages: afterCall.messages.map(withOrigin) },
      (body) => JSON.stringify(body.messages).includes('"c1"'),
    ],
    [
      "Unexpected role 'user' after role 'tool'",
      [{ kind: 'assistant-after-tool' }],
      afterCall,
      (body) => rolesIn(body).includes('tool,user'),
    ],
    [
      'unknown variant `image_url`, expected `text`',
      [{ kind: 'no-images' }],
      picture,
      (body) => JSON.stringify(body).includes('image_url'),
    ],
    [
      'System role not supported',
      [{ kind: 'system-in-message' }],
      afterCall,
      (body) => rolesIn(body).includes('system'),
    ],
    [
      "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
      [{ kind: 'max-completion-tokens' }],
      question,
      (body) => body.max_tokens,
    ],
  ])(
    'for "%s" is changed, asked again, and what helped is learned',
    async (message, expected, request, wrong) => {
      const learnt: Change[] = [];
      fake.onRequest(({ body }) =>
        wrong(body as Record<string, unknown>)
          ? { status: 400, body: { error: { message } } }
          : { text: 'ok' },
      );
      const reply = await ask(request, {
        options: { maxOutput: 100, effort: 'high' },
        learn: (changes) => learnt.push(...changes),
      });
      expect(reply.text).toBe('ok');
      expect(learnt).toEqual(expected);
      await ask(request, { options: { maxOutput: 100, effort: 'high' }, learned: learnt });
      expect(fake.requests).toHaveLength(3);
    },
  );

  it('for the schema of a tool is sent in plain schemas, and then without that tool', async () => {
    const odd = {
      name: 'odd',
      description: '',
      parameters: { type: 'object', $schema: 'x', properties: {} },
    };
    const tools = [...afterCall.tools, odd];
    fake.onRequest(({ body }) =>
      JSON.stringify(body.tools).includes('"odd"')
        ? { status: 400, body: { error: { message: 'tools.1.custom.input_schema: JSON schema is invalid' } } }
        : { text: 'ok' },
    );
    const learnt: Change[] = [];
    await ask({ ...afterCall, tools }, { learn: (changes) => learnt.push(...changes) });
    expect(learnt).toEqual([{ kind: 'plain-schemas' }, { kind: 'omit-tool', of: 'odd' }]);
  });

  it('is not changed a third time, nor for a reason that nobody knows', async () => {
    fake.onRequest(() => ({
      status: 400,
      body: { error: { message: 'stream_options, temperature, max_completion_tokens' } },
    }));
    await expect(ask()).rejects.toMatchObject({ fault: 'bad-request' });
    expect(fake.requests).toHaveLength(3);
    fake.onRequest(() => ({ status: 400, body: { error: { message: 'boom' } } }));
    await expect(ask()).rejects.toMatchObject({ fault: 'bad-request' });
    expect(fake.requests).toHaveLength(4);
  });
});

function withOrigin(message: ModelRequest['messages'][number]): ModelRequest['messages'][number] {
  const origin = { providerId: 'fake', model: 'fake-model', protocol: 'chat-completions' };
  return message.role === 'assistant' ? { ...message, origin } : message;
}

function rolesIn(body: Readonly<Record<string, unknown>>): string {
  return (body.messages as { role: string }[]).map(({ role }) => role).join();
}
