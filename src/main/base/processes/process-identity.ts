import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from '../errno';
import { windowsStart } from './windows-processes';

// Process identity: the process that a number means. The system reuses numbers, but two processes with one number
// differ in their start time.

/** The calls to the system; tests replace them. */
export type IdentitySystem = {
  readonly platform: NodeJS.Platform;
  readonly startOn: Readonly<Record<'unix' | 'windows', (pid: number) => Promise<string>>>;
};

const ownSystem: IdentitySystem = {
  platform: process.platform,
  startOn: { unix: unixStart, windows: windowsStart },
};

/** The start of a living process with an unknown start time. */
const unknownStart = 'alive';

/** The start time of the process, as text for comparison only. Null if the process is dead. */
export async function processStart(pid: number, system: IdentitySystem = ownSystem): Promise<string | null> {
  if (system.platform === 'linux') return await linuxStart(pid);
  if (!isAlive(pid)) return null;
  const ask = system.startOn[system.platform === 'win32' ? 'windows' : 'unix'];
  return await (pid === process.pid ? askOnce(ask) : ask(pid)).catch(() => unknownStart);
}

/**
 * Whether the process with this start time is alive. If the start is unknown, the number alone decides: a chat that
 * cannot be written is better than two writers.
 */
export async function isProcess(
  { pid, start }: { readonly pid: number; readonly start: string },
  system: IdentitySystem = ownSystem,
): Promise<boolean> {
  const now = await processStart(pid, system);
  return now !== null && (now === start || now === unknownStart || start === unknownStart);
}

/** The start of this process is constant, and finding it can take a second. */
const own = new WeakMap<(pid: number) => Promise<string>, Promise<string>>();

function askOnce(ask: (pid: number) => Promise<string>): Promise<string> {
  const known = own.get(ask) ?? ask(process.pid);
  own.set(ask, known);
  // The next call tries again after a failure.
  known.catch(() => own.delete(ask));
  return known;
}

/**
 * Field 22 of `stat`, in ticks since this boot. Counted after the program's name, because the name may contain any
 * character.
 */
async function linuxStart(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has finished its writes.
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
