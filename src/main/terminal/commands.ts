import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Terminal } from '@shared/terminal';
import { ToolError } from '../tools/tool';
import { commandEnvironment } from './command-environment';
import { findCommandShell } from './find-shell';
import type { HostClient } from './host-client';
import type { Instance } from './instance';
import { type CommandResult, runCommand } from './run-command';
import type { Terminals } from './terminals';
import { createTurnstile } from './turnstile';

// The agent's commands: so many at once, each on the list of terminals, those in the background until they end.

export type AgentCommand = {
  readonly command: string;
  /** Absolute; known to be there. */
  readonly cwd: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly call: Terminal['call'];
  /** Where outputs of the project are kept. */
  readonly outputs: string;
  readonly onOutput: (text: string) => void;
  readonly onAwaitsInput: (awaits: boolean) => void;
};

export type FinishedCommand = CommandResult & { readonly terminalId: string };

export type BackgroundCommand = {
  readonly terminalId: string;
  /** Null when it could not be started; then `ended` says why. */
  readonly pid: number | null;
  readonly log: string;
  readonly ended: Promise<FinishedCommand>;
};

export type Commands = {
  /** Resolves when it has ended, however it did. ToolError when there is no shell to run it. */
  run(command: AgentCommand): Promise<FinishedCommand>;
  /** Resolves as soon as it runs; it goes on until it ends, is stopped, or the application ends. */
  start(command: Omit<AgentCommand, 'timeoutMs'>): Promise<BackgroundCommand>;
};

export type CommandsOptions = {
  readonly host: HostClient;
  readonly terminals: Terminals;
  readonly instance: Instance;
  readonly env: NodeJS.ProcessEnv;
  /** Variables the person gives to every command. */
  readonly environment: () => Readonly<Record<string, string>>;
};

const atOnce = 16;
const inBackground = 20;

export function createCommands(options: CommandsOptions): Commands {
  const turnstile = createTurnstile(atOnce);
  let background = 0;

  return {
    async run(command) {
      const shell = await shellOf(options.env);
      const leave = await turnstile.enter(command.signal);
      try {
        return await launch(options, shell, { ...command, background: false }).ended;
      } finally {
        leave();
      }
    },
    async start(command) {
      const shell = await shellOf(options.env);
      if (background >= inBackground)
        throw new ToolError(
          `${inBackground} commands run in the background already. Stop one of them first.`,
        );
      background += 1;
      const { id, file, started, ended } = launch(options, shell, {
        ...command,
        timeoutMs: null,
        background: true,
      });
      void ended.then(() => {
        background -= 1;
      });
      const pid = await Promise.race([started, ended.then(({ groupId }) => groupId)]);
      return { terminalId: id, pid, log: file, ended };
    },
  };
}

type Launch = Omit<AgentCommand, 'timeoutMs'> & {
  readonly timeoutMs: number | null;
  readonly background: boolean;
};

function launch(
  { host, terminals, instance, env, environment }: CommandsOptions,
  shell: string,
  command: Launch,
) {
  const id = randomUUID();
  const file = path.join(command.outputs, `${id}.txt`);
  const stopping = new AbortController();
  const { background, call } = command;
  const title = command.command.trim().split('\n', 1)[0]?.slice(0, 200) ?? '';
  const shown = terminals.addCommand({ id, title, call, background, stop: () => stopping.abort() });
  let tellStarted: (pid: number) => void = () => {};
  const started = new Promise<number>((resolve) => {
    tellStarted = resolve;
  });

  const work = async (): Promise<FinishedCommand> => {
    await instance.mark();
    const result = await runCommand({
      host,
      run: `${instance.id}/${id}`,
      command: command.command,
      shell,
      cwd: command.cwd,
      env: commandEnvironment(env, environment()),
      timeoutMs: command.timeoutMs,
      signal: background ? stopping.signal : AbortSignal.any([command.signal, stopping.signal]),
      outputFile: file,
      keep: background ? 'always' : 'when-long',
      onStarted(run, pid) {
        shown.started(run);
        tellStarted(pid);
      },
      onOutput(text) {
        command.onOutput(text);
        return shown.print(text);
      },
      onAwaitsInput(awaits) {
        shown.awaitsInput(awaits);
        command.onAwaitsInput(awaits);
      },
    });
    shown.ended(result.exitCode, result.signal);
    return { ...result, terminalId: id };
  };
  return { id, file, started, ended: work() };
}

async function shellOf(env: NodeJS.ProcessEnv): Promise<string> {
  const shell = await findCommandShell(env);
  if (shell !== null) return shell;
  throw new ToolError(
    'Commands cannot be run: bash was not found on PATH. Install bash, or tell the user to.',
  );
}
