import {
  answerChat,
  type ChatBody,
  type ChatMessage,
  callsOf,
  finishOf,
  keyIn,
  readChat,
  resultsBehind,
  textDeltas,
  usageOf,
  type Worded,
  wireCalls,
} from './chat-completions';
import {
  type Answer,
  createIds,
  type Fields,
  isFields,
  names,
  pieces,
  Refusal,
  type Reply,
  type Script,
  type Service,
  type ServiceRequest,
  startService,
  unknownKey,
} from './service';

// Mistral: docs.mistral.ai/api (fields), `mistral-common` (the order of messages, calls and results).

export const mistralModels = ['devstral-2512', 'mistral-medium-3-5'] as const;

export function startMistral(): Promise<Service> {
  return startService((script) => {
    const ids = createIds(9);
    return {
      path: '/v1',
      replies: 'POST /v1/chat/completions',
      routes: {
        'POST /v1/chat/completions': (request) => complete(request, script, ids),
        'GET /v1/models': (request) => {
          checkKey(request);
          return { json: { object: 'list', data: mistralModels.map(listed) } };
        },
      },
    };
  });
}

function complete(request: ServiceRequest, script: Script, id: () => string): Answer {
  checkKey(request);
  const body = readChat(request, (problem, path) => unprocessable('value_error', ['body', path], problem));
  checkFields(body);
  if (!mistralModels.some((model) => model === body.model))
    throw refused('invalid_model', '1500', `Invalid model: ${body.model}`);
  for (const message of body.messages) checkMessage(message);
  checkOrder(body.messages);
  checkResults(body.messages);
  const reply = script.next((body.tools ?? []).length > 0);
  if (reply.overloaded)
    throw new Refusal(429, {
      object: 'error',
      message: 'Service tier capacity exceeded for this model.',
      type: 'service_tier_capacity_exceeded',
      param: null,
      code: '3505',
    });
  return answerChat(body, word(reply, body, id), { usageIn: 'last-chunk' });
}

function checkKey(request: ServiceRequest): void {
  if (keyIn(request) !== 'right') throw new Refusal(401, { detail: 'Unauthorized' });
}

const bodyFields: ReadonlySet<string> = names(`
  model messages temperature top_p max_tokens stream stream_options stop random_seed metadata
  response_format tools tool_choice presence_penalty n frequency_penalty prediction
  parallel_tool_calls prompt_mode safe_prompt reasoning_effort
`);

const messageFields: Readonly<Record<string, ReadonlySet<string>>> = {
  system: new Set(['role', 'content']),
  user: new Set(['role', 'content']),
  assistant: new Set(['role', 'content', 'tool_calls', 'prefix']),
  tool: new Set(['role', 'content', 'tool_call_id', 'name']),
};

const callFields = new Set(['id', 'type', 'function', 'index']);
const toolFields = new Set(['type', 'function']);
const functionFields = new Set(['name', 'description', 'parameters', 'strict']);

/** No unknown field anywhere (openclaude issue 739, crush issue 1590, openai-agents-python issue 442). */
function checkFields(body: ChatBody): void {
  checkExtra(body, bodyFields, ['body']);
  if (body.stream_options) checkExtra(body.stream_options, new Set(), ['body', 'stream_options']);
  for (const [index, message] of body.messages.entries()) {
    const { role } = message;
    const known = messageFields[role];
    if (!known)
      throw unprocessable(
        'union_tag_invalid',
        ['body', 'messages', index],
        `Input tag '${role}' found using 'role' does not match any of the expected tags: 'assistant', 'system', 'tool', 'user'`,
      );
    checkExtra(message, known, ['body', 'messages', index, role]);
    for (const [at, call] of callsOf(message).entries())
      checkExtra(call, callFields, ['body', 'messages', index, role, 'tool_calls', at]);
  }
  for (const [index, tool] of (body.tools ?? []).entries()) checkTool(tool, index);
}

function checkTool(tool: unknown, index: number): void {
  const at = ['body', 'tools', index];
  if (!isFields(tool) || !isFields(tool.function))
    throw unprocessable('missing', [...at, 'function'], 'Field required');
  checkExtra(tool, toolFields, at);
  checkExtra(tool.function, functionFields, [...at, 'function']);
}

function checkExtra(fields: Fields, known: ReadonlySet<string>, at: readonly (string | number)[]): void {
  const key = unknownKey(fields, known);
  if (key !== undefined)
    throw unprocessable('extra_forbidden', [...at, key], 'Extra inputs are not permitted');
}

