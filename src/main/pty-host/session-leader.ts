import type { Program } from './host-protocol.ts';
import { tagOf } from './process-tree/run-tag.ts';

// How a command starts on Unix: behind a session leader, a shell that leads its session. The leader outlives the
// command for two reasons. It prints the end mark after everything else (`end-sentinel.ts`). While it lives, the system
// does not hang up on the processes that the command left running.

/** The session leader's arguments for a command. */
export function sessionLeaderArguments(
  program: Extract<Program, { kind: 'command' }>,
  { run, nonce }: { readonly run: string; readonly nonce: string },
): string[] {
  const { shell, command, statusFolder } = program;
  return [
    '-c',
    script,
    'pilotfish',
    shell.file,
    command,
    nonce,
    String(tagOf(run)),
    statusFolder ?? noFolder,
  ];
}

/** A path that cannot contain a file. */
const noFolder = '/dev/null';

// - Closes the terminals of other runs, because node-pty leaves them open.
// - Without `opost` the terminal adds no carriage returns, so the bytes are exactly those that were printed.
// - The limit is the tag of the run. A shell or system without this limit skips it.
// - A trap with a command, unlike an ignored signal, is not inherited. After a hang-up the leader has no reason to
// stay.
// - A detached run writes its status to its folder. After the host has left it, the mark has no reader. The holder
// reports the end (`pty-holder.ts`), or this script does if the holder is gone.
// - The session leader's own remarks ("Killed …") are not the command's output.
const script = `
for fd in /dev/fd/*; do fd=\${fd##*/}; [ "$fd" -gt 2 ] && eval "exec $fd>&-"; done 2>/dev/null
command -p stty -opost 2>/dev/null
ulimit -S -x "$4" 2>/dev/null
trap : INT QUIT TERM
trap hung_up=1 HUP
SHLVL=0
exec 9>&1 2>/dev/null
"$1" -c "$2" 2>&9 9>&-
status=$?
[ -d "$5" ] && printf %d "$status" > "$5/status"
[ -e "$5/left" ] || printf '\\0%s:%d\\0' "$3" "$status"
exec 0</dev/null 1>/dev/null 9>&-
[ "$hung_up" ] || kill -STOP $$
[ "$hung_up" ] && [ -e "$5/left" ] && [ -e "$5/status" ] && command -p mv -f "$5/status" "$5/ended"
`;
