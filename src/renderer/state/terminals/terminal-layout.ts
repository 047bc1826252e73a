import type { Terminal } from '@shared/terminal/terminal';
import type { AnyText } from '@shared/texts/text';
import { create } from 'zustand';
import { showMiddle } from '../layout/side-panels';
import { shownProject } from '../open-project';
import { api, useServerState } from '../server-state';
import { showPage } from '../ui-state';
import { agentTab, chosenCommand, commandAfter, listedCommands } from './agent-commands';
import { besides, currentGroups, type Groups, inPlaceOf, neighbourOf } from './terminal-groups';

// Layout of the terminals in this window: whether the panel is shown, the tab in front, and the groups side by side.
// The main process stores it. Each shell has a tab under its id; the agent's commands share one tab, which shows the
// chosen command.

export type TerminalLayout = {
  /** Null until the user decides: then the panel appears when a terminal needs the user. */
  readonly shown: boolean | null;
  /** The panel also covers the editor area. */
  readonly maximised: boolean;
  /** A tab. In the stored layout of an older version it may be the id of a command, and so may the groups. */
  readonly active: string | null;
  readonly groups: Groups;
  /** The last chosen command of the agent. */
  readonly command: string | null;
  /** Commands whose input the user types in this window. */
  readonly takenOver: readonly string[];
  /** The number of bell rings of each terminal that the user has seen. */
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

/** State that a reload of the page loses. */
export const useTerminalWishes = create<{
  /** The terminal that will get the focus. */
  readonly focusWanted: string | null;
  /** Why opening the last shell failed. */
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

/**
 * A shell of the user, or a command that waits for the user's input. Other commands run while the panel stays hidden.
 */
function someConcernsPerson({ app, project }: Server): boolean {
  return (app?.terminals ?? none).some(
    (terminal) =>
      isOfProject(terminal, project?.root) &&
      (terminal.kind === 'shell' || (terminal.state.kind === 'running' && terminal.state.awaitsInput)),
  );
}

/**
 * Whether the terminal was started for the project of this window. Others come to the front only when the user chooses
 * them.
 */
function isOfProject({ project }: Terminal, root: string | undefined): boolean {
  return root === undefined || project.root === root;
}

export type TerminalFront = {
  /** The tab in front. */
  readonly active: string | null;
  /** The tabs side by side with it, including it. */
  readonly group: readonly string[];
  readonly groups: Groups;
  /** All commands of the agent, and the one that its tab shows. */
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
  // The agent's tab is the last, so that the other tabs stay in place when a command starts.
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

/** Brings the terminal to the front and focuses it. */
export function goToTerminal(id: string): void {
  showPage('work');
  showMiddle();
  useTerminalLayout.setState({ shown: true });
  if (front().commands.some((command) => command.id === id)) chooseCommand(id);
  else useTerminalLayout.setState({ active: id });
  useTerminalWishes.setState({ focusWanted: id });
}

/** The same for a tab: the agent's tab stands for its chosen command. */
export function goToTab(tab: string): void {
  const { command } = front();
  goToTerminal(tab === agentTab && command ? command.id : tab);
}

/** Focuses the terminal in front. */
export function goToFront(): void {
  const { active } = front();
  if (active !== null) goToTab(active);
}

/** Shows the command's terminal in the agent's tab; the focus stays, also if a terminal was about to get it. */
export function chooseCommand(id: string): void {
  useTerminalLayout.setState({ active: agentTab, command: id });
  useTerminalWishes.setState({ focusWanted: null });
}

/** Opens a new shell of the user; `beside` places it next to that tab. */
export async function openShell(beside: string | null = null): Promise<void> {
  const id = await newShell();
  if (beside !== null) useTerminalLayout.setState({ groups: besides(front().groups, beside, id) });
  goToTerminal(id);
}

/** Replaces an ended shell by a new one with the same place and name. */
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

/** Ends a shell; its neighbour comes to the front. */
export async function closeShell(id: string): Promise<void> {
  const { active, groups } = front();
  const next = neighbourOf(groups, id);
  await api.terminal.close({ id });
  if (active !== id) return;
  if (next === null) useTerminalLayout.setState({ active: null });
  else goToTab(next);
}

/** Removes an ended command and chooses its neighbour in the list; the focus stays. */
export async function removeCommand(id: string): Promise<void> {
  const { commands, command } = front();
  // Before it is gone, when the first command would be in front for a moment.
  if (command?.id === id) useTerminalLayout.setState({ command: commandAfter(commands, id) });
  await api.terminal.close({ id });
}

export async function takeOver(id: string): Promise<void> {
  await api.terminal.takeOver({ id });
  useTerminalLayout.setState(({ takenOver }) => ({
    takenOver: [...takenOver.filter((each) => each !== id), id],
  }));
  goToTerminal(id);
}

/** Records that the user is at this terminal and knows of its bell. */
export function hear(terminal: Terminal): void {
  const { heard } = useTerminalLayout.getState();
  if (!rang(terminal, heard)) return;
  const { id, signs } = terminal;
  const listed = new Set((useServerState.getState().app?.terminals ?? none).map((terminal) => terminal.id));
  const others = Object.entries(heard).filter(([other]) => listed.has(other));
  useTerminalLayout.setState({ heard: { ...Object.fromEntries(others), [id]: signs.rings } });
}

/** Whether the bell rang after the user was last at the terminal. */
export function useRang(terminal: Terminal): boolean {
  return useTerminalLayout(({ heard }) => rang(terminal, heard));
}

export function useSomeRang(terminals: readonly Terminal[]): boolean {
  return useTerminalLayout(({ heard }) => terminals.some((terminal) => rang(terminal, heard)));
}

function rang({ id, signs }: Terminal, heard: TerminalLayout['heard']): boolean {
  return signs.rings > (heard[id] ?? 0);
}

/** The present front. */
export function front(): TerminalFront {
  const { app, project } = useServerState.getState();
  return inFront(app?.terminals ?? none, useTerminalLayout.getState(), project?.root);
}

/** Whether the tab in front was started for another project and chosen by default. */
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
