import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync } from 'node:fs';
import type { DetachedFiles } from './host-protocol.ts';

// PTY holder, by which a command has its terminal when the application is gone: a shell beside the host, started when
// the person wishes the command detached, that sleeps until the host lets go of the pipe they share, however that comes
// about.

export type PtyHolder = {
  readonly pid: number;
  /** From now on it reads the terminal, into the command's log, until nothing has it open any more. */
  takeOver(): void;
  /** It is not needed any more, and goes. */
  dismiss(): void;
  /** Settles when it has ended, by whatever cause. */
  readonly gone: Promise<void>;
};

/** `terminal` is the descriptor of a pseudo-terminal's controlling side. Rejects when it cannot be started. */
export async function startPtyHolder(
  terminal: number,
  { folder, log, limit }: DetachedFiles,
): Promise<PtyHolder> {
  const blocks = String(Math.floor(limit / blockSize));
  const nothing = openSync('/dev/null', 'r');
  const child = spawn('/bin/sh', ['-c', script, 'pilotfish-holder', folder, log, blocks], {
    stdio: ['pipe', terminal, 'ignore', ...inherited().map(() => nothing)],
    cwd: '/',
    // A session of its own: neither Ctrl-C nor the end of the person's terminal reaches it.
    detached: true,
  });
  closeSync(nothing);
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

/**
 * A place for every descriptor above standard error that a child might be handed down. node-pty leaves the terminals
 * of other runs open to all children, and as long as one of them has such a terminal its session leader is not hung up on. Not
 * every sh can close a descriptor of two digits, so each is put out of reach before it starts.
 */
function inherited(): number[] {
  const highest = Math.max(2, ...readdirSync('/dev/fd').map(Number));
  return Array.from({ length: highest - 2 }, (_, index) => index + 3);
}

/** Of `ulimit -f`, by POSIX. */
const blockSize = 512;

// - Its standard output is the terminal: nothing may be printed to it, that would be typed.
// - `left` tells the session leader that nobody reads its end mark any more, `ended` tells the next application of the end.
// - Once the log is as long as it may be, output is read and forgotten, so that the command is not held up.
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
