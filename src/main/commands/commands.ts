import { Closed } from '../base/closed';
import type { Shell } from '../base/command-shell';
import { createSemaphore } from '../base/semaphore';
import { createOutputRoom } from '../storage/chats/output-room';
import { type BackgroundCommand, type BackgroundOptions, createBackground } from './background';
import { currentShell } from './current-shell';
import type { AgentCommand, RanCommand } from './launch-command';
import { createOpenPorts } from './open-ports';

// Job control of the agent's commands: limits how many run at once and lists each as a terminal. Background commands
// run until they end.

export type { BackgroundCommand, BackgroundEnd } from './background';
export type { AgentCommand } from './launch-command';

export type FinishedCommand = RanCommand & {
  readonly terminalId: string;
  readonly benignExitCodes?: readonly number[];
  /** The user ended it, or its turn. */
  readonly stopped: boolean;
};

export type Commands = {
  /** Resolves when the command has ended in any way. ToolError if the shell is missing. */
  run(command: AgentCommand): Promise<FinishedCommand>;
  /**
   * Resolves when the command runs. It continues until it ends, is stopped, or the application ends without detaching
   * it.
   */
  start(command: Omit<AgentCommand, 'timeoutMs'>): Promise<BackgroundCommand>;
  /** The shell for commands. ToolError if it is missing. */
  shell(): Promise<Shell>;
  /** The logs of commands that outlive the application. Absolute paths. */
  logsLeft(): Promise<readonly string[]>;
  /** Lists the commands that an earlier application left running, and answers for them from now on. */
  adopt(): Promise<void>;
  /** Ends every attached command, and then the host. */
  close(): Promise<void>;
};

const atOnce = 16;

export function createCommands(options: BackgroundOptions): Commands {
  const semaphore = createSemaphore(atOnce);
  const { outputsLimit: limit } = options;
  const outputRoom = createOutputRoom({
    inUse: options.detached.logs,
    ...(limit !== undefined && { limit }),
  });
  const ports = createOpenPorts();
  const launching = { ...options, outputRoom, ports };
  const background = createBackground(launching);
  return {
    async run(command) {
      const leave = await semaphore.enter(command.signal);
      try {
        const { launchCommand } = await import('./launch-command');
        const { id, shown, benignExitCodes, result } = await launchCommand(launching, {
          ...command,
          kind: 'waited-for',
        });
        const finished = await result;
        const stopped = finished.end === 'cancelled' && !(command.signal.reason instanceof Closed);
        shown.ended({ ...finished, stopped, lingers: finished.backgroundPids.length > 0 });
        return { ...finished, stopped, terminalId: id, benignExitCodes };
      } finally {
        leave();
      }
    },
    start: background.start,
    shell: async () => (await currentShell(options)).kind,
    logsLeft: options.detached.logs,
    adopt: background.adopt,
    async close() {
      let settled = async () => {};
      try {
        settled = await background.leave();
      } finally {
        await Promise.all([options.host.close(), ports.close()]);
      }
      await settled();
    },
  };
}

/** The same commands, but each starts only after `ready`. */
export function commandsAfter(ready: Promise<void>, commands: Commands): Commands {
  return {
    ...commands,
    async run(command) {
      await ready;
      return await commands.run(command);
    },
    async start(command) {
      await ready;
      return await commands.start(command);
    },
  };
}
