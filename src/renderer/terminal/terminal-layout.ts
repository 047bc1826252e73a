import type { Terminal } from '@shared/terminal';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { showPage } from '../local';
import { api, useMirror } from '../mirror';
import { besides, currentGroups, type Groups, neighbourOf } from './terminal-groups';

// How this window shows its terminals: whether at all, which one in front, which side by side. Survives a reload.

type TerminalLayout = {
  /** Null until the person has a say: then the panel is there when there is a terminal. */
  readonly shown: boolean | null;
  readonly active: string | null;
  readonly groups: Groups;
  /** Commands that the person answers from this window. */
  readonly takenOver: readonly string[];
  readonly screenReader: boolean;
};

export const useTerminalLayout = create<TerminalLayout>()(
  persist(
    (): TerminalLayout => ({ shown: null, active: null, groups: [], takenOver: [], screenReader: false }),
    { name: 'pilotfish.terminals' },
  ),
);

/** What is true for as long as the page lives: who shall get the keyboard, what programs call themselves, who rang. */
export const useTerminalSigns = create<{
  readonly focusWanted: string | null;
  readonly titles: Readonly<Record<string, string>>;
  readonly rang: readonly string[];
  /** Why the last shell could not be opened. */
  readonly failure: string | null;
}>()(() => ({ focusWanted: null, titles: {}, rang: [], failure: null }));

const none: readonly Terminal[] = [];

export function useTerminals(): readonly Terminal[] {
  return useMirror((mirror) => mirror.app?.terminals ?? none);
}

export function useTerminalsShown(): boolean {
  const shown = useTerminalLayout((layout) => layout.shown);
  const some = useMirror((mirror) => (mirror.app?.terminals ?? none).length > 0);
  return shown ?? some;
}

export function terminalsShown(): boolean {
  const some = (useMirror.getState().app?.terminals ?? none).length > 0;
  return useTerminalLayout.getState().shown ?? some;
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
  useTerminalSigns.setState({ focusWanted: id });
}

/** A new shell of the person's own; `beside` puts it next to that terminal. */
export async function openShell(beside: string | null = null): Promise<void> {
  const { id } = await api.terminal.open({ columns: 80, rows: 24 });
  if (beside !== null) {
    const { groups } = front();
    useTerminalLayout.setState({ groups: besides(groups, beside, id) });
  }
  goToTerminal(id);
}

/** Ends a shell, removes an ended command; the neighbour comes to the front. */
export async function closeTerminal(id: string): Promise<void> {
  const { active, groups } = front();
  const next = neighbourOf(groups, id);
  await api.terminal.close({ id });
  if (active === id) useTerminalLayout.setState({ active: next });
}

export async function takeOver(id: string): Promise<void> {
  await api.terminal.takeOver({ id });
  useTerminalLayout.setState(({ takenOver }) => ({
    takenOver: [...takenOver.filter((each) => each !== id), id],
  }));
  goToTerminal(id);
}

export function noteTitle(id: string, title: string): void {
  useTerminalSigns.setState(({ titles }) => ({ titles: { ...titles, [id]: title } }));
}

export function noteBell(id: string, rings: boolean): void {
  const { rang } = useTerminalSigns.getState();
  if (rang.includes(id) === rings) return;
  useTerminalSigns.setState({ rang: rings ? [...rang, id] : rang.filter((each) => each !== id) });
}

/** What is in front now. */
export function front() {
  return inFront(useMirror.getState().app?.terminals ?? none, useTerminalLayout.getState());
}
