import { posix } from 'node:path';
import { type Arguments, readArguments } from '../syntax/command-arguments';
import { nameOf, programName } from '../syntax/program-name';
import {
  type Launcher,
  launchers,
  looseLaunchers,
  packageRunners,
  shells,
  unreadableLaunchers,
} from './launchers';

// Programs that start other commands: a rule must match their whole command line, and the hard list judges the commands
// that they start.

/** Whether a rule that allows the first words would allow any command. */
export function runsAnything(words: readonly string[]): boolean {
  const name = programName(words);
  if (interpreters.test(name) || shells.test(name) || unreadableLaunchers.has(name)) return true;
  if (ownWords(words) !== null || isLoose(words)) return true;
  const [, second = ''] = words;
  if (/^(?:npm|yarn)$/.test(name)) return /^(?:exec|x|dlx|explore)$/.test(second);
  return runners.test(second) || /^(?:docker|podman|kubectl)$/.test(name);
}

/** The command itself, and all commands that it may start. */
export function startedCommands(words: readonly string[]): (readonly string[])[] {
  return launchesIn(words).map(({ at, adds }) => [
    ...words.slice(at),
    ...(adds === null ? [] : [unknownWord]),
  ]);
}

/** Stands for words that a launcher adds to a command. */
export const unknownWord = './{}';

export type Launch = {
  /** Index of the word with which the command begins. */
  readonly at: number;
  /** The folder in which the command starts, relative to that of the whole command line. */
  readonly folder: string;
  /** The placeholder for words that are added later and are not known yet. Null if none are added. */
  readonly adds: string | null;
  /** The word may be the command: too little is known of the launcher. */
  readonly isGuess: boolean;
};

/** Limits the work. A command that starts more asks. */
export const mostLaunches = 60;

/** All commands in the words. The first is the command itself. */
export function launchesIn(words: readonly string[]): readonly Launch[] {
  const found: Launch[] = [{ at: 0, folder: '', adds: null, isGuess: false }];
  const known = new Set<string>();
  for (const { at, folder, adds } of found)
    for (const next of launchedBy(words.slice(at))) {
      if (found.length === mostLaunches) return found;
      const launch = {
        ...next,
        at: at + next.at,
        folder: joined(folder, next.folder),
        adds: next.adds ?? adds,
      };
      const key = JSON.stringify(launch);
      if (!known.has(key) && launch.at < words.length) found.push(launch);
      known.add(key);
    }
  return found;
}

/** Joins `inner` to the folder `outer`. Either may be empty; an absolute `inner` stays. */
export function joined(outer: string, inner: string): string {
  if (outer === '' || inner === '' || posix.isAbsolute(inner)) return inner === '' ? outer : inner;
  return posix.join(outer, inner);
}

export type OwnWords = {
  readonly launcher: Launcher;
  readonly given: Arguments;
  readonly command: readonly string[];
};

/** The launcher's own words, and its command. Null if the program is not a launcher with a precise entry. */
export function ownWords(words: readonly string[]): OwnWords | null {
  const launcher = launchers.get(nameOf(words));
  if (!launcher) return null;
  const start = commandStart(words, launcher);
  if (start === null) return null;
  const options = `+${launcher.options}`;
  const [before, given] = [
    argumentsOf(words.slice(1, start), options),
    argumentsOf(words.slice(start), options),
  ];
  const rest = given.operands.map(({ text }) => text);
  const behindOwn = rest.slice(launcher.skips ?? 0);
  const skipped = behindOwn[0] === '--' ? behindOwn.slice(1) : behindOwn;
  const first = launcher.setsVariables ? skipped.findIndex((word) => word !== '-' && !word.includes('=')) : 0;
  return {
    launcher,
    given: {
      ...given,
      unknown: launcher.behind ? (before.unknown ?? given.unknown) : given.unknown,
      has: (...names) => before.has(...names) || given.has(...names),
      values: (...names) => [...(launcher.behind ? before.values(...names) : []), ...given.values(...names)],
    },
    command: first === -1 ? [] : skipped.slice(first),
  };
}

