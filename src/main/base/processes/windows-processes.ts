import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

// The processes of Windows, as its own PowerShell lists them (Win32_Process). Takes half a second or more: to be asked
// for when something is to be ended or judged, never all the while.

export type WindowsProcess = {
  readonly pid: number;
  /** The number alone outlives the parent, and may be somebody else's by now. */
  readonly parent: number;
  /** Milliseconds since 1970. */
  readonly created: number;
};

/** Runs a PowerShell script; what it prints. */
export type AskWindows = (script: string) => Promise<string>;

export async function windowsProcesses(ask: AskWindows = askPowerShell): Promise<WindowsProcess[]> {
  return parseProcesses(await ask(listScript));
}

/** When the process was created, as a text only fit for comparison; rejects when that cannot be told. */
export async function windowsStart(pid: number, ask: AskWindows = askPowerShell): Promise<string> {
  const script = `(Get-CimInstance Win32_Process -Filter 'ProcessId = ${pid}').CreationDate.ToFileTimeUtc()`;
  const time = (await ask(script)).trim();
  if (!/^\d+$/.test(time)) throw new Error(`Windows did not say when process ${pid} started`);
  return time;
}

/** Below are the idle process and the system. */
const listScript =
  'Get-CimInstance Win32_Process -Filter \'ProcessId > 4\' | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) $($_.CreationDate.ToFileTimeUtc())" }';

export function parseProcesses(text: string): WindowsProcess[] {
  return [...text.matchAll(/^(\d+) (\d+) (\d+)\r?$/gm)].map(([, pid, parent, time = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    created: millisecondsOf(time),
  }));
}

/** A file time counts tenths of microseconds since 1601. */
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

/** A program of Windows itself, whatever the search path holds. */
export function systemProgram(...names: readonly string[]): string {
  return path.join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', ...names);
}
