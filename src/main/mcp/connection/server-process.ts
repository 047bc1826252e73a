import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { noneInherited } from '../../base/processes/inherited-descriptors';
import type { ServerProgram } from './server-program';

// The process of a server over stdio. It leads its own session and ends with everything that it started.

export type ServerProcess = {
  readonly program: ServerProgram;
  /** Absolute. */
  readonly cwd: string;
  /** Ends the processes that the server, alive or not, left running. */
  endLeft(leader: number): Promise<void>;
};

export function startProcess({
  program: { file, args, env },
  cwd,
}: ServerProcess): ChildProcessWithoutNullStreams {
  const isWindows = process.platform === 'win32';
  // A name without an extension may be a script, which only a Windows shell can start.
  const viaShell = isWindows && !/\.(?:exe|com)$/i.test(file);
  const child = spawn(viaShell ? quoted(file) : file, viaShell ? args.map(quoted) : args, {
    cwd,
    env: { ...env },
    stdio: ['pipe', 'pipe', 'pipe', ...noneInherited()],
    detached: !isWindows,
    shell: viaShell,
    windowsHide: true,
  });
  if (!hasPipes(child)) throw new Error(`${file} has no pipes`);
  return child;
}

function hasPipes(child: ChildProcess): child is ChildProcessWithoutNullStreams {
  return child.stdin !== null && child.stdout !== null && child.stderr !== null;
}

/** For `cmd.exe`, which interprets more characters than quotes. */
function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`.replace(/[%!^&|<>()]/g, '^$&');
}

const [politeMs, termMs] = [1000, 2000];

/** Closes the input, which a well-behaved server takes for the end. Then it sends SIGTERM, then SIGKILL. */
export async function endTree(child: ChildProcess, { program, endLeft }: ServerProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const gone = child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : once(child, 'exit');
  const isGoneAfter = async (ms: number) =>
    await Promise.race([gone.then(() => true), wait(ms, false, { ref: false })]);
  child.stdin?.end();
  if (!(await isGoneAfter(politeMs))) {
    if (program.isConfined) killGroup(pid, 'SIGTERM');
    else child.kill('SIGTERM');
    if (!(await isGoneAfter(termMs))) child.kill('SIGKILL');
  }
  await gone;
  await endLeft(pid);
  child.stdout?.destroy();
  child.stderr?.destroy();
}

function killGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // It is already gone.
  }
}
