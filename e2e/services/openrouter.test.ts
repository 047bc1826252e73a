import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, get, type Json, joined, messageOf, post, resultOf, stream, tool, user } from './ask';
import { startOpenRouter } from './openrouter';
import type { Service } from './service';

let openRouter: Service;

beforeEach(async () => {
  openRouter = await startOpenRouter();
});

afterEach(() => openRouter.close());

const model = 'google/gemini-3-pro-preview';
const complete = (messages: readonly Json[], more: Json = {}) =>
  post(openRouter, '/chat/completions', { model, messages, tools: [tool], ...more });

function upstream(raw: unknown): Json {
  const metadata = { raw, provider_name: 'Google AI Studio' };
  return { status: 400, json: { error: { message: 'Provider returned error', code: 400, metadata } } };
}

async function asked(): Promise<Json> {
  openRouter.reply({ reasoning: 'They want a.txt.', calls: [call] });
  return messageOf(await complete([user]));
}

describe('OpenRouter', () => {
  it('takes a turn whose details of the reasoning come back', async () => {
    const message = await asked();
    openRouter.reply('It says hello.');
    expect(message).toMatchObject({
      reasoning: 'They want a.txt.',
      reasoning_details: [{ type: 'reasoning.text' }, { type: 'reasoning.encrypted' }],
    });
    expect((await complete([user, message, resultOf(message)])).status).toBe(200);
    expect(openRouter.kept).toHaveLength(1);
    expect(openRouter.faults).toEqual([]);
  });

  it('refuses a call without its details, with the sentence of the one behind it', async () => {
    const { reasoning_details, ...bare } = await asked();
    expect(reasoning_details).toHaveLength(2);
    expect(await complete([user, bare, resultOf(bare)])).toEqual(
      upstream(
        expect.stringMatching(
          /^Gemini models require OpenRouter reasoning details.*missing a thought_signature/s,
        ),
      ),
    );
  });

  it('refuses a signature that was changed, and one under the id of another call', async () => {
    const message = await asked();
    const [text, signature] = message.reasoning_details as Json[];
    const changed = { ...message, reasoning_details: [text, { ...signature, data: 'EpQBother' }] };
    expect(await complete([user, changed, resultOf(message)])).toEqual(
      upstream(expect.stringContaining('Corrupted thought signature.')),
    );
    const elsewhere = { ...message, reasoning_details: [text, { ...signature, id: 'tool_other' }] };
    expect(await complete([user, elsewhere, resultOf(message)])).toMatchObject({ status: 400 });
  });

  it('refuses a call without its result', async () => {
    const message = await asked();
    expect(await complete([user, message, user])).toEqual(
      upstream(expect.stringContaining('the number of function response parts is equal')),
    );
  });

  it.each([
    ['an unknown model', { model: 'google/gemini-9' }, 400, 'google/gemini-9 is not a valid model ID'],
    [
      'an effort beside a number of tokens',
      { reasoning: { effort: 'high', max_tokens: 2000 } },
      400,
      'Only one of "reasoning.effort" and "reasoning.max_tokens" can be specified',
    ],
    [
      'tools for a model without',
      { model: 'google/gemma-3-4b-it' },
      404,
      'No endpoints found that support tool use. To learn more about provider routing, visit: https://openrouter.ai/docs/guides/routing/provider-selection',
    ],
  ])('refuses %s', async (_, more, code, message) => {
    expect(await complete([user], more)).toEqual({ status: code, json: { error: { message, code } } });
  });

  it('refuses a request without a key, and passes over a field that it does not know', async () => {
    expect(await post(openRouter, '/chat/completions', {}, {})).toEqual({
      status: 401,
      json: { error: { message: 'No auth credentials found', code: 401 } },
    });
    openRouter.reply('Hello.');
    expect((await complete([user], { verbosity: 'low' })).status).toBe(200);
  });

  it('streams reasoning with its details, the signature last, and what it cost', async () => {
    openRouter.reply({ reasoning: 'They want a.txt.', calls: [call], usage: { input: 7, output: 3 } });
    const body = { model, messages: [user], tools: [tool], stream_options: { include_usage: true } };
    const events = await stream(openRouter, '/chat/completions', body);
    expect(joined(events, 'reasoning')).toBe('They want a.txt.');
    expect(events.at(-2)).toMatchObject({
      choices: [
        {
          delta: { reasoning_details: [{ type: 'reasoning.encrypted', format: 'google-gemini-v1' }] },
          finish_reason: 'tool_calls',
        },
      ],
    });
    expect(events.at(-1)).toMatchObject({ usage: { prompt_tokens: 7, cost: 0.0042 } });
  });

  it('breaks off with an error inside the stream', async () => {
    openRouter.reply({ text: 'Half an ans', end: 'failed' });
    const events = await stream(openRouter, '/chat/completions', { model, messages: [user], tools: [tool] });
    expect(joined(events, 'content')).toBe('Half an ans');
    expect(events.at(-1)).toMatchObject({
      error: { code: 502, message: 'Provider disconnected' },
      choices: [{ finish_reason: 'error' }],
    });
  });

  it('says that the one behind it is busy, and lists its models with window, price and abilities', async () => {
    openRouter.reply({ overloaded: true });
    expect(await complete([user])).toMatchObject({
      status: 429,
      json: { error: { metadata: { raw: expect.stringContaining('rate-limited') } } },
    });
    expect((await get(openRouter, '/api/v1/models')).json).toMatchObject({
      data: [{ id: model, context_length: 1_048_576, pricing: { prompt: '0.000002' } }, {}],
    });
  });
});
