import {
  answerChat,
  type ChatBody,
  type ChatMessage,
  callDeltas,
  callsOf,
  finishOf,
  keyIn,
  otherPartIn,
  readChat,
  strayResultAt,
  textDeltas,
  turnsOf,
  unansweredAt,
  usageOf,
  type Worded,
  wireCalls,
} from './chat-completions';
import {
  type Answer,
  createIds,
  isFields,
  Refusal,
  type Reply,
  type Script,
  type Service,
  type ServiceRequest,
  startService,
} from './service';

// DeepSeek: api-docs.deepseek.com, `api/create-chat-completion`, `guides/thinking_mode` and
// `quick_start/error_codes`. It ignores unknown fields (requests with `prompt_cache_key`: cc-switch-cli issue 170).

export const deepseekModels = ['deepseek-v4-flash', 'deepseek-v4-pro'] as const;

export function startDeepSeek(): Promise<Service> {
  return startService((script) => {
    const ids = createIds(24);
    return {
      path: '/v1',
      replies: 'POST /v1/chat/completions',
      routes: {
        'POST /v1/chat/completions': (request) => complete(request, script, () => `call_00_${ids()}`),
        'GET /v1/models': (request) => {
          checkKey(request);
          const data = deepseekModels.map((id) => ({ id, object: 'model', owned_by: 'deepseek' }));
          return { json: { object: 'list', data } };
        },
      },
    };
  });
}

function complete(request: ServiceRequest, script: Script, id: () => string): Answer {
  checkKey(request);
  const body = readChat(request, (problem, path) => unreadable(`${path}: ${problem}`));
  if (!deepseekModels.some((model) => model === body.model)) throw refused('Model Not Exist');
  for (const [index, message] of body.messages.entries()) checkContent(message, index);
  checkTools(body);
  checkResults(body.messages);
  // `create-chat-completion`: "Only set this when you set stream: true".
  if (body.stream_options && !body.stream)
    throw refused('stream_options should be set along with stream = true');
  const thinks = !(isFields(body.thinking) && body.thinking.type === 'disabled');
  if (thinks) checkReasoning(body.messages);
  const reply = script.next((body.tools ?? []).length > 0);
  if (reply.overloaded) throw busy();
  const spoken = thinks ? reply : { ...reply, reasoning: undefined };
  if (spoken.reasoning && spoken.calls) script.keep(spoken.reasoning);
  return answerChat(body, word(spoken, body, id), { usageIn: 'last-chunk', comment: 'keep-alive' });
}

/** `error_codes`: 401. */
function checkKey(request: ServiceRequest): void {
  const key = keyIn(request);
  if (key === 'missing')
    throw unauthorized('Authentication Fails (auth header format should be Bearer sk-...)');
  if (key === 'wrong') throw unauthorized('Authentication Fails, Your api key: ****ests is invalid');
}

/** Each message has the field (deepseek4j issue 40), which may be null only beside calls. Images are refused. */
function checkContent(message: ChatMessage, index: number): void {
  const { role, content } = message;
  if (!['system', 'user', 'assistant', 'tool'].includes(role))
    throw unreadable(
      `messages[${index}].role: unknown variant \`${role}\`, expected one of \`system\`, \`user\`, \`assistant\`, \`tool\``,
    );
  if (content === undefined) throw unreadable(`messages[${index}]: missing field \`content\``);
  const part = otherPartIn(content);
  if (part !== undefined)
    throw unreadable(`messages[${index}]: unknown variant \`${part}\`, expected \`text\``);
  if (content !== null) return;
  if (role !== 'assistant') throw unreadable(`messages[${index}]: invalid type: null, expected a string`);
  if (callsOf(message).length === 0)
    throw refused('Invalid assistant message: content or tool_calls must be set');
}

/** LibreChat issue 12804. */
function checkTools({ tools }: ChatBody): void {
  const index = (tools ?? []).findIndex((tool) => !isFields(tool) || !isFields(tool.function));
  if (index !== -1) throw unreadable(`tools[${index}]: missing field \`function\``);
}

/** gptme issue 3421, Newelle issue 425. */
function checkResults(messages: readonly ChatMessage[]): void {
  if (unansweredAt(messages) !== -1)
    throw refused(
      "An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. (insufficient tool messages following tool_calls message)",
    );
  if (strayResultAt(messages) !== -1)
    throw refused("Messages with role 'tool' must be a response to a preceding message with 'tool_calls'");
}

/**
 * `thinking_mode`: "For turns that do perform tool calls, the reasoning_content must be fully passed back to the API
 * in all subsequent requests." Every answer in such a turn needs it, even if it is empty (vercel/ai pull 13203).
 */
function checkReasoning(messages: readonly ChatMessage[]): void {
  const answers = turnsOf(messages)
    .filter((turn) => turn.some((message) => callsOf(message).length > 0))
    .flatMap((turn) => turn.filter(({ role }) => role === 'assistant'));
  if (answers.some(({ reasoning_content }) => typeof reasoning_content !== 'string'))
    throw refused('The `reasoning_content` in the thinking mode must be passed back to the API.');
}

function word(reply: Reply, body: ChatBody, id: () => string): Worded {
  const calls = wireCalls(reply, id);
  const { input, output } = usageOf(reply, body);
  return {
    deltas: [
      { role: 'assistant', content: null, reasoning_content: '' },
      ...textDeltas('reasoning_content', reply.reasoning, { content: null }),
      ...textDeltas('content', reply.text, { reasoning_content: null }),
      ...callDeltas(calls),
    ],
    message: {
      content: reply.text ?? '',
      ...(reply.reasoning !== undefined && { reasoning_content: reply.reasoning }),
      ...(calls.length > 0 && { tool_calls: calls }),
    },
    // `create-chat-completion`, `finish_reason`.
    finish: finishOf(reply, 'insufficient_system_resource'),
    usage: {
      prompt_tokens: input,
      completion_tokens: output,
      total_tokens: input + output,
      prompt_cache_hit_tokens: 0,
      prompt_cache_miss_tokens: input,
    },
  };
}

function refused(message: string): Refusal {
  return new Refusal(400, {
    error: { message, type: 'invalid_request_error', param: null, code: 'invalid_request_error' },
  });
}

function unreadable(problem: string): Refusal {
  return refused(`Failed to deserialize the JSON body into the target type: ${problem} at line 1 column 1`);
}

function unauthorized(message: string): Refusal {
  return new Refusal(401, {
    error: { message, type: 'authentication_error', param: null, code: 'invalid_request_error' },
  });
}

/** `error_codes`: 503. */
function busy(): Refusal {
  const message =
    'Service is too busy. We advise users to temporarily switch to alternative LLM API service providers.';
  return new Refusal(503, {
    error: { message, type: 'service_unavailable_error', param: null, code: 'service_unavailable_error' },
  });
}
