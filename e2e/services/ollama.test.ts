import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, get, type Json, joined, messageOf, post, resultOf, stream, tool, user } from './ask';
import { startOllama } from './ollama';
import type { Service } from './service';

let ollama: Service;

beforeEach(async () => {
  ollama = await startOllama();
});

afterEach(() => ollama.close());

const model = 'qwen3:8b';
const complete = (messages: readonly Json[], more: Json = {}) =>
  post(ollama, '/chat/completions', { model, messages, tools: [tool], ...more }, {});

function refusal(status: number, message: string, type = 'invalid_request_error'): Json {
  return { status, json: { error: { message, type, param: null, code: null } } };
}

describe('Ollama', () => {
  it('takes a turn with a call, without a key and with fields that it does not know', async () => {
    ollama.reply({ reasoning: 'They want a.txt.', calls: [call] }, 'It says hello.');
    const asked = messageOf(await complete([user], { prompt_cache_key: 'chat-1' }));
    expect(asked.reasoning).toBe('They want a.txt.');
    const sent = { role: 'assistant', content: null, tool_calls: asked.tool_calls };
    expect((await complete([user, sent, resultOf(asked)])).status).toBe(200);
    expect(ollama.faults).toEqual([]);
  });

  it('cuts a prompt that does not fit its window without a word', async () => {
    ollama.reply('Hello.');
    const long = { role: 'user', content: 'word '.repeat(20_000) };
    const { status, json } = await complete([long]);
    expect(status).toBe(200);
    expect(json).toMatchObject({ usage: { prompt_tokens: 4096 } });
  });

  it('says which window a model runs with once it is loaded, and which one it was made for', async () => {
    expect((await get(ollama, '/api/ps')).json).toEqual({ models: [] });
    ollama.reply('Hello.');
    await complete([user]);
    expect((await get(ollama, '/api/ps')).json).toMatchObject({
      models: [{ name: model, context_length: 4096 }],
    });
    const shown = await fetch(new URL('/api/show', ollama.baseUrl), {
      method: 'POST',
      body: JSON.stringify({ model }),
    });
    expect(await shown.json()).toMatchObject({
      model_info: { 'qwen3.context_length': 40_960 },
      capabilities: ['completion', 'tools', 'thinking'],
    });
  });

  it.each([
    ['no messages', { messages: [] }, refusal(400, "[] is too short - 'messages'")],
    [
      'a content of null',
      { messages: [{ role: 'user', content: null }] },
      refusal(400, 'invalid message content type: <nil>'),
    ],
    [
      'a model that is not there',
      { model: 'qwen9' },
      refusal(404, "model 'qwen9' not found", 'not_found_error'),
    ],
    [
      'tools for a model without',
      { model: 'gemma3:1b' },
      refusal(400, 'registry.ollama.ai/library/gemma3:1b does not support tools'),
    ],
    [
      'an effort that it does not know',
      { reasoning_effort: 'xhigh' },
      refusal(400, `invalid reasoning value: 'xhigh' (must be "high", "medium", "low", "max", or "none")`),
    ],
  ])('refuses %s', async (_, more, expected) => {
    expect(await complete([user], more)).toEqual(expected);
  });

  it('refuses arguments that are no JSON object', async () => {
    const broken = { id: 'call_1', type: 'function', function: { name: 'read_file', arguments: '{"path' } };
    const sent = { role: 'assistant', content: '', tool_calls: [broken] };
    expect(await complete([user, sent, resultOf(sent)])).toEqual(refusal(400, 'invalid tool call arguments'));
  });

  it('streams reasoning, and each call whole in an event of its own', async () => {
    ollama.reply({ reasoning: 'They want a.txt.', calls: [call, call], usage: { input: 7, output: 3 } });
    const body = { model, messages: [user], tools: [tool], stream_options: { include_usage: true } };
    const events = await stream(ollama, '/chat/completions', body, {});
    expect(joined(events, 'reasoning')).toBe('They want a.txt.');
    expect(events.filter((event) => JSON.stringify(event).includes('tool_calls":['))).toHaveLength(2);
    expect(events.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: 7 } });
  });

  it('says that it is busy, and breaks off with an error in the stream', async () => {
    ollama.reply({ overloaded: true }, { text: 'Half an ans', end: 'failed' });
    expect((await complete([user])).status).toBe(503);
    const events = await stream(ollama, '/chat/completions', { model, messages: [user], tools: [tool] }, {});
    expect(events.at(-1)).toMatchObject({ error: { type: 'api_error' } });
  });

  it('lists its models', async () => {
    expect((await get(ollama, '/v1/models')).json).toMatchObject({
      data: [{ id: model, owned_by: 'library' }, { id: 'gemma3:1b' }],
    });
  });
});
