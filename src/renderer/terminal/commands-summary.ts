import type { Terminal } from '@shared/terminal/terminal';
import { words } from '@shared/texts/text';
import { hasEnded, waits } from '../state/terminals/agent-commands';
import { stateWords } from '../state/terminals/terminal-words';

// A short summary of the agent's commands, for their tab. Pure.

export type CommandsSummary = {
  /** The number of running commands. */
  readonly running: number;
  /**
   * A command that waits for input, or else a failure of the last ended command. A later success clears the failure.
   */
  readonly mark: { readonly tone: 'asks' | 'bad'; readonly words: string } | null;
};

export function summaryOf(commands: readonly Terminal[]): CommandsSummary {
  const running = commands.filter((command) => !hasEnded(command)).length;
  return { running, mark: markOf(commands) };
}

function markOf(commands: readonly Terminal[]): CommandsSummary['mark'] {
  if (commands.some(waits)) return { tone: 'asks', words: words('terminal-state.one-awaits-input') };
  const last = commands.find(hasEnded);
  if (!last || stateWords(last).tone !== 'bad') return null;
  return { tone: 'bad', words: words('terminal-state.last-failed') };
}
