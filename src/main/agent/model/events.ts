import { fieldOf } from '@shared/base/json';
import type { EventSourceMessage } from 'eventsource-parser';

// The events of a streamed answer; also accepts a whole JSON answer. Format: "Server-sent events" of the HTML standard.

export type AnswerPart =
  | { readonly kind: 'event'; readonly value: unknown }
  | { readonly kind: 'whole'; readonly value: unknown }
  /** The stream's own end marker. */
  | { readonly kind: 'done' };

/** The address does not belong to a model server. `body`: the beginning of the received body. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly body: string;

  constructor(body: string) {
    super('The answer is neither a stream nor JSON.');
    this.body = body;
  }
}

/**
 * Decides by the first characters, because content types are unreliable. Throws a SyntaxError for an event that is not
 * JSON.
 */
export async function* partsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<AnswerPart> {
  const { first, rest } = await beginningOf(body);
  if (/^[{[]/.test(first.trimStart())) yield { kind: 'whole', value: JSON.parse(await textOf(rest)) };
  else if (first.trimStart().startsWith('<')) throw new NoAnswerError(first);
  else yield* eventsOf(rest);
}

async function* eventsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<AnswerPart> {
  const { createParser } = await import('eventsource-parser');
  const read: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => read.push(message) });
  for await (const text of endedTexts(body)) {
    parser.feed(text);
    for (const { event, data } of read.splice(0)) {
      if (data.startsWith('[DONE]')) {
        yield { kind: 'done' };
        return;
      }
      if (data.trim() === '') continue;
      const value: unknown = JSON.parse(data);
      yield { kind: 'event', value: event === 'error' ? asError(value) : value };
    }
  }
}

/** The body as text. Ends with a blank line, because servers omit it after the last event. */
async function* endedTexts(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const piece of body) yield decoder.decode(piece, { stream: true });
  yield `${decoder.decode()}\n\n`;
}

/** Some servers send the error object itself in an event named `error`. */
function asError(value: unknown): unknown {
  const told = fieldOf(value, 'error');
  return told === undefined ? { error: value } : value;
}

/** The text of the first piece that contains more than white space, and the whole body. */
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
