import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

// The processes of Windows, as its own PowerShell lists them (Win32_Process). The list takes half a second or more, so
// ask only before ending or judging a process.

export type WindowsProcess = {
  readonly pid: number;
  /** The number outlives the parent, and may belong to another process now. */
  readonly parent: number;
  /** Milliseconds since 1970. */
  readonly created: number;
};

/** Runs a PowerShell script and returns its output. */
export type AskWindows = (script: string) => Promise<string>;

export async function windowsProcesses(ask: AskWindows = askPowerShell): Promise<WindowsProcess[]> {
  return parseProcesses(await ask(listScript));
}

/** The creation time of the process, as text for comparison only. Rejects if the time is unknown. */
export async function windowsStart(pid: number, ask: AskWindows = askPowerShell): Promise<string> {
  const script = `(Get-CimInstance Win32_Process -Filter 'ProcessId = ${pid}').CreationDate.ToFileTimeUtc()`;
  const time = (await ask(script)).trim();
  if (!/^\d+$/.test(time)) throw new Error(`Windows did not say when process ${pid} started`);
  return time;
}

/** The idle process and the system have lower numbers. */
const listScript =
  'Get-CimInstance Win32_Process -Filter \'ProcessId > 4\' | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) $($_.CreationDate.ToFileTimeUtc())" }';

export function parseProcesses(text: string): WindowsProcess[] {
  return [...text.matchAll(/^(\d+) (\d+) (\d+)\r?$/gm)].map(([, pid, parent, time = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    created: millisecondsOf(time),
  }));
}

/** A file time counts tenths of a microsecond since 1601. */
function millisecondsOf(fileTime: string): number {
  return Number(BigInt(fileTime) / 10_000n) - 11_644_473_600_000;
}

const askPowerShell: AskWindows = async (script) => {
  const { stdout } = await promisify(execFile)(
    systemProgram('WindowsPowerShell', 'v1.0', 'powershell.exe'),
    ['-NoProfile', '-NonInteractive', '-Command', script],
    { windowsHide: true, maxBuffer: 16 * 1024 * 1024, timeout: 10_000 },
  );
  return stdout;
};

/** A program of Windows itself, independent of the search path. */
export function systemProgram(...names: readonly string[]): string {
  return path.join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', ...names);
}
