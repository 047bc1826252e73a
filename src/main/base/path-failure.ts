import { messageOf } from '@shared/errors';
import { accessText, isMissing } from './errno';
import { ToolError } from './tool-error';
import { shownPath } from './visible-name';

/** ToolError for a failed access to `path`; `missing` is the message when there is nothing. */
export function pathFailure(error: unknown, path: string, missing: string): ToolError {
  if (error instanceof ToolError) return error;
  return new ToolError(isMissing(error) ? missing : accessMessage(error, shownPath(path)), { cause: error });
}

function accessMessage(error: unknown, path: string): string {
  return accessText(error, path) ?? `Cannot access ${path}: ${messageOf(error)}`;
}
