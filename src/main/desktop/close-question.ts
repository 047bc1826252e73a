import type { Terminal } from '@shared/terminal';
import { visibleName } from '../base/visible-name';

// What a person is asked before the application closes: whether the agent's commands that would end with it may.

export type CloseQuestion = {
  readonly message: string;
  readonly detail: string;
  readonly yes: string;
};

/** So many are named, and so much of each. */
const mostNamed = 10;
const longestTitle = 80;

/** Null when nothing would be lost. A person's own shells are theirs, and are not asked about. */
export function closeQuestion(terminals: readonly Terminal[]): CloseQuestion | null {
  const titles = terminals.filter(endsWithApplication).map(({ title }) => `• ${shortened(title)}`);
  if (titles.length === 0) return null;
  const more = titles.length - mostNamed;
  const named = more > 0 ? [...titles.slice(0, mostNamed), `and ${more} more`] : titles;
  const isOne = titles.length === 1;
  return {
    message: isOne ? '1 command is running' : `${titles.length} commands are running`,
    detail: named.join('\n'),
    yes: isOne ? 'Quit and end it' : 'Quit and end them',
  };
}

/** What a command left behind goes with it. */
function endsWithApplication({ kind, state, goesOn }: Terminal): boolean {
  return kind === 'command' && state.kind !== 'ended' && goesOn !== true;
}

function shortened(title: string): string {
  const line = visibleName(title.replaceAll(/\s+/g, ' ').trim());
  return line.length > longestTitle ? `${line.slice(0, longestTitle - 1)}…` : line;
}
