import type { Terminal } from '@shared/terminal/terminal';
import { words } from '@shared/texts/text';
import { hasEnded, waits } from '../state/terminals/agent-commands';
import { stateWords } from '../state/terminals/terminal-words';

// The agent's commands in a few words, for their tab. Pure.

export type CommandsSummary = {
  /** How many go on. */
  readonly running: number;
  /** One that waits for input; else, that the last one that has ended failed, until a later one does better. */
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
