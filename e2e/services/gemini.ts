import {
  answerChat,
  type ChatBody,
  type ChatCall,
  type ChatMessage,
  callsOf,
  finishOf,
  keyIn,
  readChat,
  resultsBehind,
  strayResultAt,
  textDeltas,
  turnsOf,
  usageOf,
  type WireCall,
  type Worded,
  wireCalls,
} from './chat-completions';
import {
  type Answer,
  createIds,
  type Fields,
  isFields,
  names,
  Refusal,
  type Reply,
  type Script,
  type Service,
  type ServiceRequest,
  startService,
  unknownKey,
} from './service';

// Gemini's service for chat completions: ai.google.dev/gemini-api/docs, `openai` and `thought-signatures`. An error
// is a list of one.

export const geminiModels = ['gemini-3-flash-preview', 'gemini-3-pro-preview'] as const;

export function startGemini(): Promise<Service> {
  return startService((script) => {
    const signatures = createSignatures(script);
    const ids = createIds(12);
    return {
      path: '/v1beta/openai',
      replies: 'POST /v1beta/openai/chat/completions',
      routes: {
        'POST /v1beta/openai/chat/completions': (request) =>
          complete(request, { script, signatures, id: () => `function-call-${ids()}` }),
        'GET /v1beta/openai/models': (request) => {
          checkKey(request);
          const data = geminiModels.map((id) => ({
            id: `models/${id}`,
            object: 'model',
            owned_by: 'google',
          }));
          return { json: { object: 'list', data } };
        },
      },
    };
  });
}

type Signatures = ReturnType<typeof createSignatures>;

/** The signatures of a service's own calls. Later requests must contain them. */
export function createSignatures(script: Script) {
  const ids = createIds(16);
  const issued = new Set<string>();
  return {
    issue(): string {
      const signature = `EpQB${ids()}==`;
      issued.add(signature);
      script.keep(signature);
      return signature;
    },
    /** `thought-signatures`, questions: two values replace the signature of a call by another model. */
    isKnown: (signature: string) =>
      issued.has(signature) ||
      ['skip_thought_signature_validator', 'context_engineering_is_the_way_to_go'].includes(signature),
  };
}

type Parts = { readonly script: Script; readonly signatures: Signatures; readonly id: () => string };

