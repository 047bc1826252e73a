import type { AnyText } from '@shared/texts/text';
import type { Workspace } from '../project/workspace';
import { launchesIn } from './launchers/started-commands';
import type { Places } from './places-of';
import { readOnlyCommands } from './read-only/read-only-commands';
import type { CommandPart } from './syntax/command-part';
import { nameOf } from './syntax/program-name';
import { isKnownWriter } from './writes/command-writes';

// Protected names among the words of a program of which nobody knows what it does with them.

/** Why it asks, as the person reads it; null when it names none, or is known by its own table. */
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

/** Of some only the version is in the table. */
function isLooking(name: string): boolean {
  const command = Object.hasOwn(readOnlyCommands, name) ? readOnlyCommands[name] : undefined;
  return looking.test(name) || (command !== undefined && command.needs === undefined);
}

/** They look, or build from what they are given. */
const looking =
  /^(?:find|fd|less|more|bat|xxd|source|\.|docker|podman|docker-compose|gh|actionlint|yamllint|shellcheck)$/;

/** What it takes its variables from. */
const onlyRead = /^--env-file/;
