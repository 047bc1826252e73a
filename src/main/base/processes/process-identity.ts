import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from '../errno';
import { windowsStart } from './windows-processes';

// Process identity: which process a number means. Numbers are given again after a process has ended, the time it
// started is not.

/** What asks the system; given by tests. */
export type IdentitySystem = {
  readonly platform: NodeJS.Platform;
  readonly startOn: Readonly<Record<'unix' | 'windows', (pid: number) => Promise<string>>>;
};

const ownSystem: IdentitySystem = {
  platform: process.platform,
  startOn: { unix: unixStart, windows: windowsStart },
};

/** Of a process that lives, but does not say since when. */
const unknownStart = 'alive';

/** When the process started, as a text only fit for comparison; null when no such process is alive. */
export async function processStart(pid: number, system: IdentitySystem = ownSystem): Promise<string | null> {
  if (system.platform === 'linux') return await linuxStart(pid);
  if (!isAlive(pid)) return null;
  const ask = system.startOn[system.platform === 'win32' ? 'windows' : 'unix'];
  return await (pid === process.pid ? askOnce(ask) : ask(pid)).catch(() => unknownStart);
}

/**
 * Whether the process that started then is alive. Where its start is not known the number alone must do: better a chat
 * that cannot be written than two writers.
 */
export async function isProcess(
  { pid, start }: { readonly pid: number; readonly start: string },
  system: IdentitySystem = ownSystem,
): Promise<boolean> {
  const now = await processStart(pid, system);
  return now !== null && (now === start || now === unknownStart || start === unknownStart);
}

/** Our own start stays what it is, and asking for it can take a second. */
const own = new WeakMap<(pid: number) => Promise<string>, Promise<string>>();

function askOnce(ask: (pid: number) => Promise<string>): Promise<string> {
  const known = own.get(ask) ?? ask(process.pid);
  own.set(ask, known);
  // Asked again after it failed.
  known.catch(() => own.delete(ask));
  return known;
}

/** Field 22 of `stat`, counted after the program's name, which may hold anything; ticks since this boot. */
async function linuxStart(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie writes no more.
    if (state === 'Z') return null;
    return `${await bootId()} ${fields[18]}`;
  } catch {
    return null;
  }
}

async function bootId(): Promise<string> {
  return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
}

async function unixStart(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('/bin/ps', ['-o', 'lstart=', '-p', String(pid)], {
    env: { LC_ALL: 'C' },
  });
  return stdout.trim();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}
