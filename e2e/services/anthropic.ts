import { createPromptCache, type PromptCache } from './anthropic-cache';
import { blockFault, cacheFault, type Issued, pairFault } from './anthropic-messages';
import {
  type Answer,
  acceptedKey,
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
  tokensOf,
  unknownKey,
} from './service';

// Anthropic: docs.claude.com, `api/messages`, `api/messages-streaming`, `api/errors`, `api/versioning`,
// `api/models-list`.

/** The older model thinks by a budget, the newer one adaptively. */
export const anthropicModels = ['claude-opus-4-8', 'claude-sonnet-4-5'] as const;

export function startAnthropic(): Promise<Service> {
  return startService((script) => {
    const ids = createIds(24);
    const issued: Issued = new Map();
    const cache = createPromptCache();
    return {
      path: '/v1',
      replies: 'POST /v1/messages',
      routes: {
        'POST /v1/messages': (request) => answer(request, { script, issued, cache, id: ids }),
        'GET /v1/models': (request) => {
          checkHeaders(request);
          const data = anthropicModels.map(listed);
          return { json: { data, has_more: false, first_id: data[0]?.id, last_id: data.at(-1)?.id } };
        },
      },
    };
  });
}

type Parts = {
  readonly script: Script;
  readonly issued: Issued;
  readonly cache: PromptCache;
  readonly id: () => string;
};

function answer(request: ServiceRequest, parts: Parts): Answer {
  const { script, issued } = parts;
  checkHeaders(request);
  const body = isFields(request.body) ? request.body : {};
  checkOptions(body);
  checkTools(body.tools);
  const messages = Array.isArray(body.messages) ? body.messages.filter(isFields) : [];
  const mustThink = isFields(body.thinking) && body.thinking.type === 'enabled';
  const fault = blockFault(messages, issued) ?? pairFault(messages, mustThink) ?? cacheFault(body);
  if (fault !== null) throw invalid(fault);
  const reply = script.next(Array.isArray(body.tools) && body.tools.length > 0);
  if (reply.overloaded) throw refused(529, 'overloaded_error', 'Overloaded');
  const content = contentOf(reply, body, parts);
  const message = whole(reply, { body, content, cache: parts.cache });
  return body.stream === true ? streamed(reply, message) : { json: message };
}

/** `versioning`; `errors`: 401. */
function checkHeaders({ headers }: ServiceRequest): void {
  const key = headers['x-api-key'];
  if (key === undefined) throw refused(401, 'authentication_error', 'x-api-key header is required');
  if (key !== acceptedKey) throw refused(401, 'authentication_error', 'invalid x-api-key');
  const version = headers['anthropic-version'];
  if (version === undefined) throw invalid('anthropic-version: header is required');
  if (version !== '2023-06-01' && version !== '2023-01-01')
    throw invalid(`anthropic-version: "${String(version)}" is not a valid version`);
}

const known: ReadonlySet<string> = names(`
  model messages max_tokens system tools tool_choice stream temperature top_p top_k stop_sequences
  metadata thinking output_config cache_control service_tier container context_management
  inference_geo
`);

function checkOptions(body: Fields): void {
  const unknown = unknownKey(body, known);
  if (unknown !== undefined) throw invalid(`${unknown}: Extra inputs are not permitted`);
  for (const name of ['model', 'messages', 'max_tokens'])
    if (body[name] === undefined) throw invalid(`${name}: Field required`);
  if (!anthropicModels.some((model) => model === body.model))
    throw refused(404, 'not_found_error', `model: ${String(body.model)}`);
  checkThinking(body);
}

/** `build-with-claude/extended-thinking`, `adaptive-thinking`: the options of each generation. */
function checkThinking({ model, thinking, temperature, max_tokens }: Fields): void {
  if (model === 'claude-opus-4-8') {
    if (isFields(thinking) && thinking.type === 'enabled')
      throw invalid(
        '"thinking.type.enabled" is not supported for this model. Use "thinking.type.adaptive" and "output_config.effort" to control thinking behavior.',
      );
    if (temperature !== undefined) throw invalid('`temperature` is deprecated for this model.');
    return;
  }
  if (!isFields(thinking) || thinking.type === 'disabled') return;
  if (thinking.type === 'adaptive') throw invalid('adaptive thinking is not supported on this model');
  const budget = Number(thinking.budget_tokens);
  if (!(budget >= 1024))
    throw invalid('thinking.enabled.budget_tokens: Input should be greater than or equal to 1024');
  if (Number(max_tokens) <= budget)
    throw invalid('`max_tokens` must be greater than `thinking.budget_tokens`.');
  if (temperature !== undefined && temperature !== 1)
    throw invalid('`temperature` may only be set to 1 when thinking is enabled or in adaptive mode.');
}

