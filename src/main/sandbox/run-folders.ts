import { lstat, mkdir, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorCode } from '../base/errno';

// Run folders: a command's folders outside of the project. In the sandbox they are for temporary files and its inbound
// socket; for a hook they are a copy of the project. All are in one folder of the user, which is closed to other
// commands, so that they do not even see the names.

/** Not the user's own folder for temporary files: the path of a socket has at most 107 bytes, on macOS 103. */
const aroundProxies = '/tmp';
const proxyName = 'pilotfish-net-';

export type RunFolders = {
  /** Absolute. Must be closed to every command. */
  readonly around: string;
  /** Creates a folder that only its owner can access. */
  make(): Promise<string>;
  /** The start of the names that the process with this id gives. */
  nameOf(pid: number): string;
};

/** Creates the outer folder if it is missing: a cleanup of `/tmp` may have removed it. */
export async function runFolders(): Promise<RunFolders> {
  const around = await ownFolder();
  const namespace = await pidNamespace();
  const nameOf = (pid: number) => `${namespace}-${pid}-`;
  return { around, nameOf, make: () => mkdtemp(path.join(around, nameOf(process.pid))) };
}

/** Process ids are unique only with it, because containers may share `/tmp`. Only Linux has it. */
async function pidNamespace(): Promise<string> {
  if (process.platform !== 'linux') return '0';
  return (await readlink('/proc/self/ns/pid')).replace(/\D/g, '');
}

let another: Promise<string> | null = null;

async function ownFolder(): Promise<string> {
  const usual = path.join(tmpdir(), `pilotfish-${process.getuid?.() ?? ''}`);
  await mkdir(usual, { mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  const stats = await lstat(usual);
  const isOurs = stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o077) === 0;
  if (isOurs) return usual;
  // Another user created it first, because everyone may write in `/tmp`.
  another ??= mkdtemp(path.join(tmpdir(), 'pilotfish-'));
  return await another;
}

/** The start of the path of this process's folder for the sockets of its proxies, which every command reaches. */
export async function proxyFolder(): Promise<string> {
  const { nameOf } = await runFolders();
  return path.join(aroundProxies, proxyName + nameOf(process.pid));
}

/**
 * Removes run folders and folders of proxies of applications that were killed, unless a command that still runs uses
 * one. Best effort.
 */
export async function removeLeftFolders(): Promise<void> {
  const { around } = await runFolders();
  const own = await pidNamespace();
  const left = [...(await leftIn(around, own)), ...(await leftIn(aroundProxies, proxyName + own))];
  if (left.length === 0) return;
  const started = await commandLines();
  const unused = left.filter((folder) => !started.includes(folder));
  await Promise.allSettled(unused.map((folder) => rm(folder, { recursive: true, force: true })));
}

/** The folders in `around` whose names are `start`, the id of a process that has ended, and more. */
async function leftIn(around: string, start: string): Promise<readonly string[]> {
  const names = (await readdir(around)).filter((name) => {
    const pid = name.startsWith(`${start}-`) ? Number(name.slice(start.length + 1).split('-')[0]) : 0;
    return pid > 0 && !isRunning(pid);
  });
  return names.map((name) => path.join(around, name));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

/** The command lines of all processes. Those of sandboxed commands name their writable folders. */
async function commandLines(): Promise<string> {
  if (process.platform !== 'linux') return '';
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return lines.join('\n');
}
