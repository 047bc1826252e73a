// The events of a streamed answer, or an answer that came in one piece although a stream was asked for. The only door to
// the `openai` package, of which the decoder of streams alone is loaded: its client is fifty times as large, and
// address, headers, times and failures are ours anyway (`guarded-fetch.ts`).

export type AnswerPart =
  | { readonly kind: 'event'; readonly value: unknown }
  | { readonly kind: 'whole'; readonly value: unknown }
  /** The stream says that it is over. */
  | { readonly kind: 'done' };

/** What is at the address is no model server: `body` is the beginning of what came. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly body: string;

  constructor(body: string) {
    super('The answer is neither a stream nor JSON.');
    this.body = body;
  }
}

/** By what it begins with: content types are not to be relied on. A SyntaxError for an event that is no JSON. */
export async function* partsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<AnswerPart> {
  const { first, rest } = await beginningOf(body);
  if (/^[{[]/.test(first.trimStart())) yield { kind: 'whole', value: JSON.parse(await textOf(rest)) };
  else if (first.trimStart().startsWith('<')) throw new NoAnswerError(first);
  else yield* eventsOf(rest);
}

async function* eventsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<AnswerPart> {
  const { _iterSSEMessages } = await import('openai/core/streaming');
  // Aborted by the decoder when its reader leaves early.
  const reading = new AbortController();
  // All that the decoder reads of a response is its body, one piece after another.
  const response = { body } as Partial<Response> as Response;
  for await (const { event, data } of _iterSSEMessages(response, reading)) {
    if (data.startsWith('[DONE]')) {
      yield { kind: 'done' };
      return;
    }
    if (data.trim() === '') continue;
    const value: unknown = JSON.parse(data);
    yield { kind: 'event', value: event === 'error' ? asError(value) : value };
  }
}

/** Some servers give the error itself behind the event's name. */
function asError(value: unknown): unknown {
  const told = (value as { error?: unknown } | null)?.error;
  return told === undefined ? { error: value } : value;
}

/** The text of the first piece that is more than white space, and the whole body. */
async function beginningOf(body: AsyncIterable<Uint8Array>) {
  const pieces = body[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let first = '';
  while (first.trim() === '') {
    const next = await pieces.next();
    if (next.done) break;
    read.push(next.value);
    first = Buffer.concat(read).toString('utf8');
  }
  async function* rest(): AsyncGenerator<Uint8Array> {
    try {
      yield* read;
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
    } finally {
      await pieces.return?.();
    }
  }
  return { first, rest: rest() };
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
