import {
  answerChat,
  type ChatBody,
  type ChatMessage,
  callsOf,
  finishOf,
  readChat,
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
  Refusal,
  type Reply,
  type Script,
  type Service,
  type ServiceRequest,
  startService,
} from './service';

// Ollama: docs.ollama.com/api and `openai/openai.go`, `server/routes.go` of its repository. It needs no key and
// ignores unknown fields. It silently cuts a prompt that does not fit its window.

export const ollamaModel = 'qwen3:8b';
const withoutTools = 'gemma3:1b';

/** `window`: `OLLAMA_CONTEXT_LENGTH`; 4,096 is the default on a machine without a large graphics card. */
export function startOllama({ window = 4096 } = {}): Promise<Service> {
  return startService((script) => {
    const ids = createIds(8);
    const loaded = new Set<string>();
    return {
      path: '/v1',
      replies: 'POST /v1/chat/completions',
      routes: {
        'POST /v1/chat/completions': (request) => {
          const body = readChat(request, (problem, path) => refused(400, `${path}: ${problem}`));
          check(body);
          loaded.add(body.model);
          return complete(body, script, { window, id: () => `call_${ids()}` });
        },
        'GET /v1/models': () => ({ json: { object: 'list', data: installed.map(asListed) } }),
        'GET /api/tags': () => ({ json: { models: installed.map(asTag) } }),
        'GET /api/ps': () => ({
          json: { models: [...loaded].map((name) => ({ ...asTag(name), context_length: window })) },
        }),
        'POST /api/show': show,
      },
    };
  });
}

const installed = [ollamaModel, withoutTools];

type Parts = { readonly window: number; readonly id: () => string };

function complete(body: ChatBody, script: Script, parts: Parts): Answer {
  const reply = script.next((body.tools ?? []).length > 0);
  if (reply.overloaded)
    throw refused(503, 'server busy, please try again.  maximum pending requests exceeded', 'api_error');
  return answerChat(body, word(reply, body, parts), {
    envelope: { system_fingerprint: 'fp_ollama' },
    usageIn: 'asked',
    ...(reply.end === 'failed' && { failure }),
  });
}

/** `middleware/openai.go`: the error is an event of the stream. */
const failure = {
  error: {
    message: 'an error was encountered while running the model: unexpected EOF',
    type: 'api_error',
    param: null,
    code: null,
  },
};

function check(body: ChatBody): void {
  // `middleware/openai.go`.
  if (body.messages.length === 0) throw refused(400, "[] is too short - 'messages'");
  for (const message of body.messages) checkMessage(message);
  // `openai.go`, `FromChatRequest`.
  const effort = body.reasoning_effort;
  if (effort !== undefined && !efforts.includes(effort))
    throw refused(
      400,
      `invalid reasoning value: '${effort}' (must be "high", "medium", "low", "max", or "none")`,
    );
  if (!installed.includes(body.model))
    throw refused(404, `model '${body.model}' not found`, 'not_found_error');
  // `routes.go`, `ChatHandler`.
  if (body.model === withoutTools && (body.tools ?? []).length > 0)
    throw refused(400, `registry.ollama.ai/library/${withoutTools} does not support tools`);
}

const efforts: readonly unknown[] = ['high', 'medium', 'low', 'max', 'none', null];

/** `openai.go`: content is optional beside calls alone (qwen-code issue 3350); arguments are a JSON object. */
function checkMessage(message: ChatMessage): void {
  const { content } = message;
  const calls = callsOf(message);
  if ((content === null || content === undefined) && calls.length === 0)
    throw refused(400, 'invalid message content type: <nil>');
  if (calls.some((call) => !isObjectText(call.function.arguments)))
    throw refused(400, 'invalid tool call arguments');
}

function isObjectText(value: unknown): boolean {
  try {
    return typeof value === 'string' && isFields(JSON.parse(value));
  } catch {
    return false;
  }
}

function word(reply: Reply, body: ChatBody, { window, id }: Parts): Worded {
  const calls = wireCalls(reply, id);
  const thinks = body.reasoning_effort !== 'none';
  const reasoning = thinks ? reply.reasoning : undefined;
  const { input, output } = usageOf(reply, body);
  const read = Math.min(input, window);
  return {
    deltas: [
      ...textDeltas('reasoning', reasoning, { role: 'assistant', content: '' }),
      ...textDeltas('content', reply.text, { role: 'assistant' }),
      // Each call whole, in a chunk of its own.
      ...calls.map((call, index) => ({ role: 'assistant', content: '', tool_calls: [{ ...call, index }] })),
    ],
    message: {
      content: reply.text ?? '',
      ...(reasoning !== undefined && { reasoning }),
      ...(calls.length > 0 && { tool_calls: calls }),
    },
    finish: reply.end === 'filter' ? 'stop' : finishOf(reply, 'stop'),
    usage: { prompt_tokens: read, completion_tokens: output, total_tokens: read + output },
  };
}

function asListed(id: string): Fields {
  return { id, object: 'model', created: 1_760_000_000, owned_by: 'library' };
}

function asTag(name: string): Fields {
  const details = {
    format: 'gguf',
    family: familyOf(name),
    parameter_size: '8.2B',
    quantization_level: 'Q4_K_M',
  };
  return { name, model: name, size: 5_225_388_164, details };
}

function familyOf(model: string): string {
  return model.split(':')[0] ?? model;
}

/** The context window that the model was made for, which differs from the one it runs with. */
function show({ body }: ServiceRequest): Answer {
  const model = isFields(body) ? body.model : undefined;
  if (typeof model !== 'string' || !installed.includes(model))
    throw new Refusal(404, { error: `model '${String(model)}' not found` });
  const family = familyOf(model);
  const model_info = { 'general.architecture': family, [`${family}.context_length`]: 40_960 };
  const capabilities = model === withoutTools ? ['completion'] : ['completion', 'tools', 'thinking'];
  return { json: { details: asTag(model).details, model_info, capabilities } };
}

function refused(status: number, message: string, type = 'invalid_request_error'): Refusal {
  return new Refusal(status, { error: { message, type, param: null, code: null } });
}
