import { promises } from 'node:fs';

// File system of the projects: whoever reaches for a project's files takes these functions, not those of Node's module,
// so that a shell can put others in their place. Electron's take a file named `*.asar` for a folder.

export type Disk = typeof promises;

/** Live: who imports one of them gets what was put in last. */
export let {
  access,
  cp,
  glob,
  link,
  lstat,
  mkdir,
  open,
  opendir,
  readFile,
  readdir,
  readlink,
  realpath,
  rename,
  rmdir,
  stat,
  statfs,
  symlink,
  unlink,
}: Disk = promises;

/** Must be called before a project is opened. */
export function replaceDisk(disk: Disk): void {
  ({
    access,
    cp,
    glob,
    link,
    lstat,
    mkdir,
    open,
    opendir,
    readFile,
    readdir,
    readlink,
    realpath,
    rename,
    rmdir,
    stat,
    statfs,
    symlink,
    unlink,
  } = disk);
}
