import { bearer } from '../kit/bearer';
import { has, learnedTokens, omittedTools } from '../kit/learned';
import type {
  ContentPart,
  ModelEndpoint,
  ModelMessage,
  ModelRequest,
  ModelTool,
  ReplyOrigin,
} from '../kit/model';
import { plainSchema } from '../kit/plain-schema';
import type { Protocol } from '../kit/protocol';
import { isOwn, wireIds } from '../kit/wire-ids';
import { type Kept, keptSchema } from './kept';
import { createReplyReader } from './reply';
import { thinkingFields } from './thinking';

// The chat completions protocol of OpenAI, which most other servers also support.
// https://platform.openai.com/docs/api-reference/chat

export const chatCompletions: Protocol = {
  path: 'chat/completions',
  headers: bearer,
  body: (endpoint, request) => `{"messages":${messagesJson(endpoint, request)},${restOf(endpoint, request)}`,
  createReader: createReplyReader,
};

/** The body except its messages and its first brace. */
function restOf(endpoint: ModelEndpoint, { tools }: ModelRequest): string {
  const { model, learned, options } = endpoint;
  const streams = !has(learned, 'no-stream');
  const omitted = omittedTools(learned);
  const offered = tools.filter(({ name }) => !omitted.has(name));
  const tokens = learnedTokens(learned, 'max-output') ?? options.maxOutput;
  const tokensName = has(learned, 'max-completion-tokens') ? 'max_completion_tokens' : 'max_tokens';
  const takesTemperature = !has(learned, 'no-temperature');
  const rest = {
    model,
    stream: streams,
    ...(streams && !has(learned, 'no-stream-options') && { stream_options: { include_usage: true } }),
    ...(offered.length > 0 && { tools: offered.map((tool) => toolOf(tool, endpoint)) }),
    ...thinkingFields(endpoint, { hasTools: offered.length > 0 }),
    ...(tokens !== undefined && { [tokensName]: tokens }),
    ...(options.temperature !== undefined && takesTemperature && { temperature: options.temperature }),
    ...(options.topP !== undefined && takesTemperature && { top_p: options.topP }),
    ...options.body,
  };
  return JSON.stringify(rest).slice(1);
}

function toolOf(tool: ModelTool, { learned }: ModelEndpoint): unknown {
  const parameters = has(learned, 'plain-schemas') ? plainSchema(tool.parameters) : tool.parameters;
  return { type: 'function', function: { ...tool, parameters } };
}

/** Everything, beside the message, that determines its JSON. */
type Writing = {
  readonly endpoint: ModelEndpoint;
  readonly ids: ReadonlyMap<string, string>;
};

type Written = { readonly way: string; readonly json: string };

/** Each message is serialised once, because a chat's next request begins with the previous one. */
const written = new WeakMap<ModelMessage, Written>();

function messagesJson(endpoint: ModelEndpoint, { messages }: ModelRequest): string {
  const ids = wireIds(messages, endpoint, has(endpoint.learned, 'short-ids'));
  const way = JSON.stringify([endpoint.providerId, endpoint.model, endpoint.learned]);
  const marked = cachePoints(endpoint, messages);
  const texts = inOrder(endpoint, messages.filter(saysSomething)).map((message) => {
    if (marked.has(message)) return JSON.stringify(withCachePoint(wireMessage(message, { endpoint, ids })));
    const known = written.get(message);
    if (known?.way === way) return known.json;
    const json = JSON.stringify(wireMessage(message, { endpoint, ids }));
    // Images and files are large; a cache would double their memory.
    if (typeof message.content === 'string') written.set(message, { way, json });
    return json;
  });
  return `[${texts.join(',')}]`;
}

/** Skips an empty reply, of which only data of another protocol is stored. */
function saysSomething({ role, content, ...rest }: ModelMessage): boolean {
  return role !== 'assistant' || 'tool_calls' in rest || content.length > 0;
}

const pause: ModelMessage = { role: 'assistant', content: '(The turn ended here.)' };

/** The messages in an order that the server accepts. */
function inOrder({ learned }: ModelEndpoint, messages: readonly ModelMessage[]): readonly ModelMessage[] {
  const spoken = has(learned, 'system-in-message') ? withoutSystem(messages) : messages;
  if (!has(learned, 'assistant-after-tool')) return spoken;
  return spoken.flatMap((message, index) =>
    message.role === 'user' && spoken[index - 1]?.role === 'tool' ? [pause, message] : [message],
  );
}

