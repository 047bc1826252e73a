import { constants, type Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { messageOf } from '@shared/errors';
import { link, lstat, open, unlink } from '../disk';
import { errorCode, isMissing } from '../errno';
import { canonicalPath } from './canonical-path';
import { type RenameSystem, renameOver } from './rename-over';
import { forgetTempName, newTempName, removeStaleTempsOnce } from './stale-temps';

// Atomic write: replaces the whole file or changes nothing. A full disk, a read-only folder or a kill at any moment
// leaves either the old file or the new one.

/**
 * For the data files of Pilotfish: replaces the file at `path`, in an existing folder. A new file gets `mode` (0600).
 * An old file retains its mode unless `mode` is passed. Follows a link. Throws the system's error; the old file is then
 * unchanged.
 */
export async function writeFileAtomically(
  path: string,
  bytes: Uint8Array | string,
  { mode }: { mode?: number } = {},
): Promise<void> {
  const target = await canonicalPath(resolve(path));
  const old = await lstat(target).catch(() => null);
  await replaceFile({
    folder: dirname(target),
    name: basename(target),
    bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'utf8') : bytes,
    attributes: old === null ? null : { uid: old.uid, gid: old.gid, mode: mode ?? old.mode },
    newMode: mode ?? 0o600,
    placement: 'replace',
  });
}

/** If the owner is missing, the file gets the owner of a new file. */
export type Attributes = Pick<Stats, 'mode'> & Partial<Pick<Stats, 'uid' | 'gid'>>;

export type Replacement = {
  /** A path that leads to the same folder for the whole write. */
  readonly folder: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Mode and owner of the replaced file, for the new file to take over. Null for a new file. */
  readonly attributes: Attributes | null;
  /** Mode of a new file, before the user's umask. */
  readonly newMode: number;
  /** `create` fails with EEXIST if a file of that name has appeared. */
  readonly placement: 'create' | 'replace';
  /**
   * The last check of the old file, directly before each attempt to replace it. Throws if the file must not be
   * replaced.
   */
  readonly lastCheck?: () => Promise<void>;
  readonly signal?: AbortSignal;
  readonly system?: RenameSystem;
};

/**
 * Throws the system's error, or the error that `lastCheck` or `signal` threw. The old file is then unchanged and the
 * temp file is removed. The exception is `EUNCONFIRMED`: the new file is in place, but the sync failed.
 */
export async function replaceFile(replacement: Replacement): Promise<void> {
  const { folder, name } = replacement;
  await removeStaleTempsOnce(folder);
  const tempName = newTempName();
  const temp = join(folder, tempName);
  try {
    await writeTemp(temp, replacement);
    await place(temp, join(folder, name), replacement);
  } catch (error) {
    await unlink(temp).catch(() => undefined);
    throw error;
  } finally {
    forgetTempName(tempName);
  }
  await confirmPlacing(folder);
}

async function confirmPlacing(folder: string): Promise<void> {
  try {
    await syncFolder(folder);
  } catch (cause) {
    throw Object.assign(new Error(messageOf(cause), { cause }), { code: 'EUNCONFIRMED' });
  }
}

async function writeTemp(temp: string, { bytes, attributes, newMode, signal }: Replacement): Promise<void> {
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0);
  // The replacement of a secret must not be readable by others, even for a moment.
  const handle = await open(temp, flags, attributes === null ? newMode : 0o600);
  try {
    await writeAll(handle, bytes, signal);
    if (attributes !== null) await takeOver(handle, attributes);
    await handle.sync();
    const { size } = await handle.stat();
    if (size !== bytes.length) throw shortWrite(size, bytes.length);
  } finally {
    await handle.close();
  }
}

/** Writes every byte at the file's current position, even if the disk takes only a few at a time. */
export async function writeAll(
  file: Pick<FileHandle, 'write'>,
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    signal?.throwIfAborted();
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, null);
    if (bytesWritten === 0) throw shortWrite(written, bytes.length);
    written += bytesWritten;
  }
}

function shortWrite(taken: number, wanted: number): Error {
  return Object.assign(new Error(`the disk took only ${taken} of ${wanted} bytes`), { code: 'EIO' });
}

/** Owner first, because changing the owner clears special bits of the mode. */
async function takeOver(handle: FileHandle, { mode, ...owner }: Attributes): Promise<void> {
  const own = await handle.stat();
  const { uid = own.uid, gid = own.gid } = owner;
  if (own.uid !== uid || own.gid !== gid) await changeOwner(handle, uid, gid);
  await handle.chmod(mode & 0o7777);
}

async function changeOwner(handle: FileHandle, uid: number, gid: number): Promise<void> {
  try {
    await handle.chown(uid, gid);
  } catch (cause) {
    const why = 'it belongs to another user or group, which this user could not give the new version to';
    throw Object.assign(new Error(why, { cause }), { code: 'EOWNER' });
  }
}

type Placing = Pick<Replacement, 'placement' | 'lastCheck' | 'signal' | 'system'>;

async function place(
  temp: string,
  target: string,
  { placement, lastCheck, signal, ...system }: Placing,
): Promise<void> {
  const check = async () => {
    await lastCheck?.();
    signal?.throwIfAborted();
  };
  if (placement === 'replace') return await renameOver(temp, target, { lastCheck: check, ...system });
  await check();
  try {
    await link(temp, target);
  } catch (error) {
    if (!lacksLinks(error)) throw error;
    // This file system lacks hard links (FAT, some network shares): check, then rename.
    return await renameOver(temp, target, { lastCheck: () => assertAbsent(target), ...system });
  }
  await unlink(temp);
}

function lacksLinks(error: unknown): boolean {
  return ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(errorCode(error) ?? '');
}

async function assertAbsent(target: string): Promise<void> {
  try {
    await lstat(target);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  throw Object.assign(new Error(`exists already: ${target}`), { code: 'EEXIST' });
}

/** Syncs the new name to disk. Some systems cannot open or sync folders and do this themselves. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  try {
    const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EINVAL', 'ENOTSUP', 'EISDIR', 'EBADF'].includes(errorCode(error) ?? ''))
      throw error;
  }
}