function complete(request: ServiceRequest, { script, signatures, id }: Parts): Answer {
  checkKey(request);
  const body = readChat(request, (problem, path) => invalid(`Invalid value at '${path}': ${problem}`));
  // free-claude-code issue 542.
  const unknown = unknownKey(body, known);
  if (unknown !== undefined) throw unknownName(unknown);
  checkModel(body.model);
  checkTools(body);
  checkOrder(body.messages);
  // `openai`, Thinking: both options set the amount of thinking.
  if (body.reasoning_effort !== undefined && thinkingConfig(body) !== null)
    throw invalid('Expected one of either `reasoning_effort` or custom `thinking_config`; found both.');
  const fault = signatureFault(body.messages, signatures, ({ extra_content }) =>
    isFields(extra_content) && isFields(extra_content.google)
      ? extra_content.google.thought_signature
      : undefined,
  );
  if (fault !== null) throw invalid(fault);
  const reply = script.next((body.tools ?? []).length > 0);
  if (reply.overloaded) throw failed(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.');
  return answerChat(body, word(reply, body, { signatures, id }), { usageIn: 'asked' });
}

const known: ReadonlySet<string> = names(`
  model messages stream stream_options tools tool_choice parallel_tool_calls n temperature top_p
  max_tokens max_completion_tokens stop seed response_format frequency_penalty presence_penalty
  reasoning_effort extra_body modalities user
`);

function checkKey(request: ServiceRequest): void {
  const key = keyIn(request);
  if (key === 'missing') throw invalid('Missing or invalid Authorization header.');
  if (key === 'wrong') throw invalid('API key not valid. Please pass a valid API key.');
}

function checkModel(model: string): void {
  const name = model.replace(/^models\//, '');
  if (geminiModels.some((each) => each === name)) return;
  throw failed(
    404,
    'NOT_FOUND',
    `models/${name} is not found for API version v1main, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.`,
  );
}

/** A function declaration allows a subset of JSON Schema (pizza-bot issue 62, nakama issue 292). */
function checkTools({ tools }: ChatBody): void {
  for (const [index, tool] of (tools ?? []).entries()) {
    if (!isFields(tool) || !isFields(tool.function)) throw unknownName('tools', 'tools[0]');
    const place = `tools[0].function_declarations[${index}].parameters`;
    checkSchema(tool.function.parameters, place);
  }
}

const refusedKeywords = names(`
  $schema $ref $defs definitions exclusiveMinimum exclusiveMaximum multipleOf const oneOf allOf
  not if then else uniqueItems contains propertyNames patternProperties dependentRequired
  dependentSchemas unevaluatedProperties
`);

function checkSchema(schema: unknown, place: string): void {
  if (!isFields(schema)) return;
  const keyword = Object.keys(schema).find((key) => refusedKeywords.has(key));
  if (keyword !== undefined) throw unknownName(keyword, place);
  const properties = isFields(schema.properties) ? Object.values(schema.properties) : [];
  for (const [index, each] of properties.entries()) checkSchema(each, `${place}.properties[${index}].value`);
  checkSchema(schema.items, `${place}.items`);
  const either = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  for (const [index, each] of either.entries()) checkSchema(each, `${place}.any_of[${index}]`);
}

/** gemini-cli issues 26486 and 3814; `contents` must not be empty, nor contain an empty turn of the user. */
export function orderFault(messages: readonly ChatMessage[]): string | null {
  const contents = messages.filter(({ role }) => role !== 'system' && role !== 'developer');
  if (contents.length === 0) return '* GenerateContentRequest.contents: contents is not specified\n';
  const empty = contents.findIndex(({ role, content }) => role === 'user' && isEmpty(content));
  if (empty !== -1)
    return `* GenerateContentRequest.contents[${empty}].parts: contents.parts must not be empty.\n`;
  const isOutOfTurn = contents.some(
    (message, index) =>
      callsOf(message).length > 0 && !['user', 'tool'].includes(contents[index - 1]?.role ?? ''),
  );
  if (isOutOfTurn)
    return 'Please ensure that function call turn comes immediately after a user turn or after a function response turn.';
  if (strayResultAt(contents) !== -1)
    return 'Please ensure that function response turn comes immediately after a function call turn.';
  const isUneven = contents.some(
    (message, index) =>
      callsOf(message).length > 0 && resultsBehind(contents, index).length !== callsOf(message).length,
  );
  return isUneven
    ? 'Please ensure that the number of function response parts is equal to the number of function call parts of the function call turn.'
    : null;
}

function checkOrder(messages: readonly ChatMessage[]): void {
  const fault = orderFault(messages);
  if (fault !== null) throw invalid(fault);
}

function isEmpty(content: unknown): boolean {
  return (
    content === null ||
    content === undefined ||
    content === '' ||
    (Array.isArray(content) && content.length === 0)
  );
}

/**
 * `thought-signatures`: in the current turn, the first call of each step needs its signature; earlier turns are
 * ignored. The service refuses a foreign signature (ai-sdk-provider issue 273).
 */
export function signatureFault(
  messages: readonly ChatMessage[],
  signatures: Pick<Signatures, 'isKnown'>,
  signatureOf: (call: ChatCall, message: ChatMessage) => unknown,
): string | null {
  const turn = turnsOf(messages).at(-1) ?? [];
  for (const message of turn) {
    const [call] = callsOf(message);
    if (!call) continue;
    const signature = signatureOf(call, message);
    if (typeof signature !== 'string' || signature === '')
      return `Function call is missing a thought_signature in functionCall parts. This is required for tools to work correctly, and missing thought_signature may lead to degraded model performance. Additional data, function call \`default_api:${call.function.name}\` , position ${messages.indexOf(message)}. Please refer to https://ai.google.dev/gemini-api/docs/thought-signatures for more details.`;
    if (!signatures.isKnown(signature)) return 'Corrupted thought signature.';
  }
  return null;
}

/** `openai`: the content contains thoughts only if the request asks for them. */
function asksForThoughts(body: ChatBody): boolean {
  return thinkingConfig(body)?.include_thoughts === true;
}

function thinkingConfig({ extra_body }: ChatBody): Fields | null {
  const google = isFields(extra_body) && isFields(extra_body.google) ? extra_body.google : {};
  return isFields(google.thinking_config) ? google.thinking_config : null;
}

function word(reply: Reply, body: ChatBody, { signatures, id }: Omit<Parts, 'script'>): Worded {
  const calls = signed(wireCalls(reply, id), signatures);
  const thought = asksForThoughts(body) && reply.reasoning ? `<thought>${reply.reasoning}</thought>` : '';
  const { input, output } = usageOf(reply, body);
  return {
    deltas: [
      ...textDeltas('content', thought, { role: 'assistant', extra_content: { google: { thought: true } } }),
      ...textDeltas('content', reply.text, { role: 'assistant' }),
      // Each call whole, all with the index 0 (gcli2api issue 406).
      ...calls.map((call) => ({ role: 'assistant', tool_calls: [{ index: 0, ...call }] })),
    ],
    message: {
      ...(reply.text !== undefined && { content: `${thought}${reply.text}` }),
      ...(calls.length > 0 && { tool_calls: calls }),
    },
    finish: finishOf(reply, 'function_call_filter: MALFORMED_FUNCTION_CALL'),
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  };
}

/** Of parallel calls only the first has a signature. */
function signed(calls: readonly WireCall[], signatures: Signatures): (WireCall & Fields)[] {
  return calls.map((call, index) =>
    index === 0 ? { ...call, extra_content: { google: { thought_signature: signatures.issue() } } } : call,
  );
}

function unknownName(name: string, place?: string): Refusal {
  const at = place === undefined ? '' : ` at '${place}'`;
  return invalid(`Invalid JSON payload received. Unknown name "${name}"${at}: Cannot find field.`);
}

function invalid(message: string): Refusal {
  return failed(400, 'INVALID_ARGUMENT', message);
}

function failed(code: number, status: string, message: string): Refusal {
  return new Refusal(code, [{ error: { code, message, status } }]);
}
