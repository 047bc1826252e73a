import type { ModelEndpoint, ModelRequest, Reply, ReplyDelta } from './model';

// A protocol for talking to models: it writes requests and reads answers.

export type Protocol = {
  /** Appended to the base address. */
  readonly path: string;
  /** Added to the headers of every request. */
  headers(apiKey: string | null): Readonly<Record<string, string>>;
  body(endpoint: ModelEndpoint, request: ModelRequest): string;
  createReader(): ReplyReader;
};

/** Assembles one answer. */
export type ReplyReader = {
  /** The text that an event of the stream adds. Throws ProtocolError for an invalid event. */
  add(event: unknown): ReplyDelta;
  /** The same for an answer in one piece. */
  addWhole(answer: unknown): ReplyDelta;
  /** The stream ended with the protocol's own end marker. */
  end(): void;
  /** The whole reply; null until the model reports that it has finished. */
  finished(): Reply | null;
};
