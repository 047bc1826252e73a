import type { CommandOutput, KeptOutput } from './command-output';
import { createCommandOutput } from './command-output';
import type { HostClient, Run } from './host-client';
import type { RunEnd } from './host-protocol';

// Runs one command to its end, its time-out or its cancellation, keeps what it prints, and ends all that it started.

export type CommandRequest = {
  readonly host: HostClient;
  /** `<instance>/<id>`. */
  readonly run: string;
  readonly command: string;
  /** Absolute path of the shell. */
  readonly shell: string;
  /** Absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Null: it may take as long as it likes. */
  readonly timeoutMs: number | null;
  readonly signal: AbortSignal;
  /** Where the whole output is kept if it is long, or always. */
  readonly outputFile: string;
  readonly keep: 'when-long' | 'always';
  readonly onStarted?: (run: Run, pid: number) => void;
  /** As it is printed, terminal codes included; the command is held back until the promise is settled. */
  readonly onOutput?: (text: string) => void | Promise<void>;
  readonly onAwaitsInput?: (awaits: boolean) => void;
};

export type CommandEnd = 'finished' | 'timed-out' | 'cancelled';

export type CommandResult = {
  readonly end: CommandEnd;
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Why it never ran, or how its end was missed. */
  readonly error: string | null;
  /** Processes it left running. */
  readonly backgroundPids: readonly number[];
  /** Of its process group; null when it never ran. */
  readonly groupId: number | null;
  readonly output: KeptOutput;
};

export const commandColumns = 160;
export const commandRows = 40;

/** Never rejects: whatever happens is in the result. */
export async function runCommand(request: CommandRequest): Promise<CommandResult> {
  const output = createCommandOutput({ file: request.outputFile, keep: request.keep });
  const { run, started, ended } = open(request, output);
  const cutting = createCut(request);
  const cut = await Promise.race([ended.then(() => null), cutting.made]);
  cutting.forget();
  if (cut !== null) await run.end();
  const end = await ended;
  const { exitCode, signal, error, survivors } = end;
  return {
    end: cut ?? 'finished',
    exitCode,
    signal,
    error,
    groupId: started(),
    backgroundPids: cut === null ? survivors : [],
    output: await output.finish(),
  };
}

type Ended = RunEnd & { readonly error: string | null };

function open(
  request: CommandRequest,
  output: CommandOutput,
): { run: Run; started: () => number | null; ended: Promise<Ended> } {
  const { host, command, shell, cwd, env, onStarted, onOutput, onAwaitsInput } = request;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let pid: number | null = null;
  let tellEnded: (end: Ended) => void = () => {};
  const ended = new Promise<Ended>((resolve) => {
    tellEnded = resolve;
  });
  const take = async (text: string) => {
    if (text === '') return;
    await Promise.all([output.push(text), onOutput?.(text)]);
  };

  const run = host.open(
    {
      run: request.run,
      program: { kind: 'command', shell, command },
      cwd,
      env,
      columns: commandColumns,
      rows: commandRows,
    },
    {
      onOpened(number) {
        pid = number;
        onStarted?.(run, number);
      },
      onOutput: (bytes) => take(decoder.decode(bytes, { stream: true })),
      onAwaitsInput: (awaits) => onAwaitsInput?.(awaits),
      async onEnded(end) {
        await take(decoder.decode());
        tellEnded(end);
      },
    },
  );
  return { run, started: () => pid, ended };
}

/** `made` settles when the command is to be ended, and says why. */
function createCut({ timeoutMs, signal }: CommandRequest) {
  let make: (why: 'timed-out' | 'cancelled') => void = () => {};
  const made = new Promise<'timed-out' | 'cancelled'>((resolve) => {
    make = resolve;
  });
  const cancel = () => make('cancelled');
  const timer = timeoutMs === null ? undefined : setTimeout(() => make('timed-out'), timeoutMs);
  if (signal.aborted) cancel();
  else signal.addEventListener('abort', cancel, { once: true });
  return {
    made,
    forget() {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    },
  };
}
