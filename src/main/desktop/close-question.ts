import type { Terminal } from '@shared/terminal';
import { words } from '@shared/texts/text';
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
  const rest = more > 0 ? [words('desktop.more-commands', { count: more })] : [];
  const count = titles.length;
  return {
    message: words('desktop.commands-run', { count }),
    detail: [...titles.slice(0, mostNamed), ...rest].join('\n'),
    yes: words('desktop.quit-and-end', { count }),
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
