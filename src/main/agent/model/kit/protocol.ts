import type { ModelEndpoint, ModelRequest, Reply, ReplyDelta } from './model';

// A protocol that models are spoken to in: what is sent, and what an answer says.

export type Protocol = {
  /** Behind the base address. */
  readonly path: string;
  /** Beside those of every request. */
  headers(apiKey: string | null): Readonly<Record<string, string>>;
  body(endpoint: ModelEndpoint, request: ModelRequest): string;
  createReader(): ReplyReader;
};

/** Puts one answer together. */
export type ReplyReader = {
  /** What an event of the stream adds to the text. Throws ProtocolError for what is no event of the protocol. */
  add(event: unknown): ReplyDelta;
  /** The same for an answer that came in one piece. */
  addWhole(answer: unknown): ReplyDelta;
  /** The stream was ended in the protocol's way. */
  end(): void;
  /** The whole reply, or null as long as the model has not said that it has finished. */
  finished(): Reply | null;
};
