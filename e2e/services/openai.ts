import { keyIn } from './chat-completions';
import { type GivenOut, type InputFault, inputFault } from './openai-input';
import { openAiModels, optionFault, toolFault } from './openai-options';
import { type Item, streamOf } from './openai-stream';
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
  tokensOf,
} from './service';

// OpenAI's responses: platform.openai.com/docs, `api-reference/responses/create`, `guides/reasoning`,
// `guides/function-calling` and `guides/error-codes`. It stores nothing, as for an organisation without data
// retention.

export function startOpenAi(): Promise<Service> {
  return startService((script) => {
    const id = createIds(24);
    const given: GivenOut = { secrets: new Set(), reasonedBy: new Map() };
    return {
      path: '/v1',
      replies: 'POST /v1/responses',
      routes: {
        'POST /v1/responses': (request) => respond(request, { script, given, id }),
        'POST /v1/chat/completions': refuseChat,
        'GET /v1/models': (request) => {
          checkKey(request);
          const data = openAiModels.map((model) => ({
            id: model,
            object: 'model',
            created: 1_780_000_000,
            owned_by: 'openai',
          }));
          return { json: { object: 'list', data } };
        },
      },
    };
  });
}

type Parts = { readonly script: Script; readonly given: GivenOut; readonly id: () => string };

function respond(request: ServiceRequest, parts: Parts): Answer {
  checkKey(request);
  const body = isFields(request.body) ? request.body : {};
  const items = Array.isArray(body.input) ? body.input.filter(isFields) : [];
  const fault = optionFault(body) ?? toolFault(body) ?? inputFault(items, parts.given);
  if (fault !== null) throw refused(fault);
  const reply = parts.script.next(Array.isArray(body.tools) && body.tools.length > 0);
  if (reply.overloaded) throw overloaded();
  const response = responseTo(reply, body, itemsOf(reply, body, parts));
  return body.stream === true ? { events: streamOf(response) } : { json: response };
}

/** `error-codes`: 401. */
function checkKey(request: ServiceRequest): void {
  const key = keyIn(request);
  if (key === 'missing')
    throw refused({
      status: 401,
      message:
        "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).",
    });
  if (key === 'wrong')
    throw refused({
      status: 401,
      message:
        'Incorrect API key provided. You can find your API key at https://platform.openai.com/account/api-keys.',
      code: 'invalid_api_key',
    });
}

/** litellm pull 34569: no functions beside reasoning on chat completions. */
function refuseChat(request: ServiceRequest): Answer {
  checkKey(request);
  const model = isFields(request.body) ? String(request.body.model) : '';
  throw refused({
    message: `Function tools with reasoning_effort are not supported for ${model} in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.`,
    param: 'reasoning_effort',
  });
}

/**
 * `guides/reasoning`: the response contains the secret if the request includes it, and a summary if the request asks
 * for one.
 */
function itemsOf(reply: Reply, body: Fields, { script, given, id }: Parts): Item[] {
  const options = isFields(body.reasoning) ? body.reasoning : {};
  const items: Item[] = [];
  const reasoningId = `rs_${id()}`;
  if (reply.reasoning && options.effort !== 'none') {
    const secret = `gAAAA${id()}`;
    const includes = Array.isArray(body.include) && body.include.includes('reasoning.encrypted_content');
    given.secrets.add(secret);
    if (includes) script.keep(secret);
    const summary = options.summary ? [{ type: 'summary_text', text: reply.reasoning }] : [];
    items.push({
      type: 'reasoning',
      id: reasoningId,
      summary,
      ...(includes && { encrypted_content: secret }),
    });
  }
  if (reply.text) {
    const content = [{ type: 'output_text', text: reply.text, annotations: [], logprobs: [] }];
    items.push({ type: 'message', id: `msg_${id()}`, role: 'assistant', status: 'completed', content });
  }
  for (const { name, input } of reply.calls ?? []) {
    const call = { call_id: `call_${id()}`, name, arguments: JSON.stringify(input), status: 'completed' };
    items.push({ type: 'function_call', id: `fc_${id()}`, ...call });
  }
  const [first, second] = items;
  if (first?.type === 'reasoning' && second) given.reasonedBy.set(second.id, first.id);
  return items;
}

function responseTo(reply: Reply, body: Fields, output: readonly Item[]): Fields {
  const { input, output: written } = reply.usage ?? { input: tokensOf(body), output: 20 };
  const reason = { length: 'max_output_tokens', filter: 'content_filter', failed: null }[
    reply.end ?? 'failed'
  ];
  const failure = { code: 'server_error', message: 'An error occurred while processing your request.' };
  return {
    id: 'resp_Ab3dEf7hIj1kLm5nOp9qRs2t',
    object: 'response',
    created_at: 1_790_000_000,
    model: body.model,
    status: reply.end === undefined ? 'completed' : reply.end === 'failed' ? 'failed' : 'incomplete',
    error: reply.end === 'failed' ? failure : null,
    incomplete_details: reason === null ? null : { reason },
    output,
    parallel_tool_calls: true,
    tools: body.tools ?? [],
    store: body.store ?? true,
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: written,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + written,
    },
  };
}

function refused({ status = 400, message, param, code }: InputFault): Refusal {
  const error = { message, type: 'invalid_request_error', param: param ?? null, code: code ?? null };
  return new Refusal(status, { error });
}

/** `error-codes`: 503. */
function overloaded(): Refusal {
  const message = 'Our servers are currently overloaded. Please try again later.';
  return new Refusal(503, {
    error: { message, type: 'service_unavailable_error', param: null, code: 'server_is_overloaded' },
  });
}
