import { messageOf } from '@shared/errors';
import { ToolError } from './tool-error';
import { shownPath } from './visible-name';

// The system's error codes about a path as messages a person and a model can act on.

/** The code of a failed system call (`ENOENT`), or null for any other error. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

/** Whether the call failed because nothing is there. */
export function isMissing(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** What to tell about a failed access to `path`; `missing` is the message when there is nothing. */
export function pathFailure(error: unknown, path: string, missing: string): ToolError {
  if (error instanceof ToolError) return error;
  return new ToolError(isMissing(error) ? missing : accessMessage(error, shownPath(path)), { cause: error });
}

function accessMessage(error: unknown, path: string): string {
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
      return `Permission denied: ${path}`;
    case 'EISDIR':
      return `Path is a directory, not a file: ${path}`;
    case 'ELOOP':
      return `Path leads through links in a circle: ${path}`;
    case 'ENAMETOOLONG':
      return `Path is too long: ${path}`;
    case 'ENXIO':
    case 'ENODEV':
      return `Not a regular file: ${path}`;
    case 'EBUSY':
      return `File is in use by another program: ${path}`;
    case 'EMFILE':
    case 'ENFILE':
      return `Too many files are open on this machine to open ${path}. Close some programs and try again.`;
    default:
      return `Cannot access ${path}: ${messageOf(error)}`;
  }
}
