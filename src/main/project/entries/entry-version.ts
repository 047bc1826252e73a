import { basename } from 'node:path';
import { folderMode, linkMode } from '@shared/chat/chat';
import { textOf } from '@shared/texts/text';
import { ToldError } from '@shared/texts/told-error';
import { lstat, readlink } from '../../base/disk';
import { isMissing } from '../../base/errno';
import { hashOf } from '../../base/files/content-hash';
import type { Workspace, WorkspacePath } from '../workspace';

// Version of an entry: a file's bytes or a link's target, with the mode. Reading follows no link.

export type EntryVersion = {
  /** The target for a link, empty for a folder. */
  readonly content: Buffer;
  /** Permission bits, or `linkMode`, or the bits with `folderMode`. */
  readonly mode: number;
  /** SHA-256 of the content, hex. */
  readonly hash: string;
};

/** Larger files have no partial undo and no diff. */
export const largestVersion = 32 * 1024 * 1024;

/**
 * Null if nothing exists there. ToldError for a folder, for other irregular files, and for a file that is too large.
 */
export async function readVersion(workspace: Workspace, path: WorkspacePath): Promise<EntryVersion | null> {
  const stats = await workspace.stat(path);
  if (stats === null) return null;
  if (stats.isSymbolicLink()) return await readLink(workspace, path);
  if (stats.isDirectory()) throw new ToldError(textOf('changes.is-folder'));
  if (!stats.isFile()) throw new ToldError(textOf('changes.no-file'));
  const handle = await workspace.openFile(path);
  try {
    const { size, mode } = await handle.stat();
    if (size > largestVersion) throw new ToldError(textOf('changes.too-large'));
    const content = await handle.readFile();
    return { content, mode: mode & 0o7777, hash: hashOf(content) };
  } finally {
    await handle.close();
  }
}

/** As `readVersion`, but also for folders, regardless of their content. */
export async function readEntry(workspace: Workspace, path: WorkspacePath): Promise<EntryVersion | null> {
  const stats = await workspace.stat(path);
  if (stats?.isDirectory() !== true) return await readVersion(workspace, path);
  const content = Buffer.alloc(0);
  return { content, mode: folderMode | (stats.mode & 0o7777), hash: hashOf(content) };
}

async function readLink(workspace: Workspace, path: WorkspacePath): Promise<EntryVersion | null> {
  const parent = await workspace.holdParent(path, 'fail');
  try {
    return await linkVersion(parent.entry(basename(path.absolute)));
  } finally {
    await parent.close();
  }
}

/** Null if there is no link. */
export async function linkVersion(target: string): Promise<EntryVersion | null> {
  try {
    if (!(await lstat(target)).isSymbolicLink()) return null;
    const content = await readlink(target, { encoding: 'buffer' });
    return { content, mode: linkMode, hash: hashOf(content) };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
