import type { Terminal } from '@shared/terminal';
import { visibleText } from '../ui/visible-text';

// A terminal in words. Pure.

type TerminalEnd = { readonly exitCode: number | null; readonly signal: string | null };

export type TerminalTone = 'busy' | 'asks' | 'good' | 'bad' | 'quiet';

export function stateWords({ kind, state }: Pick<Terminal, 'kind' | 'state'>): {
  readonly tone: TerminalTone;
  readonly words: string;
} {
  if (state.kind === 'running') {
    if (kind === 'shell') return { tone: 'quiet', words: 'Running' };
    return state.awaitsInput
      ? { tone: 'asks', words: 'Waits for input' }
      : { tone: 'busy', words: 'Running' };
  }
  if (state.kind === 'lingers')
    return { tone: 'busy', words: `${endWords(state).words}; what it started goes on` };
  return endWords(state);
}

function endWords({ signal, exitCode }: TerminalEnd): {
  readonly tone: TerminalTone;
  readonly words: string;
} {
  if (signal !== null) return { tone: 'bad', words: `Ended by ${signal}` };
  if (exitCode === null) return { tone: 'quiet', words: 'Ended' };
  return { tone: exitCode === 0 ? 'good' : 'bad', words: `Ended, exit code ${exitCode}` };
}

export const keepWords = 'Keep running when Pilotfish closes';

/** The name of the project a terminal belongs to, if that is not the one that is open. */
export function otherProject({ project }: Pick<Terminal, 'project'>, openRoot: string | null): string | null {
  return project.root === openRoot ? null : visibleText(project.name);
}

/** A title as a program or a person set it: hidden characters visible, and no longer than a tab can bear. */
export function titleText(title: string): string {
  const [first = ''] = title.split('\n');
  const shown = visibleText(first.trim());
  return shown.length > 80 ? `${shown.slice(0, 79)}…` : shown;
}
