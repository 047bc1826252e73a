import { expect, it } from 'vitest';
import { listedFacts } from './listed-facts';

it('reads what OpenRouter says', () => {
  const entry = {
    id: 'x/y',
    context_length: 1_000_000,
    architecture: { input_modalities: ['text', 'image', 'file'] },
    top_provider: { context_length: 200_000, max_completion_tokens: 32_000 },
    supported_parameters: ['tools', 'reasoning', 'max_tokens'],
    pricing: { prompt: '0.000001', completion: '0.000002' },
  };
  expect(listedFacts(entry)).toEqual({
    contextWindow: 200_000,
    maxOutput: 32_000,
    images: true,
    files: true,
    tools: true,
    reasoning: true,
    price: { input: 1, output: 2, currency: 'USD' },
  });
  expect(listedFacts({ ...entry, supported_parameters: ['max_tokens'], pricing: undefined })).toMatchObject({
    tools: false,
    reasoning: false,
  });
});

it('reads what Anthropic says', () => {
  const entry = {
    id: 'claude-x',
    max_input_tokens: 1_000_000,
    max_tokens: 128_000,
    capabilities: {
      image_input: { supported: true },
      pdf_input: { supported: false },
      effort: {
        supported: true,
        low: { supported: true },
        medium: { supported: true },
        high: { supported: true },
        max: { supported: false },
      },
    },
  };
  expect(listedFacts(entry)).toEqual({
    contextWindow: 1_000_000,
    maxOutput: 128_000,
    images: true,
    files: false,
    efforts: ['low', 'medium', 'high'],
  });
});

it('takes a model of Anthropic without levels for one that thinks by a budget', () => {
  const capabilities = {
    effort: { supported: false, low: { supported: false } },
    thinking: { supported: true, types: { enabled: { supported: true } } },
  };
  expect(listedFacts({ id: 'claude-haiku-4-5', capabilities })).toEqual({ reasoning: true });
});

it.each([
  ['vLLM', { max_model_len: 32_768 }, { contextWindow: 32_768 }],
  ['llama.cpp', { meta: { n_ctx: 8192, n_ctx_train: 131_072 } }, { contextWindow: 8192 }],
  ['llama.cpp of earlier', { meta: { n_ctx_train: 131_072 } }, { contextWindow: 131_072 }],
  [
    'Groq',
    { context_window: 131_072, max_completion_tokens: 65_536 },
    { contextWindow: 131_072, maxOutput: 65_536 },
  ],
  [
    'Mistral',
    { max_context_length: 131_072, capabilities: { vision: true, function_calling: false } },
    { contextWindow: 131_072, images: true, tools: false },
  ],
  [
    'LM Studio',
    { type: 'vlm', max_context_length: 131_072, loaded_context_length: 4096, capabilities: ['tool_use'] },
    { contextWindow: 4096, images: true, tools: true },
  ],
])('reads what %s says', (_service, entry, facts) => {
  expect(listedFacts({ id: 'm', ...entry })).toEqual(facts);
});

it.each([
  ['nothing', { id: 'm' }],
  [
    'figures that are none',
    { context_length: 'much', max_model_len: -1, meta: [], top_provider: 4, capabilities: 'all' },
  ],
  ['no entry', 7],
  ['null', null],
])('knows nothing from %s', (_what, entry) => {
  expect(listedFacts(entry)).toEqual({});
});
