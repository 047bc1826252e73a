import { AppError } from '@shared/errors';
import { noSigns, type ProgramEnd, type Terminal } from '@shared/terminal/terminal';
import { type AnyText, textOf } from '@shared/texts/text';
import { terminalTopic } from '@shared/topics';
import type { Store, Subscriber } from '@shared/wire/store';
import type { Run } from './host-client';
import { createScreen, type Screen } from './screen';
import { createTitleAndBellParser } from './title-and-bell-parser';

// The list of terminals for the windows, with the run and the screen of each.

export type Entry = {
  readonly screen: Screen<Subscriber>;
  /** Null for a command that has not started yet. */
  run: Run | null;
  readonly stop: () => void;
  /** Null if the user cannot choose: a user's shell, or a command that the model waits for. */
  readonly keep: ((goesOn: boolean) => Promise<void>) | null;
  /** Whether the user may type: in the user's own shells, and in commands that the user took over. */
  isTypedInto: boolean;
};

export type TerminalEnd = Omit<ProgramEnd, 'error' | 'stopped'> & {
  readonly error?: AnyText | null;
  /** Processes that it started continue. */
  readonly lingers?: boolean;
  readonly stopped?: boolean;
};

export type TerminalList = {
  screenOf(id: string): Screen<Subscriber>;
  add(terminal: Terminal, entry: Entry): void;
  /** Throws AppError `not-found` for an unknown id. */
  find(id: string): Entry;
  get(id: string): Entry | undefined;
  entries(): Iterable<Entry>;
  shown(id: string): Terminal | undefined;
  change(id: string, changes: Partial<Terminal>): void;
  ended(id: string, end: TerminalEnd): void;
  remove(id: string): void;
};

/** The number of ended commands that stay in the list. */
const endedLimit = 30;

export function createTerminalList(store: Store, now: () => number): TerminalList {
  const entries = new Map<string, Entry>();
  const all = () => store.state('app').terminals;
  const shown = (id: string) => all().find((terminal) => terminal.id === id);
  const show = (terminal: Terminal) => store.emit('app', { type: 'terminal-changed', terminal });
  const change = (id: string, changes: Partial<Terminal>) => {
    const terminal = shown(id);
    if (terminal) show({ ...terminal, ...changes });
  };
  const remove = (id: string) => {
    entries.get(id)?.screen.flush();
    entries.delete(id);
    store.emit('app', { type: 'terminal-removed', id });
    store.forget(terminalTopic(id));
  };

  return {
    shown,
    change,
    remove,
    get: (id) => entries.get(id),
    entries: () => entries.values(),
    screenOf(id) {
      const readSigns = createTitleAndBellParser(now);
      return createScreen((text) => {
        // The surviving processes of a removed command may still print.
        if (!entries.has(id)) return;
        store.emit(terminalTopic(id), { type: 'output', text });
        const before = shown(id)?.signs ?? noSigns;
        const signs = readSigns(text, before);
        if (signs !== before) change(id, { signs });
      });
    },
    add(terminal, entry) {
      entries.set(terminal.id, entry);
      show(terminal);
    },
    find(id) {
      const entry = entries.get(id);
      if (!entry) throw new AppError('not-found', textOf('terminal.gone'));
      return entry;
    },
    ended(id, { exitCode, signal, error, lingers = false, stopped = false }) {
      const end = { exitCode, signal, ...(error && { error }), ...(stopped && { stopped }) };
      const entry = entries.get(id);
      entry?.screen.flush();
      if (lingers && entry?.run) {
        change(id, { state: { kind: 'lingers', ...end } });
        void entry.run.gone.then(() => change(id, { state: { kind: 'ended', ...end } }));
        return;
      }
      change(id, { state: { kind: 'ended', ...end } });
      for (const old of endedCommands(all()).slice(0, -endedLimit)) remove(old.id);
    },
  };
}

function endedCommands(terminals: readonly Terminal[]): readonly Terminal[] {
  return terminals.filter(({ kind, state }) => kind === 'command' && state.kind === 'ended');
}
