import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Json, post } from './ask';
import { startOpenAi } from './openai';
import type { Service } from './service';

let openAi: Service;

beforeEach(async () => {
  openAi = await startOpenAi();
});

afterEach(() => openAi.close());

const tool = {
  type: 'function',
  name: 'read_file',
  parameters: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
};

function refusal(message: unknown, param: string, code: string | null): Json {
  return { status: 400, json: { error: { message, type: 'invalid_request_error', param, code } } };
}

describe('the options of a response', () => {
  it.each<[string, Json, Json]>([
    [
      'a parameter of chat completions',
      { max_tokens: 5 },
      refusal(
        expect.stringContaining("has moved to 'max_output_tokens'"),
        'max_tokens',
        'unsupported_parameter',
      ),
    ],
    ['an unknown parameter', { n: 2 }, refusal("Unknown parameter: 'n'.", 'n', 'unknown_parameter')],
    [
      'a temperature',
      { temperature: 0 },
      refusal("Unsupported parameter: 'temperature' is not supported with this model.", 'temperature', null),
    ],
    [
      'an effort that it does not know',
      { reasoning: { effort: 'huge' } },
      refusal(
        "Invalid value: 'huge'. Supported values are: 'none', 'low', 'medium', 'high', and 'xhigh'.",
        'reasoning.effort',
        'invalid_value',
      ),
    ],
    [
      'a key of the cache that is too long',
      { prompt_cache_key: 'x'.repeat(65) },
      refusal(
        "Invalid 'prompt_cache_key': string too long. Expected a string with maximum length 64, but got a string with length 65 instead.",
        'prompt_cache_key',
        'string_above_max_length',
      ),
    ],
    [
      'an unknown model',
      { model: 'gpt-9' },
      refusal("The requested model 'gpt-9' does not exist.", 'model', 'model_not_found'),
    ],
    [
      'an earlier response',
      { previous_response_id: 'resp_1' },
      refusal(
        "Previous response with id 'resp_1' not found.",
        'previous_response_id',
        'previous_response_not_found',
      ),
    ],
    [
      'a tool in the form of chat completions',
      { tools: [{ type: 'function', function: tool }] },
      refusal("Missing required parameter: 'tools[0].name'.", 'tools[0].name', 'missing_required_parameter'),
    ],
    [
      'a strict tool with a property that is not required',
      {
        tools: [
          {
            ...tool,
            strict: true,
            parameters: { ...tool.parameters, required: [], additionalProperties: false },
          },
        ],
      },
      refusal(
        expect.stringContaining("Missing 'path'."),
        'tools[0].parameters',
        'invalid_function_parameters',
      ),
    ],
  ])('refuses %s', async (_, more, expected) => {
    const body = { model: 'gpt-5.6', input: 'Hello?', ...more };
    expect(await post(openAi, '/responses', body)).toEqual(expected);
  });
});
