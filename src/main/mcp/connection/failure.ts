import { fieldOf } from '@shared/base/json';
import { messageOf } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { errorCode } from '../../base/errno';
import { ToolError } from '../../base/tool-error';
import { isUnknownSession } from './http-transport';

// Why a server is unavailable, derived from the error.

export type Failure =
  /** It was ready before, and may become ready again. */
  | { readonly kind: 'ended'; readonly why: AnyText }
  | { readonly kind: 'failed'; readonly why: AnyText }
  | { readonly kind: 'needs-sign-in'; readonly why: AnyText };

/** The call exceeded our time limit. */
export class PatienceOver extends Error {
  override readonly name = 'PatienceOver';
}

/** Servers use the library's numbers for their own errors, so the text counts too. */
const ofLibrary = {
  closed: 'MCP error -32000: Connection closed',
  late: /^MCP error -32001: (?:Request timed out|Maximum total timeout exceeded|(?:PatienceOver|TimeoutError): .*)$/,
} as const;

function hasEnded(error: unknown): boolean {
  return error instanceof Error && error.message === ofLibrary.closed;
}

function isLate(error: unknown): boolean {
  return error instanceof Error && (isNamed(error, 'TimeoutError') || ofLibrary.late.test(error.message));
}

export function failureOf(error: unknown): Failure {
  const code = fieldOf(error, 'code');
  if (hasEnded(error)) return { kind: 'ended', why: textOf('servers.ended') };
  if (code === 401 || isNamed(error, 'UnauthorizedError'))
    return { kind: 'needs-sign-in', why: textOf('servers.needs-sign-in') };
  if (isLate(error)) return { kind: 'failed', why: textOf('servers.no-answer') };
  if (errorCode(error) === 'ENOENT') return { kind: 'failed', why: textOf('servers.no-such-command') };
  return { kind: 'failed', why: causeOf(error) };
}

/** `fetch failed` is meaningless; its cause has the reason. */
function causeOf(error: unknown): AnyText {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? `${messageOf(error)}: ${messageOf(cause)}` : toldOf(error);
}

/** By the error's name or the name of its class. */
function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && (error.name === name || error.constructor.name === name);
}

/** The error that the model gets for a failed call; `error` null: the server is not running. */
export function remoteCallFailure(alias: string, error: unknown): ToolError {
  if (error === null) return new ToolError(`The server "${alias}" is not running. Nothing was executed.`);
  if (isUnknownSession(error))
    return new ToolError(
      `The server "${alias}" has forgotten this connection, and is connected to anew. Nothing was executed; call it again.`,
      { cause: error },
    );
  if (isLate(error))
    return new ToolError(
      `The server "${alias}" did not answer in time. Whether it did what was asked is not known.`,
      {
        cause: error,
      },
    );
  if (hasEnded(error))
    return new ToolError(
      `The server "${alias}" ended during the call. Whether it did what was asked is not known.`,
      {
        cause: error,
      },
    );
  return new ToolError(`The server "${alias}" answered with an error: ${messageOf(error).slice(0, 4000)}`, {
    cause: error,
  });
}