/** `agents-and-tools/tool-use/implement-tool-use`. */
function checkTools(tools: unknown): void {
  if (!Array.isArray(tools)) return;
  for (const [index, tool] of tools.entries()) {
    const at = `tools.${index}.custom`;
    if (!isFields(tool)) throw invalid(`${at}: Input should be a valid dictionary`);
    const unknown = unknownKey(tool, toolFields);
    if (unknown !== undefined) throw invalid(`${at}.${unknown}: Extra inputs are not permitted`);
    if (typeof tool.name !== 'string' || !/^[a-zA-Z0-9_-]{1,128}$/.test(tool.name))
      throw invalid(`${at}.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'`);
    const schema = tool.input_schema;
    if (!isFields(schema)) throw invalid(`${at}.input_schema: Field required`);
    if (['oneOf', 'allOf', 'anyOf'].some((key) => key in schema))
      throw invalid(
        `${at}.input_schema: input_schema does not support oneOf, allOf, or anyOf at the top level`,
      );
    if (schema.type !== 'object') throw invalid(`${at}.input_schema.type: Field required`);
  }
  const names = tools.map((tool: Fields) => tool.name);
  if (new Set(names).size < names.length) throw invalid('tools: Tool names must be unique.');
}

const toolFields: ReadonlySet<string> = names(`
  name description input_schema type cache_control strict eager_input_streaming input_examples
  defer_loading allowed_callers
`);

function contentOf(reply: Reply, body: Fields, { script, issued, id }: Parts): Fields[] {
  const blocks: Fields[] = [];
  const thinks = isFields(body.thinking) && body.thinking.type !== 'disabled';
  if (thinks && reply.reasoning) {
    const signature = `EqQB${id()}==`;
    script.keep(signature);
    const thinking = showsThinking(body) ? reply.reasoning : '';
    issued.set(signature, thinking);
    blocks.push({ type: 'thinking', thinking, signature });
  }
  if (reply.text) blocks.push({ type: 'text', text: reply.text });
  for (const { name, input } of reply.calls ?? [])
    blocks.push({ type: 'tool_use', id: `toolu_01${id()}`, name, input });
  return blocks;
}

/** `adaptive-thinking`: newer models omit the text of their thoughts, unless the request asks for a summary. */
function showsThinking({ model, thinking }: Fields): boolean {
  return model !== 'claude-opus-4-8' || (isFields(thinking) && thinking.display === 'summarized');
}

type Answered = Pick<Parts, 'cache'> & { readonly body: Fields; readonly content: readonly Fields[] };

function whole(reply: Reply, { body, content, cache }: Answered) {
  const { input, output } = reply.usage ?? { input: tokensOf(body), output: 20 };
  return {
    id: 'msg_01Ab3dEf7hIj1kLm5nOp9qRs2t',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content,
    stop_reason: stopReason(reply),
    stop_sequence: null,
    usage: { ...cache.use(body, input), output_tokens: output },
  };
}

/** `handling-stop-reasons`. */
function stopReason({ end, calls = [] }: Reply): string {
  if (end === 'length') return 'max_tokens';
  if (end === 'filter') return 'refusal';
  return calls.length > 0 ? 'tool_use' : 'end_turn';
}

/** `messages-streaming`. */
function streamed(reply: Reply, message: ReturnType<typeof whole>): Answer {
  const { content, stop_reason, stop_sequence, usage } = message;
  const begun = { ...message, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } };
  const delta = { stop_reason, stop_sequence };
  const end =
    reply.end === 'failed'
      ? [{ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }]
      : [
          { type: 'message_delta', delta, usage: { output_tokens: usage.output_tokens } },
          { type: 'message_stop' },
        ];
  const events = [
    { type: 'message_start', message: begun },
    { type: 'ping' },
    ...content.flatMap(blockEvents),
    ...end,
  ];
  return { events: events.map(event).join('') };
}

function blockEvents(block: Fields, index: number): Fields[] {
  return [
    { type: 'content_block_start', index, content_block: emptied(block) },
    ...deltasOf(block).map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ];
}

function emptied(block: Fields): Fields {
  if (block.type === 'thinking') return { ...block, thinking: '', signature: '' };
  return block.type === 'text' ? { ...block, text: '' } : { ...block, input: {} };
}

function deltasOf(block: Fields): Fields[] {
  if (block.type === 'thinking')
    return [
      ...pieces(String(block.thinking)).map((thinking) => ({ type: 'thinking_delta', thinking })),
      { type: 'signature_delta', signature: block.signature },
    ];
  if (block.type === 'text') return pieces(String(block.text)).map((text) => ({ type: 'text_delta', text }));
  return ['', ...pieces(JSON.stringify(block.input), 16)].map((partial_json) => ({
    type: 'input_json_delta',
    partial_json,
  }));
}

function event(data: Fields): string {
  return `event: ${String(data.type)}\ndata: ${JSON.stringify(data)}\n\n`;
}

function listed(id: string): Fields {
  const limits = { max_input_tokens: 200_000, max_tokens: 64_000 };
  return { type: 'model', id, display_name: id, created_at: '2026-01-01T00:00:00Z', ...limits };
}

function invalid(message: string): Refusal {
  return refused(400, 'invalid_request_error', message);
}

function refused(status: number, type: string, message: string): Refusal {
  return new Refusal(status, {
    type: 'error',
    error: { type, message },
    request_id: 'req_011Ab3dEf7hIj1kLm5nOp9qR',
  });
}
