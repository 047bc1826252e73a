import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { errorCode, reasonOf } from '../errno';

/**
 * The failure of a full or read-only disk, as text. Null for any other error. `folder` names the target if the error
 * lacks a path.
 */
export function diskFailure(error: unknown, folder: string): AppError | null {
  if (!takesNothing(error)) return null;
  const path =
    error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : folder;
  const told = textOf('file.not-written', { file: path, reason: reasonOf(error) });
  return new AppError('unavailable', told, { cause: error });
}

/** The disk is full, or it is read-only. */
export function takesNothing(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS'].includes(errorCode(error) ?? '');
}
