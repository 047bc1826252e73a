import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import { app } from './app';

// `utilityProcess` (lib/browser/api/utility-process.ts): a child of Node with `process.parentPort`. Messages are clones.
// A message to an ended process is lost. Before `spawn` and after the end there is no `pid`, and `kill` returns false.

type Options = { readonly env?: NodeJS.ProcessEnv };

class UtilityProcess extends EventEmitter {
  readonly #child: ChildProcess;
  pid: number | undefined;

  constructor(file: string, args: readonly string[], { env = process.env }: Options) {
    super();
    if (!file) throw new Error('Missing UtilityProcess entry script.');
    const child = fork(file, args, {
      env,
      execPath: process.env.ELECTRON_SHIM_NODE ?? 'node',
      execArgv: ['--import', fileURLToPath(new URL('./parent-port.ts', import.meta.url))],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child = child;
    child.on('spawn', () => {
      this.pid = child.pid;
      this.emit('spawn');
    });
    child.on('message', (message) => this.emit('message', message));
    child.on('exit', (code) => {
      this.pid = undefined;
      this.emit('exit', code ?? 0);
    });
  }

  postMessage(message: object): void {
    if (this.#child.connected) this.#child.send(message, () => {});
  }

  kill(): boolean {
    return this.pid !== undefined && this.#child.kill();
  }
}

export const utilityProcess = {
  fork(file: string, args: readonly string[] = [], options: Options = {}): UtilityProcess {
    app.throwUnlessReady('utilityProcess cannot be created before app is ready.');
    return new UtilityProcess(file, args, options);
  },
};
