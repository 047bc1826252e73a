// Expected failures of a tool: what its reader, a model or a person, is told. A bug is any other exception.

/** An expected failure of a tool; `message` is what the model is told. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** The file moved on between approval and write: nothing was written. */
export class StaleError extends ToolError {
  readonly path: string;
  constructor(path: string) {
    super(
      `Not applied: ${path} changed on disk after the proposal. Read it again before editing. Nothing was written.`,
    );
    this.path = path;
  }
}
