import { type AnyText, sayInEnglish } from './text';

// An expected failure whose text travels as data. Its `message` is for the log and the model.

export class ToldError extends Error {
  readonly told: AnyText;

  constructor(told: AnyText, options?: ErrorOptions) {
    super(sayInEnglish(told), options);
    this.told = told;
  }
}

/** The text for the user about any thrown value. */
export function toldOf(error: unknown): AnyText {
  if (error instanceof ToldError) return error.told;
  return error instanceof Error ? error.message : String(error);
}
