// The fake model's answers: a description of a reply, and its server-sent events.

export type FakeCall = {
  readonly name: string;
  /** An object is sent as JSON; a string is sent unchanged, valid or not. Absent: `{}`. */
  readonly arguments?: object | string;
  /** The call's id from the model; null leaves it out. Absent: a new id for each call. */
  readonly id?: string | null;
};

/** Holds a reply back: it is sent up to `holdAfterBytes`, then waits for `release()`. */
export type Gate = {
  /** Resolves when a reply has reached this gate. */
  readonly reached: Promise<void>;
  readonly released: Promise<void>;
  arrive(): void;
  release(): void;
};

export type FakeReply = {
  readonly text?: string;
  readonly reasoning?: string;
  readonly calls?: readonly FakeCall[];
  /** Null sends none. Absent: a few tokens. */
  readonly usage?: { readonly input: number; readonly output: number } | null;
  /** Absent: the correct one, `tool_calls` or `stop`. Null sends none. */
  readonly finish?: 'stop' | 'tool_calls' | 'length' | 'content_filter' | null;
  /** Answers with this status instead of a stream. `body` is sent as JSON unless it is a string. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sends the whole answer as JSON although the request asks for a stream. */
  readonly withoutStream?: boolean;
  /** Replaces the stream that the other fields describe. */
  readonly raw?: string;
  /** The answer ends properly after this many bytes. */
  readonly cutAfterBytes?: number;
  /** The connection is reset after this many bytes of the answer; 0 resets it before any answer. */
  readonly resetAfterBytes?: number;
  /** Milliseconds from one event of the stream to the next; absent: 0. An event contains 12 characters of text. */
  readonly every?: number;
  readonly hold?: Gate;
  /** The position at which `hold` waits; absent: before the first byte of the stream. */
  readonly holdAfterBytes?: number;
};

type Chunk = Record<string, unknown>;

/** The reply as server-sent events, one string an event, ending with `[DONE]`. */
export function streamOf(reply: FakeReply, model: string, includeUsage: boolean): string[] {
  if (reply.raw !== undefined) return [reply.raw];
  const chunks: Chunk[] = [
    chunk(model, { role: 'assistant', content: '' }),
    ...pieces(reply.reasoning ?? '', 24).map((text) => chunk(model, { reasoning_content: text })),
    ...pieces(reply.text ?? '', 12).map((text) => chunk(model, { content: text })),
    ...(reply.calls ?? []).flatMap((call, index) => callChunks(model, call, index)),
  ];
  const finish = finishOf(reply);
  if (finish !== null) chunks.push(chunk(model, {}, finish));
  if (includeUsage && reply.usage !== null)
    chunks.push({ ...chunk(model, {}), choices: [], usage: usageOf(reply) });
  return [...chunks.map((each) => `data: ${JSON.stringify(each)}\n\n`), 'data: [DONE]\n\n'];
}

/** The reply as one JSON object, for a request without `stream`. */
export function objectOf(reply: FakeReply, model: string): Record<string, unknown> {
  const calls = reply.calls?.map((call, index) => callOf(call, index));
  const message = { role: 'assistant', content: reply.text ?? '', ...(calls && { tool_calls: calls }) };
  return {
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, message, finish_reason: finishOf(reply) }],
    usage: usageOf(reply),
  };
}

/** The text in pieces of `size` whole characters. */
function pieces(text: string, size: number): string[] {
  const characters = [...text];
  const count = Math.ceil(characters.length / size);
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * size, (index + 1) * size).join(''),
  );
}

function chunk(model: string, delta: Chunk, finish: string | null = null): Chunk {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return { id: 'chatcmpl-fake', object: 'chat.completion.chunk', created: 1_700_000_000, model, choices };
}

function callChunks(model: string, call: FakeCall, index: number): Chunk[] {
  const whole = callOf(call, index);
  const first = { ...whole, index, function: { name: call.name, arguments: '' } };
  const rest = pieces(whole.function.arguments, 16).map((text) => ({ index, function: { arguments: text } }));
  return [first, ...rest].map((each) => chunk(model, { tool_calls: [each] }));
}

let callCount = 0;

function callOf(call: FakeCall, index: number) {
  callCount += 1;
  const id = call.id === undefined ? `call_${callCount}_${index}` : call.id;
  const text = typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments ?? {});
  return {
    ...(id !== null && { id }),
    type: 'function',
    function: { name: call.name, arguments: text },
  };
}

function finishOf(reply: FakeReply): string | null {
  if (reply.finish !== undefined) return reply.finish;
  return reply.calls?.length ? 'tool_calls' : 'stop';
}

function usageOf(reply: FakeReply): Record<string, number> {
  const { input, output } = reply.usage ?? { input: 100, output: 20 };
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}
