import { z } from 'zod';
import {
  type Answer,
  acceptedKey,
  type Fields,
  isFields,
  pieces,
  type Reply,
  type ServiceRequest,
  tokensOf,
} from './service';

// The common form of requests and replies of all services with chat completions. Each service adds its own rules.

const callSchema = z.looseObject({
  id: z.string().default(''),
  function: z.looseObject({ name: z.string(), arguments: z.unknown().optional() }),
});

const messageSchema = z.looseObject({
  role: z.string(),
  content: z.unknown().optional(),
  tool_calls: z.array(callSchema).nullish(),
  tool_call_id: z.string().optional(),
});

const bodySchema = z.looseObject({
  model: z.string(),
  messages: z.array(messageSchema),
  tools: z.array(z.unknown()).nullish(),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().nullish() }).nullish(),
});

export type ChatCall = z.infer<typeof callSchema>;
export type ChatMessage = z.infer<typeof messageSchema>;
export type ChatBody = z.infer<typeof bodySchema>;

/** Throws the result of `refuse` if the body has the wrong form. */
export function readChat(
  { body }: ServiceRequest,
  refuse: (problem: string, path: string) => Error,
): ChatBody {
  const read = bodySchema.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw refuse(issue?.message ?? '', issue?.path.join('.') ?? '');
}

export function callsOf({ tool_calls }: ChatMessage): readonly ChatCall[] {
  return tool_calls ?? [];
}

export function keyIn({ headers }: ServiceRequest): 'missing' | 'wrong' | 'right' {
  if (headers.authorization === undefined) return 'missing';
  return headers.authorization === `Bearer ${acceptedKey}` ? 'right' : 'wrong';
}

/** The results directly after the message at `index`. */
export function resultsBehind(messages: readonly ChatMessage[], index: number): readonly ChatMessage[] {
  const behind = messages.slice(index + 1);
  const end = behind.findIndex(({ role }) => role !== 'tool');
  return end === -1 ? behind : behind.slice(0, end);
}

/** The index of the first message with a call that lacks a result directly after it, or -1. */
export function unansweredAt(messages: readonly ChatMessage[]): number {
  return messages.findIndex((message, index) => {
    const answered = new Set(resultsBehind(messages, index).map(({ tool_call_id }) => tool_call_id));
    return callsOf(message).some(({ id }) => !answered.has(id));
  });
}

/** The index of the first result that lacks a preceding message with its call, or -1. */
export function strayResultAt(messages: readonly ChatMessage[]): number {
  return messages.findIndex(({ role, tool_call_id }, index) => {
    if (role !== 'tool') return false;
    const caller = messages.slice(0, index).findLast((message) => message.role !== 'tool');
    return !caller || !callsOf(caller).some(({ id }) => id === tool_call_id);
  });
}

/** The messages in parts, each from a message of the user to the next. */
export function turnsOf(messages: readonly ChatMessage[]): readonly (readonly ChatMessage[])[] {
  const turns: ChatMessage[][] = [[]];
  for (const message of messages) {
    if (message.role === 'user') turns.push([]);
    turns.at(-1)?.push(message);
  }
  return turns;
}

/** The type of a content part, if it differs from text. */
export function otherPartIn(content: unknown): string | undefined {
  if (!Array.isArray(content)) return undefined;
  return content.map((part) => (isFields(part) ? String(part.type) : '')).find((type) => type !== 'text');
}

export type Usage = { readonly input: number; readonly output: number };

export function usageOf(reply: Reply, body: ChatBody): Usage {
  return reply.usage ?? { input: tokensOf(body), output: 20 };
}

/** A reply in the form of chat completions: the pieces of a stream, and their whole message. */
export type Worded = {
  readonly deltas: readonly Fields[];
  readonly message: Fields;
  readonly finish: string;
  readonly usage: Fields;
};

export type Wording = {
  /** Additional fields of each chunk. */
  readonly envelope?: Fields;
  /** The place of the usage in a stream. `asked`: in an event of its own, if the request asks for it. */
  readonly usageIn: 'last-chunk' | 'asked';
  /** A comment before the first event. */
  readonly comment?: string;
  /** Additional fields of the last choice, beside the reason. */
  readonly last?: Fields;
  readonly choicesOfUsage?: readonly Fields[];
  /** The event in place of the end if the reply breaks off. */
  readonly failure?: Fields;
};

export function answerChat(body: ChatBody, worded: Worded, wording: Wording): Answer {
  const common = { id: 'chatcmpl-1', created: 1_790_000_000, model: body.model, ...wording.envelope };
  if (!body.stream) return { json: wording.failure ?? wholeOf(common, worded, wording) };
  const chunk = (choices: readonly Fields[], more: Fields = {}) =>
    event({ ...common, object: 'chat.completion.chunk', choices, ...more });
  const events = [
    wording.comment === undefined ? '' : `: ${wording.comment}\n\n`,
    ...worded.deltas.map((delta) => chunk([{ index: 0, delta, finish_reason: null }])),
    ...(wording.failure ? [event(wording.failure)] : endOf(body, worded, { ...wording, chunk })),
  ];
  return { events: events.join('') };
}

function wholeOf(common: Fields, { message, finish, usage }: Worded, { last }: Wording): Fields {
  const choices = [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish, ...last }];
  return { ...common, object: 'chat.completion', choices, usage };
}

type Chunks = { chunk(choices: readonly Fields[], more?: Fields): string };

function endOf(body: ChatBody, { finish, usage }: Worded, wording: Wording & Chunks): string[] {
  const { chunk, usageIn, last, choicesOfUsage = [] } = wording;
  const choices = [{ index: 0, delta: {}, finish_reason: finish, ...last }];
  const asksForUsage = body.stream_options?.include_usage === true;
  return [
    chunk(choices, usageIn === 'last-chunk' ? { usage } : {}),
    ...(usageIn === 'asked' && asksForUsage ? [chunk(choicesOfUsage, { usage })] : []),
    'data: [DONE]\n\n',
  ];
}

export function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

/** The text in deltas under this name. */
export function textDeltas(name: string, text: string | undefined, more: Fields = {}): Fields[] {
  return pieces(text ?? '').map((piece) => ({ ...more, [name]: piece }));
}

export type WireCall = Fields & { readonly function: { readonly name: string; readonly arguments: string } };

/** The calls of a reply with ids of the service. */
export function wireCalls(reply: Reply, id: () => string): WireCall[] {
  return (reply.calls ?? []).map(({ name, input }) => ({
    id: id(),
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }));
}

/** Each call starts without arguments, which follow in pieces. */
export function callDeltas(calls: readonly WireCall[]): Fields[] {
  return calls.flatMap((call, index) => [
    { tool_calls: [{ index, ...call, function: { name: call.function.name, arguments: '' } }] },
    ...pieces(call.function.arguments, 16).map((text) => ({
      tool_calls: [{ index, function: { arguments: text } }],
    })),
  ]);
}

/** The usual reason for the end of a reply. */
export function finishOf({ end, calls = [] }: Reply, failed: string): string {
  switch (end) {
    case 'length':
      return 'length';
    case 'filter':
      return 'content_filter';
    case 'failed':
      return failed;
    case undefined:
      return calls.length > 0 ? 'tool_calls' : 'stop';
  }
}
