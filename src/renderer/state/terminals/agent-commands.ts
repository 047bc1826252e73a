import type { Terminal } from '@shared/terminal/terminal';

// The agent's commands, which share one tab among the terminals, as a list. Pure.

/** Stands among the ids of the person's shells for all of the agent's commands. */
export const agentTab = 'agent';

/** The newest first, those that have ended after the others. */
export function listedCommands(terminals: readonly Terminal[]): readonly Terminal[] {
  return terminals
    .filter(({ kind }) => kind === 'command')
    .toSorted((a, b) => Number(hasEnded(a)) - Number(hasEnded(b)) || b.startedAt - a.startedAt);
}

/** The one whose terminal is shown: the wanted one, without a wish one that has a question. */
export function chosenCommand(commands: readonly Terminal[], wanted: string | null): Terminal | null {
  return commands.find(({ id }) => id === wanted) ?? commands.find(waits) ?? commands[0] ?? null;
}

/** The one that is chosen when `id` goes: the one below it, else the one above. */
export function commandAfter(commands: readonly Terminal[], id: string): string | null {
  const at = commands.findIndex((command) => command.id === id);
  return (commands[at + 1] ?? commands[at - 1])?.id ?? null;
}

/** Which of `count` rows a key goes to from the one at `index`; null when the key is for something else. */
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
