import type { Terminal } from '@shared/terminal';
import { create } from 'zustand';
import { showPage } from '../local';
import { api, useMirror } from '../mirror';
import { besides, currentGroups, type Groups, inPlaceOf, neighbourOf } from './terminal-groups';

// How this window shows its terminals: whether at all, which one in front, which side by side. Kept by main.

export type TerminalLayout = {
  /** Null until the person has a say: then the panel is there when a terminal has something to do with them. */
  readonly shown: boolean | null;
  readonly active: string | null;
  readonly groups: Groups;
  /** Commands that the person answers from this window. */
  readonly takenOver: readonly string[];
  /** How many rings of each terminal's bell the person has come to. */
  readonly heard: Readonly<Record<string, number>>;
  readonly screenReader: boolean;
};

export const useTerminalLayout = create<TerminalLayout>()(() => ({
  shown: null,
  active: null,
  groups: [],
  takenOver: [],
  heard: {},
  screenReader: false,
}));

/** What is true for as long as the page lives. */
export const useTerminalWishes = create<{
  /** The terminal that shall get the keyboard. */
  readonly focusWanted: string | null;
  /** Why the last shell could not be opened. */
  readonly failure: string | null;
}>()(() => ({ focusWanted: null, failure: null }));

const none: readonly Terminal[] = [];

export function useTerminals(): readonly Terminal[] {
  return useMirror((mirror) => mirror.app?.terminals ?? none);
}

export function useTerminalsShown(): boolean {
  const shown = useTerminalLayout((layout) => layout.shown);
  const some = useMirror((mirror) => (mirror.app?.terminals ?? none).some(concernsPerson));
  return shown ?? some;
}

export function terminalsShown(): boolean {
  const some = (useMirror.getState().app?.terminals ?? none).some(concernsPerson);
  return useTerminalLayout.getState().shown ?? some;
}

/** A shell of their own, or a command that waits for their input; others run without taking room from what they do. */
export function concernsPerson({ kind, state }: Pick<Terminal, 'kind' | 'state'>): boolean {
  return kind === 'shell' || (state.kind === 'running' && state.awaitsInput);
}

/** The terminals side by side in front, and which of them is the one. */
export function inFront(
  terminals: readonly Terminal[],
  { active, groups }: Pick<TerminalLayout, 'active' | 'groups'>,
): { readonly active: string | null; readonly group: readonly string[]; readonly groups: Groups } {
  const current = currentGroups(
    groups,
    terminals.map(({ id }) => id),
  );
  const ids = current.flat();
  const chosen = active !== null && ids.includes(active) ? active : (ids.at(-1) ?? null);
  const group = current.find((each) => chosen !== null && each.includes(chosen)) ?? [];
  return { active: chosen, group, groups: current };
}

export function showTerminals(shown: boolean): void {
  useTerminalLayout.setState({ shown });
}

/** Brings the terminal to the front and gives it the keyboard. */
export function goToTerminal(id: string): void {
  showPage('work');
  useTerminalLayout.setState({ shown: true, active: id });
  useTerminalWishes.setState({ focusWanted: id });
}

/** A new shell of the person's own; `beside` puts it next to that terminal. */
export async function openShell(beside: string | null = null): Promise<void> {
  const id = await newShell();
  if (beside !== null) useTerminalLayout.setState({ groups: besides(front().groups, beside, id) });
  goToTerminal(id);
}

/** A new shell in the place and under the name of one that has ended. */
export async function restartShell({ id, title }: Terminal): Promise<void> {
  const next = await newShell();
  await api.terminal.rename({ id: next, title });
  useTerminalLayout.setState({ groups: inPlaceOf(front().groups, id, next) });
  goToTerminal(next);
  await api.terminal.close({ id });
}

async function newShell(): Promise<string> {
  const { id } = await api.terminal.open({ columns: 80, rows: 24 });
  return id;
}

/** Ends a shell, removes an ended command; the neighbour comes to the front. */
export async function closeTerminal(id: string): Promise<void> {
  const { active, groups } = front();
  const next = neighbourOf(groups, id);
  await api.terminal.close({ id });
  if (active !== id) return;
  if (next === null) useTerminalLayout.setState({ active: null });
  else goToTerminal(next);
}

export async function takeOver(id: string): Promise<void> {
  await api.terminal.takeOver({ id });
  useTerminalLayout.setState(({ takenOver }) => ({
    takenOver: [...takenOver.filter((each) => each !== id), id],
  }));
  goToTerminal(id);
}

/** The person is at this terminal and knows that it rang. */
export function hear(terminal: Terminal): void {
  const { heard } = useTerminalLayout.getState();
  if (!rang(terminal, heard)) return;
  const { id, signs } = terminal;
  const listed = new Set((useMirror.getState().app?.terminals ?? none).map((terminal) => terminal.id));
  const others = Object.entries(heard).filter(([other]) => listed.has(other));
  useTerminalLayout.setState({ heard: { ...Object.fromEntries(others), [id]: signs.rings } });
}

/** Whether it rang and the person has not come to it since. */
export function useRang(terminal: Terminal): boolean {
  return useTerminalLayout(({ heard }) => rang(terminal, heard));
}

export function useSomeRang(): boolean {
  const terminals = useTerminals();
  return useTerminalLayout(({ heard }) => terminals.some((terminal) => rang(terminal, heard)));
}

function rang({ id, signs }: Terminal, heard: TerminalLayout['heard']): boolean {
  return signs.rings > (heard[id] ?? 0);
}

/** What is in front now. */
export function front() {
  return inFront(useMirror.getState().app?.terminals ?? none, useTerminalLayout.getState());
}
