import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, get, type Json, post, stream } from './ask';
import { startOpenAi } from './openai';
import { acceptedKey, type Reply, type Service } from './service';

let openAi: Service;

beforeEach(async () => {
  openAi = await startOpenAi();
});

afterEach(() => openAi.close());

const tool = {
  type: 'function',
  name: 'read_file',
  parameters: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  strict: false,
};
const user = { role: 'user', content: [{ type: 'input_text', text: 'Read a.txt.' }] };

/** A request that stores nothing on the server, as `guides/reasoning` describes it. */
const stateless = {
  model: 'gpt-5.6',
  store: false,
  include: ['reasoning.encrypted_content'],
  reasoning: { effort: 'low', summary: 'auto' },
  tools: [tool],
};

const respond = (input: unknown, more: Json = {}) =>
  post(openAi, '/responses', { ...stateless, input, ...more });

async function itemsOf(reply: Reply): Promise<Json[]> {
  openAi.reply(reply);
  const { json } = await respond([user]);
  return (json as { output: Json[] }).output;
}

function outputOf(items: readonly Json[], output: unknown = 'hello'): Json {
  return { type: 'function_call_output', call_id: items.at(-1)?.call_id, output };
}

function refusal(message: unknown, param: string | null, code: string | null, status = 400): Json {
  return { status, json: { error: { message, type: 'invalid_request_error', param, code } } };
}

const thinking = { reasoning: 'They want a.txt.', calls: [call] };

