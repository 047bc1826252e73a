import { execFile } from 'node:child_process';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { tempFolder } from './temp-folder';

// Tiny disk: a separate file system that is easy to fill. Only root on Linux may mount one.

const exec = promisify(execFile);

export type TinyDisk = {
  readonly folder: string;
  /** Fills the disk to its last byte. */
  fill(): Promise<void>;
  empty(): Promise<void>;
};

/** Null if the system refuses the mount. The disk is removed after the test. */
export async function tinyDisk(megabytes = 8): Promise<TinyDisk | null> {
  const folder = await tempFolder();
  const mounted = await exec('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  if (!mounted) return null;
  onTestFinished(async () => void (await exec('umount', ['--lazy', folder])));
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill() {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(filler, Buffer.alloc(bavail * bsize));
    },
    empty: () => rm(filler),
  };
}
