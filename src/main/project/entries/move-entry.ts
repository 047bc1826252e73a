import { cp, lstat, mkdir, open, readdir, readlink, rename, rmdir, symlink, unlink } from '../../base/disk';
import { errorCode } from '../../base/errno';
import { holdFolder } from '../held-folder';

// Exclusive rename: moves an entry to another name or folder, also on another disk, and never replaces another entry.

/** The differences between systems; tests set them. */
export type MoveSystem = {
  readonly platform: NodeJS.Platform;
  readonly rename: (from: string, to: string) => Promise<void>;
};

/** Looks up `rename` each time, because a host may have replaced it. */
const ownSystem: MoveSystem = { platform: process.platform, rename: (from, to) => rename(from, to) };

/**
 * Moves a file, a link or a folder with its content. Throws the system's error, `EEXIST` if `to` exists. The entry is
 * then unchanged.
 */
export async function moveEntry(from: string, to: string, system: MoveSystem = ownSystem): Promise<void> {
  const isFolder = (await lstat(from)).isDirectory();
  // On Windows a rename never replaces a folder, so the reservation is unnecessary.
  const claims = !(isFolder && system.platform === 'win32');
  if (claims) await claim(to, isFolder);
  try {
    await system.rename(from, to);
  } catch (error) {
    if (claims) await unclaim(to, isFolder);
    if (errorCode(error) !== 'EXDEV') throw error;
    await copyEntry(from, to);
    await removeEntry(from);
  }
}

/** Reserves the name with an entry that such a rename replaces. */
async function claim(path: string, isFolder: boolean): Promise<void> {
  if (isFolder) await mkdir(path);
  else await (await open(path, 'wx')).close();
}

async function unclaim(path: string, isFolder: boolean): Promise<void> {
  await (isFolder ? rmdir(path) : unlink(path)).catch(() => undefined);
}

/** Copies a link as a link. Throws the system’s error, `EEXIST` if `to` exists. Removes all parts of the copy if it fails. */
export async function copyEntry(from: string, to: string): Promise<void> {
  if ((await lstat(from)).isSymbolicLink()) return symlink(await readlink(from), to);
  try {
    const exact = { verbatimSymlinks: true, preserveTimestamps: true };
    await cp(from, to, { recursive: true, force: false, errorOnExist: true, ...exact });
  } catch (error) {
    if (!/EEXIST|ERR_FS_CP_EEXIST/.test(errorCode(error) ?? '')) await removeEntry(to).catch(() => undefined);
    throw error;
  }
}

/** Follows no link, even if a link appears during the removal. */
async function removeEntry(path: string): Promise<void> {
  if (!(await lstat(path)).isDirectory()) return unlink(path);
  const folder = await holdFolder(path, [], { missing: 'fail' });
  try {
    for (const name of await readdir(folder.path)) await removeEntry(folder.entry(name));
  } finally {
    await folder.close();
  }
  await rmdir(path);
}
