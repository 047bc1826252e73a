import { promises } from 'node:fs';

// File system for projects. Code that accesses project files uses these functions instead of Node's module, so that a
// host can replace them: Electron's own functions treat a file named `*.asar` as a folder.

export type Disk = typeof promises;

/** Live bindings: importers get the functions that `replaceDisk` set last. */
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
