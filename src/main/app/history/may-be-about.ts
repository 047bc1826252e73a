import type { Rule } from '@shared/approval/approval';
import { splitWords } from '../../command-safety/syntax/shell-words';

/**
 * Whether a rule for commands may match a command, by its text alone. A clear mismatch saves the analysis. If in doubt,
 * it returns true: only substitutions can hide the name of a program in a command.
 */
export function mayBeAbout(
  { effect, tool, match }: Pick<Rule, 'effect' | 'tool' | 'match'>,
  command: string,
): boolean {
  if (match === undefined || tool === '*') return true;
  const [program = ''] = splitWords(match) ?? [match];
  const name = /^[^\d.]*/.exec(program.slice(program.lastIndexOf('/') + 1).toLowerCase())?.[0] ?? '';
  if (name === '' || command.toLowerCase().includes(name)) return true;
  return effect !== 'allow' && /[$`\\*?[{("']/.test(command);
}
