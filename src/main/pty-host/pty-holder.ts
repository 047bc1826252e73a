import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { noneInherited } from '../base/processes/inherited-descriptors.ts';
import type { DetachedFiles } from './host-protocol.ts';

// PTY holder: holds the terminal of a detached command after the application ends. It is a separate shell, started when
// the user detaches the command. It sleeps until the host closes their shared pipe, for any reason.

export type PtyHolder = {
  readonly pid: number;
  /** Makes it read the terminal into the command's log, until all other processes have closed the terminal. */
  takeOver(): void;
  /** Ends the holder when the command no longer needs it. */
  dismiss(): void;
  /** Resolves when it has ended for any reason. */
  readonly gone: Promise<void>;
};

/** `terminal` is the descriptor of a pseudo-terminal's controlling side. Rejects if the holder cannot be started. */
export async function startPtyHolder(
  terminal: number,
  { folder, log, limit }: DetachedFiles,
): Promise<PtyHolder> {
  const blocks = String(Math.floor(limit / blockSize));
  // An inherited terminal would prevent the hang-up of its session leader. Some sh cannot close a descriptor of two digits.
  const child = spawn('/bin/sh', ['-c', script, 'pilotfish-holder', folder, log, blocks], {
    stdio: ['pipe', terminal, 'ignore', ...noneInherited()],
    cwd: '/',
    // Its own session, so that Ctrl-C and the end of the user's terminal do not reach it.
    detached: true,
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await once(child, 'spawn');
  child.unref();
  const { stdin } = child;
  stdin?.on('error', () => undefined);
  return {
    pid: child.pid ?? -1,
    gone,
    takeOver: () => void stdin?.end(),
    dismiss: () => void stdin?.end('not needed\n'),
  };
}

/** The unit of `ulimit -f` in POSIX, in bytes. */
const blockSize = 512;

// - Its standard output is the terminal. It must print nothing, because the output would count as typed.
// - `left` tells the session leader that its end mark has no reader any more. `ended` tells the next application of the
// end.
// - Once the log reaches its limit, further output is read and discarded, so that the command does not block.
const script = `
trap '' HUP XFSZ
umask 077
read -r word && exit
: > "$1/left"
(if (ulimit -f "$3"); then ulimit -f "$3"; fi; exec cat <&1 >> "$2")
cat <&1 > /dev/null
[ -s "$1/status" ] && printf '\\n[Ended with exit code %s]\\n' "$(cat "$1/status")" >> "$2"
mv -f "$1/status" "$1/ended" || : > "$1/ended"
`;
