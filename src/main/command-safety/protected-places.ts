import type { AnyText } from '@shared/texts/text';
import type { Workspace } from '../project/workspace';
import { launchesIn } from './launchers/started-commands';
import type { Places } from './places-of';
import { readOnlyCommands } from './read-only/read-only-commands';
import type { CommandPart } from './syntax/command-part';
import { nameOf } from './syntax/program-name';
import { isKnownWriter } from './writes/command-writes';

// Protected files among the words of a program that may do anything with them.

/** Why the command asks, for the user; null if it names no protected file, or has its own table. */
export function protectedPlace(
  { words }: Pick<CommandPart, 'words'>,
  { named }: Places,
  { protection }: Pick<Workspace, 'protection'>,
): AnyText | null {
  const started = launchesIn(words).map(({ at }) => words.slice(at));
  if (started.some(isKnown) || words.some((word) => onlyRead.test(word))) return null;
  for (const path of named) {
    const why = protection(path);
    if (why !== null) return why;
  }
  return null;
}

function isKnown(words: readonly string[]): boolean {
  const name = nameOf(words);
  return isKnownWriter(words) || isLooking(name);
}

/** Whether the program only reads. Some programs are in the table only with `--version`. */
function isLooking(name: string): boolean {
  const command = Object.hasOwn(readOnlyCommands, name) ? readOnlyCommands[name] : undefined;
  return looking.test(name) || (command !== undefined && command.needs === undefined);
}

/** Programs that read files, or build from them. */
const looking =
  /^(?:find|fd|less|more|bat|xxd|source|\.|docker|podman|docker-compose|gh|actionlint|yamllint|shellcheck)$/;

/** The option for a file with variables. */
const onlyRead = /^--env-file/;
