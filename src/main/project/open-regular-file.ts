import { constants, type Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { textOf } from '@shared/texts/text';
import { lstat, open, statfs } from '../base/disk';
import { pathFailure } from '../base/path-failure';
import { ToolError } from '../base/tool-error';
import { pathOnly } from './held-folder';

// Regular file, opened without waiting. Every other kind of file is refused.

/** File systems of the kernel (proc, sysfs, debugfs, tracefs). Their "files" may hang, never end, or act when read. */
const kernelFilesystems = new Set([0x9fa0, 0x62656572, 0x64626720, 0x74726163]);

type Open = (path: string, shown: string) => Promise<FileHandle>;

/**
 * Opens `path` for reading if it is a regular file. Never waits: it checks a FIFO, device or socket without opening it.
 * `shown` names the file in errors, which are ToolErrors. Refuses a file on another device than `rootDevice` if it is
 * in a file system of the kernel.
 */
export async function openRegularFile(
  path: string,
  shown: string,
  { rootDevice, openBy = defaultOpen }: { rootDevice: number; openBy?: Open },
): Promise<FileHandle> {
  try {
    const handle = await openBy(path, shown);
    if (await isKernelFile(handle, path, rootDevice)) {
      await handle.close();
      throw notRegular(shown);
    }
    return handle;
  } catch (error) {
    throw pathFailure(error, shown, textOf('project-files.no-file', { path: shown }));
  }
}

/** Whether the folder is in a file system of the kernel. Only Linux has such folders. */
export async function isKernelFilesystem(path: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  return kernelFilesystems.has((await statfs(path)).type);
}

async function isKernelFile(handle: FileHandle, path: string, rootDevice: number): Promise<boolean> {
  if (process.platform !== 'linux' || (await handle.stat()).dev === rootDevice) return false;
  return isKernelFilesystem(path);
}

/** Names the entry first, and opens it only after it is known to be a regular file. */
export async function openByDescriptor(path: string, shown: string): Promise<FileHandle> {
  const named = await open(path, pathOnly | constants.O_NOFOLLOW);
  try {
    assertRegular(await named.stat(), shown);
    return await open(`/proc/self/fd/${named.fd}`, constants.O_RDONLY | constants.O_NONBLOCK);
  } finally {
    await named.close();
  }
}

export async function openByPath(path: string, shown: string): Promise<FileHandle> {
  assertRegular(await lstat(path), shown);
  // Windows has neither flag. There the check below notices a FIFO or a link in place of the file.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const handle = await open(path, flags);
  const stats = await handle.stat();
  if (stats.isFile()) return handle;
  await handle.close();
  throw notRegular(shown);
}

const defaultOpen: Open = process.platform === 'linux' ? openByDescriptor : openByPath;

function assertRegular(stats: Stats, shown: string): void {
  if (stats.isDirectory()) throw new ToolError(textOf('project-files.is-folder', { path: shown }));
  if (!stats.isFile()) throw notRegular(shown);
}

function notRegular(path: string): ToolError {
  return new ToolError(textOf('project-files.not-regular', { path }));
}
