import { effortOf, has, learnedTokens, omittedTools } from '../kit/learned';
import type { ContentPart, ModelEndpoint, ModelMessage, ModelRequest } from '../kit/model';
import { plainSchema } from '../kit/plain-schema';
import type { Protocol } from '../kit/protocol';
import { isOwn, wireIds } from '../kit/wire-ids';
import { createReplyReader } from './reply';

// Anthropic's Messages. https://docs.anthropic.com/en/api/messages

export const messages: Protocol = {
  path: 'messages',
  headers: (apiKey) => ({ 'anthropic-version': '2023-06-01', ...(apiKey && { 'x-api-key': apiKey }) }),
  body: (endpoint, request) => JSON.stringify(bodyOf(endpoint, request)),
  createReader: createReplyReader,
};

/** The protocol requires a maximum; every current model allows this one. */
const usualMaxOutput = 32_000;
const budgets: Readonly<Record<string, number>> = { low: 4_096, medium: 10_240, high: 24_576, max: 31_000 };

function bodyOf(endpoint: ModelEndpoint, { messages: said, tools }: ModelRequest): Record<string, unknown> {
  const { model, learned, options } = endpoint;
  const omitted = omittedTools(learned);
  const offered = tools.filter(({ name }) => !omitted.has(name));
  const turns = turnsOf(endpoint, said);
  const thinking = thinkingOf(endpoint, turns);
  const system = said.find(({ role }) => role === 'system');
  const takesTemperature = Object.keys(thinking).length === 0 && !has(learned, 'no-temperature');
  return {
    model,
    max_tokens: learnedTokens(learned, 'max-output') ?? options.maxOutput ?? usualMaxOutput,
    stream: !has(learned, 'no-stream'),
    ...(system?.content && { system: [{ type: 'text', text: system.content, cache_control: cachePoint }] }),
    messages: withCachePoints(turns),
    ...(offered.length > 0 && { tools: offered.map((tool) => toolOf(tool, endpoint)) }),
    ...thinking,
    ...(options.temperature !== undefined && takesTemperature && { temperature: options.temperature }),
    ...(options.topP !== undefined && takesTemperature && { top_p: options.topP }),
    ...options.body,
  };
}

const cachePoint = { type: 'ephemeral' };

/** These models choose the amount of thinking themselves, and send their thoughts only on request. */
const adaptive = /claude-[a-z]+-(?:4-[6-9]|[5-9])/;

function thinkingOf(endpoint: ModelEndpoint, turns: readonly Turn[]): Record<string, unknown> {
  const effort = effortOf(endpoint);
  if (effort === 'none' || has(endpoint.learned, 'no-reasoning')) return {};
  if (adaptive.test(endpoint.model))
    return {
      thinking: { type: 'adaptive', display: 'summarized' },
      ...(effort !== undefined && { output_config: { effort } }),
    };
  if (effort === undefined || callsWithoutThought(turns)) return {};
  return { thinking: { type: 'enabled', budget_tokens: budgets[effort] ?? budgets.medium } };
}

/** A model with a thinking budget must have begun the open turn with a thought; calls of other models lack one. */
function callsWithoutThought(turns: readonly Turn[]): boolean {
  const last = turns.findLast(({ role }) => role === 'assistant');
  const isOpen = turns.at(-1)?.content.some(({ type }) => type === 'tool_result') ?? false;
  return isOpen && !/thinking$/.test(String(last?.content[0]?.type));
}

function toolOf(
  { name, description, parameters }: ModelRequest['tools'][number],
  { learned }: ModelEndpoint,
): Record<string, unknown> {
  const schema = has(learned, 'plain-schemas') ? plainSchema(parameters) : parameters;
  return { name, description, input_schema: schema };
}

type Block = Readonly<Record<string, unknown>>;
type Turn = { readonly role: 'user' | 'assistant'; readonly content: readonly Block[] };

/** Results of calls become part of user turns; user and assistant alternate. */
function turnsOf(endpoint: ModelEndpoint, said: readonly ModelMessage[]): Turn[] {
  const ids = wireIds(said, endpoint, false);
  const turns: Turn[] = [];
  for (const message of said) {
    const turn = turnOf(message, { endpoint, ids });
    if (turn === null || turn.content.length === 0) continue;
    const last = turns.at(-1);
    if (last?.role === turn.role)
      turns[turns.length - 1] = { ...last, content: [...last.content, ...turn.content] };
    else turns.push(turn);
  }
  return turns;
}

type Writing = { readonly endpoint: ModelEndpoint; readonly ids: ReadonlyMap<string, string> };

function turnOf(message: ModelMessage, { endpoint, ids }: Writing): Turn | null {
  switch (message.role) {
    case 'system':
      return null;
    case 'user':
      return { role: 'user', content: userBlocks(message.content, endpoint) };
    case 'tool': {
      const id = ids.get(message.tool_call_id) ?? message.tool_call_id;
      return { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: message.content }] };
    }
    case 'assistant':
      return { role: 'assistant', content: assistantBlocks(message, { endpoint, ids }) };
  }
}

function userBlocks(content: string | readonly ContentPart[], { learned }: ModelEndpoint): Block[] {
  const parts: readonly ContentPart[] =
    typeof content === 'string' ? [{ type: 'text', text: content }] : content;
  return parts
    .filter((part) => part.type !== 'text' || part.text.trim() !== '')
    .map((part) => {
      if (part.type === 'text') return { type: 'text', text: part.text };
      if (has(learned, 'no-images'))
        return { type: 'text', text: '[a picture or file that this model cannot take]' };
      const url = part.type === 'image_url' ? part.image_url.url : part.file.file_data;
      return { type: part.type === 'image_url' ? 'image' : 'document', source: sourceOf(url) };
    });
}

function sourceOf(url: string): Block {
  const { mimeType = '', data = '' } =
    /^data:(?<mimeType>[^;,]*);base64,(?<data>.*)$/s.exec(url)?.groups ?? {};
  return { type: 'base64', media_type: mimeType, data };
}

type AssistantMessage = Extract<ModelMessage, { role: 'assistant' }>;

/** The server's own blocks with their signatures, if the reply came from it; otherwise blocks rebuilt from the text. */
function assistantBlocks(message: AssistantMessage, { endpoint, ids }: Writing): Block[] {
  const { origin, content, tool_calls: calls = [] } = message;
  const idOf = (index: number) => {
    const id = calls[index]?.id ?? '';
    return ids.get(id) ?? id;
  };
  if (isOwn(origin, endpoint) && Array.isArray(origin.kept) && !has(endpoint.learned, 'no-reasoning-back')) {
    let call = 0;
    return origin.kept.map((block: Block) =>
      block.type === 'tool_use' ? { ...block, id: idOf(call++) } : block,
    );
  }
  return [
    ...(content.trim() === '' ? [] : [{ type: 'text', text: content }]),
    ...calls.map(({ function: { name, arguments: args } }, index) => ({
      type: 'tool_use',
      id: idOf(index),
      name,
      input: JSON.parse(args) as unknown,
    })),
  ];
}

/** Marks the two newest user turns: the server caches all content before them. The system message has its own mark. */
function withCachePoints(turns: readonly Turn[]): Turn[] {
  const marked = new Set(turns.filter(({ role }) => role === 'user').slice(-2));
  return turns.map((turn) => {
    const last = turn.content.at(-1);
    if (!marked.has(turn) || last === undefined) return turn;
    return { ...turn, content: [...turn.content.slice(0, -1), { ...last, cache_control: cachePoint }] };
  });
}
