import { givenScripts, mostTexts, scriptsOf } from './launchers/shell-texts';
import { joined, type Launch, launchesIn, unknownWord } from './launchers/started-commands';
import type { Argument } from './syntax/command-arguments';
import type { CommandPart } from './syntax/command-part';
import { parseCommand } from './syntax/parse-command';
import { programName } from './syntax/program-name';
import { isUnknown } from './syntax/unknown-text';
import { type Change, commandWritesLater } from './writes/change';
import { changesOf } from './writes/command-writes';

// Side effects: the changes that a command line is known to make, also behind launchers, in scripts of shells, and by
// redirected output.

export type KnownChange = Change & {
  /** The folder that the path is relative to. It is itself relative to the folder in which the command line starts. */
  readonly directory: string;
  /** The change comes from redirected output, not from a program. */
  readonly isOutput: boolean;
};

export async function knownChanges(
  part: CommandPart,
  depth = 0,
  seen = new Set<string>(),
): Promise<KnownChange[]> {
  const { words, patterns, directory } = part;
  const given = words.map((text, index): Argument => ({ text, isPattern: patterns.includes(index) }));
  const changes = part.writes.map(outputTo);
  for (const launch of launchesIn(words)) {
    const here = joined(directory, launch.folder);
    for (const change of launchedChanges(given, launch)) {
      if (change.kind === 'unclear' && launch.isGuess && isSubcommand(words, launch.at)) continue;
      const folder = 'folder' in change ? change.folder : undefined;
      changes.push({ ...unlessUnknown(change), directory: joined(here, folder ?? ''), isOutput: false });
    }
    for (const script of textsOf(part, launch)) {
      const key = JSON.stringify([script, here, launch.adds]);
      // A command with more scripts asks anyway.
      if (script === null || depth === deepest || seen.has(key) || seen.size === mostTexts) continue;
      seen.add(key);
      const inside = await changesInScript({ script, directory: here, depth: depth + 1, seen });
      changes.push(...(launch.adds === null ? inside : inside.map(withoutKnowing(launch.adds))));
    }
  }
  return changes;
}

function launchedChanges(given: readonly Argument[], { at, adds }: Launch): readonly Change[] {
  if (adds === null) return changesOf(given.slice(at));
  const further: Argument = { text: unknownWord, isPattern: false };
  return changesOf([...given.slice(at), further]).map(withoutKnowing(adds));
}

/** The scripts that a shell gets: among its words, or as its input. */
function textsOf({ words, given }: CommandPart, { at, adds }: Launch): readonly (string | null)[] {
  return [...scriptsOf(words.slice(at), adds), ...givenScripts(words.slice(at), given)];
}

/** A change of a path that is known only when the command runs may change any file. */
function unlessUnknown(change: Change): Change {
  const { path, source, tree } = { path: undefined, source: undefined, tree: undefined, ...change };
  return [path, source, tree].some((each) => each !== undefined && isUnknown(each.text))
    ? commandWritesLater
    : change;
}

/** A change of a path that a launcher adds may change any file. */
function withoutKnowing(adds: string): <T extends Change>(change: T) => T {
  return (change) => {
    if (change.kind === 'unclear') return change;
    const { path, source, tree } = { source: undefined, tree: undefined, ...change };
    const isUnknown = [path, source, tree].some((each) =>
      /\{\}/.test(each?.text.replaceAll(adds, '{}') ?? ''),
    );
    return isUnknown ? { ...change, ...commandWritesLater } : change;
  };
}

/** Behind a launcher, any word may be a program, but not the `install` of `npm install`. */
function isSubcommand(words: readonly string[], at: number): boolean {
  const program = words[at - 1] === 'run' ? at - 2 : at - 1;
  return program > 0 && subcommanded.test(programName(words.slice(program)));
}

const subcommanded =
  /^(?:npm|pnpm|yarn|bun|pip3?|pipx|uv|poetry|cargo|go|gem|bundle|composer|brew|apt|apt-get|dnf|apk|make|ninja|git|docker|podman|helm|flutter|dart|mvn|gradle)$/;

const deepest = 5;

/** The path is already relative to the folder in which the command line starts. */
function outputTo(text: string): KnownChange {
  if (isUnknown(text)) return { ...commandWritesLater, directory: '', isOutput: true };
  return { kind: 'writes', path: { text, isPattern: false }, directory: '', isOutput: true };
}

type InScript = {
  readonly script: string;
  readonly directory: string;
  readonly depth: number;
  readonly seen: Set<string>;
};

async function changesInScript({ script, directory, depth, seen }: InScript): Promise<KnownChange[]> {
  const { parts } = await parseCommand(script);
  const changes: KnownChange[] = [];
  for (const part of parts)
    for (const change of await knownChanges(part, depth, seen))
      changes.push({ ...change, directory: joined(directory, change.directory) });
  return changes;
}
