import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FromHost, HostProcess } from '../pty-host/host-protocol';

// PTY host process as a child of Node: for every shell but Electron.

export type StartHostProcess = (env: Readonly<Record<string, string>>) => HostProcess;

/** The host's file: from source in tests; built, beside the executable, whichever chunk this ended up in. */
export function ptyHostFile(here: string = import.meta.url): string {
  if (here.endsWith('.ts')) return fileURLToPath(new URL('../pty-host/pty-host.ts', here));
  return fileURLToPath(
    new URL('main/pty-host.js', here.slice(0, here.lastIndexOf('/out/') + '/out/'.length)),
  );
}

export const forkHostProcess: StartHostProcess = (env) => {
  const child = fork(ptyHostFile(), [], {
    env: { ...env },
    execArgv: ['--max-semi-space-size=1'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Ctrl-C is for the application, which ends the host when it is done with it.
    detached: true,
  });
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  return {
    send(message) {
      // The answer to a message that is not taken is the end of the process, which is told.
      if (child.connected) child.send(message, () => undefined);
    },
    onMessage: (listener) => void child.on('message', (message) => listener(message as FromHost)),
    onExit: (listener) => void exited.then(listener),
    kill: () => void child.kill('SIGKILL'),
  };
};
