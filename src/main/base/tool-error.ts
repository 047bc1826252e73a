import type { Text } from '@shared/texts/text';
import { ToldError } from '@shared/texts/told-error';

// Expected failures of a tool: what its reader, a model or a person, is told. A bug is any other exception.

/** An expected failure of a tool; `message` is what the model is told, `told` the same for a person. */
export class ToolError extends ToldError {
  override readonly name = 'ToolError';
}

/** What was not begun: the model is told of it in other words than the person. */
export class NotRunError extends ToolError {
  constructor(forModel: string, told: Text) {
    super(told);
    this.message = forModel;
  }
}

/** A path that leads out of the project. */
export class OutsideError extends ToolError {}

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
