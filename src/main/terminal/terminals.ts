import { randomUUID } from 'node:crypto';
import { AppError } from '@shared/errors';
import type { Terminal } from '@shared/terminal';
import type { Follower, Store } from '../store';
import { shellEnvironment } from './command-environment';
import { isProgram, personShell } from './find-shell';
import type { HostClient, Run } from './host-client';
import type { Instance } from './instance';
import { createTerminalList, type TerminalList } from './terminal-list';

// The terminals windows can see: the person's own shells, and the agent's commands. A window can come and go; what
// was printed last stays, and what runs goes on.

type Size = { readonly columns: number; readonly rows: number };

export type Terminals = {
  /** Opens a shell of the person's in `folder`. AppError `unavailable` when it cannot be started. */
  open(folder: string, size: Size): Promise<{ id: string }>;
  write(id: string, text: string): void;
  resize(id: string, size: Size): void;
  rename(id: string, title: string): void;
  close(id: string): Promise<void>;
  stop(id: string): void;
  takeOver(id: string): void;
  acknowledge(id: string, window: Follower, characters: number): void;
  /** AppError `not-found` when there is no such terminal. */
  follow(id: string, window: Follower): void;
  leave(id: string, window: Follower): void;
  /** The window is gone. */
  drop(window: Follower): void;
  /** Puts a command of the agent's on the list. */
  addCommand(command: CommandTerminal): ShownCommand;
};

export type CommandTerminal = Pick<Terminal, 'id' | 'title' | 'call' | 'background'> & {
  /** Ends it, as the person wishes. */
  readonly stop: () => void;
};

/** What a running command does to its terminal. */
export type ShownCommand = {
  /** A promise when a window is too far behind. */
  print(text: string): void | Promise<void>;
  started(run: Run): void;
  awaitsInput(awaits: boolean): void;
  ended(exitCode: number | null, signal: string | null): void;
};

export type TerminalsOptions = {
  readonly store: Store;
  readonly host: HostClient;
  readonly instance: Instance;
  readonly env: NodeJS.ProcessEnv;
  readonly now: () => number;
};

export function createTerminals(options: TerminalsOptions): Terminals {
  const list = createTerminalList(options.store);
  return {
    open: (folder, size) => openShell(options, list, { folder, size }),
    addCommand: (command) => addCommand(list, command, options.now()),
    write(id, text) {
      const { isTypedInto, run } = list.find(id);
      if (!isTypedInto)
        throw new AppError('denied', 'This is a command of the agent’s. Take it over to type into it.');
      run?.write(text);
    },
    resize: (id, { columns, rows }) => list.find(id).run?.resize(columns, rows),
    rename(id, title) {
      list.find(id);
      list.change(id, { title });
    },
    close: (id) => closeTerminal(list, id),
    stop: (id) => list.find(id).stop(),
    takeOver(id) {
      const entry = list.find(id);
      const state = list.shown(id)?.state;
      if (state?.kind !== 'running' || !state.awaitsInput)
        throw new AppError('unavailable', 'This command does not wait for input.');
      entry.isTypedInto = true;
    },
    acknowledge: (id, window, characters) => list.get(id)?.screen.acknowledge(window, characters),
    follow: (id, window) => list.find(id).screen.follow(window),
    leave: (id, window) => list.get(id)?.screen.leave(window),
    drop(window) {
      for (const { screen } of list.entries()) screen.leave(window);
    },
  };
}

async function openShell(
  { host, instance, env, now }: TerminalsOptions,
  list: TerminalList,
  { folder, size }: { folder: string; size: Size },
): Promise<{ id: string }> {
  const shell = personShell(env);
  if (!(await isProgram(shell.file)))
    throw new AppError(
      'unavailable',
      `Your shell ${shell.file} cannot be started: there is no such program.`,
    );
  await instance.mark();
  const id = randomUUID();
  const screen = list.screenOf(id, 'as-they-are');
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const program = { kind: 'program', ...shell } as const;
  const run = host.open(
    { run: `${instance.id}/${id}`, program, cwd: folder, env: shellEnvironment(env), ...size },
    {
      onOpened: () => undefined,
      onOutput: (bytes) => screen.print(decoder.decode(bytes, { stream: true })),
      onAwaitsInput: () => undefined,
      onEnded({ exitCode, signal, error }) {
        if (error !== null) void screen.print(`\r\n${error}\r\n`);
        list.ended(id, exitCode, signal);
      },
    },
  );
  const title = shell.file.split(/[\\/]/).at(-1) ?? shell.file;
  const state = { kind: 'running', awaitsInput: false } as const;
  const terminal = {
    id,
    kind: 'shell',
    title,
    call: null,
    startedAt: now(),
    state,
    background: false,
  } as const;
  list.add(terminal, { screen, run, stop: () => void run.end(), isTypedInto: true });
  return { id };
}

function addCommand(list: TerminalList, command: CommandTerminal, startedAt: number): ShownCommand {
  const { stop, ...shown } = command;
  const { id } = shown;
  const screen = list.screenOf(id, 'cook');
  const running = (awaitsInput: boolean) => ({ kind: 'running', awaitsInput }) as const;
  list.add(
    { ...shown, kind: 'command', startedAt, state: running(false) },
    { screen, run: null, stop, isTypedInto: false },
  );
  return {
    print: (text) => screen.print(text),
    started(run) {
      list.find(id).run = run;
    },
    awaitsInput: (awaits) => list.change(id, { state: running(awaits) }),
    ended: (exitCode, signal) => list.ended(id, exitCode, signal),
  };
}

async function closeTerminal(list: TerminalList, id: string): Promise<void> {
  const { run } = list.find(id);
  const terminal = list.shown(id);
  if (terminal?.kind === 'command' && terminal.state.kind === 'running')
    throw new AppError('busy', 'This command is still running. Stop it first.');
  // Also what it left running.
  await run?.end();
  list.remove(id);
}