function withoutSystem([system, first, ...rest]: readonly ModelMessage[]): readonly ModelMessage[] {
  if (system?.role !== 'system') return [system, first, ...rest].filter((each) => each !== undefined);
  const said = { type: 'text' as const, text: system.content };
  if (first?.role !== 'user')
    return [{ role: 'user', content: system.content }, ...(first ? [first, ...rest] : [])];
  const parts =
    typeof first.content === 'string' ? [{ type: 'text' as const, text: first.content }] : first.content;
  return [{ role: 'user', content: [said, ...parts] }, ...rest];
}

function wireMessage(message: ModelMessage, { endpoint, ids }: Writing): Record<string, unknown> {
  switch (message.role) {
    case 'system':
      return { ...message };
    case 'user':
      return { role: 'user', content: contentFor(message.content, endpoint) };
    case 'tool':
      return { ...message, tool_call_id: ids.get(message.tool_call_id) ?? message.tool_call_id };
    case 'assistant':
      return assistantMessage(message, { endpoint, ids });
  }
}

function contentFor(content: string | readonly ContentPart[], { learned }: ModelEndpoint): unknown {
  if (typeof content === 'string' || !has(learned, 'no-images')) return content;
  return content
    .map((part) => (part.type === 'text' ? part.text : '[a picture or file that this model cannot take]'))
    .join('\n\n');
}

type AssistantMessage = Extract<ModelMessage, { role: 'assistant' }>;

function assistantMessage(message: AssistantMessage, { endpoint, ids }: Writing): Record<string, unknown> {
  const { content, tool_calls: calls, origin } = message;
  const noReasoning = has(endpoint.learned, 'empty-reasoning') ? { reasoning_content: '' } : {};
  if (calls === undefined) return { role: 'assistant', content, ...noReasoning };
  const kept = keptFor(origin, endpoint);
  return {
    role: 'assistant',
    ...(content.trim() === '' ? emptyContent(endpoint) : { content }),
    ...noReasoning,
    ...kept?.message,
    tool_calls: calls.map((call, index) => ({
      ...call,
      id: ids.get(call.id) ?? call.id,
      ...(kept?.calls?.[index] != null && { extra_content: kept.calls[index] }),
    })),
  };
}

/** Replies with calls often have empty text; servers differ in the form they accept for that. */
function emptyContent({ learned }: ModelEndpoint): { readonly content?: string | null } {
  if (has(learned, 'content-empty')) return { content: '' };
  return has(learned, 'content-omitted') ? {} : { content: null };
}

function keptFor(origin: ReplyOrigin | undefined, endpoint: ModelEndpoint): Kept | null {
  if (!isOwn(origin, endpoint) || has(endpoint.learned, 'no-reasoning-back')) return null;
  const kept = keptSchema.safeParse(origin.kept);
  return kept.success ? kept.data : null;
}

/** These providers cache only up to marked messages: the system message and the two newest. */
function cachePoints(endpoint: ModelEndpoint, messages: readonly ModelMessage[]): ReadonlySet<ModelMessage> {
  if (!wantsCachePoints(endpoint) || has(endpoint.learned, 'no-cache-points')) return new Set();
  const said = messages.filter(({ role, content }) => role !== 'assistant' && content.length > 0);
  return new Set([...said.slice(0, 1), ...said.slice(-2)]);
}

/** Claude behind any gateway, and Qwen at Alibaba (alibabacloud.com/help/en/model-studio/context-cache). */
function wantsCachePoints({ model, baseUrl }: ModelEndpoint): boolean {
  if (/claude/i.test(model)) return true;
  return /(^|\/)qwen/i.test(model) && /(^|\.)aliyuncs\.com$/i.test(URL.parse(baseUrl)?.hostname ?? '');
}

function withCachePoint(message: Record<string, unknown>): Record<string, unknown> {
  const { content } = message;
  const parts = typeof content === 'string' ? [{ type: 'text', text: content }] : (content as object[]);
  const last = { ...parts.at(-1), cache_control: { type: 'ephemeral' } };
  return { ...message, content: [...parts.slice(0, -1), last] };
}
