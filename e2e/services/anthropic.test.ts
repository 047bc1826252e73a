import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAnthropic } from './anthropic';
import { call, get, type Json, post, stream } from './ask';
import { acceptedKey, type Reply, type Service } from './service';

let anthropic: Service;

beforeEach(async () => {
  anthropic = await startAnthropic();
});

afterEach(() => anthropic.close());

const headers = { 'x-api-key': acceptedKey, 'anthropic-version': '2023-06-01' };
const tool = {
  name: 'read_file',
  description: 'Reads a file.',
  input_schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
};
const user = { role: 'user', content: 'Read a.txt.' };
const request = {
  model: 'claude-opus-4-8',
  max_tokens: 8000,
  thinking: { type: 'adaptive', display: 'summarized' },
  tools: [tool],
};
/** An older model, which thinks by a budget. */
const budget = { model: 'claude-sonnet-4-5', thinking: { type: 'enabled', budget_tokens: 2000 } };

const ask = (messages: readonly Json[], more: Json = {}) =>
  post(anthropic, '/messages', { ...request, messages, ...more }, headers);

async function contentOf(reply: Reply, more: Json = {}): Promise<Json[]> {
  anthropic.reply(reply);
  const { json } = await ask([user], more);
  return (json as { content: Json[] }).content;
}

function assistant(...content: readonly (Json | undefined)[]): Json {
  return { role: 'assistant', content };
}

function results(content: readonly Json[], ...others: readonly Json[]): Json {
  const calls = content.filter(({ type }) => type === 'tool_use');
  const own = calls.map(({ id }) => ({ type: 'tool_result', tool_use_id: id, content: 'hello' }));
  return { role: 'user', content: [...own, ...others] };
}

function refusal(message: unknown, status = 400, type = 'invalid_request_error'): Json {
  return { status, json: { type: 'error', error: { type, message }, request_id: expect.any(String) } };
}

const thinking = { reasoning: 'They want a.txt.', text: 'I read it.', calls: [call] };

