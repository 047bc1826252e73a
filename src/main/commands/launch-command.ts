import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messageOf } from '@shared/errors';
import type { Terminal } from '@shared/terminal/terminal';
import { say, type Text, textOf } from '@shared/texts/text';
import { type CommandShell, type Shell, shellNames } from '../base/command-shell';
import type { TimeLimit } from '../base/time-limit';
import { ToolError } from '../base/tool-error';
import { benignExitCodes } from '../command-safety/benign-exit-codes';
import { type CommandPin, pinProblem } from '../command-safety/command-pin';
import type { Device } from '../pty-host/host-protocol';
import { type Ended, nothingLeft, type Sandbox } from '../sandbox/wrap-command';
import type { OutputRoom } from '../storage/chats/output-room';
import { commandEnvironment, pinnedEnvironment } from '../terminal/command-environment';
import { findCommandShell } from '../terminal/find-shell';
import type { HostClient, Run } from '../terminal/host-client';
import type { Instance } from '../terminal/instance';
import type { ShownCommand, Terminals } from '../terminal/terminals';
import { createCommandOutput } from './command-output';
import { type Confined, confineCommand, type Runnable } from './confine-command';
import type { DetachedStore } from './detached/detached-store';
import { createHoldBack } from './hold-back';
import type { OpenPorts } from './open-ports';
import { ripgrepConfig } from './ripgrep-config';
import { type CommandRequest, type CommandResult, neverRun, runCommand } from './run-command';

// Starts one command of the agent's and puts it on the list of terminals.

export type AgentCommand = {
  readonly command: string;
  /** Absolute; known to be there. */
  readonly cwd: string;
  /** The one it was approved for. */
  readonly shell: Shell;
  /** How it is held when nobody was asked about it; null when somebody, a rule or a mode lets it run as it is. */
  readonly pin: CommandPin | null;
  /** How it is held by the sandbox; null: it runs without. */
  readonly confined: Confined | null;
  readonly timeoutMs: number;
  /** In its place, where somebody may hold it. */
  readonly limit?: TimeLimit;
  /** Where nobody is there to type: how long it may wait for input. */
  readonly inputLimitMs?: number;
  readonly signal: AbortSignal;
  readonly call: Terminal['call'];
  readonly project: Terminal['project'];
  /** Where outputs of the project are kept. */
  readonly outputs: string;
  /** In whole characters. */
  readonly onOutput: (bytes: Buffer) => void;
  readonly onAwaitsInput: (awaits: boolean) => void;
};

export type CommandsOptions = {
  readonly host: HostClient;
  readonly terminals: Terminals;
  readonly instance: Instance;
  readonly detached: DetachedStore;
  /** The data folder. */
  readonly home: string;
  readonly env: NodeJS.ProcessEnv;
  readonly now: () => number;
  /** Bytes that are kept of what a command prints, if not as many as usual. */
  readonly logLimit?: number;
  /** Bytes that are kept of what the commands of a project print, if not as many as usual. */
  readonly outputsLimit?: number;
  /** Variables the person gives to every command. */
  readonly environment: () => Readonly<Record<string, string>>;
  /** Null where there is none. */
  readonly sandbox: () => Promise<Sandbox | null>;
};

export type Started = { readonly run: Run; readonly pid: number; readonly device: Device };

export type LaunchedCommand = {
  readonly id: string;
  readonly instanceRun: string;
  readonly title: string;
  readonly benignExitCodes: readonly number[];
  readonly log: string;
  readonly startedAt: number;
  readonly shown: ShownCommand;
  /** Aborted when the person wants it ended. */
  readonly stopping: AbortSignal;
  /** Settles when it runs; never when it could not be started. */
  readonly started: Promise<Started>;
  readonly result: Promise<RanCommand>;
};

/** Without the sandbox it made and left nothing. */
export type RanCommand = CommandResult & Ended;

export type Launch = Omit<AgentCommand, 'timeoutMs' | 'limit' | 'inputLimitMs'> &
  (
    | ({ readonly kind: 'waited-for' } & Pick<AgentCommand, 'timeoutMs' | 'limit' | 'inputLimitMs'>)
    | { readonly kind: 'background'; readonly keep: (goesOn: boolean) => Promise<void> }
  );

/** What all commands of the application share. */
export type LaunchOptions = CommandsOptions & { readonly outputRoom: OutputRoom; readonly ports: OpenPorts };

/** ToolError when there is no shell to run it. */
export async function launchCommand(options: LaunchOptions, command: Launch): Promise<LaunchedCommand> {
  const env = await environmentOf(options, command.pin);
  const shell = await shellFor(command.shell, env);
  const id = randomUUID();
  const title = titleOf(command.command);
  const benign = command.shell === 'bash' ? await benignExitCodes(command.command) : [];
  const startedAt = options.now();
  const stopping = new AbortController();
  const background = command.kind === 'background';
  const { call, project } = command;
  const shown = options.terminals.addCommand({
    ...{ id, title, command: command.command, call, project, background, startedAt },
    keep: background ? command.keep : null,
    ...(benign.length > 0 && { benignExitCodes: benign }),
    stop: () => stopping.abort(),
    goesOn: null,
    fromBefore: false,
  });
  const { promise: started, resolve: tellStarted } = Promise.withResolvers<Started>();
  const launched = {
    id,
    instanceRun: `${options.instance.id}/${id}`,
    title,
    benignExitCodes: benign,
    log: path.join(command.outputs, `${id}.txt`),
    startedAt,
    shown,
    stopping: stopping.signal,
    started,
  };
  return { ...launched, result: runLaunched(options, command, { ...launched, shell, env, tellStarted }) };
}

