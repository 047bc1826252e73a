import {
  answerChat,
  type ChatBody,
  type ChatMessage,
  callDeltas,
  finishOf,
  keyIn,
  readChat,
  textDeltas,
  usageOf,
  type Worded,
  wireCalls,
} from './chat-completions';
import { createSignatures, orderFault, signatureFault } from './gemini';
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

// OpenRouter in front of a Gemini: openrouter.ai/docs, `use-cases/reasoning-tokens`, `api/reference/streaming`,
// `api/reference/errors-and-debugging` and `use-cases/usage-accounting`. It ignores unknown parameters.

export const openRouterModel = 'google/gemini-3-pro-preview';
const withoutTools = 'google/gemma-3-4b-it';

export function startOpenRouter(): Promise<Service> {
  return startService((script) => {
    const signatures = createSignatures(script);
    const ids = createIds(20);
    return {
      path: '/api/v1',
      replies: 'POST /api/v1/chat/completions',
      routes: {
        'POST /api/v1/chat/completions': (request) =>
          complete(request, { script, signatures, id: () => `tool_${ids()}` }),
        // The list needs no key.
        'GET /api/v1/models': () => ({
          json: { data: [listed(openRouterModel, ['tools', 'reasoning']), listed(withoutTools, [])] },
        }),
      },
    };
  });
}

type Parts = {
  readonly script: Script;
  readonly signatures: ReturnType<typeof createSignatures>;
  readonly id: () => string;
};

function complete(request: ServiceRequest, { script, signatures, id }: Parts): Answer {
  checkKey(request);
  const body = readChat(request, (problem, path) => refused(400, `${path}: ${problem}`));
  checkModel(body);
  checkReasoningOption(body);
  const fault = orderFault(body.messages) ?? signatureFault(body.messages, signatures, signatureIn);
  if (fault !== null) throw refusedUpstream(fault);
  const reply = script.next((body.tools ?? []).length > 0);
  if (reply.overloaded) throw limitedUpstream();
  const worded = word(reply, body, { signatures, id });
  const details = encrypted(worded.message);
  return answerChat(body, worded, {
    envelope: { id: 'gen-1790000000-Ab3dEf7h', provider: 'Google AI Studio' },
    usageIn: 'asked',
    comment: 'OPENROUTER PROCESSING',
    last: { native_finish_reason: 'STOP', ...(body.stream && { delta: { content: '', ...details } }) },
    choicesOfUsage: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }],
    ...(reply.end === 'failed' && { failure }),
  });
}

function checkKey(request: ServiceRequest): void {
  const key = keyIn(request);
  if (key === 'missing') throw refused(401, 'No auth credentials found');
  if (key === 'wrong') throw refused(401, 'User not found.');
}

function checkModel({ model, tools }: ChatBody): void {
  if (model !== openRouterModel && model !== withoutTools)
    throw refused(400, `${model} is not a valid model ID`);
  if (model === withoutTools && (tools ?? []).length > 0)
    throw refused(
      404,
      'No endpoints found that support tool use. To learn more about provider routing, visit: https://openrouter.ai/docs/guides/routing/provider-selection',
    );
}

/** `reasoning-tokens`: "One of the following (not both)". */
function checkReasoningOption({ reasoning }: ChatBody): void {
  if (isFields(reasoning) && reasoning.effort !== undefined && reasoning.max_tokens !== undefined)
    throw refused(400, 'Only one of "reasoning.effort" and "reasoning.max_tokens" can be specified');
}

/** The signature is in `reasoning_details`, under the id of the first call (Roo-Code pull 10640). */
function signatureIn({ id }: { readonly id: string }, { reasoning_details }: ChatMessage): unknown {
  const details: readonly unknown[] = Array.isArray(reasoning_details) ? reasoning_details : [];
  return details.filter(isFields).find((detail) => detail.type === 'reasoning.encrypted' && detail.id === id)
    ?.data;
}

