import { quotedWord } from './argv-command';
import { withClosedKernel } from './closed-kernel';
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
