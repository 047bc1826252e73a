import type { Terminal } from '@shared/terminal/terminal';
import type { AnyText } from '@shared/texts/text';
import { create } from 'zustand';
import { showMiddle } from '../layout/side-panels';
import { shownProject } from '../open-project';
import { api, useServerState } from '../server-state';
import { showPage } from '../ui-state';
import { agentTab, chosenCommand, commandAfter, listedCommands } from './agent-commands';
import { besides, currentGroups, type Groups, inPlaceOf, neighbourOf } from './terminal-groups';

// How this window shows its terminals: whether at all, which one in front, which side by side. Kept by main. Each shell
// has a tab of its own, by its id; the agent's commands share one, where one of them is chosen.

export type TerminalLayout = {
  /** Null until the person has a say: then the panel is there when a terminal has something to do with them. */
  readonly shown: boolean | null;
  /** They take the room of the editor area too. */
  readonly maximised: boolean;
  /** A tab; in what an older version kept, as in its groups, it may be a command's id. */
  readonly active: string | null;
  readonly groups: Groups;
  /** The one that was last chosen of the agent's commands. */
  readonly command: string | null;
  /** Commands that the person answers from this window. */
  readonly takenOver: readonly string[];
  /** How many rings of each terminal's bell the person has come to. */
  readonly heard: Readonly<Record<string, number>>;
  readonly screenReader: boolean;
};

export const useTerminalLayout = create<TerminalLayout>()(() => ({
  shown: null,
  maximised: false,
  active: null,
  groups: [],
  command: null,
  takenOver: [],
  heard: {},
  screenReader: false,
}));

/** What is true for as long as the page lives. */
export const useTerminalWishes = create<{
  /** The terminal that shall get the keyboard. */
  readonly focusWanted: string | null;
  /** Why the last shell could not be opened. */
  readonly failure: AnyText | null;
}>()(() => ({ focusWanted: null, failure: null }));

const none: readonly Terminal[] = [];

export function useTerminals(): readonly Terminal[] {
  return useServerState((state) => state.app?.terminals ?? none);
}

export function useTerminalsShown(): boolean {
  const shown = useTerminalLayout((layout) => layout.shown);
  const some = useServerState((server) => someConcernsPerson(server));
  return shown ?? some;
}

export function terminalsShown(): boolean {
  return areShown({ terminals: useTerminalLayout.getState(), server: useServerState.getState() });
}

export function areShown({ terminals, server }: Told): boolean {
  return terminals.shown ?? someConcernsPerson(server);
}

type Server = Pick<ReturnType<typeof useServerState.getState>, 'app' | 'project'>;
type Told = { readonly terminals: Pick<TerminalLayout, 'shown'>; readonly server: Server };

/** A shell of their own, or a command that waits for their input; others run without taking room from what they do. */
function someConcernsPerson({ app, project }: Server): boolean {
  return (app?.terminals ?? none).some(
    (terminal) =>
      isOfProject(terminal, project?.root) &&
      (terminal.kind === 'shell' || (terminal.state.kind === 'running' && terminal.state.awaitsInput)),
  );
}

/** Whether it was started for the project that the window shows: those of others come to the front only when they are chosen. */
function isOfProject({ project }: Terminal, root: string | undefined): boolean {
  return root === undefined || project.root === root;
}

export type TerminalFront = {
  /** The tab that is the one. */
  readonly active: string | null;
  /** The tabs side by side with it. */
  readonly group: readonly string[];
  readonly groups: Groups;
  /** All of the agent's, and the one that its tab shows. */
  readonly commands: readonly Terminal[];
  readonly command: Terminal | null;
};

