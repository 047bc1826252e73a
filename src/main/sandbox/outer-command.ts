import { existsSync } from 'node:fs';
import { quotedWord } from './argv-command';
import type { Blocking } from './signal-blocking';

// The command line that starts instead of a command: bwrap with the library's arguments and some more.

/** A writable folder that replaces another one (`at`) for a command. Both are real paths. */
export type Mounted = { readonly folder: string; readonly at: string };

type Outside = {
  readonly bwrap: string;
  readonly filter: string;
  readonly keepsSession: boolean;
  readonly blocking: Blocking;
  readonly mounted: readonly Mounted[];
};

/** Throws if the text begins in another way, as when it does not fit on the command line. */
export function outerCommand(text: string, outside: Outside): string {
  const { bwrap, filter, keepsSession, blocking, mounted } = outside;
  const ofItsOwn = '--new-session ';
  const beginning = `${bwrap} ${ofItsOwn}`;
  if (!text.startsWith(beginning))
    throw new Error('too many places of this project would have to be closed to the command');
  const session = keepsSession ? '' : ofItsOwn;
  const rest = withClosedKernel(withMounted(text.slice(beginning.length), mounted));
  return `exec ${blocking.outside} ${bwrap} --unshare-ipc --seccomp 9 ${session}${rest} 9<${quotedWord(filter)}`;
}

function withMounted(text: string, mounted: readonly Mounted[]): string {
  const binds = mounted.map(({ folder, at }) => ` --bind ${quotedWord(folder)} ${quotedWord(at)}`);
  return text.replace(' --proc /proc ', (proc) => binds.join('') + proc);
}

/**
 * The defaults of the OCI runtime specification (`readonlyPaths`, `maskedPaths`), because user 0 of a sandbox owns
 * these files too.
 */
const readOnlyKernel = 'sys sysrq-trigger irq bus fs acpi asound driver mtrr pressure scsi'.split(' ');
const hiddenKernel = 'kcore kpagecgroup kpagecount kpageflags keys timer_list slabinfo'.split(' ');

/** Adds arguments to bwrap that close these files. Throws if the sandbox would not have its own `/proc`. */
function withClosedKernel(text: string): string {
  const ownProc = ' --proc /proc ';
  if (!text.includes(ownProc)) throw new Error('the sandbox would show the processes of this machine');
  const closed = [
    ...readOnlyKernel.map((name) => `--ro-bind-try /proc/${name} /proc/${name}`),
    ...hiddenKernel
      .filter((name) => existsSync(`/proc/${name}`))
      .map((name) => `--ro-bind /dev/null /proc/${name}`),
  ];
  return text.replace(ownProc, `${ownProc}${closed.join(' ')} `);
}
