import { spawn } from 'node:child_process';
import type { FromHost, ToHost } from './host-protocol.ts';

// Dead-man switch: ends the runs if this process dies suddenly, as a utility process of Electron does when the
// application is killed. It is a separate shell that sleeps until the shared pipe closes. Processes that have cleared
// their environment are found at the next start.

export type Guard = {
  heard(message: ToHost): void;
  told(message: FromHost): void;
  /** Everything was ended properly. */
  dismiss(): void;
};

/** Windows has no guard. */
export function createGuard(platform: NodeJS.Platform = process.platform): Guard {
  const spared = new Set<string>();
  let say: ((line: string) => void) | null = null;
  return {
    heard(message) {
      if (message.type === 'open' && platform !== 'win32') say ??= startGuard(instanceOf(message.run));
    },
    told(message) {
      if (message.type !== 'detached') return;
      if (message.answer.kind === 'held') spared.add(message.run);
      else spared.delete(message.run);
      say?.(`spare ${[...spared].join(' ')}`);
    },
    dismiss: () => say?.('dismiss'),
  };
}

/** Starts the guard and returns a function that writes to it. If it cannot start, the host runs without it. */
function startGuard(instance: string): (line: string) => void {
  const child = spawn('/bin/sh', ['-c', script, 'pilotfish-guard', instance], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    // Its own session, so that no hang-up reaches it.
    detached: true,
  });
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.unref();
  return (line) => void child.stdin.write(`${line}\n`);
}

function instanceOf(run: string): string {
  return run.slice(0, run.indexOf('/'));
}

// - If /proc is missing, `ps` shows environments.
// - A process that ignores TERM gets KILL after a second, several times, because it may start new processes.
const script = `
trap '' HUP INT TERM
spared=' '
while read -r word rest; do
  case $word in spare) spared=" $rest " ;; dismiss) exit ;; esac
done
runs() {
  if [ -r /proc/self/environ ]; then
    for file in $(grep -lza "^PILOTFISH_RUN=$1/" /proc/[0-9]*/environ 2>/dev/null); do
      pid=\${file#/proc/}
      echo "\${pid%/environ} $(tr '\\0' '\\n' < "$file" 2>/dev/null | sed -n 's/^PILOTFISH_RUN=//p')"
    done
  else
    /bin/ps -axEww -o pid= -o command= | sed -n "s|^ *\\([0-9]*\\) .* PILOTFISH_RUN=\\($1/[^ ]*\\).*|\\1 \\2|p"
  fi
}
signal() {
  runs "$2" | while read -r pid run; do
    case $spared in *" $run "*) ;; *) kill "-$1" "$pid"; kill -CONT "$pid" ;; esac
  done 2>/dev/null
}
signal TERM "$1"
for round in 1 2 3; do sleep 1; signal KILL "$1"; done
`;
