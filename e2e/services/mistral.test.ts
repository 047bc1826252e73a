import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, get, type Json, joined, messageOf, post, resultOf, stream, tool, user } from './ask';
import { startMistral } from './mistral';
import { acceptedKey, type Service } from './service';

let mistral: Service;

beforeEach(async () => {
  mistral = await startMistral();
});

afterEach(() => mistral.close());

const model = 'devstral-2512';
const complete = (messages: readonly Json[], more: Json = {}) =>
  post(mistral, '/chat/completions', { model, messages, tools: [tool], ...more });

function refusal(type: string, code: string, message: string): Json {
  return { status: 400, json: { object: 'error', message, type, param: null, code } };
}

function outOfOrder(message: string): Json {
  return refusal('invalid_request_message_order', '3230', message);
}

function extra(...loc: readonly (string | number)[]): Json {
  const message = { detail: [{ type: 'extra_forbidden', loc, msg: 'Extra inputs are not permitted' }] };
  return {
    status: 422,
    json: { object: 'error', message, type: 'invalid_request_error', param: null, code: null },
  };
}

async function asked(): Promise<Json> {
  mistral.reply({ calls: [call] });
  return messageOf(await complete([user]));
}

describe('Mistral', () => {
  it('takes a turn with a call, an answer, and the next message', async () => {
    const message = await asked();
    mistral.reply('It says hello.', 'Again.');
    const messages = [user, message, resultOf(message)];
    const answer = messageOf(await complete(messages));
    expect((await complete([...messages, answer, user])).status).toBe(200);
    expect(mistral.faults).toEqual([]);
  });

  it('refuses a message of the user behind a result', async () => {
    const message = await asked();
    expect(await complete([user, message, resultOf(message), user])).toEqual(
      outOfOrder("Unexpected role 'user' after role 'tool'"),
    );
  });

  it('refuses other orders: a result behind a user, a system message behind an answer, an answer at the end', async () => {
    const message = await asked();
    const answer = { role: 'assistant', content: 'Hello.' };
    expect(await complete([user, resultOf(message)])).toEqual(
      outOfOrder("Unexpected role 'tool' after role 'user'"),
    );
    expect(await complete([user, answer, { role: 'system', content: 'Hm.' }, user])).toEqual(
      outOfOrder("Unexpected role 'system' after role 'assistant'"),
    );
    expect(await complete([user, answer])).toEqual(
      outOfOrder(
        'Expected last role User or Tool (or Assistant with prefix True) for serving but got assistant',
      ),
    );
  });

  it('refuses calls and results that do not match', async () => {
    const message = await asked();
    const result = resultOf(message);
    expect(await complete([user, message, result, result])).toEqual(
      outOfOrder('Not the same number of function calls and responses'),
    );
    expect(await complete([user, message, { ...result, tool_call_id: 'AAAAAAAAA' }])).toEqual(
      outOfOrder('Unexpected tool call id AAAAAAAAA in tool results'),
    );
  });

  it('refuses ids of another form', async () => {
    const id = 'call_0fypS1hVX';
    const tool_calls = [{ id, type: 'function', function: { name: 'read_file', arguments: '{}' } }];
    const sent = { role: 'assistant', content: '', tool_calls };
    expect(await complete([user, sent, resultOf(sent)])).toEqual(
      refusal(
        'invalid_function_call',
        '3280',
        `Tool call id was ${id} but must be a-z, A-Z, 0-9, with a length of 9.`,
      ),
    );
  });

  it('refuses an answer of nothing', async () => {
    expect(await complete([user, { role: 'assistant', content: '' }, user])).toEqual(
      refusal(
        'invalid_request_assistant_message',
        '3240',
        'Assistant message must have either content or tool_calls, but not none.',
      ),
    );
  });

  it('refuses a field that it does not know, wherever it stands', async () => {
    const message = await asked();
    expect(await complete([user], { store: false })).toEqual(extra('body', 'store'));
    expect(await complete([user], { stream: true, stream_options: { include_usage: true } })).toEqual(
      extra('body', 'stream_options', 'include_usage'),
    );
    const thought = { ...message, reasoning_content: 'Hm.' };
    expect(await complete([user, thought, resultOf(message)])).toEqual(
      extra('body', 'messages', 1, 'assistant', 'reasoning_content'),
    );
    expect(await complete([{ ...user, name: 'Ann' }])).toEqual(extra('body', 'messages', 0, 'user', 'name'));
    expect(await complete([{ role: 'developer', content: 'Hm.' }, user])).toMatchObject({ status: 422 });
  });

  it('refuses a wrong key and an unknown model', async () => {
    expect(await post(mistral, '/chat/completions', {}, {})).toEqual({
      status: 401,
      json: { detail: 'Unauthorized' },
    });
    expect(await complete([user], { model: 'mistral-9' })).toEqual(
      refusal('invalid_model', '1500', 'Invalid model: mistral-9'),
    );
  });

  it('streams calls whole with ids of nine, and the usage unasked', async () => {
    mistral.reply({ text: 'I read it.', calls: [call], usage: { input: 7, output: 3 } });
    const events = await stream(mistral, '/chat/completions', { model, messages: [user], tools: [tool] });
    expect(joined(events, 'content')).toBe('I read it.');
    expect(JSON.stringify(events)).toMatch(/"id":"[a-zA-Z0-9]{9}","type":"function"/);
    expect(events.at(-1)).toMatchObject({
      choices: [{ finish_reason: 'tool_calls' }],
      usage: { prompt_tokens: 7 },
    });
  });

  it('tells its thoughts as parts of the content, if the request names an effort, and takes them back', async () => {
    mistral.reply({ reasoning: 'Hm.', text: 'Hello.' }, 'Again.');
    const answer = messageOf(await complete([user], { reasoning_effort: 'high' }));
    expect(answer.content).toEqual([
      { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] },
      { type: 'text', text: 'Hello.' },
    ]);
    expect((await complete([user, answer, user])).status).toBe(200);
  });

  it('says that its capacity is used up, and lists its models with their windows', async () => {
    mistral.reply({ overloaded: true });
    expect(await complete([user])).toMatchObject({ status: 429, json: { code: '3505' } });
    const { json } = await get(mistral, '/v1/models', { authorization: `Bearer ${acceptedKey}` });
    expect(json).toMatchObject({ data: [{ id: model, max_context_length: 262_144 }, {}] });
  });
});
