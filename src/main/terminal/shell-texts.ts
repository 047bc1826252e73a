import type { Arguments } from './command-arguments';
import { type Launcher, looseLaunchers, otherShells, shells, unreadableLaunchers } from './launchers';
import { nameOf } from './program-name';
import { joinWords } from './shell-words';
import { argumentsOf, isLoose, ownWords } from './wrappers';

// The texts that shells are given as a program, by themselves or through a launcher.

/**
 * What a shell is given as a text of its own; null stands for one that is not among the words. `adds` as in a launch.
 */
export function scriptsOf(words: readonly string[], adds: string | null = null): readonly (string | null)[] {
  const name = nameOf(words);
  if (unreadableLaunchers.has(name)) return [null];
  if (shells.test(name)) return scriptOfShell(words, adds);
  const own = ownWords(words);
  if (own === null) return isLoose(words) ? looseTexts(words) : [];
  const { launcher, given, command } = own;
  if (name === 'env') return splitByEnv(given, command);
  if (given.unknown !== null) return looseTexts(words);
  const later = command[0]?.startsWith('-') ? argumentsOf(command, launcher.options) : null;
  const names = launcher.scripts ?? [];
  const texts = [...given.values(...names), ...(later?.values(...names) ?? [])].map(({ text }) => text);
  return [...texts, ...textsIn(command, launcher)];
}

/** Into a text of `parallel` words are put that nobody knows. */
function looseTexts(words: readonly string[]): readonly (string | null)[] {
  const texts = words.slice(1).filter((word) => /\s/.test(word));
  if (!looseLaunchers.get(nameOf(words))?.adds) return texts;
  // Without a command it runs the lines it is given.
  const isBare = words.slice(1).every((word) => word.startsWith('-') || /^\d+%?$/.test(word));
  return isBare ? [null] : texts.map(() => null);
}

function textsIn(command: readonly string[], { texts }: Launcher): readonly string[] {
  switch (texts) {
    case undefined:
      return [];
    case 'each':
      // What begins so names a script of the project.
      return command.filter((word) => !/^(?:npm|pnpm|yarn|bun|node|deno):/.test(word));
    case 'all':
      return command.length === 0 ? [] : [command.join(' ')];
    case 'single':
      return command.length === 1 ? command : [];
  }
}

/** Letters may be joined, and each `o` of them takes a word of its own: `-co pipefail 'text'`. */
function scriptOfShell(words: readonly string[], adds: string | null): readonly (string | null)[] {
  const name = nameOf(words);
  if (name.startsWith('fish')) return scriptsOfFish(words);
  if (otherShells.test(name)) return words.some((word) => /^-+[ce]/i.test(word)) ? [null] : [];
  const { isText, script } = shellOperands(words);
  if (adds !== null && (isText || script === undefined)) return [null];
  return isText && script !== undefined ? [script] : [];
}

/** `script`: its first word that is no option, a text with `-c` and a file without. */
export function shellOperands(words: readonly string[]): {
  readonly isText: boolean;
  readonly script?: string;
} {
  let at = 1;
  let isText = false;
  for (; /^[-+]./.test(words[at] ?? '') && words[at] !== '--'; at += 1) {
    const word = words[at] ?? '';
    if (/^--?(?:rcfile|init-file)$/.test(word)) at += 1;
    else if (!/^(?:--|-(?:norc|noprofile|login|posix|verbose)$)/.test(word)) {
      isText ||= /^-.*c/.test(word);
      at += word.match(/[oO]/g)?.length ?? 0;
    }
  }
  const script = words[/^--?$/.test(words[at] ?? '') ? at + 1 : at];
  return { isText, ...(script !== undefined && { script }) };
}

function scriptsOfFish(words: readonly string[]): readonly string[] {
  const given = argumentsOf(
    words.slice(1),
    '+-iNnlPv -c: -C: -d: -D: -f: -o: -p: --command: --init-command: --no-config --private --login --interactive',
  );
  return given.values('-c', '-C', '--command', '--init-command').map(({ text }) => text);
}

/** What `env` takes apart is followed by the words behind it, and may begin with variables and flags of its own. */
function splitByEnv(given: Arguments, command: readonly string[]): readonly string[] {
  const [text] = given.values('-S', '--split-string');
  const folder = given.values('-C', '--chdir').at(-1);
  if (!text) return [];
  const parts = ['env', ...(folder ? ['-C', joinWords([folder.text])] : []), text.text];
  return [[...parts, ...(command.length > 0 ? [joinWords(command)] : [])].join(' ')];
}
