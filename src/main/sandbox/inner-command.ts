import { release } from 'node:os';
import { quotedWord } from './argv-command';
import { countingLeft } from './left-processes';
import type { Blocking } from './signal-blocking';

// What runs inside the sandbox, as text for a shell.

/** The command comes in by a variable: in a text it would have to be quoted again for each shell on the way. */
export const commandVariable = 'PILOTFISH_COMMAND';

/** What the library says to commands of itself, or sets to what is another's. */
const notTold = [
  commandVariable,
  'SANDBOX_RUNTIME',
  'CLAUDE_CODE_HOST_HTTP_PROXY_PORT',
  'CLAUDE_CODE_HOST_SOCKS_PROXY_PORT',
];

/** Threads count too. */
export const mostProcesses = 4_096;

/**
 * The limit is set inside the user namespace of the sandbox, where the kernel counts only what is in it, from Linux 5.14
 * on. Before, it counts all processes of the user. Root has no such limit.
 */
function processLimit(kernel: string): string {
  const [major = 0, minor = 0] = kernel.split('.').map(Number);
  const isOwnCount = major > 5 || (major === 5 && minor >= 14);
  return isOwnCount ? `ulimit -u ${mostProcesses} 2>/dev/null; ` : '';
}

type Inside = {
  readonly environment: Readonly<Record<string, string>>;
  /** Where the command says how many processes it left; null: nowhere. */
  readonly leftFile: string | null;
  readonly blocking: Blocking;
};

export function innerCommand(shell: string, { environment, blocking, leftFile }: Inside): string {
  const unset = notTold.map((name) => `-u ${name}`).join(' ');
  const set = Object.entries(environment).map(([name, value]) => quotedWord(`${name}=${value}`));
  const command = `/usr/bin/env ${blocking.inside} ${unset} ${set.join(' ')} ${quotedWord(shell)} -c "$${commandVariable}"`;
  const counted = leftFile === null ? `exec ${command}` : countingLeft(command, leftFile);
  return processLimit(release()) + counted;
}