describe('Anthropic', () => {
  it('takes a turn whose thinking comes back', async () => {
    const content = await contentOf(thinking);
    anthropic.reply('It says hello.');
    expect(content).toMatchObject([
      { type: 'thinking', thinking: 'They want a.txt.' },
      { type: 'text' },
      { type: 'tool_use' },
    ]);
    expect((await ask([user, assistant(...content), results(content)])).status).toBe(200);
    expect(anthropic.kept).toEqual([content[0]?.signature]);
    expect(anthropic.faults).toEqual([]);
  });

  it('refuses thinking that was changed, that lost its signature, or that is not its own', async () => {
    const content = await contentOf(thinking);
    const [thought, ...rest] = content;
    const sent = (block: Json) => ask([user, assistant(block, ...rest), results(content)]);
    const { signature, ...bare } = thought ?? {};
    expect(await sent({ ...thought, thinking: 'Something else.' })).toEqual(
      refusal(expect.stringContaining('blocks in the latest assistant message cannot be modified')),
    );
    expect(signature).toMatch(/^EqQB/);
    expect(await sent(bare)).toEqual(refusal('messages.1.content.0.thinking.signature: Field required'));
    expect(await sent({ ...thought, signature: 'EqQBother' })).toEqual(
      refusal('messages.1.content.0: Invalid `signature` in `thinking` block'),
    );
  });

  it('wants the thinking before the newest results from a model with a budget, but not from an adaptive one', async () => {
    const content = await contentOf(thinking, budget);
    const messages = [user, assistant(...content.slice(1)), results(content)];
    expect(await ask(messages, budget)).toEqual(
      refusal(
        expect.stringContaining(
          'messages.1.content.0.type: Expected `thinking` or `redacted_thinking`, but found `text`',
        ),
      ),
    );
    anthropic.reply('It says hello.');
    expect((await ask(messages)).status).toBe(200);
  });

  it('refuses calls and results that do not stand side by side', async () => {
    const content = await contentOf(thinking);
    const id = content.at(-1)?.id;
    const asking = assistant(...content);
    const unanswered = `messages.1: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${id}. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message.`;
    expect(await ask([user, asking, user])).toEqual(refusal(unanswered));
    const text = { type: 'text', text: 'Hm.' };
    const behind = {
      role: 'user',
      content: [text, { type: 'tool_result', tool_use_id: id, content: 'hello' }],
    };
    expect(await ask([user, asking, behind])).toEqual(refusal(unanswered));
    expect(await ask([results(content)])).toEqual(
      refusal(
        expect.stringContaining(
          `messages.0.content.0: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${id}.`,
        ),
      ),
    );
    const twice = results(content, { type: 'tool_result', tool_use_id: id, content: 'again' });
    expect(await ask([user, asking, twice])).toEqual(
      refusal(expect.stringContaining('each tool_use must have a single result')),
    );
  });

  it('takes text behind the results, and an error as a result', async () => {
    const content = await contentOf(thinking);
    anthropic.reply('It says hello.');
    const message = results(content, { type: 'text', text: 'And go on.' });
    expect((await ask([user, assistant(...content), message])).status).toBe(200);
  });

  it.each<[string, readonly Json[], unknown]>([
    [
      'an empty text',
      [{ role: 'user', content: [{ type: 'text', text: '' }] }],
      'messages: text content blocks must be non-empty',
    ],
    [
      'a text of white space',
      [{ role: 'user', content: [{ type: 'text', text: ' \n' }] }],
      'messages: text content blocks must contain non-whitespace text',
    ],
    [
      'an empty message',
      [{ role: 'user', content: '' }],
      'messages.0: all messages must have non-empty content except for the optional final assistant message',
    ],
    [
      'a system message',
      [{ role: 'system', content: 'Hm.' }, user],
      expect.stringContaining('messages: Unexpected role "system".'),
    ],
    [
      'an answer at the front',
      [assistant({ type: 'text', text: 'Hm.' }), user],
      'messages: first message must use the "user" role',
    ],
    [
      'an answer at the end',
      [user, assistant({ type: 'text', text: 'Hm.' })],
      expect.stringContaining('does not support assistant message prefill'),
    ],
    [
      'calls in the form of chat completions',
      [user, { role: 'assistant', content: 'Hm.', tool_calls: [] }, user],
      'messages.1.tool_calls: Extra inputs are not permitted',
    ],
    [
      'an input that is no object',
      [user, assistant({ type: 'tool_use', id: 'a', name: 'f', input: '{}' }), user],
      'messages.1.content.0.tool_use.input: Input should be a valid dictionary',
    ],
    ['no messages', [], 'messages: at least one message is required'],
  ])('refuses %s', async (_, messages, message) => {
    expect(await ask(messages)).toEqual(refusal(message));
  });

  it.each<[string, Json, unknown]>([
    ['an unknown field', { stream_options: {} }, 'stream_options: Extra inputs are not permitted'],
    ['no limit of tokens', { max_tokens: undefined }, 'max_tokens: Field required'],
    [
      'a budget for an adaptive model',
      { thinking: budget.thinking },
      expect.stringContaining('"thinking.type.enabled" is not supported for this model.'),
    ],
    ['a temperature', { temperature: 0 }, '`temperature` is deprecated for this model.'],
    [
      'a budget over the limit of tokens',
      { ...budget, max_tokens: 2000 },
      '`max_tokens` must be greater than `thinking.budget_tokens`.',
    ],
    [
      'a tool in the form of chat completions',
      { tools: [{ type: 'function', function: tool }] },
      'tools.0.custom.function: Extra inputs are not permitted',
    ],
    [
      'a choice at the root of a schema',
      { tools: [{ ...tool, input_schema: { type: 'object', anyOf: [] } }] },
      expect.stringContaining('does not support oneOf, allOf, or anyOf at the top level'),
    ],
    ['two tools of one name', { tools: [tool, tool] }, 'tools: Tool names must be unique.'],
  ])('refuses %s', async (_, more, message) => {
    expect(await ask([user], more)).toEqual(refusal(message));
  });

  it('takes four breakpoints of the cache, and refuses a fifth, one on thinking and one on an empty text', async () => {
    const cache_control = { type: 'ephemeral' };
    const marked = { type: 'text', text: 'Hm.', cache_control };
    const system = [marked, marked];
    const tools = [{ ...tool, cache_control }];
    anthropic.reply('Hello.');
    expect((await ask([{ role: 'user', content: [marked] }], { system, tools })).status).toBe(200);
    expect(await ask([{ role: 'user', content: [marked, marked] }], { system, tools })).toEqual(
      refusal('A maximum of 4 blocks with cache_control may be provided. Found 5.'),
    );
    expect(await ask([{ role: 'user', content: [{ ...marked, text: '' }] }])).toEqual(
      refusal('messages.0.content.0.text: cache_control cannot be set for empty text blocks'),
    );
    const content = await contentOf(thinking);
    const [thought, ...rest] = content;
    expect(await ask([user, assistant({ ...thought, cache_control }, ...rest), results(content)])).toEqual(
      refusal('messages.1.content.0.thinking.cache_control: Extra inputs are not permitted'),
    );
  });

  it('reads from its cache what a later request begins with, up to a breakpoint', async () => {
    const marked = { type: 'text', text: 'A long system text.', cache_control: { type: 'ephemeral' } };
    const usageOf = async (messages: readonly Json[], system: Json) => {
      anthropic.reply('Hello.');
      const { json } = await ask(messages, { system: [system] });
      return (json as { usage: Json }).usage;
    };
    const first = await usageOf([user], marked);
    const later = await usageOf([user, assistant({ type: 'text', text: 'Hello.' }), user], marked);
    const other = await usageOf([user], { ...marked, text: 'Another system text.' });
    expect(first.cache_read_input_tokens).toBe(0);
    expect(later.cache_read_input_tokens).toBe(first.cache_creation_input_tokens);
    expect(later.cache_creation_input_tokens).toBe(0);
    expect(other.cache_read_input_tokens).toBe(0);
  });

  it('refuses a missing or wrong key, a missing version, and an unknown model', async () => {
    const version = { 'anthropic-version': '2023-06-01' };
    const at = (sent: Record<string, string>) => post(anthropic, '/messages', request, sent);
    expect(await at(version)).toEqual(refusal('x-api-key header is required', 401, 'authentication_error'));
    expect(await at({ ...version, 'x-api-key': 'other' })).toEqual(
      refusal('invalid x-api-key', 401, 'authentication_error'),
    );
    expect(await at({ 'x-api-key': acceptedKey })).toEqual(refusal('anthropic-version: header is required'));
    expect(await ask([user], { model: 'claude-9' })).toEqual(
      refusal('model: claude-9', 404, 'not_found_error'),
    );
  });

  it('streams its events in their order', async () => {
    anthropic.reply({ ...thinking, usage: { input: 7, output: 3 } });
    const events = await stream(anthropic, '/messages', { ...request, messages: [user] }, headers);
    const kinds = events.map(({ type, delta }) => (delta as Json | undefined)?.type ?? type);
    expect([...new Set(kinds)]).toEqual([
      'message_start',
      'ping',
      'content_block_start',
      'thinking_delta',
      'signature_delta',
      'content_block_stop',
      'text_delta',
      'input_json_delta',
      'message_delta',
      'message_stop',
    ]);
    expect(events[0]).toMatchObject({ message: { usage: { input_tokens: 7 }, content: [] } });
    expect(events.at(-2)).toMatchObject({ delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 3 } });
  });

  it('leaves the text of its thoughts out, unless it is asked for a summary', async () => {
    const [thought] = await contentOf(thinking, { thinking: { type: 'adaptive' } });
    expect(thought).toEqual({ type: 'thinking', thinking: '', signature: expect.any(String) });
  });

  it('says that it is overloaded, also inside a stream', async () => {
    anthropic.reply({ overloaded: true }, { text: 'Half an ans', end: 'failed' });
    expect(await ask([user])).toEqual(refusal('Overloaded', 529, 'overloaded_error'));
    const events = await stream(anthropic, '/messages', { ...request, messages: [user] }, headers);
    expect(events.at(-1)).toEqual({
      type: 'error',
      error: { type: 'overloaded_error', message: 'Overloaded' },
    });
  });

  it('says why a reply is not whole, and lists its models with their limits', async () => {
    anthropic.reply({ text: 'Half', end: 'length' }, { text: 'No.', end: 'filter' });
    expect((await ask([user])).json).toMatchObject({ stop_reason: 'max_tokens' });
    expect((await ask([user])).json).toMatchObject({ stop_reason: 'refusal' });
    expect((await get(anthropic, '/v1/models', headers)).json).toMatchObject({
      data: [{ type: 'model', id: 'claude-opus-4-8', max_input_tokens: 200_000 }, {}],
      has_more: false,
    });
  });
});
