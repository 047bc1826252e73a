import { randomUUID } from 'node:crypto';
import { AppError } from '@shared/errors';
import { noSigns, type Terminal } from '@shared/terminal/terminal';
import { say, textOf } from '@shared/texts/text';
import type { Store, Subscriber } from '@shared/wire/store';
import { createUtf8Chunker } from '../base/utf8-chunker';
import { shellEnvironment } from './command-environment';
import { isProgram, personShell } from './find-shell';
import type { HostClient, Run } from './host-client';
import type { Instance } from './instance';
import { createTerminalList, type TerminalEnd, type TerminalList } from './terminal-list';

// The terminals of the windows: the user's own shells, and the model's commands. If a window closes, the last output is
// stored and the programs continue.

type Size = { readonly columns: number; readonly rows: number };

export type Terminals = {
  /** Opens a shell of the user in the project's folder. Throws AppError `unavailable` if it cannot be started. */
  open(project: Terminal['project'], size: Size): Promise<{ id: string }>;
  write(id: string, text: string): void;
  resize(id: string, size: Size): void;
  rename(id: string, title: string): void;
  close(id: string): Promise<void>;
  stop(id: string): void;
  /**
   * Whether a background command continues after the application closes. Throws AppError `unavailable` if that is
   * impossible.
   */
  keep(id: string, goesOn: boolean): Promise<void>;
  takeOver(id: string): void;
  acknowledge(id: string, window: Subscriber, characters: number): void;
  /** Throws AppError `not-found` for an unknown id. */
  follow(id: string, window: Subscriber): void;
  leave(id: string, window: Subscriber): void;
  /** The window is gone. */
  drop(window: Subscriber): void;
  /** Adds a command of the model to the list. */
  addCommand(command: CommandTerminal): ShownCommand;
};

export type CommandTerminal = Pick<
  Terminal,
  | 'id'
  | 'title'
  | 'command'
  | 'call'
  | 'project'
  | 'background'
  | 'goesOn'
  | 'fromBefore'
  | 'startedAt'
  | 'benignExitCodes'
> & {
  /** Ends it at the user's request. */
  readonly stop: () => void;
  readonly keep: ((goesOn: boolean) => Promise<void>) | null;
};

/** The effects of a running command on its terminal. */
export type ShownCommand = {
  /** Returns a promise if a window is too far behind. */
  print(bytes: Buffer): void | Promise<void>;
  started(run: Run): void;
  /** Null if a window shows it, else resolves when one does. */
  unwatched(): Promise<void> | null;
  heldBack(isHeld: boolean): void;
  awaitsInput(awaits: boolean): void;
  goesOn(goesOn: boolean): void;
  ended(end: TerminalEnd): void;
};

export type TerminalsOptions = {
  readonly store: Store;
  readonly host: HostClient;
  readonly instance: Instance;
  readonly env: NodeJS.ProcessEnv;
  readonly now: () => number;
};

export function createTerminals(options: TerminalsOptions): Terminals {
  const list = createTerminalList(options.store, options.now);
  return {
    open: (project, size) => openShell(options, list, { project, size }),
    addCommand: (command) => addCommand(list, command),
    write(id, text) {
      const { isTypedInto, run } = list.find(id);
      if (!isTypedInto) throw new AppError('denied', textOf('terminal.agents'));
      run?.write(text);
    },
    resize: (id, { columns, rows }) => list.find(id).run?.resize(columns, rows),
    rename(id, title) {
      list.find(id);
      list.change(id, { title });
    },
    close: (id) => closeTerminal(list, id),
    stop(id) {
      const { run, stop } = list.find(id);
      if (list.shown(id)?.state.kind === 'lingers') void run?.end();
      else stop();
    },
    async keep(id, goesOn) {
      const { keep } = list.find(id);
      if (keep === null || list.shown(id)?.state.kind !== 'running')
        throw new AppError('unavailable', textOf('command.keep-background-only'));
      await keep(goesOn);
    },
    takeOver(id) {
      const entry = list.find(id);
      const state = list.shown(id)?.state;
      if (state?.kind !== 'running' || !state.awaitsInput)
        throw new AppError('unavailable', textOf('terminal.no-input-wanted'));
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
  { project, size }: { project: Terminal['project']; size: Size },
): Promise<{ id: string }> {
  const shell = personShell(env);
  if (!(await isProgram(shell.file)))
    throw new AppError('unavailable', textOf('terminal.no-shell', { shell: shell.file }));
  await instance.mark();
  const id = randomUUID();
  const screen = list.screenOf(id);
  const characters = createUtf8Chunker();
  const program = { kind: 'program', ...shell } as const;
  const run = host.open(
    { run: `${instance.id}/${id}`, program, cwd: project.root, env: shellEnvironment(env), ...size },
    {
      onOpened: () => undefined,
      onOutput: (bytes) => screen.print(characters.push(bytes)),
      onAwaitsInput: () => undefined,
      onEnded({ exitCode, signal, error }) {
        void screen.print(characters.end());
        if (error !== null) void screen.print(Buffer.from(`\r\n${say(error)}\r\n`));
        list.ended(id, { exitCode, signal, error });
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
    project,
    background: false,
    goesOn: null,
    heldBack: false,
    fromBefore: false,
    signs: noSigns,
  } as const;
  list.add(terminal, { screen, run, stop: () => void run.end(), keep: null, isTypedInto: true });
  return { id };
}

function addCommand(list: TerminalList, command: CommandTerminal): ShownCommand {
  const { stop, keep, ...shown } = command;
  const { id } = shown;
  const screen = list.screenOf(id);
  const running = (awaitsInput: boolean) => ({ kind: 'running', awaitsInput }) as const;
  list.add(
    { ...shown, kind: 'command', state: running(false), heldBack: false, signs: noSigns },
    { screen, run: null, stop, keep, isTypedInto: false },
  );
  return {
    print: (bytes) => screen.print(bytes),
    unwatched: () => screen.unwatched(),
    heldBack: (heldBack) => list.change(id, { heldBack }),
    started(run) {
      list.find(id).run = run;
    },
    awaitsInput: (awaits) => list.change(id, { state: running(awaits) }),
    goesOn: (goesOn) => list.change(id, { goesOn }),
    ended: (end) => list.ended(id, end),
  };
}

async function closeTerminal(list: TerminalList, id: string): Promise<void> {
  const { run } = list.find(id);
  const terminal = list.shown(id);
  if (terminal?.kind === 'command' && terminal.state.kind === 'running')
    throw new AppError('busy', textOf('terminal.still-running'));
  if (terminal?.kind === 'command' && terminal.state.kind === 'lingers')
    throw new AppError('busy', textOf('terminal.left-running'));
  // Also ends the processes that it left running.
  await run?.end();
  list.remove(id);
}
