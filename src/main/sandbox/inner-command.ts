import { release } from 'node:os';
import { quotedWord } from './argv-command';
import { countingLeft } from './left-processes';
import type { Blocking } from './signal-blocking';

// The text for the shell inside the sandbox.

/** The variable that contains the command. In a text, it would need quotes for each shell on the way. */
export const commandVariable = 'PILOTFISH_COMMAND';

/** Variables that the library sets for itself or for another application. */
const notTold = [
  commandVariable,
  'SANDBOX_RUNTIME',
  'CLAUDE_CODE_HOST_HTTP_PROXY_PORT',
  'CLAUDE_CODE_HOST_SOCKS_PROXY_PORT',
];

/** Includes threads. */
export const mostProcesses = 4_096;

/**
 * Sets the limit inside the user namespace of the sandbox, where Linux 5.14 and later count only processes in it.
 * Earlier versions count all processes of the user. Root has no limit.
 */
function processLimit(kernel: string): string {
  const [major = 0, minor = 0] = kernel.split('.').map(Number);
  const isOwnCount = major > 5 || (major === 5 && minor >= 14);
  return isOwnCount ? `ulimit -u ${mostProcesses} 2>/dev/null; ` : '';
}

type Inside = {
  /** Only if its processes are counted separately. */
  readonly limitsProcesses: boolean;
  readonly environment: Readonly<Record<string, string>>;
  /** The file in which the command reports how many processes it left; null: none. */
  readonly leftFile: string | null;
  readonly blocking: Blocking;
};

export function innerCommand(
  shell: string,
  { limitsProcesses, environment, blocking, leftFile }: Inside,
): string {
  const unset = notTold.map((name) => `-u ${name}`).join(' ');
  const set = Object.entries(environment).map(([name, value]) => quotedWord(`${name}=${value}`));
  const command = `/usr/bin/env ${blocking.inside} ${unset} ${set.join(' ')} ${quotedWord(shell)} -c "$${commandVariable}"`;
  const counted = leftFile === null ? `exec ${command}` : countingLeft(command, leftFile);
  return limitsProcesses ? processLimit(release()) + counted : counted;
}