type Listed = Omit<LaunchedCommand, 'result'> & {
  readonly shell: CommandShell;
  readonly env: Readonly<Record<string, string>>;
  readonly tellStarted: (started: Started) => void;
};

/** Runs what is on the list already; why it cannot be run is its result too. */
async function runLaunched(options: LaunchOptions, command: Launch, listed: Listed): Promise<RanCommand> {
  const { log, shell, env } = listed;
  const keep = command.kind === 'background' ? 'always' : 'when-long';
  const problem = (await problemOf(options.instance)) ?? (command.pin && (await pinProblem(command.pin)));
  const plain = {
    ...{ command: command.command, shell, cwd: command.cwd, env },
    ...{ onlyReads: command.pin !== null, inBackground: command.kind === 'background' },
  };
  const runnable = problem ? { problem } : await confineCommand(plain, command.confined, options);
  if ('problem' in runnable)
    return {
      ...(await neverRun(runnable.problem, createCommandOutput({ file: log, keep }))),
      ...nothingLeft,
    };
  const result = await runConfined(options, command, { ...listed, runnable, keep });
  // What goes on without this application is told of by nobody.
  return { ...result, ...(result.end === 'left' ? nothingLeft : await runnable.end()) };
}

type Confining = Listed & { readonly runnable: Runnable; readonly keep: 'always' | 'when-long' };

async function runConfined(
  options: LaunchOptions,
  command: Launch,
  { shown, runnable, keep, ...listed }: Confining,
): Promise<CommandResult> {
  const holdBack = createHoldBack(shown);
  return await runCommand({
    host: options.host,
    run: listed.instanceRun,
    command: runnable.command,
    shell: listed.shell,
    cwd: command.cwd,
    env: runnable.env,
    leavesNothing: runnable.leavesNothing,
    ...endsBy(command, listed.stopping),
    disks: [command.cwd, tmpdir()],
    outputFile: listed.log,
    keep,
    outputRoom: options.outputRoom,
    ...(options.logLimit !== undefined && { logLimit: options.logLimit }),
    ...(command.kind === 'background' && {
      statusFolder: options.detached.folderOf(listed.id),
      onLogFull: holdBack.wait,
    }),
    onEnding: holdBack.letGo,
    onStarted(run, { pid, device }) {
      shown.started(run);
      runnable.started(pid, (why) => void shown.print(Buffer.from(`\r\n[${say(why)}]\r\n`)));
      listed.tellStarted({ run, pid, device });
    },
    onOutput(bytes) {
      command.onOutput(bytes);
      return shown.print(bytes);
    },
    onAwaitsInput(awaits) {
      shown.awaitsInput(awaits);
      command.onAwaitsInput(awaits);
    },
  });
}

/** What runs in the background has no time limit, and the end of its call does not end it. */
function endsBy(
  command: Launch,
  stopping: AbortSignal,
): Pick<CommandRequest, 'timeoutMs' | 'limit' | 'inputLimitMs' | 'signal'> {
  return command.kind === 'background'
    ? { timeoutMs: null, signal: stopping }
    : {
        timeoutMs: command.timeoutMs,
        ...(command.limit && { limit: command.limit }),
        ...(command.inputLimitMs !== undefined && { inputLimitMs: command.inputLimitMs }),
        signal: AbortSignal.any([command.signal, stopping]),
      };
}

/** ToolError when what holds a pinned command cannot be left in the data folder. */
async function environmentOf(
  { env, environment, home }: CommandsOptions,
  pin: CommandPin | null,
): Promise<Record<string, string>> {
  const usual = commandEnvironment(env, environment());
  if (pin === null) return usual;
  const config = await ripgrepConfig(home).catch((error: unknown) => {
    throw new ToolError(unwritableText(error), { cause: error });
  });
  return { ...pinnedEnvironment(usual, pin), RIPGREP_CONFIG_PATH: config };
}

/** What is started without the mark could not be ended after a crash. */
async function problemOf(instance: Instance): Promise<Text | null> {
  return await instance.mark().then(() => null, unwritableText);
}

function unwritableText(error: unknown): Text {
  return textOf('command-run.no-data-folder', { why: messageOf(error) });
}

function titleOf(text: string): string {
  return text.trim().split('\n', 1)[0]?.slice(0, 200) ?? '';
}

/** The shell commands are run with now. ToolError when there is none. */
export async function currentShell({ env, environment }: CommandsOptions): Promise<CommandShell> {
  return await shellOf(commandEnvironment(env, environment()));
}

async function shellOf(env: Readonly<Record<string, string>>): Promise<CommandShell> {
  const shell = await findCommandShell(env);
  if (shell !== null) return shell;
  throw new ToolError(
    'Commands cannot be run: bash was not found on PATH. Install bash, or tell the user to.',
  );
}

/** What was approved for one shell may be something else to another. */
async function shellFor(approved: Shell, env: Readonly<Record<string, string>>): Promise<CommandShell> {
  const shell = await shellOf(env);
  if (shell.kind === approved) return shell;
  throw new ToolError(
    `The command was not run: it was approved for ${shellNames[approved]}, and commands now run in ${shellNames[shell.kind]}. Propose it again.`,
  );
}
