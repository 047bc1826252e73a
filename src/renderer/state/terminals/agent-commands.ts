import type { Terminal } from '@shared/terminal/terminal';

// The agent's commands as a list; they share one tab in the terminal panel. Pure.

/** The id of the shared tab of all the agent's commands, among the ids of the user's shells. */
export const agentTab = 'agent';

/** Running commands first, each part with the newest first. */
export function listedCommands(terminals: readonly Terminal[]): readonly Terminal[] {
  return terminals
    .filter(({ kind }) => kind === 'command')
    .toSorted((a, b) => Number(hasEnded(a)) - Number(hasEnded(b)) || b.startedAt - a.startedAt);
}

/** The command whose terminal is shown: the wanted one, else one that waits for input, else the first. */
export function chosenCommand(commands: readonly Terminal[], wanted: string | null): Terminal | null {
  return commands.find(({ id }) => id === wanted) ?? commands.find(waits) ?? commands[0] ?? null;
}

/** The next choice after `id` is removed: the command below it, else the one above. */
export function commandAfter(commands: readonly Terminal[], id: string): string | null {
  const at = commands.findIndex((command) => command.id === id);
  return (commands[at + 1] ?? commands[at - 1])?.id ?? null;
}

/** The row that a key moves to from `index`, among `count` rows; null for any other key. */
export function rowAfterKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** For input. */
export function waits({ state }: Terminal): boolean {
  return state.kind === 'running' && state.awaitsInput;
}

export function hasEnded({ state }: Terminal): boolean {
  return state.kind === 'ended';
}
