/** The answer violates the protocol. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  constructor() {
    super('The answer is not what the protocol knows.');
  }
}

/** The server reports a failure inside the stream. `told`: the error, in the form of an error body. */
export class StreamError extends Error {
  override readonly name = 'StreamError';
  readonly told: unknown;

  constructor(told: unknown) {
    super('The server told of an error.');
    this.told = told;
  }
}