function word(reply: Reply, body: ChatBody, { signatures, id }: Omit<Parts, 'script'>): Worded {
  const calls = wireCalls(reply, id);
  const [first] = calls;
  const signature = first && {
    type: 'reasoning.encrypted',
    data: signatures.issue(),
    id: first.id,
    format: 'google-gemini-v1',
    index: 0,
  };
  const thoughts = textDeltas('reasoning', reply.reasoning, { role: 'assistant', content: '' });
  return {
    deltas: [
      ...thoughts.map((delta) => ({ ...delta, reasoning_details: [thought(delta.reasoning)] })),
      ...textDeltas('content', reply.text, { role: 'assistant' }),
      ...callDeltas(calls).map((delta) => ({ role: 'assistant', content: null, ...delta })),
    ],
    message: {
      content: reply.text ?? null,
      ...(reply.reasoning !== undefined && { reasoning: reply.reasoning }),
      reasoning_details: [
        ...(reply.reasoning === undefined ? [] : [thought(reply.reasoning)]),
        ...(signature ? [signature] : []),
      ],
      ...(calls.length > 0 && { tool_calls: calls }),
    },
    finish: finishOf(reply, 'error'),
    usage: usage(reply, body),
  };
}

function thought(text: unknown): Fields {
  return { type: 'reasoning.text', text, format: 'google-gemini-v1', index: 0 };
}

/** In a stream the last piece contains the signature. */
function encrypted({ reasoning_details }: Fields): Fields {
  const details: readonly unknown[] = Array.isArray(reasoning_details) ? reasoning_details : [];
  const last = details.filter((detail) => isFields(detail) && detail.type === 'reasoning.encrypted');
  return last.length > 0 ? { reasoning_details: last } : {};
}

/** `usage-accounting`: `cost` is the charge, in credits. */
function usage(reply: Reply, body: ChatBody): Fields {
  const { input, output } = usageOf(reply, body);
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    cost: 0.0042,
    is_byok: false,
    cost_details: { upstream_inference_cost: null },
    prompt_tokens_details: { cached_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0 },
  };
}

/** `streaming`: the error is beside the choices, and the stream ends. */
const failure = {
  id: 'gen-1790000000-Ab3dEf7h',
  object: 'chat.completion.chunk',
  provider: 'Google AI Studio',
  error: { code: 502, message: 'Provider disconnected' },
  choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
};

function listed(id: string, abilities: readonly string[]): Fields {
  return {
    id,
    name: id,
    created: 1_763_474_668,
    context_length: 1_048_576,
    architecture: {
      input_modalities: ['text', 'image', 'file'],
      output_modalities: ['text'],
      tokenizer: 'Gemini',
    },
    pricing: { prompt: '0.000002', completion: '0.000012', input_cache_read: '0.0000002' },
    top_provider: { context_length: 1_048_576, max_completion_tokens: 65_536, is_moderated: false },
    supported_parameters: ['max_tokens', 'temperature', 'top_p', ...abilities],
  };
}

function refused(code: number, message: string, metadata?: Fields): Refusal {
  return new Refusal(code, { error: { message, code, ...(metadata && { metadata }) } });
}

/** LibreChat agents issue 37: the useful sentence is in `metadata.raw`. */
function refusedUpstream(message: string): Refusal {
  const upstream = JSON.stringify({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }, null, 2);
  const advice =
    'Gemini models require OpenRouter reasoning details to be preserved in each request. Please refer to our docs: https://openrouter.ai/docs/use-cases/reasoning-tokens#preserving-reasoning-blocks. Upstream error: ';
  const raw = message.includes('thought_signature') ? `${advice}${upstream}\n` : `${upstream}\n`;
  return refused(400, 'Provider returned error', { raw, provider_name: 'Google AI Studio' });
}

function limitedUpstream(): Refusal {
  const raw = `${openRouterModel} is temporarily rate-limited upstream. Please retry shortly.`;
  return refused(429, 'Provider returned error', { raw, provider_name: 'Google AI Studio' });
}
