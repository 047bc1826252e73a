import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
import { type Ended, nothingLeft } from '../sandbox/aftermath';
import type { Sandbox } from '../sandbox/wrap-command';
import type { OutputRoom } from '../storage/chats/output-room';
import { commandEnvironment, pinnedEnvironment } from '../terminal/command-environment';
import type { HostClient, Run } from '../terminal/host-client';
import type { Instance } from '../terminal/instance';
import type { ShownCommand, Terminals } from '../terminal/terminals';
import { createCommandOutput } from './command-output';
import { type Confined, confineCommand, type Runnable } from './confine-command';
import { shellOf } from './current-shell';
import type { DetachedStore } from './detached/detached-store';
import { createHoldBack } from './hold-back';
import type { OpenPorts } from './open-ports';
import { type CommandRequest, type CommandResult, neverRun, runCommand } from './run-command';

// Starts a command of the agent and adds it to the list of terminals.

export type AgentCommand = {
  readonly command: string;
  /** Absolute; must exist. */
  readonly cwd: string;
  /** The shell of the approval. */
  readonly shell: Shell;
  /** Restricts a command that ran unasked; null if the user, a rule or a mode approved it. */
  readonly pin: CommandPin | null;
  /** Limits in the sandbox; null: runs outside it. */
  readonly confined: Confined | null;
  readonly timeoutMs: number;
  /** Replaces `timeoutMs` with a limit that can be paused. */
  readonly limit?: TimeLimit;
  /** How long an unattended command may wait for input. */
  readonly inputLimitMs?: number;
  readonly signal: AbortSignal;
  readonly call: Terminal['call'];
  readonly project: Terminal['project'];
  /** The folder for the project's outputs. */
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
  /** Maximum bytes to store of a command's output; absent: the default. */
  readonly logLimit?: number;
  /** Maximum bytes to store of all commands of a project; absent: the default. */
  readonly outputsLimit?: number;
  /** The user's variables for every command. */
  readonly environment: () => Readonly<Record<string, string>>;
  /** Null if it is unavailable. */
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
  /** Aborted when the user stops the command. */
  readonly stopping: AbortSignal;
  /** Settles when the command runs; never if it could not start. */
  readonly started: Promise<Started>;
  readonly result: Promise<RanCommand>;
};

/** `Ended` is empty outside the sandbox. */
export type RanCommand = CommandResult & Ended;

export type Launch = Omit<AgentCommand, 'timeoutMs' | 'limit' | 'inputLimitMs'> &
  (
    | ({ readonly kind: 'waited-for' } & Pick<AgentCommand, 'timeoutMs' | 'limit' | 'inputLimitMs'>)
    | { readonly kind: 'background'; readonly keep: (goesOn: boolean) => Promise<void> }
  );

/** Options that all commands of the application share. */
export type LaunchOptions = CommandsOptions & { readonly outputRoom: OutputRoom; readonly ports: OpenPorts };

/** ToolError if the shell is missing. */
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
    id,
    title,
    command: command.command,
    call,
    project,
    background,
    startedAt,
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

/** Runs a listed command; a problem that prevents the run is in its result. */
async function runLaunched(options: LaunchOptions, command: Launch, listed: Listed): Promise<RanCommand> {
  const { log, shell, env } = listed;
  const keep = command.kind === 'background' ? 'always' : 'when-long';
  const problem = (await problemOf(options.instance)) ?? (command.pin && (await pinProblem(command.pin)));
  const plain = {
    command: command.command,
    shell,
    cwd: command.cwd,
    env,
    onlyReads: command.pin !== null,
    hidesSecrets: command.pin?.hidesSecrets ?? false,
    inBackground: command.kind === 'background',
  };
  const runnable = problem ? { problem } : await confineCommand(plain, command.confined, options);
  if ('problem' in runnable)
    return {
      ...(await neverRun(runnable.problem, createCommandOutput({ file: log, keep }))),
      ...nothingLeft,
    };
  const result = await runConfined(options, command, { ...listed, runnable, keep });
  // If the command outlives the application, its aftermath is not reported.
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

/** A background command has no time limit, and continues after its call. */
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

/** ToolError if the configuration for a pinned command cannot be written to the data folder. */
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

/** Without the mark, Pilotfish could not end the command after a crash. */
async function problemOf(instance: Instance): Promise<Text | null> {
  return await instance.mark().then(() => null, unwritableText);
}

function unwritableText(error: unknown): Text {
  return textOf('command-run.no-data-folder', { why: messageOf(error) });
}

function titleOf(text: string): string {
  return text.trim().split('\n', 1)[0]?.slice(0, 200) ?? '';
}

/** A command that was approved for one shell may do something else in another. */
async function shellFor(approved: Shell, env: Readonly<Record<string, string>>): Promise<CommandShell> {
  const shell = await shellOf(env);
  if (shell.kind === approved) return shell;
  throw new ToolError(
    `The command was not run: it was approved for ${shellNames[approved]}, and commands now run in ${shellNames[shell.kind]}. Propose it again.`,
  );
}

// Configuration of ripgrep for commands that run unasked. It hides messages about ignore files: they would quote faulty
// lines, and an ignore file may link to any file.

const text = '--no-ignore-messages\n';

/** Writes the file to the data folder, for RIPGREP_CONFIG_PATH; returns its absolute path. */
async function ripgrepConfig(home: string): Promise<string> {
  const file = path.join(home, 'running', 'ripgreprc');
  // Never truncates a correct file: another application may be reading it.
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return file;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, text, { mode: 0o600 });
  return file;
}
