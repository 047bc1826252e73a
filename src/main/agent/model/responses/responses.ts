import { bearer } from '../kit/bearer';
import { effortOf, has, learnedTokens, omittedTools } from '../kit/learned';
import type { ContentPart, ModelEndpoint, ModelMessage, ModelRequest, ModelTool } from '../kit/model';
import { plainSchema } from '../kit/plain-schema';
import type { Protocol } from '../kit/protocol';
import { isOwn, wireIds } from '../kit/wire-ids';
import { createReplyReader } from './reply';

// OpenAI's Responses, with storage on the server turned off: encrypted thoughts of the model arrive and are sent back.
// https://platform.openai.com/docs/api-reference/responses

export const responses: Protocol = {
  path: 'responses',
  headers: bearer,
  body: (endpoint, request) => JSON.stringify(bodyOf(endpoint, request)),
  createReader: createReplyReader,
};

function bodyOf(endpoint: ModelEndpoint, { messages, tools, chat }: ModelRequest): Record<string, unknown> {
  const { model, learned, options } = endpoint;
  const omitted = omittedTools(learned);
  const offered = tools.filter(({ name }) => !omitted.has(name));
  const tokens = learnedTokens(learned, 'max-output') ?? options.maxOutput;
  const takesTemperature = !has(learned, 'no-temperature');
  const system = messages.find(({ role }) => role === 'system');
  const effort = effortOf(endpoint);
  return {
    model,
    instructions: system?.content ?? '',
    input: inputOf(endpoint, messages),
    stream: !has(learned, 'no-stream'),
    store: false,
    ...(chat !== undefined && { prompt_cache_key: chat }),
    ...(!has(learned, 'no-reasoning') && {
      include: ['reasoning.encrypted_content'],
      reasoning: {
        ...(effort !== undefined && { effort }),
        ...(!has(learned, 'no-reasoning-summary') && { summary: 'auto' }),
      },
    }),
    ...(offered.length > 0 && { tools: offered.map((tool) => toolOf(tool, endpoint)) }),
    ...(tokens !== undefined && { max_output_tokens: tokens }),
    ...(options.temperature !== undefined && takesTemperature && { temperature: options.temperature }),
    ...(options.topP !== undefined && takesTemperature && { top_p: options.topP }),
    ...options.body,
  };
}

function toolOf({ name, description, parameters }: ModelTool, { learned }: ModelEndpoint): unknown {
  const schema = has(learned, 'plain-schemas') ? plainSchema(parameters) : parameters;
  // Strict schemas forbid optional parameters.
  return { type: 'function', name, description, parameters: schema, strict: false };
}

function inputOf(endpoint: ModelEndpoint, messages: readonly ModelMessage[]): unknown[] {
  const ids = wireIds(messages, endpoint, false);
  return messages.flatMap((message) => itemsOf(message, { endpoint, ids }));
}

function itemsOf(message: ModelMessage, writing: Writing): readonly unknown[] {
  switch (message.role) {
    case 'system':
      return [];
    case 'user':
      return [{ role: 'user', content: userContent(message.content, writing.endpoint) }];
    case 'tool': {
      const { tool_call_id: id, content } = message;
      return [{ type: 'function_call_output', call_id: writing.ids.get(id) ?? id, output: content }];
    }
    case 'assistant':
      return assistantItems(message, writing);
  }
}

function userContent(content: string | readonly ContentPart[], { learned }: ModelEndpoint): unknown {
  const parts: readonly ContentPart[] =
    typeof content === 'string' ? [{ type: 'text', text: content }] : content;
  return parts.map((part) => {
    if (part.type === 'text') return { type: 'input_text', text: part.text };
    if (has(learned, 'no-images'))
      return { type: 'input_text', text: '[a picture or file that this model cannot take]' };
    if (part.type === 'image_url') return { type: 'input_image', image_url: part.image_url.url };
    return { type: 'input_file', filename: part.file.filename, file_data: part.file.file_data };
  });
}

type AssistantMessage = Extract<ModelMessage, { role: 'assistant' }>;
type Writing = { readonly endpoint: ModelEndpoint; readonly ids: ReadonlyMap<string, string> };

/** The server's own items, unchanged, if the reply came from it; otherwise items rebuilt from the text. */
function assistantItems(message: AssistantMessage, { endpoint, ids }: Writing): unknown[] {
  const { origin, content, tool_calls: calls = [] } = message;
  const idOf = (index: number) => {
    const id = calls[index]?.id ?? '';
    return ids.get(id) ?? id;
  };
  if (isOwn(origin, endpoint) && Array.isArray(origin.kept) && !has(endpoint.learned, 'no-reasoning-back')) {
    let call = 0;
    return origin.kept.map((item: { readonly type?: unknown }) =>
      item.type === 'function_call' ? { ...item, call_id: idOf(call++) } : item,
    );
  }
  const said = { role: 'assistant', content: [{ type: 'output_text', text: content }] };
  return [
    ...(content.trim() === '' ? [] : [said]),
    ...calls.map(({ function: { name, arguments: args } }, index) => ({
      type: 'function_call',
      call_id: idOf(index),
      name,
      arguments: args,
    })),
  ];
}
