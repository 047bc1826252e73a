import { cp, lstat, mkdir, open, readdir, readlink, rename, rmdir, symlink, unlink } from '../../base/disk';
import { errorCode } from '../../base/errno';
import { holdFolder } from '../held-folder';

// Exclusive rename: an entry gets another name or place, on another disk too, and never takes that of something else.

/** What differs between systems; given by tests. */
export type MoveSystem = {
  readonly platform: NodeJS.Platform;
  readonly rename: (from: string, to: string) => Promise<void>;
};

/** Asks for the function each time: a shell may have put another in its place. */
const ownSystem: MoveSystem = { platform: process.platform, rename: (from, to) => rename(from, to) };

/**
 * Moves a file, a link or a folder with all it holds. Throws the system's error, `EEXIST` when `to` is taken; then the
 * entry is where it was.
 */
export async function moveEntry(from: string, to: string, system: MoveSystem = ownSystem): Promise<void> {
  const isFolder = (await lstat(from)).isDirectory();
  // A folder of Windows cannot take the place of another by itself.
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

/** Takes the name with an entry that a rename of that kind replaces. */
async function claim(path: string, isFolder: boolean): Promise<void> {
  if (isFolder) await mkdir(path);
  else await (await open(path, 'wx')).close();
}

async function unclaim(path: string, isFolder: boolean): Promise<void> {
  await (isFolder ? rmdir(path) : unlink(path)).catch(() => undefined);
}

/** Leaves no part of it when it fails. */
async function copyEntry(from: string, to: string): Promise<void> {
  if ((await lstat(from)).isSymbolicLink()) return symlink(await readlink(from), to);
  try {
    const exact = { verbatimSymlinks: true, preserveTimestamps: true };
    await cp(from, to, { recursive: true, force: false, errorOnExist: true, ...exact });
  } catch (error) {
    if (!/EEXIST|ERR_FS_CP_EEXIST/.test(errorCode(error) ?? '')) await removeEntry(to).catch(() => undefined);
    throw error;
  }
}

/** Follows no link on the way, also one that is put there meanwhile. */
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
