import { expect, it } from 'vitest';
import { callsInText } from './calls-in-text';
import type { ModelTool } from './kit/model';

const properties = { path: { type: 'string' }, limit: { type: 'number' } };
const tools: ModelTool[] = ['read_file', 'glob'].map((name) => ({
  name,
  description: '',
  parameters: { type: 'object', properties },
}));
const found = (text: string) => {
  const recovered = callsInText(text, tools);
  return recovered && [recovered.text, ...recovered.calls.map((call) => `${call.name} ${call.arguments}`)];
};
const call = 'read_file {"path":"a.txt"}';

it.each([
  ['Hermes, Qwen', '<tool_call>\n{"name": "read_file", "arguments": {"path": "a.txt"}}\n</tool_call>'],
  ['Qwen Coder', '<function=read_file>\n<parameter=path>\na.txt\n</parameter>\n</function>\n</tool_call>'],
  [
    'Qwen Coder, whole',
    '<tool_call>\n<function=read_file>\n<parameter=path>\na.txt\n</parameter>\n</function>\n</tool_call>',
  ],
  [
    'MiniMax',
    '<minimax:tool_call>\n<invoke name="read_file">\n<parameter name="path">a.txt</parameter>\n</invoke>\n</minimax:tool_call>',
  ],
  [
    'Claude',
    '<function_calls>\n<invoke name="read_file">\n<parameter name="path">a.txt</parameter>\n</invoke>\n</function_calls>',
  ],
  ['GLM', '<tool_call>read_file\n<arg_key>path</arg_key>\n<arg_value>a.txt</arg_value>\n</tool_call>'],
  ['Llama', '<function=read_file>{"path":"a.txt"}</function>'],
  ['Llama by Groq', '<function=read_file={"path":"a.txt"}</function>'],
  [
    'Kimi',
    '<|tool_calls_section_begin|><|tool_call_begin|>functions.read_file:0<|tool_call_argument_begin|>{"path":"a.txt"}<|tool_call_end|><|tool_calls_section_end|>',
  ],
  [
    'DeepSeek',
    '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>read_file\n```json\n{"path":"a.txt"}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
  ],
  ['Mistral', '[TOOL_CALLS]read_file{"path":"a.txt"}'],
  ['Mistral, a list', '[TOOL_CALLS] [{"name":"read_file","arguments":{"path":"a.txt"}}]'],
  ['a block of code', '```json\n{"name": "read_file", "arguments": {"path": "a.txt"}}\n```'],
])('a call in the words of %s at the end of an answer is one', (_who, markup) => {
  expect(found(`I will read it.\n\n${markup}`)).toEqual(['I will read it.', call]);
  expect(found(markup)).toEqual(['', call]);
});

it('there may be several, and a value is of the kind that the tool wants', () => {
  const one = (path: string) =>
    `<tool_call>\n<function=read_file>\n<parameter=path>\n${path}\n</parameter>\n<parameter=limit>\n5\n</parameter>\n</function>\n</tool_call>`;
  expect(found(`${one('1')}\n${one('b')}`)).toEqual([
    '',
    'read_file {"path":"1","limit":5}',
    'read_file {"path":"b","limit":5}',
  ]);
});

it('half a call is one that must not run', () => {
  const recovered = callsInText('<function=read_file>\n<parameter=path>\na.t', tools);
  expect(recovered?.calls).toMatchObject([{ name: 'read_file', complete: false }]);
});

it.each([
  ['a tool that was not offered', '<function=rm><parameter=path>a</parameter></function>'],
  ['text behind it', '<tool_call>{"name":"read_file","arguments":{}}</tool_call> is how one calls it.'],
  [
    'a block of code around it',
    'Like this:\n```xml\n<function=read_file>\n<parameter=path>\na\n</parameter>\n</function>\n```',
  ],
  ['a block of other JSON', '```json\n{"name": "my-package", "version": "1.0.0"}\n```'],
  ['no call', 'A `<div>` and a list.'],
])('%s is an answer', (_what, text) => {
  expect(callsInText(text, tools)).toBeNull();
});
