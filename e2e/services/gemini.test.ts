import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, get, type Json, joined, messageOf, post, resultOf, stream, tool, user } from './ask';
import { startGemini } from './gemini';
import { acceptedKey, type Service } from './service';

let gemini: Service;

beforeEach(async () => {
  gemini = await startGemini();
});

afterEach(() => gemini.close());

const model = 'gemini-3-flash-preview';
const complete = (messages: readonly Json[], more: Json = {}) =>
  post(gemini, '/chat/completions', { model, messages, tools: [tool], ...more });

function refusal(message: unknown): Json {
  return { status: 400, json: [{ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }] };
}

const missing = expect.stringContaining(
  'Function call is missing a thought_signature in functionCall parts. This is required',
);

async function asked(...calls: readonly (typeof call)[]): Promise<Json> {
  gemini.reply({ reasoning: 'They want a.txt.', calls });
  return messageOf(await complete([user]));
}

/** The message with another signature at its first call; undefined removes it. */
function signedWith(message: Json, signature: string | undefined): Json {
  const [first, ...others] = message.tool_calls as Json[];
  const extra_content = signature && { google: { thought_signature: signature } };
  return { ...message, tool_calls: [{ ...first, extra_content }, ...others] };
}

describe('Gemini', () => {
  it('takes a turn whose signature comes back', async () => {
    const message = await asked(call);
    gemini.reply('It says hello.');
    expect((await complete([user, message, resultOf(message)])).status).toBe(200);
    expect(gemini.kept).toEqual([expect.stringMatching(/^EpQB/)]);
    expect(gemini.faults).toEqual([]);
  });

  it('refuses a call of this turn without its signature, or with one that is not its own', async () => {
    const message = await asked(call);
    const result = resultOf(message);
    expect(await complete([user, signedWith(message, undefined), result])).toEqual(refusal(missing));
    expect(await complete([user, signedWith(message, 'EpQBother'), result])).toEqual(
      refusal('Corrupted thought signature.'),
    );
  });

  it('takes the documented value for a call that another model made', async () => {
    const message = await asked(call);
    gemini.reply('It says hello.');
    const sent = signedWith(message, 'skip_thought_signature_validator');
    expect((await complete([user, sent, resultOf(message)])).status).toBe(200);
  });

  it('does not look at the signatures of earlier turns', async () => {
    const message = await asked(call);
    gemini.reply('Again.');
    const earlier = [user, signedWith(message, undefined), resultOf(message)];
    const { status } = await complete([...earlier, { role: 'assistant', content: 'Hello.' }, user]);
    expect(status).toBe(200);
  });

  it('signs the first of parallel calls alone', async () => {
    const { tool_calls } = await asked(call, call);
    expect((tool_calls as Json[]).map((each) => 'extra_content' in each)).toEqual([true, false]);
  });

  it('refuses calls and results out of their order', async () => {
    const message = await asked(call, call);
    const first = resultOf(message);
    expect(await complete([user, message, first])).toEqual(
      refusal(
        'Please ensure that the number of function response parts is equal to the number of function call parts of the function call turn.',
      ),
    );
    expect(await complete([user, { role: 'assistant', content: 'Well.' }, message, first])).toEqual(
      refusal(
        'Please ensure that function call turn comes immediately after a user turn or after a function response turn.',
      ),
    );
    expect(await complete([user, first])).toEqual(
      refusal('Please ensure that function response turn comes immediately after a function call turn.'),
    );
  });

  it('refuses an empty message of the user, and a system message alone', async () => {
    expect(await complete([{ role: 'user', content: '' }])).toEqual(
      refusal('* GenerateContentRequest.contents[0].parts: contents.parts must not be empty.\n'),
    );
    expect(await complete([{ role: 'system', content: 'Hello.' }])).toEqual(
      refusal('* GenerateContentRequest.contents: contents is not specified\n'),
    );
  });

  it('refuses a field and a keyword of a schema that it does not know', async () => {
    expect(await complete([user], { store: false })).toEqual(
      refusal('Invalid JSON payload received. Unknown name "store": Cannot find field.'),
    );
    const properties = { limit: { type: 'integer', exclusiveMinimum: 0 } };
    const strict = { type: 'function', function: { name: 'f', parameters: { type: 'object', properties } } };
    const place = 'tools[0].function_declarations[0].parameters.properties[0].value';
    expect(await complete([user], { tools: [strict] })).toEqual(
      refusal(
        `Invalid JSON payload received. Unknown name "exclusiveMinimum" at '${place}': Cannot find field.`,
      ),
    );
  });

  it('refuses a wrong key with 400, and an unknown model with 404', async () => {
    expect(await post(gemini, '/chat/completions', {}, { authorization: 'Bearer x' })).toEqual(
      refusal('API key not valid. Please pass a valid API key.'),
    );
    expect(await post(gemini, '/chat/completions', {}, {})).toEqual(
      refusal('Missing or invalid Authorization header.'),
    );
    expect((await complete([user], { model: 'gemini-9' })).status).toBe(404);
  });

  it('tells its thoughts in the content, if it is asked for them', async () => {
    gemini.reply({ reasoning: 'Hm.', text: 'Hello.' }, { reasoning: 'Hm.', text: 'Hello.' });
    const body = { model, messages: [user], tools: [tool] };
    expect(joined(await stream(gemini, '/chat/completions', body), 'content')).toBe('Hello.');
    const extra_body = { google: { thinking_config: { include_thoughts: true } } };
    const asking = await stream(gemini, '/chat/completions', { ...body, extra_body });
    expect(joined(asking, 'content')).toBe('<thought>Hm.</thought>Hello.');
    expect(asking[0]).toMatchObject({
      choices: [{ delta: { extra_content: { google: { thought: true } } } }],
    });
  });

  it('streams each call whole under the index 0, and the usage if it is asked for', async () => {
    gemini.reply({ calls: [call, call], usage: { input: 7, output: 3 } });
    const stream_options = { include_usage: true };
    const body = { model: `models/${model}`, messages: [user], tools: [tool], stream_options };
    const events = await stream(gemini, '/chat/completions', body);
    expect(JSON.stringify(events).match(/"index":0,"id":"function-call-/g)).toHaveLength(2);
    expect(events.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: 7 } });
  });

  it('says that it is overloaded, and when it made a call that it cannot read', async () => {
    gemini.reply({ overloaded: true }, { end: 'failed' });
    expect(await complete([user])).toMatchObject({
      status: 503,
      json: [{ error: { status: 'UNAVAILABLE' } }],
    });
    expect((await complete([user])).json).toMatchObject({
      choices: [{ finish_reason: 'function_call_filter: MALFORMED_FUNCTION_CALL' }],
    });
  });

  it('lists its models under their whole names', async () => {
    const { json } = await get(gemini, '/v1beta/openai/models', { authorization: `Bearer ${acceptedKey}` });
    expect(json).toMatchObject({ data: [{ id: `models/${model}` }, { id: 'models/gemini-3-pro-preview' }] });
  });
});
