import { type Text, textOf } from '@shared/texts/text';
import { shells } from '../launchers/launchers';
import { scriptsOf } from '../launchers/shell-texts';
import { ownWords } from '../launchers/started-commands';
import { readOnlyProblem } from '../read-only/read-only';
import { isAssignment } from '../syntax/assignments';
import type { CommandPart } from '../syntax/command-part';
import { nameOf } from '../syntax/program-name';
import { moduleAt } from '../syntax/python-module';
import { isFamiliar, isWrapper } from './familiar-programs';
import { scriptInPackage } from './package-scripts';

// Familiarity, whether Auto may run a command that no sandbox holds: every program that it starts is known.

/** The command's words, and whether a shell gets a text of the command line as its input. */
type Started = { readonly words: readonly string[]; readonly isGivenText: boolean };

/** Why Auto asks about it without a sandbox, as the user reads it; null if it runs. `directory`: absolute. */
export async function unfamiliarProblem(
  { words, given }: Pick<CommandPart, 'words' | 'given'>,
  directory: string,
): Promise<Text | null> {
  const program = await unfamiliarProgram({ words, isGivenText: given !== null }, directory, 0);
  return program === null ? null : textOf('asks.unfamiliar', { program });
}

/** The texts of shells are looked at where they are taken apart. */
async function unfamiliarProgram(
  { words, isGivenText }: Started,
  directory: string,
  depth: number,
): Promise<string | null> {
  const [program = '', ...rest] = words;
  if (program === '' || isAssignment(program) || asksForHelp(rest)) return null;
  if (depth > deepest) return program;
  if (readOnlyProblem(words, () => undefined) === null) return null;
  const name = nameOf(words);
  if (shells.test(name)) return isGivenText || scriptsOf(words).length > 0 ? null : program;
  const module = moduleAt(words);
  if (module !== null) return isFamiliar(module.name, words.slice(module.at)) ? null : program;
  const own = ownWords(words);
  if (own !== null && own.given.unknown === null) {
    if (scriptsOf(words).length > 0 || own.command.length === 0) return null;
    return await unfamiliarProgram({ words: own.command, isGivenText }, directory, depth + 1);
  }
  if (program.includes('/') && !isWrapper(program)) return program;
  if (isFamiliar(name, rest)) return null;
  const script = await scriptInPackage(words, directory);
  if (script === null) return program;
  if (script.parts === null) return script.name;
  for (const part of script.parts) {
    const found = await unfamiliarProgram({ words: part, isGivenText: false }, script.folder, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** Launchers, and scripts of a package that start one another. */
const deepest = 8;

function asksForHelp(words: readonly string[]): boolean {
  return words.length === 1 && /^(?:--version|-V|--help|-h)$/.test(words[0] ?? '');
}
