import { expect, test } from 'vitest';
import { windowIn } from './window-in';

test.each([
  ["This model's maximum context length is 32768 tokens. However, you requested 40000 tokens.", 32_768],
  ["This model's maximum prompt length is 131072 but the request contains 150000 tokens.", 131_072],
  ['Prompt contains 40,000 tokens and is too large for model with 32,768 maximum context length', 32_768],
  ['prompt is too long: 205000 tokens > 200000 maximum', 200_000],
  ['the request exceeds the available context size (4096 tokens), try increasing it', 4096],
  ['when context the overflows. However, the model is loaded with context length of only 8192 tokens', 8192],
  ["The input (5000 tokens) is longer than the model's context length (4096 tokens).", 4096],
  ['The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).', 1_048_576],
  ['Your request exceeded model token limit: 131072 (requested: 140000)', 131_072],
  ['Range of input length should be [1, 98304]', 98_304],
  ['input is too long for this model', null],
  ['maximum context length is 12 messages', null],
])('%s', (text, tokens) => {
  expect(windowIn(text)).toBe(tokens);
});
