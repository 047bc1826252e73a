import { type Text, textOf } from '@shared/texts/text';
import { launchesIn, unknownWord } from '../launchers/started-commands';
import { nameOf } from '../syntax/program-name';
import { changesFarAway } from './changing-programs';
import { worksFarAway } from './remote-programs';

// Far-away list for commands: what changes a cluster, a cloud, a service or another machine, or what this machine does
// by itself later. Nothing of it can be taken back here.

/** Why the command asks every time, as the person reads it, whatever starts it; null when it does not. */
export function farAwayDanger(words: readonly string[]): Text | null {
  for (const { at, adds } of launchesIn(words)) {
    const [program = '', ...rest] = [...words.slice(at), ...(adds === null ? [] : [unknownWord])];
    const name = nameOf([program]);
    if (changes(name, rest)) return textOf('danger.far-away', { program: name });
  }
  return null;
}

function changes(name: string, rest: readonly string[]): boolean {
  if (rest.length > 0 && rest.every((word) => helpOnly.test(word))) return false;
  return worksFarAway(name, rest) || changesFarAway(name, rest);
}

const helpOnly = /^(?:--help|-h|help|--version|-v|-V)$/;
