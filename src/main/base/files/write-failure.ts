import type { Stats } from 'node:fs';
import { dirname } from 'node:path';
import { messageOf } from '@shared/errors';
import { errorCode, pathFailure } from '../path-failure';
import { StaleError, ToolError } from '../tool-error';

// What can hinder a write, found before anybody is asked about it where that is possible, and said in words.

/** A file that nobody may write is left alone, also by a user or a rename that could. */
export function assertNotReadOnly(stats: Pick<Stats, 'mode'>, shownPath: string): void {
  if ((stats.mode & 0o222) === 0) throw new ToolError(`File is read-only: ${shownPath}`);
}

/** What to tell about a write that failed. The reason of an abort is passed on as it is. */
export function writeFailure(error: unknown, path: string, signal?: AbortSignal): unknown {
  if (error instanceof ToolError || (signal?.aborted && error === signal.reason)) return error;
  if (errorCode(error) === 'EEXIST') return new StaleError(path);
  const message = writeMessage(error, path);
  return message === null
    ? pathFailure(error, path, missingFolder(path))
    : new ToolError(message, { cause: error });
}

function writeMessage(error: unknown, path: string): string | null {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `No space left on the disk to write ${path}. Nothing was written.`;
    case 'EFBIG':
      return `The disk or this user's limits do not allow a file as large as the new ${path}. Nothing was written.`;
    case 'EROFS':
      return `The disk is read-only: ${path}. Nothing was written.`;
    case 'EBUSY':
    case 'ETXTBSY':
      return `File is in use by another program: ${path}. Close it there and try again. Nothing was written.`;
    case 'EHELD':
      return `${path} cannot be replaced: ${messageOf(error)}. Nothing was written.`;
    case 'EIO':
      return `The disk failed while ${path} was written: ${messageOf(error)}. The old file stands.`;
    case 'EOWNER':
      return `Cannot keep the owner of ${path}: ${messageOf(error)}. Nothing was written.`;
    case 'EUNCONFIRMED':
      return `${path} is written, but the disk did not confirm that it will last: ${messageOf(error)}`;
    default:
      return null;
  }
}

function missingFolder(path: string): string {
  return `Directory not found: ${dirname(path)}`;
}
