import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, get, type Json, joined, messageOf, post, resultOf, stream, tool, user } from './ask';
import { startDeepSeek } from './deepseek';
import { acceptedKey, type Service } from './service';

let deepseek: Service;

beforeEach(async () => {
  deepseek = await startDeepSeek();
});

afterEach(() => deepseek.close());

const complete = (messages: readonly Json[], more: Json = {}) =>
  post(deepseek, '/chat/completions', { model: 'deepseek-v4-pro', messages, tools: [tool], ...more });

function refusal(message: string): Json {
  const error = { message, type: 'invalid_request_error', param: null, code: 'invalid_request_error' };
  return { status: 400, json: { error } };
}

const lost = refusal('The `reasoning_content` in the thinking mode must be passed back to the API.');

/** The messages of a turn with one call, and the answer to it. */
async function turnWithCall(): Promise<{ asked: Json; answer: Json; messages: Json[] }> {
  deepseek.reply(
    { reasoning: 'They want a.txt.', calls: [call] },
    { reasoning: 'Now I know.', text: 'It says hello.' },
  );
  const asked = messageOf(await complete([user]));
  const messages = [user, asked, resultOf(asked)];
  return { asked, answer: messageOf(await complete(messages)), messages };
}

describe('DeepSeek', () => {
  it('takes a turn whose reasoning comes back, in every later request too', async () => {
    const { asked, answer, messages } = await turnWithCall();
    expect(asked.reasoning_content).toBe('They want a.txt.');
    expect(deepseek.kept).toEqual(['They want a.txt.']);
    deepseek.reply('And again.');
    const { status } = await complete([...messages, { role: 'assistant', ...answer }, user]);
    expect(status).toBe(200);
    expect(deepseek.faults).toEqual([]);
  });

  it('refuses a call without its reasoning, and a later answer of that turn without it', async () => {
    const { asked, answer, messages } = await turnWithCall();
    const { reasoning_content, ...bare } = asked;
    expect(await complete([user, bare, resultOf(asked)])).toEqual(lost);
    const later = { role: 'assistant', content: answer.content };
    expect(await complete([...messages, later, user])).toEqual(lost);
    expect(reasoning_content).not.toBe('');
    expect(deepseek.faults).toHaveLength(2);
  });

  it('wants no reasoning without calls, nor when the request turns thinking off', async () => {
    deepseek.reply('One.', { calls: [call] }, 'Two.');
    expect((await complete([user, { role: 'assistant', content: 'Yes?' }, user])).status).toBe(200);
    const off = { thinking: { type: 'disabled' } };
    const asked = messageOf(await complete([user], off));
    expect((await complete([user, asked, resultOf(asked)], off)).status).toBe(200);
  });

  it('takes an empty reasoning, and null for the content beside calls', async () => {
    deepseek.reply({ calls: [call] }, 'Done.');
    const asked = messageOf(await complete([user]));
    const sent = { ...asked, content: null, reasoning_content: '' };
    expect((await complete([user, sent, resultOf(asked)])).status).toBe(200);
  });

  it.each([
    ['a content that is missing', [{ role: 'user' }], 'missing field `content`'],
    [
      'a picture',
      [{ role: 'user', content: [{ type: 'image_url' }] }],
      'unknown variant `image_url`, expected `text`',
    ],
    ['null for a user', [{ role: 'user', content: null }], 'invalid type: null, expected a string'],
  ])('refuses %s', async (_, messages, problem) => {
    const place = `messages[0]: ${problem} at line 1 column 1`;
    expect(await complete(messages)).toEqual(
      refusal(`Failed to deserialize the JSON body into the target type: ${place}`),
    );
  });

  it('refuses an answer of nothing, a call without its result, and a result without its call', async () => {
    deepseek.reply({ reasoning: 'Hm.', calls: [call] });
    const asked = messageOf(await complete([user]));
    expect(await complete([user, { role: 'assistant', content: null }, user])).toEqual(
      refusal('Invalid assistant message: content or tool_calls must be set'),
    );
    expect(await complete([user, asked, user])).toEqual(
      refusal(
        "An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. (insufficient tool messages following tool_calls message)",
      ),
    );
    expect(await complete([user, resultOf(asked)])).toEqual(
      refusal("Messages with role 'tool' must be a response to a preceding message with 'tool_calls'"),
    );
  });

  it('refuses an unknown model, a wrong key, and options of a stream without one', async () => {
    expect(await complete([user], { model: 'deepseek-v9' })).toEqual(refusal('Model Not Exist'));
    expect(await complete([user], { stream_options: { include_usage: true } })).toEqual(
      refusal('stream_options should be set along with stream = true'),
    );
    const wrong = { authorization: 'Bearer sk-other' };
    expect(await post(deepseek, '/chat/completions', {}, wrong)).toMatchObject({
      status: 401,
      json: { error: { type: 'authentication_error' } },
    });
  });

  it('passes over a field that it does not know', async () => {
    deepseek.reply('Hello.');
    expect((await complete([user], { prompt_cache_key: 'chat-1' })).status).toBe(200);
  });

  it('streams reasoning, text and calls in pieces, with the usage at the end', async () => {
    deepseek.reply({
      reasoning: 'They want a.txt.',
      text: 'I read it.',
      calls: [call],
      usage: { input: 7, output: 3 },
    });
    const body = { model: 'deepseek-v4-pro', messages: [user], tools: [tool] };
    const events = await stream(deepseek, '/chat/completions', body);
    expect(joined(events, 'reasoning_content')).toBe('They want a.txt.');
    expect(joined(events, 'content')).toBe('I read it.');
    expect(events.at(-1)).toMatchObject({
      choices: [{ finish_reason: 'tool_calls' }],
      usage: { prompt_tokens: 7, completion_tokens: 3, prompt_cache_miss_tokens: 7 },
    });
  });

  it('says that it is busy, and when it ran out of resources', async () => {
    deepseek.reply({ overloaded: true }, { text: 'Half an ans', end: 'failed' });
    expect((await complete([user])).status).toBe(503);
    expect((await complete([user])).json).toMatchObject({
      choices: [{ finish_reason: 'insufficient_system_resource' }],
    });
  });

  it('lists its models', async () => {
    const { json } = await get(deepseek, '/v1/models', { authorization: `Bearer ${acceptedKey}` });
    expect(json).toMatchObject({
      object: 'list',
      data: [{ id: 'deepseek-v4-flash', owned_by: 'deepseek' }, {}],
    });
  });
});
