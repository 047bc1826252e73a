import type { OpenRequest } from './host-protocol.ts';
import { keeperArguments } from './keeper.ts';
import type { PtyRequest } from './pty-device.ts';

// How a run is started behind a terminal: which program with which arguments, at a size that a terminal can have.

const largestSize = 1000;

export function ptyRequest(
  { program, cwd, env, run, columns, rows }: OpenRequest,
  nonce: string,
): PtyRequest {
  const place = { cwd, env: { ...env, PILOTFISH_RUN: run }, columns: sane(columns), rows: sane(rows) };
  if (program.kind === 'program') return { ...place, file: program.file, args: program.args };
  if (process.platform === 'win32') return { ...place, ...windowsShell(program.shell, program.command) };
  return { ...place, file: program.shell, args: keeperArguments(program, { run, nonce }) };
}

function windowsShell(shell: string, command: string): { file: string; args: string[] } {
  const isPowerShell = /(?:powershell|pwsh)(?:\.exe)?$/i.test(shell);
  return {
    file: shell,
    args: isPowerShell ? ['-NoProfile', '-NonInteractive', '-Command', command] : ['/d', '/s', '/c', command],
  };
}

export function sane(size: number): number {
  return Number.isFinite(size) ? Math.min(Math.max(Math.trunc(size), 1), largestSize) : 80;
}