export function inFront(
  terminals: readonly Terminal[],
  { active, groups, command }: Pick<TerminalLayout, 'active' | 'groups' | 'command'>,
  root?: string,
): TerminalFront {
  const commands = listedCommands(terminals);
  const tabOf = (id: string) => (commands.some((each) => each.id === id) ? agentTab : id);
  // The agent's is the last, so that a command that starts moves no other tab.
  const tabs = terminals.filter(({ kind }) => kind === 'shell').map(({ id }) => id);
  if (commands.length > 0) tabs.push(agentTab);
  const current = currentGroups(
    groups.map((group) => group.map(tabOf)),
    tabs,
  );
  const wanted = active === null ? null : tabOf(active);
  const own = terminals.filter((terminal) => isOfProject(terminal, root)).map(({ id }) => tabOf(id));
  const last = current.flat().findLast((tab) => own.includes(tab)) ?? current.flat().at(-1) ?? null;
  const chosen = wanted !== null && tabs.includes(wanted) ? wanted : last;
  const group = current.find((each) => chosen !== null && each.includes(chosen)) ?? [];
  const shown = chosenCommand(commands, command ?? active);
  return { active: chosen, group, groups: current, commands, command: shown };
}

export function showTerminals(shown: boolean): void {
  useTerminalLayout.setState({ shown });
}

/** Brings the terminal to the front and gives it the keyboard. */
export function goToTerminal(id: string): void {
  showPage('work');
  showMiddle();
  useTerminalLayout.setState({ shown: true });
  if (front().commands.some((command) => command.id === id)) chooseCommand(id);
  else useTerminalLayout.setState({ active: id });
  useTerminalWishes.setState({ focusWanted: id });
}

/** The same for a tab: the agent's is its chosen command. */
export function goToTab(tab: string): void {
  const { command } = front();
  goToTerminal(tab === agentTab && command ? command.id : tab);
}

/** Gives the keyboard to what is in front. */
export function goToFront(): void {
  const { active } = front();
  if (active !== null) goToTab(active);
}

/** Shows the command's terminal in the agent's tab; the keyboard stays where it is. */
export function chooseCommand(id: string): void {
  useTerminalLayout.setState({ active: agentTab, command: id });
}

/** A new shell of the person's own; `beside` puts it next to that tab. */
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
  const { id } = await api.terminal.open({ project: shownProject(), columns: 80, rows: 24 });
  return id;
}

/** Ends a shell; the neighbour comes to the front. */
export async function closeShell(id: string): Promise<void> {
  const { active, groups } = front();
  const next = neighbourOf(groups, id);
  await api.terminal.close({ id });
  if (active !== id) return;
  if (next === null) useTerminalLayout.setState({ active: null });
  else goToTab(next);
}

/** Removes a command that has ended; its neighbour in the list is chosen, the keyboard stays where it is. */
export async function removeCommand(id: string): Promise<void> {
  const { commands, command } = front();
  await api.terminal.close({ id });
  if (command?.id === id) useTerminalLayout.setState({ command: commandAfter(commands, id) });
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
  const listed = new Set((useServerState.getState().app?.terminals ?? none).map((terminal) => terminal.id));
  const others = Object.entries(heard).filter(([other]) => listed.has(other));
  useTerminalLayout.setState({ heard: { ...Object.fromEntries(others), [id]: signs.rings } });
}

/** Whether it rang and the person has not come to it since. */
export function useRang(terminal: Terminal): boolean {
  return useTerminalLayout(({ heard }) => rang(terminal, heard));
}

export function useSomeRang(terminals: readonly Terminal[]): boolean {
  return useTerminalLayout(({ heard }) => terminals.some((terminal) => rang(terminal, heard)));
}

function rang({ id, signs }: Terminal, heard: TerminalLayout['heard']): boolean {
  return signs.rings > (heard[id] ?? 0);
}

/** What is in front now. */
export function front(): TerminalFront {
  const { app, project } = useServerState.getState();
  return inFront(app?.terminals ?? none, useTerminalLayout.getState(), project?.root);
}

/** Whether what is in front was neither chosen nor started for the project that the window shows. */
export function isFrontOfOthers(): boolean {
  const { app, project } = useServerState.getState();
  const { active } = front();
  const shell = app?.terminals.find(({ id }) => id === active);
  return (
    shell !== undefined &&
    !isOfProject(shell, project?.root) &&
    useTerminalLayout.getState().active !== active
  );
}
