import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { builtFile } from '../../base/processes/built-file';

// Electron's utility processes in tests: a child of Node with Electron's `process.parentPort`. Messages are clones at
// both ends.

type ForkOptions = { readonly env?: NodeJS.ProcessEnv };

class StandInUtilityProcess extends EventEmitter {
  readonly #child: ChildProcess;
  constructor(file: string, args: readonly string[], { env }: ForkOptions) {
    super();
    const port = builtFile('parent-port.js');
    this.#child = fork(file, args, {
      env,
      execArgv: ['--import', port],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('spawn', () => this.emit('spawn'));
    this.#child.on('message', (message) => this.emit('message', structuredClone(message)));
    this.#child.on('exit', (code) => this.emit('exit', code ?? 0));
  }
  get pid(): number | undefined {
    return this.#child.pid;
  }
  /** Messages to an ended process are lost. */
  postMessage(message: unknown): void {
    if (this.#child.connected) this.#child.send(structuredClone(message) as object, () => undefined);
  }
  kill(): boolean {
    return this.#child.kill();
  }
}

export const utilityProcess = {
  started: [] as StandInUtilityProcess[],
  fork(file: string, args: readonly string[] = [], options: ForkOptions = {}): StandInUtilityProcess {
    const started = new StandInUtilityProcess(file, args, options);
    this.started.push(started);
    return started;
  },
};
