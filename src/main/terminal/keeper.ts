import type { Program } from './host-protocol.ts';

// How a command is started under Unix: behind a keeper, a shell that leads its session. The keeper stays when the
// command ends, for two reasons: it prints the end mark after everything else (`end-marker.ts`), and as long as the
// leader lives the system does not hang up on what the command left running.

/** The keeper's arguments for a command. */
export function keeperArguments(program: Extract<Program, { kind: 'command' }>, nonce: string): string[] {
  return ['-c', script, 'pilotfish', program.shell, program.command, nonce];
}

// - The terminals of other runs are no business of this one, though node-pty leaves them open.
// - Without `opost` the terminal adds no carriage returns: the bytes are those that were printed.
// - A trap with a command, unlike an ignored signal, is not inherited.
// - The keeper's own remarks ("Killed …") are not the command's output.
const script = `
for fd in /dev/fd/*; do fd=\${fd##*/}; [ "$fd" -gt 2 ] && eval "exec $fd>&-"; done 2>/dev/null
command -p stty -opost 2>/dev/null
trap : HUP INT QUIT TERM
SHLVL=0
exec 9>&1 2>/dev/null
"$1" -c "$2" 2>&9 9>&-
printf '\\0%s:%d\\0' "$3" "$?"
exec 0</dev/null 1>/dev/null 9>&-
kill -STOP $$
`;
