import { type Text, textOf } from '@shared/texts/text';
import { launchesIn, unknownWord } from '../launchers/started-commands';
import type { CommandPart } from '../syntax/command-part';
import { nameOf } from '../syntax/program-name';
import { changesFarAway, isDatabase } from './changing-programs';
import { worksFarAway } from './remote-programs';

// Far-away list for commands: those that change a cluster, a cloud, a service, another machine, or the scheduled tasks
// of this machine. Pilotfish cannot undo any of this.

/** Why the command asks every time, for the user, whatever starts it; null if it does not. */
export function farAwayDanger(words: readonly string[], given: CommandPart['given'] = null): Text | null {
  for (const { at, adds } of launchesIn(words)) {
    const [program = '', ...rest] = [...words.slice(at), ...(adds === null ? [] : [unknownWord])];
    const name = nameOf([program]);
    if (changes(name, rest) || isToldToChange(name, given))
      return textOf('danger.far-away', { program: name });
  }
  return null;
}

/** The input of a database program contains statements as well. */
function isToldToChange(name: string, given: CommandPart['given']): boolean {
  return given !== null && isDatabase(name) && (given.text === null || changes(name, [given.text]));
}

function changes(name: string, rest: readonly string[]): boolean {
  if (rest.length > 0 && rest.every((word) => helpOnly.test(word))) return false;
  return worksFarAway(name, rest) || changesFarAway(name, rest);
}

const helpOnly = /^(?:--help|-h|help|--version|-v|-V)$/;