/** gptel issue 1203: the form of ids. `mistral-common`, `validate_assistant_message`: content or calls are required. */
function checkMessage(message: ChatMessage): void {
  const calls = callsOf(message);
  const isEmpty = message.content === null || message.content === undefined || message.content === '';
  if (message.role === 'assistant' && isEmpty && calls.length === 0)
    throw refused(
      'invalid_request_assistant_message',
      '3240',
      'Assistant message must have either content or tool_calls, but not none.',
    );
  const ids = [
    ...calls.map(({ id }) => id),
    ...(message.role === 'tool' ? [message.tool_call_id ?? ''] : []),
  ];
  const wrong = ids.find((id) => !/^[a-zA-Z0-9]{9}$/.test(id));
  if (wrong !== undefined)
    throw refused(
      'invalid_function_call',
      '3280',
      `Tool call id was ${wrong} but must be a-z, A-Z, 0-9, with a length of 9.`,
    );
}

/** `mistral-common`, `_validate_message_order`: the roles that may follow a message. */
const followers: Readonly<Record<string, readonly string[]>> = {
  system: ['user', 'assistant', 'system'],
  user: ['assistant', 'system', 'user'],
  assistant: ['assistant', 'user', 'tool'],
  tool: ['assistant', 'tool'],
};

/** avante.nvim pull 2695. */
function checkOrder(messages: readonly ChatMessage[]): void {
  for (const [index, { role }] of messages.entries()) {
    const before = messages[index - 1]?.role;
    const mayFollow = before === undefined ? ['system', 'user', 'assistant'] : (followers[before] ?? []);
    if (mayFollow.includes(role)) continue;
    throw outOfOrder(
      before === undefined ? `Unexpected role '${role}'` : `Unexpected role '${role}' after role '${before}'`,
    );
  }
  const last = messages.at(-1);
  if (last && (last.role === 'system' || (last.role === 'assistant' && last.prefix !== true)))
    throw outOfOrder(
      `Expected last role User or Tool (or Assistant with prefix True) for serving but got ${last.role}`,
    );
}

/** `mistral-common`, `_validate_tool_calls_followed_by_tool_messages` and `_validate_tool_message`. */
function checkResults(messages: readonly ChatMessage[]): void {
  for (const [index, message] of messages.entries()) {
    if (message.role !== 'assistant') continue;
    const ids = callsOf(message).map(({ id }) => id);
    const results = resultsBehind(messages, index).map(({ tool_call_id = '' }) => tool_call_id);
    if (ids.length !== results.length)
      throw outOfOrder('Not the same number of function calls and responses');
    const stray = results.find((id) => !ids.includes(id));
    if (stray !== undefined) throw outOfOrder(`Unexpected tool call id ${stray} in tool results`);
  }
}

function word(reply: Reply, body: ChatBody, id: () => string): Worded {
  const calls = wireCalls(reply, id);
  // `studio-api/conversations/reasoning`: the content has thoughts as parts if the request names an effort.
  const asks = body.reasoning_effort !== undefined && body.reasoning_effort !== 'none';
  const thoughts = asks ? pieces(reply.reasoning ?? '') : [];
  const { input, output } = usageOf(reply, body);
  return {
    deltas: [
      { role: 'assistant', content: '' },
      ...thoughts.map((text) => ({ content: [thinking(text)] })),
      ...textDeltas('content', reply.text),
      ...(calls.length > 0 ? [{ tool_calls: calls.map((call, index) => ({ ...call, index })) }] : []),
    ],
    message: {
      content:
        thoughts.length > 0
          ? [thinking(thoughts.join('')), { type: 'text', text: reply.text ?? '' }]
          : (reply.text ?? ''),
      tool_calls: calls.length > 0 ? calls : null,
    },
    finish: reply.end === 'filter' ? 'stop' : finishOf(reply, 'error'),
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  };
}

function thinking(text: string): Fields {
  return { type: 'thinking', thinking: [{ type: 'text', text }] };
}

function listed(id: string): Fields {
  return {
    id,
    object: 'model',
    created: 1_764_547_200,
    owned_by: 'mistralai',
    name: id,
    type: 'base',
    capabilities: { completion_chat: true, function_calling: true, vision: id.startsWith('mistral-medium') },
    max_context_length: 262_144,
  };
}

function outOfOrder(message: string): Refusal {
  return refused('invalid_request_message_order', '3230', message);
}

function refused(type: string, code: string, message: string): Refusal {
  return new Refusal(400, { object: 'error', message, type, param: null, code });
}

function unprocessable(type: string, loc: readonly (string | number)[], msg: string): Refusal {
  const message = { detail: [{ type, loc, msg }] };
  return new Refusal(422, {
    object: 'error',
    message,
    type: 'invalid_request_error',
    param: null,
    code: null,
  });
}
