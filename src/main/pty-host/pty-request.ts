import { shellArguments } from '../base/command-shell.ts';
import type { OpenRequest } from './host-protocol.ts';
import type { PtyRequest } from './pty-device.ts';
import { sessionLeaderArguments } from './session-leader.ts';

// Spawn request: how a run starts. It chooses terminal or pipes, the program with its arguments, and a valid terminal
// size.

const largestSize = 1000;

export type Start = {
  /** Pipes for a command on Windows: a console there redraws a screen, so the output would not be exact. */
  readonly behind: 'terminal' | 'pipes';
  /** True: the session leader reports the end. False: the program's own end counts. */
  readonly hasSessionLeader: boolean;
  readonly request: PtyRequest;
};

export function startOf({ program, cwd, env, run, columns, rows }: OpenRequest, nonce: string): Start {
  const place = { cwd, env: { ...env, PILOTFISH_RUN: run }, columns: sane(columns), rows: sane(rows) };
  if (program.kind === 'program') {
    const { file, args } = program;
    return { behind: 'terminal', hasSessionLeader: false, request: { ...place, file, args } };
  }
  const { kind, file } = program.shell;
  if (kind === 'bash') {
    const args = sessionLeaderArguments(program, { run, nonce });
    return { behind: 'terminal', hasSessionLeader: true, request: { ...place, file, args } };
  }
  const request = { ...place, file, ...shellArguments(kind, program.command) };
  return { behind: 'pipes', hasSessionLeader: false, request };
}

export function sane(size: number): number {
  return Number.isFinite(size) ? Math.min(Math.max(Math.trunc(size), 1), largestSize) : 80;
}
