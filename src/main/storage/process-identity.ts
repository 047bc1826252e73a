import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from '../project/path-failure';

// Which process a number means: numbers are given again after a process has ended, the time it started is not.

/** When the process started, as a text only fit for comparison; null when no such process is alive. */
export async function processStart(pid: number): Promise<string | null> {
  if (process.platform === 'linux') return await linuxStart(pid);
  if (!isAlive(pid)) return null;
  return process.platform === 'win32' ? 'alive' : await unixStart(pid);
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
  try {
    const { stdout } = await promisify(execFile)('/bin/ps', ['-o', 'lstart=', '-p', String(pid)], {
      env: { LC_ALL: 'C' },
    });
    return stdout.trim();
  } catch {
    // Without its start the number alone must do: better a chat that cannot be written than two writers.
    return 'alive';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}
