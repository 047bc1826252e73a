import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { ChangedFile } from '@shared/chat/chat';
import { messageOf } from '@shared/errors';
import { lstat } from '../base/disk';
import { isMissing } from '../base/errno';
import { hashOfFile } from '../base/files/content-hash';
import { StaleError, ToolError } from '../base/tool-error';
import { openRegularFile } from './open-regular-file';

// Old version of a file that is replaced or removed. Pilotfish stores it first, then checks it twice: at once and a
// little later. A program that has the file open may still write to it after it has lost its name.

/** Stores the old content of files, for undo. */
export type ChangeKeeper = {
  /**
   * Stores bytes under their hash (SHA-256, hex) and syncs them. Resolves with `other` if they have a different hash.
   */
  keepContent(hash: string, content: AsyncIterable<Uint8Array>): Promise<'kept' | 'other'>;
  /** Stores a copy that the user can open, and syncs it. Resolves with its absolute path. */
  keepCopy(absolutePath: string, content: AsyncIterable<Uint8Array>): Promise<string>;
  /** The file has changed. Called even if a later step fails. */
  fileChanged(change: ChangedFile): void;
  /** Takes over a version without a name, to check it once more a little later and close it. */
  lookAgain(old: OldVersion): void;
};

export type OldVersion = {
  readonly handle: FileHandle;
  readonly shownPath: string;
  /** Hash of the content at the last check (SHA-256, hex). */
  readonly hash: string;
};

/** The expected state of a file before a change. */
export type ExpectedFile = {
  readonly target: string;
  readonly shownPath: string;
  /** Hash of the expected content. Null: the file must be missing. */
  readonly hash: string | null;
};

/**
 * Stores the file before it changes. Throws StaleError if its content is not the expected one, and ToolError if it
 * cannot be stored.
 */
export async function keepBefore(
  { target, shownPath, hash }: ExpectedFile,
  keeper: ChangeKeeper,
): Promise<void> {
  const handle = await openOld(target, shownPath);
  if (handle === null || hash === null) throw new StaleError(shownPath);
  try {
    if ((await keeper.keepContent(hash, contentOf(handle))) === 'kept') return;
  } catch (cause) {
    const why = `what it holds now could not be kept, to go back to: ${messageOf(cause)}`;
    throw new ToolError(`Not applied: ${shownPath} is as it was, because ${why}`, { cause });
  } finally {
    await handle.close();
  }
  throw new StaleError(shownPath);
}

/** Opens the file and checks its content. Null if the file is missing, as expected. Otherwise throws StaleError. */
export async function openUnchanged({ target, shownPath, hash }: ExpectedFile): Promise<OldVersion | null> {
  const handle = await openOld(target, shownPath);
  if (handle === null && hash === null) return null;
  if (handle !== null && hash !== null && (await hashOfFile(handle)) === hash)
    return { handle, shownPath, hash };
  await handle?.close();
  throw new StaleError(shownPath);
}

/**
 * Takes over `old` after it has lost its name, and checks whether another program wrote to it after the last check.
 * Resolves with the path of a copy if so, else null. Throws ToolError if the copy fails.
 */
export async function keepLateWrite(old: OldVersion, keeper: ChangeKeeper): Promise<string | null> {
  try {
    const { copy, hash } = await keepIfWritten(old, keeper);
    keeper.lookAgain({ ...old, hash });
    return copy;
  } catch (cause) {
    await old.handle.close();
    throw new ToolError(
      `${old.shownPath} is changed as approved, but another program wrote to its old version at the same moment, and that could not be kept: ${messageOf(cause)}`,
      { cause },
    );
  }
}

/** The hash of `old` now, and the path of a copy if its content has changed. Throws if the copy fails. */
export async function keepIfWritten(
  { handle, shownPath, hash }: OldVersion,
  { keepCopy }: Pick<ChangeKeeper, 'keepCopy'>,
): Promise<{ readonly copy: string | null; readonly hash: string }> {
  if ((await hashOfFile(handle)) === hash) return { copy: null, hash };
  const copied = createHash('sha256');
  const copy = await keepCopy(
    shownPath,
    contentOf(handle, (chunk) => copied.update(chunk)),
  );
  return { copy, hash: copied.digest('hex') };
}

/** Null if nothing exists there. Throws StaleError for anything but a file. */
async function openOld(target: string, shownPath: string): Promise<FileHandle | null> {
  const stats = await lstat(target).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (stats === null) return null;
  if (!stats.isFile()) throw new StaleError(shownPath);
  return await openRegularFile(target, shownPath, { rootDevice: stats.dev });
}

async function* contentOf(
  handle: FileHandle,
  seen: (chunk: Uint8Array) => void = () => undefined,
): AsyncIterable<Uint8Array> {
  const chunks: AsyncIterable<Uint8Array> = handle.createReadStream({ start: 0, autoClose: false });
  for await (const chunk of chunks) {
    seen(chunk);
    yield chunk;
  }
}
