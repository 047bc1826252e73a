import { fork } from 'node:child_process';
import { builtFile } from '../base/processes/built-file';
import type { FromHost, HostProcess } from '../pty-host/host-protocol';

// PTY host process, for every host except the desktop.

export type StartHostProcess = (env: Readonly<Record<string, string>>) => HostProcess;

let start: StartHostProcess = forkHostProcess;

/** For a process that cannot fork Node. */
export function replaceHostProcess(replacement: StartHostProcess): void {
  start = replacement;
}

/** As a child of Node, unless replaced. */
export const startHostProcess: StartHostProcess = (env) => start(env);

function forkHostProcess(env: Readonly<Record<string, string>>): HostProcess {
  const child = fork(builtFile('pty-host.js'), [], {
    env: { ...env },
    execArgv: ['--max-semi-space-size=1'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Ctrl-C is meant for the application, which ends the host when it no longer needs it.
    detached: true,
  });
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  return {
    send(message) {
      // The callback ignores a failed send, because the end of the process is reported anyway.
      if (child.connected) child.send(message, () => undefined);
    },
    onMessage: (listener) => void child.on('message', (message) => listener(message as FromHost)),
    onExit: (listener) => void exited.then(listener),
    kill: () => void child.kill('SIGKILL'),
  };
}
