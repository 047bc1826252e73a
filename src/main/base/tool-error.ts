import { type Text, textOf } from '@shared/texts/text';
import { ToldError } from '@shared/texts/told-error';

// Expected failures of a tool, with messages for the model and the user. Any other exception is a bug.

/** An expected failure of a tool. `message` is the text for the model, `told` the same for the user. */
export class ToolError extends ToldError {
  override readonly name = 'ToolError';
}

/** A call that failed before it began. The texts for the model and the user differ. */
export class NotRunError extends ToolError {
  constructor(forModel: string, told: Text) {
    super(told);
    this.message = forModel;
  }
}

/** A path that leads out of the project. */
export class OutsideError extends ToolError {}

/** The file changed between approval and write. Pilotfish wrote nothing. */
export class StaleError extends ToolError {
  readonly path: string;
  constructor(path: string) {
    super(textOf('asks.file-changed'));
    this.message = `Not applied: ${path} changed on disk after the proposal. Read it again before editing. Nothing was written.`;
    this.path = path;
  }
}
