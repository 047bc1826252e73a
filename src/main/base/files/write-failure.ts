import type { Stats } from 'node:fs';
import { dirname } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import { errorCode, writeText } from '../errno';
import { pathFailure } from '../path-failure';
import { StaleError, ToolError } from '../tool-error';

// Write errors: checks that find an error before Pilotfish asks the user, and texts for failed writes.

/** Pilotfish refuses to change a read-only file, even if the user or a rename could replace it. */
export function assertNotReadOnly(stats: Pick<Stats, 'mode'>, shownPath: string): void {
  if ((stats.mode & 0o222) === 0) throw new ToolError(textOf('project-files.read-only', { path: shownPath }));
}

/** The error to report for a failed write. The reason of an abort passes unchanged. */
export function writeFailure(error: unknown, path: string, signal?: AbortSignal): unknown {
  if (error instanceof ToolError || (signal?.aborted && error === signal.reason)) return error;
  if (errorCode(error) === 'EEXIST') return new StaleError(path);
  const told = writeText(error, path);
  return told === null
    ? pathFailure(error, path, missingFolder(path))
    : new ToolError(told, { cause: error });
}

function missingFolder(path: string): Text {
  return textOf('project-files.no-folder', { path: dirname(path) });
}
