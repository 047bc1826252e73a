import { type AnyText, say, textOf } from './texts/text';

// Failures that cross a boundary (wire, disk, model) as data: a code for the program, a text for the person.

export type ErrorCode =
  | 'already-decided'
  | 'busy'
  | 'changed-since-shown'
  | 'closed'
  | 'denied'
  | 'internal'
  | 'invalid'
  | 'not-found'
  | 'outside-project'
  | 'read-only'
  | 'stale'
  | 'too-large'
  | 'unavailable';

/** An expected failure. `told` says what happened, to what, and what would help; `message` are its words. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly told: AnyText;

  constructor(code: ErrorCode, told: AnyText, options?: ErrorOptions) {
    super(say(told), options);
    this.name = 'AppError';
    this.code = code;
    this.told = told;
  }
}

export type WireError = { readonly code: ErrorCode; readonly told: AnyText };

/** What may leave the process about `error`: an AppError as it is, anything else without its details. */
export function toWireError(error: unknown): WireError {
  if (error instanceof AppError) return { code: error.code, told: error.told };
  return { code: 'internal', told: textOf('internal') };
}

/** What of whatever was thrown is for a person. */
export function toldOf(error: unknown): AnyText {
  return error instanceof AppError ? error.told : messageOf(error);
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
