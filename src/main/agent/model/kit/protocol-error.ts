/** What came is not what the protocol knows. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  constructor() {
    super('The answer is not what the protocol knows.');
  }
}

/** The server says in the stream that it failed. `told` is what it says, as an error body would. */
export class StreamError extends Error {
  override readonly name = 'StreamError';
  readonly told: unknown;

  constructor(told: unknown) {
    super('The server told of an error.');
    this.told = told;
  }
}