/** The index after the name, or after the subcommand that makes it a launcher. Null without this subcommand. */
function commandStart(
  words: readonly string[],
  { behind, within, options = '' }: Partial<Launcher>,
): number | null {
  if (!behind) return 1;
  const at = words.findIndex((word, index) => index > 0 && behind.test(word));
  if (at === -1) return null;
  const before = argumentsOf(words.slice(1, at), options);
  const [outer] = before.operands;
  const isOwn = outer === undefined || before.unknown !== null || within?.test(outer.text);
  return isOwn ? at + 1 : null;
}

export function argumentsOf(words: readonly string[], options: string): Arguments {
  return readArguments(
    words.map((text) => ({ text, isPattern: false })),
    options,
  );
}

export function isLoose(words: readonly string[]): boolean {
  const launcher = looseLaunchers.get(nameOf(words));
  return launcher !== undefined && commandStart(words, launcher) !== null;
}

function launchedBy(words: readonly string[]): readonly Launch[] {
  const own = ownWords(words);
  const loose = isLoose(words) ? looseLaunchers.get(nameOf(words)) : undefined;
  const isAdding = own?.launcher.adds ?? loose?.adds ?? false;
  const adds = isAdding ? (own?.given.values('-I', '-i', '-J', '--replace').at(-1)?.text ?? '{}') : null;
  const guesses = (folder: string) =>
    perhapsCommands(words, loose?.until).map((at) => ({ at, folder, adds, isGuess: true }));
  const named = namedAt(words).map((at) => ({ at, folder: '', adds, isGuess: false }));
  if (own === null) return [...(loose ? guesses('') : []), ...named];
  const folder = own.given
    .values(...(own.launcher.folders ?? []))
    .reduce((path, { text }) => joined(path, text), '');
  if (own.given.unknown !== null) return [...guesses(folder), ...named];
  const at = words.length - own.command.length;
  const starts = own.launcher.mayHaveFile ? [at, at + 1] : [at];
  return [...starts.map((start) => ({ at: start, folder, adds, isGuess: false })), ...named];
}

/** Indexes at which the command may begin: any word, but after the `until` word only the next one. */
function perhapsCommands(words: readonly string[], until: RegExp | undefined): readonly number[] {
  const end = until ? words.findIndex((word) => until.test(word)) : -1;
  return words.flatMap((word, at) => {
    const isBehindEnd = end !== -1 && at > end && !until?.test(words[at - 1] ?? '');
    return at === 0 || word.startsWith('-') || isBehindEnd ? [] : [at];
  });
}

/** Indexes at which the program of a package may be, after options and `run`. */
function namedAt(words: readonly string[]): readonly number[] {
  const name = nameOf(words);
  const ownNames = packageRunners.get(name);
  if (!ownNames) return [];
  const found: number[] = [];
  const positions = new Set([1]);
  for (const at of positions) {
    const word = words[at];
    if (word === undefined) continue;
    if (word.startsWith('-')) for (const next of behindOption(words, at)) positions.add(next);
    else if (/^(?:run|run-script|workspaces|foreach)$/.test(word)) positions.add(at + 1);
    else if (word === 'workspace') positions.add(at + 2);
    else if (!ownNames.test(word) || isRunByBun(words, at)) found.push(at);
  }
  return found;
}

/** After an unknown option, the next word may be its value. */
function behindOption(words: readonly string[], at: number): readonly number[] {
  const options = launchers.get(nameOf(words))?.options ?? '';
  if (argumentsOf(words.slice(at, at + 1), options).unknown === null) return [at + 1];
  return argumentsOf(words.slice(at, at + 2), options).unknown === null ? [at + 2] : [at + 1, at + 2];
}

/** `bun run` can start programs of the system too. */
function isRunByBun(words: readonly string[], at: number): boolean {
  return nameOf(words) === 'bun' && words[at - 1] === 'run' && words[at] === 'rm';
}

/** Subcommands that start the program or file that follows. In npm and yarn, a script follows. */
const runners = /^(?:exec|x|dlx|run|develop|shell|runscript|ssh)$/;

const interpreters =
  /^(?:python[\d.]*|pypy[\d.]*|node|nodejs|deno|bun|tsx|ts-node|perl|ruby|php|lua|r|rscript|julia|awk|gawk|mawk|nawk|sed|osascript|cmd|wsl|expect|tclsh|gdb|lldb|vim?|nvim|emacs|ed|ex|sqlite3|psql|mysql|find|fd|fdfind|curl|wget|java|jshell|kotlin|scala|groovy|ghci|iex|elixir|erl|swift|dotnet-script)$/;
