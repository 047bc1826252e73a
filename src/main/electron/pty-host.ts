import { utilityProcess } from 'electron';
import { builtFile } from '../base/processes/built-file';
import type { FromHost } from '../pty-host/host-protocol';
import type { StartHostProcess } from '../terminal/host-process';

// The process with the pseudo-terminals, as a utility process of Electron. Electron's own binary cannot run as Node.

export const startUtilityHost: StartHostProcess = (env) => {
  const child = utilityProcess.fork(builtFile('pty-host.js'), [], {
    env: { ...env },
    serviceName: 'Pilotfish terminals',
    stdio: 'ignore',
  });
  // An error without a listener would end the application. Electron reports the end of the process too.
  child.on('error', () => {});
  let hasExited = false;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      hasExited = true;
      resolve();
    });
  });
  return {
    send(message) {
      // Some versions of Electron crash on a message to a process that has ended.
      if (!hasExited) child.postMessage(message);
    },
    onMessage: (listener) => void child.on('message', (message: FromHost) => listener(message)),
    onExit: (listener) => void exited.then(listener),
    kill: () => void child.kill(),
  };
};
