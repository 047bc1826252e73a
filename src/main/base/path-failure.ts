import { messageOf } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { accessText, isMissing } from './errno';
import { ToolError } from './tool-error';
import { shownPath } from './visible-name';

/** ToolError for a failed access to `path`. `missing` is the message for a missing path. */
export function pathFailure(error: unknown, path: string, missing: AnyText): ToolError {
  if (error instanceof ToolError) return error;
  return new ToolError(isMissing(error) ? missing : failedAccess(error, shownPath(path)), { cause: error });
}

function failedAccess(error: unknown, path: string): AnyText {
  return accessText(error, path) ?? textOf('project-files.no-access', { path, message: messageOf(error) });
}
