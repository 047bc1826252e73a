import { messageOf, toldOf } from '@shared/errors';
import { type AnyText, type TextKey, textOf } from '@shared/texts/text';

// Errno: the codes by which system calls fail, and the one table of what they mean in words.

/** The code of a failed system call (`ENOENT`), or null for any other error. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Whether the call failed because nothing is there. */
export function isMissing(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** For a person: why it failed, as the end of a sentence, without a full stop. */
export function reasonOf(error: unknown): AnyText {
  const { reason } = textsOf(error);
  return reason === undefined ? toldOf(error) : textOf(reason);
}

/** For the model: what the failure means for `path`; null when the table has no words for it. */
export function accessText(error: unknown, path: string): string | null {
  return textsOf(error).access?.(path) ?? null;
}

/** As `accessText`, where `path` was to be written. */
export function writeText(error: unknown, path: string): string | null {
  return textsOf(error).write?.(path, messageOf(error)) ?? null;
}

type Texts = {
  readonly reason?: Extract<TextKey, `errno.${string}`>;
  readonly access?: (path: string) => string;
  /** `message`: what the system said. */
  readonly write?: (path: string, message: string) => string;
};

function textsOf(error: unknown): Texts {
  return texts[errorCode(error) ?? ''] ?? {};
}

const noPermission: Texts = {
  reason: 'errno.no-permission',
  access: (path) => `Permission denied: ${path}`,
};

const noSpace = (path: string) => `No space left on the disk to write ${path}. Nothing was written.`;

const notRegular: Texts = { access: (path) => `Not a regular file: ${path}` };

const heldOpen = (path: string) =>
  `File is in use by another program: ${path}. Close it there and try again. Nothing was written.`;

const tooManyOpen: Texts = {
  access: (path) =>
    `Too many files are open on this machine to open ${path}. Close some programs and try again.`,
};

const texts: Readonly<Record<string, Texts>> = {
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: {
    reason: 'errno.read-only',
    write: (path) => `The disk is read-only: ${path}. Nothing was written.`,
  },
  ENOSPC: { reason: 'errno.disk-full', write: noSpace },
  EDQUOT: { reason: 'errno.quota', write: noSpace },
  EFBIG: {
    write: (path) =>
      `The disk or this user's limits do not allow a file as large as the new ${path}. Nothing was written.`,
  },
  ENOENT: { reason: 'errno.missing' },
  ENOTDIR: { reason: 'errno.file-in-path' },
  EEXIST: { reason: 'errno.in-its-place' },
  EISDIR: {
    reason: 'errno.folder',
    access: (path) => `Path is a directory, not a file: ${path}`,
  },
  ELOOP: {
    reason: 'errno.circle',
    access: (path) => `Path leads through links in a circle: ${path}`,
  },
  ENAMETOOLONG: { reason: 'errno.long-name', access: (path) => `Path is too long: ${path}` },
  ENXIO: notRegular,
  ENODEV: notRegular,
  EBUSY: { access: (path) => `File is in use by another program: ${path}`, write: heldOpen },
  ETXTBSY: { write: heldOpen },
  EMFILE: tooManyOpen,
  ENFILE: tooManyOpen,
  EIO: {
    write: (path, message) => `The disk failed while ${path} was written: ${message}. The old file stands.`,
  },
  EADDRINUSE: { reason: 'errno.port-in-use' },
  EADDRNOTAVAIL: { reason: 'errno.no-address' },
  // Not the system's but the atomic write's own.
  EHELD: { write: (path, message) => `${path} cannot be replaced: ${message}. Nothing was written.` },
  EOWNER: {
    write: (path, message) => `Cannot keep the owner of ${path}: ${message}. Nothing was written.`,
  },
  EUNCONFIRMED: {
    write: (path, message) =>
      `${path} is written, but the disk did not confirm that it will last: ${message}`,
  },
};
