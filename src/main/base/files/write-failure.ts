import type { Stats } from 'node:fs';
import { dirname } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import { errorCode, writeText } from '../errno';
import { pathFailure } from '../path-failure';
import { StaleError, ToolError } from '../tool-error';

// Write errors: what can hinder a write, found before anybody is asked about it where that is possible, and said in
// words.

/** A file that nobody may write is left alone, also by a user or a rename that could. */
export function assertNotReadOnly(stats: Pick<Stats, 'mode'>, shownPath: string): void {
  if ((stats.mode & 0o222) === 0) throw new ToolError(textOf('project-files.read-only', { path: shownPath }));
}

/** What to tell about a write that failed. The reason of an abort is passed on as it is. */
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
