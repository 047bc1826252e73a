import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { messageOf } from '@shared/errors';
import { lstat, unlink } from '../base/disk';
import { isMissing } from '../base/errno';
import { syncFolder } from '../base/files/atomic-write';
import { writeFailure } from '../base/files/write-failure';
import { StaleError, ToolError } from '../base/tool-error';
import { type ChangeKeeper, keepBefore, keepLateWrite, openUnchanged } from './old-version';
import type { FileBase } from './text-file';
import type { Workspace, WorkspacePath } from './workspace';

// File removal: deletes only the approved version, and only after storing a copy of it.

export type Removal = {
  readonly base: FileBase;
  readonly signal: AbortSignal;
  readonly keeper: ChangeKeeper;
};

/** The paths of two copies: the approved content, and a last-moment write of another program, if there was one. */
export type Removed = { readonly copy: string; readonly late: string | null };

/**
 * Removes the file after storing its content, and returns the path of the copy. Throws StaleError if the file differs
 * from `base`, and ToolError for any other obstacle. The file then stays.
 */
export async function removeFile(
  workspace: Workspace,
  path: WorkspacePath,
  { base, signal, keeper }: Removal,
): Promise<Removed> {
  if ((await workspace.stat(path)) === null) throw new StaleError(path.absolute);
  const parent = await workspace.holdParent(path, 'fail');
  try {
    const target = parent.entry(basename(path.absolute));
    const place = { target, shownPath: path.absolute, hash: base.hash };
    await keepBefore(place, keeper);
    const copy = await keepExactly(workspace, path, { base, signal, keeper });
    const mode = (await lstat(target)).mode & 0o7777;
    const old = await openUnchanged(place);
    try {
      signal.throwIfAborted();
      await unlink(target);
      const change = { relativePath: path.relative, before: base.hash, after: null, mode };
      keeper.fileChanged({ ...change, exactModes: true });
      await syncFolder(parent.path);
    } catch (error) {
      await old?.handle.close();
      throw error;
    }
    return { copy, late: old && (await keepLateWrite(old, keeper)) };
  } catch (error) {
    throw isMissing(error) ? new StaleError(path.absolute) : writeFailure(error, path.absolute, signal);
  } finally {
    await parent.close();
  }
}

async function keepExactly(
  workspace: Workspace,
  path: WorkspacePath,
  { base, signal, keeper }: Removal,
): Promise<string> {
  const handle = await workspace.openFile(path);
  const hash = createHash('sha256');
  try {
    const content = chunksOf(handle, signal, (chunk) => hash.update(chunk));
    const copy = await keeper.keepCopy(path.absolute, content);
    if (hash.digest('hex') !== base.hash) throw new StaleError(path.absolute);
    return copy;
  } catch (error) {
    if (error instanceof ToolError || signal.aborted) throw error;
    const why = `a copy to restore it from could not be kept: ${messageOf(error)}`;
    throw new ToolError(`Not deleted: ${path.absolute} is as it was, because ${why}`, { cause: error });
  } finally {
    await handle.close();
  }
}

async function* chunksOf(
  handle: FileHandle,
  signal: AbortSignal,
  seen: (chunk: Uint8Array) => void,
): AsyncIterable<Uint8Array> {
  const chunks: AsyncIterable<Uint8Array> = handle.createReadStream({ start: 0, autoClose: false });
  for await (const chunk of chunks) {
    signal.throwIfAborted();
    seen(chunk);
    yield chunk;
  }
}
