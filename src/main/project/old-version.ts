import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { ChangedFile } from '@shared/chat/chat';
import { messageOf } from '@shared/errors';
import { lstat } from '../base/disk';
import { isMissing } from '../base/errno';
import { hashOfFile } from '../base/files/content-hash';
import { StaleError, ToolError } from '../base/tool-error';
import { openRegularFile } from './open-regular-file';

// Old version of a file that is replaced or removed: kept before that happens, and looked at twice afterwards, at once
// and a little later, as a program that has it open may write to it still, into a file that has no name any more.

/** Where what a file held goes, so that a change of it can be taken back. */
export type ChangeKeeper = {
  /** Keeps bytes under their hash (SHA-256, hex), on the disk when it resolves; `other` when they have another one. */
  keepContent(hash: string, content: AsyncIterable<Uint8Array>): Promise<'kept' | 'other'>;
  /** Keeps a copy that a person can open, on the disk when it resolves; its absolute path. */
  keepCopy(absolutePath: string, content: AsyncIterable<Uint8Array>): Promise<string>;
  /** The file is another one now. Told even when what follows fails. */
  fileChanged(change: ChangedFile): void;
  /** Takes over a version that has lost its name, to look at it once more a little later and to close it. */
  lookAgain(old: OldVersion): void;
};

export type OldVersion = {
  readonly handle: FileHandle;
  readonly shownPath: string;
  /** Of what it held when it was looked at last (SHA-256, hex). */
  readonly hash: string;
};

/** A file that is to change, as it is expected to be. */
export type ExpectedFile = {
  readonly target: string;
  readonly shownPath: string;
  /** Of what is to lie there; null: nothing is. */
  readonly hash: string | null;
};

/** Keeps what lies there before it changes. StaleError when it is not what it was; ToolError when it cannot be kept. */
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

/** What lies there, open, once it is sure to be what it was; null when that is nothing. Else StaleError. */
export async function openUnchanged({ target, shownPath, hash }: ExpectedFile): Promise<OldVersion | null> {
  const handle = await openOld(target, shownPath);
  if (handle === null && hash === null) return null;
  if (handle !== null && hash !== null && (await hashOfFile(handle)) === hash)
    return { handle, shownPath, hash };
  await handle?.close();
  throw new StaleError(shownPath);
}

/**
 * To be called when `old` has lost its name, and takes it over: whether somebody wrote to it after the last look.
 * Resolves with the copy that was then kept, or null. ToolError when it cannot be kept.
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

/** What `old` holds now, and where a copy of that is kept if it is not what it held. Throws when none can be kept. */
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

/** Null when there is nothing. StaleError for anything but a file. */
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
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) {
    seen(chunk as Buffer);
    yield chunk as Buffer;
  }
}
