import type { Terminal } from '@shared/terminal/terminal';
import { words } from '@shared/texts/text';
import { visibleName } from '../base/visible-name';
import type { AtWork } from './at-work';

// The question before the application closes: it counts the running and waiting work, and says what happens to it.

export type CloseQuestion = {
  readonly message: string;
  readonly detail: string;
  readonly yes: string;
};

/** The maximum number of named commands. */
const mostNamed = 10;
const longestTitle = 80;

/** Null if nothing runs or waits. */
export function closeQuestion({ turns, waiting, withdrawn, commands }: AtWork): CloseQuestion | null {
  const parts = [
    ...(turns > 0 ? [words('desktop.turns-stop', { count: turns })] : []),
    ...(withdrawn > 0 ? [words('desktop.questions-end', { count: withdrawn })] : []),
    ...(waiting > 0 ? [words('desktop.questions-wait', { count: waiting })] : []),
    ...(commands.length > 0 ? [namedCommands(commands)] : []),
  ];
  if (parts.length === 0) return null;
  return {
    message: words('desktop.quit-question'),
    detail: parts.join('\n\n'),
    yes: words('desktop.quit'),
  };
}

function namedCommands(commands: readonly Terminal[]): string {
  const titles = commands.map(({ title }) => `• ${shortened(title)}`);
  const more = titles.length - mostNamed;
  const rest = more > 0 ? [words('desktop.more-commands', { count: more })] : [];
  const count = titles.length;
  return [words('desktop.commands-end', { count }), ...titles.slice(0, mostNamed), ...rest].join('\n');
}

function shortened(title: string): string {
  const line = visibleName(title.replaceAll(/\s+/g, ' ').trim());
  return line.length > longestTitle ? `${line.slice(0, longestTitle - 1)}…` : line;
}
