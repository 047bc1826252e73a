import { posix } from 'node:path';
import { readdir } from '../base/disk';
import { compileGlob } from '../base/glob-pattern';
import { isSecretFile } from '../project/protected-names';
import { startedCommands } from './launchers/started-commands';
import { isShowing } from './secret-reads';
import type { CommandPart } from './syntax/command-part';
import { gitCommand } from './syntax/git-command';
import { nameOf } from './syntax/program-name';

// Searches that print files with secrets without naming them: `grep -r x .`, `rg --hidden x`, `find -exec cat`,
// `find | xargs cat`.

/** What a command may print from its folders. */
export type SecretSearch = {
  /** As spelt in the command. Null: the folders that the command is known to search. */
  readonly folders: readonly string[] | null;
  /** Whether it can meet a file of this name, relative to such a folder. */
  readonly meets: (name: string) => boolean;
};

/** The searches of a command; empty if it prints no files that it does not name. */
export function secretSearchesOf({
  words,
  reads,
}: Pick<CommandPart, 'words' | 'reads'>): readonly SecretSearch[] {
  const started = startedCommands(words);
  const own = started.flatMap(ownSearch);
  const isGivenFiles = nameOf(words) === 'xargs' && started.some(isShowing);
  const lists = isGivenFiles ? reads.map(listedBy) : [];
  return [...own, ...lists.flatMap((one) => one ?? [])];
}

function ownSearch(words: readonly string[]): readonly SecretSearch[] {
  switch (nameOf(words)) {
    case 'grep':
    case 'egrep':
    case 'fgrep':
      return [{ folders: null, meets: oneOf(valuesOf(words, /^--include$/)) }];
    case 'rg':
      return [{ folders: null, meets: ofRipgrep(words) }];
    case 'diff':
      return [{ folders: null, meets: () => true }];
    case 'git': {
      const { name, rest } = gitCommand(words);
      const isOutside = name === 'grep' && rest.some((word) => /^--(?:untracked|no-i)/.test(word));
      return isOutside ? [{ folders: [''], meets: () => true }] : [];
    }
    case 'find':
      return startsShowing(words) ? [ofFind(words)] : [];
    default:
      return [];
  }
}

function startsShowing(words: readonly string[]): boolean {
  const starts = words.flatMap((word, at) => (/^-(?:exec|ok)(?:dir)?$/.test(word) ? [at + 1] : []));
  return starts.some((at) => startedCommands(words.slice(at)).some(isShowing));
}

/** The search of a program whose output names the files that `xargs` gives to another. */
function listedBy(words: readonly string[]): SecretSearch | null {
  switch (nameOf(words)) {
    case 'find':
      return ofFind(words);
    case 'rg':
      return { folders: [''], meets: ofRipgrep(words) };
    case 'ls':
      return {
        folders: [''],
        meets: words.some((word) => /^-[^-]*[aAf]|^--a/.test(word)) ? () => true : isShown,
      };
    default:
      return null;
  }
}

function ofFind(words: readonly string[]): SecretSearch {
  const start = words.findIndex((word, at) => at > 0 && /^[-(!,)]/.test(word) && !/^-[PHL]$/.test(word));
  const named = words.slice(1, start === -1 ? undefined : start).filter((word) => !word.startsWith('-'));
  const isPlain = !words.some((word) => /^(?:-o|-or|!|-not|,)$/.test(word));
  const patterns = valuesOf(words, /^-i?name$/);
  return { folders: named.length === 0 ? ['.'] : named, meets: isPlain ? oneOf(patterns) : () => true };
}

function ofRipgrep(words: readonly string[]): (name: string) => boolean {
  const seesHidden =
    words.some((word) => /^-[^-]*(?:\.|u.*u)|^--hid/.test(word)) || countOf(words, /^-u$/) > 1;
  const globs = valuesOf(words, /^(?:-g|--i?glob)$/).filter((glob) => !glob.startsWith('!'));
  const isNamed = oneOf(globs);
  // A glob that matches a hidden file shows it.
  return (name) => isNamed(name) && (seesHidden || globs.length > 0 || isShown(name));
}

function isShown(name: string): boolean {
  return !name.split('/').some((one) => one.startsWith('.'));
}

function countOf(words: readonly string[], pattern: RegExp): number {
  return words.filter((word) => pattern.test(word)).length;
}

/** The values of these flags. */
function valuesOf(words: readonly string[], flag: RegExp): readonly string[] {
  return words.flatMap((word, at) => {
    const [name = '', ...value] = word.split('=');
    if (value.length > 0 && flag.test(name)) return [value.join('=')];
    return at > 0 && flag.test(words[at - 1] ?? '') ? [word] : [];
  });
}

function oneOf(globs: readonly string[]): (name: string) => boolean {
  return globs.length === 0 ? () => true : compileGlob(globs, { basename: true, ignoreCase: true });
}

/** The maximum number of folders that are searched. */
const mostFolders = 1_000;
const skipped = /^(?:\.git|node_modules|site-packages)$/;

/** The first file with secrets below `folder` of the project, relative to the root; null if none is known. */
export async function secretBelow(
  root: string,
  folder: string,
  meets: SecretSearch['meets'],
): Promise<string | null> {
  const left = [''];
  for (let count = 0; count < mostFolders; count += 1) {
    const place = left.shift();
    if (place === undefined) return null;
    const entries = await readdir(posix.join(root, folder, place), { withFileTypes: true }).catch(() => []);
    const named = entries.map((entry) => ({ entry, name: posix.join(place, entry.name) }));
    const found = named.find(({ entry, name }) => !entry.isDirectory() && isSecretFile(name) && meets(name));
    if (found !== undefined) return posix.join(folder, found.name);
    left.push(
      ...named
        .filter(({ entry }) => entry.isDirectory() && !skipped.test(entry.name))
        .map(({ name }) => name),
    );
  }
  return null;
}
