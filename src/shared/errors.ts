// Failures that cross a boundary (wire, disk, model) as data: a code for the program, a message for the person.

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

/** An expected failure. `message` says what happened, to what, and what would help. */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
  }
}

export type WireError = { readonly code: ErrorCode; readonly message: string };

/** What may leave the process about `error`: an AppError as it is, anything else without its details. */
export function toWireError(error: unknown): WireError {
  if (error instanceof AppError) return { code: error.code, message: error.message };
  return { code: 'internal', message: 'Something went wrong inside Pilotfish. The log has the details.' };
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
