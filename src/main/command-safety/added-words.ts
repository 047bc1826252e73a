import { type Text, textOf } from '@shared/texts/text';
import { mayDiscard } from './git-dangers';
import { isLoose, launchesIn, ownWords } from './launchers/started-commands';
import { gitCommand } from './syntax/git-command';
import { nameOf } from './syntax/program-name';

// Appended arguments: words that `xargs` and similar programs add to a command. They are not known yet, so one of them
// may be the program, its subcommand, or a dangerous flag.

/** Why the command asks, for the user. Null if no added word can make it a command of the hard list. */
export function addedWordsDanger(words: readonly string[]): Text | null {
  for (const { at, adds } of launchesIn(words)) {
    const started = words.slice(at);
    if (adds !== null && mayBecomeAnother(started, adds))
      return textOf('danger.adds-words', { launcher: nameOf(words), program: started[0] ?? '' });
  }
  return null;
}

/** `placeholder` marks the position of the added words. Without it they come last. */
export function mayBecomeAnother(started: readonly string[], placeholder: string): boolean {
  const [program = ''] = started;
  const name = nameOf(started);
  if (program.includes(placeholder) || isLoose(started)) return true;
  const own = ownWords(started);
  if (own !== null && own.command.length === 0) return true;
  if (/^(?:find|fd|fdfind)$/.test(name)) return true;
  const subcommand = name === 'git' ? gitCommand(started).name : started.slice(1).find(isNoFlag);
  const isOpen = subcommand === undefined || subcommand === '' || subcommand.startsWith(placeholder);
  return name === 'git' ? isOpen || mayDiscard(subcommand) : isOpen && withSubcommands.test(name);
}

function isNoFlag(word: string): boolean {
  return !word.startsWith('-');
}

/** Programs that publish, end or remove something with a subcommand. */
const withSubcommands =
  /^(?:npm|pnpm|yarn|bun|cargo|poetry|uv|pdm|flit|hatch|twine|gem|mvn|mvnw|gradle|gradlew|dotnet|nuget|docker|podman|helm|gh|vsce|ovsx|lerna|changeset|pipenv|conda|bundle|cmake|perf|kubectl|terraform)$/;
