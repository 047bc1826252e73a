import { messageOf } from '@shared/errors';

// A failed system call in words a person can act on.

const words: Readonly<Record<string, string>> = {
  EACCES: 'there is no permission',
  EPERM: 'there is no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'it does not exist',
  ENOTDIR: 'part of the path is a file',
  EEXIST: 'a file stands in its place',
  EISDIR: 'it is a folder',
  ELOOP: 'its links go in a circle',
  ENAMETOOLONG: 'the name is too long',
  EADDRINUSE: 'the port is in use',
  EADDRNOTAVAIL: 'this machine has no such address',
};

/** Why it failed, as the end of a sentence, without a full stop. */
export function reasonOf(error: unknown): string {
  return words[errorCode(error) ?? ''] ?? messageOf(error);
}

/** The system's code of a failure, such as `ENOENT`. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
