import type { Program } from './host-protocol.ts';
import { tagOf } from './process-tree/run-tag.ts';

// How a command is started under Unix: behind a session leader, a shell that leads its session. The session leader stays when the
// command ends, for two reasons: it prints the end mark after everything else (`end-sentinel.ts`), and as long as the
// leader lives the system does not hang up on what the command left running.

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

/** No file is in it. */
const noFolder = '/dev/null';

// - The terminals of other runs are no business of this one, though node-pty leaves them open.
// - Without `opost` the terminal adds no carriage returns: the bytes are those that were printed.
// - The limit is the tag of the run; a shell or a system that knows no such limit does without.
// - A trap with a command, unlike an ignored signal, is not inherited. After a hang-up nobody is left to stay for.
// - In its folder a run that is detached leaves its status; once the host has left it, the mark is for nobody. Its end is
//   told by the holder (`pty-holder.ts`), or here if that is gone.
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
