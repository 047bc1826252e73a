import { type AnyText, type Text, textOf } from '@shared/texts/text';
import type { CommandShell } from '../base/command-shell';
import { stat } from '../base/disk';
import { createTimeLimit, type TimeLimit } from '../base/time-limit';
import { createUtf8Chunker } from '../base/utf8-chunker';
import type { Device, RunEnd } from '../pty-host/host-protocol';
import type { OutputRoom } from '../storage/chats/output-room';
import { isProgram } from '../terminal/find-shell';
import type { HostClient, Run } from '../terminal/host-client';
import type { CommandOutput, KeptOutput } from './command-output';
import { createCommandOutput } from './command-output';
import { watchRoom } from './disk-room';

// Command runner: runs one command to its end, timeout or cancellation, stores its output, and ends all processes it
// started.

export type CommandRequest = {
  readonly host: HostClient;
  /** `<instance>/<id>`. */
  readonly run: string;
  readonly command: string;
  readonly shell: CommandShell;
  /** Absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Processes that the command starts end with it. */
  readonly leavesNothing?: boolean;
  /** Null: unlimited. */
  readonly timeoutMs: number | null;
  /** Replaces `timeoutMs` with a limit that can be paused. */
  readonly limit?: TimeLimit;
  /** How long an unattended command may wait for input; absent: until its time limit. */
  readonly inputLimitMs?: number;
  /** The command ends when a disk of one of these folders is nearly full. Absolute. */
  readonly disks?: readonly string[];
  readonly signal: AbortSignal;
  /** The file for the output, written if the output is long, or always. */
  readonly outputFile: string;
  readonly keep: 'when-long' | 'always';
  /** Maximum bytes of the stored output. */
  readonly logLimit?: number;
  /** Limits the project's outputs together. */
  readonly outputRoom?: OutputRoom;
  /** The folder for the status of a detached command, for the next application; if absent, detaching is impossible. */
  readonly statusFolder?: string;
  readonly onStarted?: (run: Run, started: { readonly pid: number; readonly device: Device }) => void;
  /** The output as printed, with terminal codes, in whole characters. The command waits until the promise settles. */
  readonly onOutput?: (bytes: Buffer) => void | Promise<void>;
  /** The log is full. The command waits until the promise settles; null: it continues, and its output is lost. */
  readonly onLogFull?: (room: AwaitRoom) => Promise<void> | null;
  readonly onAwaitsInput?: (awaits: boolean) => void;
  /** The command has ended, but its last output may still be pending. */
  readonly onEnding?: () => void;
};

/** Settles when the log has room again, or on abort. */
export type AwaitRoom = (signal: AbortSignal) => Promise<void>;

/** `left`: the command continues after the process with its terminal ended. */
export type CommandEnd = 'finished' | 'timed-out' | 'no-input' | 'disk-full' | 'cancelled' | 'left';

export type CommandResult = {
  readonly end: CommandEnd;
  /** The command was waiting for input when Pilotfish ended it. */
  readonly awaitedInput: boolean;
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Why it did not start, why Pilotfish ended it, or why Pilotfish missed its end. */
  readonly error: AnyText | null;
  /** Processes it left running. */
  readonly backgroundPids: readonly number[];
  /** The id of its process group; null if it did not start. */
  readonly groupId: number | null;
  readonly output: KeptOutput;
};

export const commandColumns = 160;
export const commandRows = 40;

/** Never rejects: the result contains every failure. */
export async function runCommand(request: CommandRequest): Promise<CommandResult> {
  const output = createCommandOutput({
    file: request.outputFile,
    keep: request.keep,
    ...(request.logLimit !== undefined && { limit: request.logLimit }),
    ...(request.outputRoom && { room: request.outputRoom }),
  });
  const problem = await problemOf(request);
  if (problem !== null) return await neverRun(problem, output);
  const cutting = createCut(request);
  const onAwaitsInput = (awaits: boolean) => {
    cutting.awaitsInput(awaits);
    request.onAwaitsInput?.(awaits);
  };
  const { run, started, ended } = open({ ...request, onAwaitsInput }, output);
  const cut = await Promise.race([ended.then(() => null), cutting.made]);
  cutting.forget();
  if (cut !== null) await run.end();
  const end = await ended;
  const { exitCode, signal, error, survivors, isLeft } = end;
  const isUnfinished = cut === null && exitCode === null && !isLeft;
  return {
    end: isLeft ? 'left' : (cut?.why ?? 'finished'),
    awaitedInput: cut?.awaitedInput ?? false,
    exitCode,
    signal,
    error: error ?? cut?.error ?? (isUnfinished ? textOf('command-run.shell-ended') : null),
    groupId: started(),
    backgroundPids: cut === null ? survivors : [],
    output: await output.finish(),
  };
}

