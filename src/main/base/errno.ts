import { messageOf } from '@shared/errors';
import { type AnyText, type Text, type TextKey, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';

// Errno: the codes of failed system calls, and the one table of their meanings in words.

/** The code of a failed system call (`ENOENT`), or null for any other error. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Whether the call failed because the path is missing. */
export function isMissing(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** The reason of a failure, for the user: the end of a sentence, without a full stop. */
export function reasonOf(error: unknown): AnyText {
  const { reason } = textsOf(error);
  return reason === undefined ? toldOf(error) : textOf(reason);
}

/** The meaning of the failure for `path`, as a sentence. Null if the table lacks the code. */
export function accessText(error: unknown, path: string): Text | null {
  const { access } = textsOf(error);
  return access === undefined ? null : textOf(access, { path });
}

/** As `accessText`, for a failed write to `path`. */
export function writeText(error: unknown, path: string): Text | null {
  return textsOf(error).write?.(path, messageOf(error)) ?? null;
}

type Texts = {
  readonly reason?: Extract<TextKey, `errno.${string}`>;
  readonly access?: AccessKey;
  /** `message`: the system's error message. */
  readonly write?: (path: string, message: string) => Text;
};

type AccessKey =
  `project-files.${'no-permission' | 'not-regular' | 'too-many-open' | 'is-folder' | 'link-circle' | 'long-path' | 'in-use'}`;

function textsOf(error: unknown): Texts {
  return texts[errorCode(error) ?? ''] ?? {};
}

const noPermission: Texts = { reason: 'errno.no-permission', access: 'project-files.no-permission' };

const noSpace = (path: string) => textOf('project-files.no-space', { path });

const notRegular: Texts = { access: 'project-files.not-regular' };

const heldOpen = (path: string) => textOf('project-files.not-replaced-in-use', { path });

const tooManyOpen: Texts = { access: 'project-files.too-many-open' };

const texts: Readonly<Record<string, Texts>> = {
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: { reason: 'errno.read-only', write: (path) => textOf('project-files.read-only-disk', { path }) },
  ENOSPC: { reason: 'errno.disk-full', write: noSpace },
  EDQUOT: { reason: 'errno.quota', write: noSpace },
  EFBIG: { write: (path) => textOf('project-files.large-file', { path }) },
  ENOENT: { reason: 'errno.missing' },
  ENOTDIR: { reason: 'errno.file-in-path' },
  EEXIST: { reason: 'errno.in-its-place' },
  EISDIR: { reason: 'errno.folder', access: 'project-files.is-folder' },
  ELOOP: { reason: 'errno.circle', access: 'project-files.link-circle' },
  ENAMETOOLONG: { reason: 'errno.long-name', access: 'project-files.long-path' },
  ENXIO: notRegular,
  ENODEV: notRegular,
  EBUSY: { access: 'project-files.in-use', write: heldOpen },
  ETXTBSY: { write: heldOpen },
  EMFILE: tooManyOpen,
  ENFILE: tooManyOpen,
  EIO: { write: (path, message) => textOf('project-files.disk-failed', { path, message }) },
  EADDRINUSE: { reason: 'errno.port-in-use' },
  EADDRNOTAVAIL: { reason: 'errno.no-address' },
  // Codes of the atomic write, not of the system.
  EHELD: { write: (path, message) => textOf('project-files.not-replaced', { path, message }) },
  EOWNER: { write: (path, message) => textOf('project-files.owner-lost', { path, message }) },
  EUNCONFIRMED: { write: (path, message) => textOf('project-files.unconfirmed', { path, message }) },
};