describe('OpenAI', () => {
  it('takes a turn without storage, whose reasoning comes back', async () => {
    const items = await itemsOf(thinking);
    openAi.reply('It says hello.');
    expect(items.map(({ type }) => type)).toEqual(['reasoning', 'function_call']);
    expect((await respond([user, ...items, outputOf(items)])).status).toBe(200);
    expect(openAi.kept).toEqual([items[0]?.encrypted_content]);
    expect(openAi.faults).toEqual([]);
  });

  it('takes a call without the id of its item and without reasoning, as another model would have made it', async () => {
    const [, item = {}] = await itemsOf(thinking);
    const { id, ...foreign } = item;
    openAi.reply('It says hello.');
    expect(id).toMatch(/^fc_/);
    expect((await respond([user, foreign, outputOf([foreign])])).status).toBe(200);
  });

  it('refuses an item without the reasoning in front of it, and reasoning without the item behind it', async () => {
    const items = await itemsOf(thinking);
    const [reasoning, item] = items;
    expect(await respond([user, item, outputOf(items)])).toEqual(
      refusal(
        `Item '${item?.id}' of type 'function_call' was provided without its required 'reasoning' item: '${reasoning?.id}'.`,
        'input',
        null,
      ),
    );
    expect(await respond([user, reasoning])).toEqual(
      refusal(
        `Item '${reasoning?.id}' of type 'reasoning' was provided without its required following item.`,
        'input',
        null,
      ),
    );
  });

  it('refuses reasoning without its secret, with another one, and references: nothing is stored', async () => {
    const items = await itemsOf(thinking);
    const [reasoning, item] = items;
    const { encrypted_content, ...bare } = reasoning ?? {};
    const lost = expect.stringContaining(
      `Item with id '${reasoning?.id}' not found. Items are not persisted`,
    );
    expect(encrypted_content).toMatch(/^gAAAA/);
    expect(await respond([user, bare, item, outputOf(items)])).toEqual(refusal(lost, 'input', null, 404));
    expect(await respond([user, { type: 'item_reference', id: reasoning?.id }])).toEqual(
      refusal(lost, 'input', null, 404),
    );
    const other = { ...reasoning, encrypted_content: 'gAAAAother' };
    expect(await respond([user, other, item, outputOf(items)])).toEqual(
      refusal('The encrypted content gAAA...ther could not be verified.', null, 'invalid_encrypted_content'),
    );
  });

  it('refuses a call without its output, an output without its call, and an item that stands twice', async () => {
    const items = await itemsOf(thinking);
    const id = items.at(-1)?.call_id;
    expect(await respond([user, ...items, user])).toEqual(
      refusal(`No tool output found for function call ${id}.`, 'input', null),
    );
    expect(await respond([user, outputOf(items)])).toEqual(
      refusal(`No tool call found for function call output with call_id ${id}.`, 'input', null),
    );
    expect(await respond([user, ...items, ...items, outputOf(items)])).toEqual(
      refusal(expect.stringContaining('Duplicate item found with id rs_'), 'input', null),
    );
  });

  it.each<[string, Json, Json]>([
    [
      'a message in the form of chat completions',
      { role: 'tool', content: 'hello' },
      refusal(
        "Invalid value: 'tool'. Supported values are: 'assistant', 'system', 'developer', and 'user'.",
        'input[0]',
        'invalid_value',
      ),
    ],
    [
      'a field that an item does not have',
      { role: 'assistant', content: 'Hm.', tool_calls: [] },
      refusal("Unknown parameter: 'input[0].tool_calls'.", 'input[0].tool_calls', 'unknown_parameter'),
    ],
    [
      'a content of null',
      { role: 'assistant', content: null },
      refusal(
        "Invalid type for 'input[0].content': expected one of an array of objects or string, but got null instead.",
        'input[0].content',
        'invalid_type',
      ),
    ],
    [
      'the text of an answer as input',
      { role: 'assistant', content: [{ type: 'input_text', text: 'Hm.' }] },
      refusal(
        "Invalid value: 'input_text'. Supported values are: 'output_text' and 'refusal'.",
        'input[0].content[0]',
        'invalid_value',
      ),
    ],
    [
      'an id of another kind',
      { type: 'function_call', id: 'call_1', call_id: 'call_1', name: 'f', arguments: '{}' },
      refusal(
        "Invalid 'input[0].id': 'call_1'. Expected an ID that begins with 'fc'.",
        'input[0].id',
        'invalid_value',
      ),
    ],
    [
      'arguments that are no text',
      { type: 'function_call', call_id: 'call_1', name: 'f', arguments: {} },
      refusal(
        "Invalid type for 'input[0].arguments': expected a string, but got object instead.",
        'input[0].arguments',
        'invalid_type',
      ),
    ],
  ])('refuses %s', async (_, item, expected) => {
    expect(await respond([item])).toEqual(expected);
  });

  it('refuses tools on chat completions, and a wrong key', async () => {
    const body = { model: 'gpt-5.6-terra', messages: [], tools: [tool] };
    expect(await post(openAi, '/chat/completions', body)).toEqual(
      refusal(
        expect.stringContaining('Function tools with reasoning_effort are not supported for gpt-5.6-terra'),
        'reasoning_effort',
        null,
      ),
    );
    expect(await post(openAi, '/responses', {}, { authorization: 'Bearer x' })).toMatchObject({
      status: 401,
      json: { error: { code: 'invalid_api_key' } },
    });
  });

  it('streams its events in their order', async () => {
    openAi.reply({ reasoning: 'Hm.', text: 'I read it.', calls: [call], usage: { input: 7, output: 3 } });
    const events = await stream(openAi, '/responses', { ...stateless, input: [user] });
    const types = events.map(({ type }) => String(type).replace(/^response\./, ''));
    expect([...new Set(types)]).toEqual([
      'created',
      'in_progress',
      'output_item.added',
      'reasoning_summary_part.added',
      'reasoning_summary_text.delta',
      'reasoning_summary_text.done',
      'reasoning_summary_part.done',
      'output_item.done',
      'content_part.added',
      'output_text.delta',
      'output_text.done',
      'content_part.done',
      'function_call_arguments.delta',
      'function_call_arguments.done',
      'completed',
    ]);
    expect(events.map(({ sequence_number }) => sequence_number)).toEqual(events.map((_, index) => index));
    expect(events.at(-1)).toMatchObject({ response: { status: 'completed', usage: { input_tokens: 7 } } });
  });

  it('gives the secret and the summary only if it is asked for them', async () => {
    openAi.reply({ reasoning: 'Hm.', text: 'Hello.' });
    const { json } = await respond([user], { include: [], reasoning: { effort: 'low' } });
    expect(json).toMatchObject({ output: [{ type: 'reasoning', summary: [] }, { type: 'message' }] });
    expect(JSON.stringify(json)).not.toContain('encrypted_content');
  });

  it.each([
    ['length', 'incomplete', { incomplete_details: { reason: 'max_output_tokens' } }],
    ['filter', 'incomplete', { incomplete_details: { reason: 'content_filter' } }],
    ['failed', 'failed', { error: { code: 'server_error' } }],
  ] as const)('ends a reply that is not whole (%s) as %s', async (end, status, response) => {
    openAi.reply({ text: 'Half an ans', end });
    const events = await stream(openAi, '/responses', { ...stateless, input: [user] });
    expect(events.at(-1)).toMatchObject({ type: `response.${status}`, response: { status, ...response } });
  });

  it('says that it is overloaded, and lists its models', async () => {
    openAi.reply({ overloaded: true });
    expect(await respond([user])).toMatchObject({
      status: 503,
      json: { error: { code: 'server_is_overloaded' } },
    });
    const { json } = await get(openAi, '/v1/models', { authorization: `Bearer ${acceptedKey}` });
    expect(json).toMatchObject({ object: 'list', data: [{ id: 'gpt-5.6', owned_by: 'openai' }, {}] });
  });
});