export async function neverRun(error: AnyText, output: CommandOutput): Promise<CommandResult> {
  return { ...notRun, error, output: await output.finish() };
}

const notRun = {
  end: 'finished',
  awaitedInput: false,
  exitCode: null,
  signal: null,
  groupId: null,
  backgroundPids: [],
} as const;

/**
 * Why the command cannot run at all. The system would report it in the middle of the output, or cut the command at the
 * NUL.
 */
export async function problemOf({
  command,
  shell,
  cwd,
}: Pick<CommandRequest, 'command' | 'shell' | 'cwd'>): Promise<Text | null> {
  if (command.includes('\0')) return textOf('command-run.nul-character');
  const isFolder = await stat(cwd).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) return textOf('command-run.no-directory', { directory: cwd });
  if (!(await isProgram(shell.file))) return textOf('command-run.no-shell', { shell: shell.file });
  return null;
}

type Ended = RunEnd & { readonly error: AnyText | null; readonly isLeft: boolean };

function open(
  request: CommandRequest,
  output: CommandOutput,
): { run: Run; started: () => number | null; ended: Promise<Ended> } {
  const { host, command, shell, cwd, env, onStarted, onOutput, onLogFull, onAwaitsInput } = request;
  const { leavesNothing = false } = request;
  const characters = createUtf8Chunker();
  let pid: number | null = null;
  let tellEnded: (end: Ended) => void = () => {};
  const ended = new Promise<Ended>((resolve) => {
    tellEnded = resolve;
  });
  const holdBack = () => {
    const room = output.room();
    return room && onLogFull?.(room);
  };
  const take = (bytes: Buffer): void | Promise<void> => {
    if (bytes.length === 0) return undefined;
    const waits = [output.push(bytes), onOutput?.(bytes), holdBack()];
    return waits.some(Boolean) ? Promise.all(waits).then(() => undefined) : undefined;
  };

  const run = host.open(
    {
      run: request.run,
      program: { kind: 'command', shell, command, statusFolder: request.statusFolder ?? null, leavesNothing },
      cwd,
      env,
      columns: commandColumns,
      rows: commandRows,
    },
    {
      onOpened(number, device) {
        pid = number;
        onStarted?.(run, { pid: number, device });
      },
      onOutput: (bytes) => take(characters.push(bytes)),
      onEnding: () => request.onEnding?.(),
      onAwaitsInput: (awaits) => onAwaitsInput?.(awaits),
      async onEnded(end) {
        await take(characters.end());
        tellEnded({ ...end, isLeft: false });
      },
      async onLeft() {
        await take(characters.end());
        tellEnded({ exitCode: null, signal: null, survivors: [], error: null, isLeft: true });
      },
    },
  );
  return { run, started: () => pid, ended };
}

type Cut = {
  readonly why: 'timed-out' | 'no-input' | 'disk-full' | 'cancelled';
  readonly awaitedInput: boolean;
  readonly error: AnyText | null;
};

/** `made` settles with the reason when the command must end. */
function createCut(request: CommandRequest) {
  const { timeoutMs, limit = createTimeLimit(timeoutMs), inputLimitMs, disks = [], signal } = request;
  let make: (cut: Cut) => void = () => {};
  const made = new Promise<Cut>((resolve) => {
    make = resolve;
  });
  let isWaiting = false;
  let waiting: NodeJS.Timeout | undefined;
  const end = (why: Cut['why'], error: Cut['error'] = null) => make({ why, awaitedInput: isWaiting, error });
  const cancel = () => end('cancelled');
  limit.start(() => end('timed-out'));
  const room = watchRoom(disks, (folder) => end('disk-full', textOf('command-run.disk-full', { folder })));
  if (signal.aborted) cancel();
  else signal.addEventListener('abort', cancel, { once: true });
  return {
    made,
    awaitsInput(awaits: boolean) {
      isWaiting = awaits;
      clearTimeout(waiting);
      if (awaits && inputLimitMs !== undefined) waiting = setTimeout(() => end('no-input'), inputLimitMs);
    },
    forget() {
      limit.clear();
      room.stop();
      clearTimeout(waiting);
      signal.removeEventListener('abort', cancel);
    },
  };
}
