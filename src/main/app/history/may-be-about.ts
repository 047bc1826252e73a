import type { Rule } from '@shared/approval/approval';
import { splitWords } from '../../command-safety/syntax/shell-words';

/**
 * Whether a rule for commands may be about one, by its text alone, so that what it surely is not about need not be
 * analysed. In doubt it may: a program can stand in a command without its name only where something is put in its place.
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
