import { type AnyText, textOf } from './texts/text';
import { ToldError } from './texts/told-error';

// Failures that cross a boundary (wire, disk, model) as data: a code for the program, a text for the user.

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
  | 'stopped'
  | 'too-large'
  | 'unavailable';

/** An expected failure. `told` explains the event, its object and the remedy; `message` is its English text. */
export class AppError extends ToldError {
  override readonly name = 'AppError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, told: AnyText, options?: ErrorOptions) {
    super(told, options);
    this.code = code;
  }
}

export type WireError = { readonly code: ErrorCode; readonly told: AnyText };

/** The part of `error` that may leave the process: an AppError as it is, any other error without its details. */
export function toWireError(error: unknown): WireError {
  if (error instanceof AppError) return { code: error.code, told: error.told };
  return { code: 'internal', told: textOf('internal') };
}

/** The message of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
