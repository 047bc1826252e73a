import { assignments, hereDocuments, plainWords } from './command-pools';

// For tests: compound commands around the commands of the generator.

export type Ingredients = {
  readonly pick: <T>(list: readonly T[]) => T;
  readonly repeat: (most: number, make: () => string) => readonly string[];
  readonly word: () => string;
  readonly simple: () => string;
  readonly inner: () => string;
  readonly redirect: () => string;
};

export function compoundCommand({ pick, repeat, word, simple, inner, redirect }: Ingredients): string {
  const end = () => pick(['; ', '\n', ';', ' ; ', '\n\n']);
  const loop = (head: string) => `${head}${end()}do ${inner()}${end()}done`;
  const test = (signs: readonly string[]) => `${word()} ${pick(signs)} ${word()}`;
  return pick([
    () => `if ${inner()}${end()}then ${inner()}${end()}fi`,
    () => `if ${inner()}${end()}then ${inner()}${end()}else ${inner()}${end()}fi${redirect()}`,
    () => loop(`for x in ${repeat(3, word).join(' ')}`),
    () => `for x in ${pick(plainWords)} src/*.txt${end()}do ${inner()} "$x"${end()}done${redirect()}`,
    () => `${loop('while read -r x')} ${pick(['< README.md', '<<< one', '<<E\nx\nE\n'])}`,
    () => `case ${word()} in ${pick(plainWords)}|*) ${inner()};; x) ${inner()}${end()}esac`,
    () => `{ ${inner()}${end()}}${redirect()}`,
    () => `f() { ${inner()}${end()}}${end()}f ${word()}`,
    () => `[[ ${pick(['-f', '-n', '-z', '!', '-v'])} ${word()} ]]`,
    () => `[[ ${test(['==', '!=', '=~', '<', '-eq', '&&'])} ]]`,
    () => `[ ${test(['=', '!=', '-eq', '-a', '-nt'])} ]`,
    () => `${inner()} & wait`,
    () => `${pick(assignments)} ${simple()}`,
    () => `${pick(assignments)}${end()}${inner()} $x`,
    () => `export ${pick(assignments)}${end()}${inner()}`,
    () => `${simple()} ${pick(hereDocuments)}\n`,
    () => `set ${pick(['-e', '-euo pipefail', '-f', '-o noglob'])}${end()}${inner()}`,
  ])();
}
