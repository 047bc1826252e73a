import type { Argument } from '../syntax/command-arguments';
import { isUnknown } from '../syntax/unknown-text';

// Paths within a word: all that a program may take for a path in an argument of unknown meaning.

export type WordPaths = {
  /** As spelt in the word. */
  readonly paths: readonly string[];
  /** For patterns: the folders below which they may match anything. */
  readonly below: readonly string[];
  /** The word may stand for any path. */
  readonly isOpen: boolean;
};

export function pathsIn(word: Argument): WordPaths {
  const { text } = word;
  if (/\{\}/.test(text) || isUnknown(text)) return { paths: [], below: [], isOpen: true };
  if (address.test(text)) return { paths: [], below: [], isOpen: false };
  const found = new Set<string>();
  for (const given of [text, ...decoded(text)]) for (const path of within(given)) found.add(path);
  const paths = [...found].filter((path) => path !== '' && path !== '-' && path.length <= longest);
  return {
    paths: paths.slice(0, most),
    below: isProse(text) ? [] : [...new Set(paths.filter(isPattern).map(literalStart))],
    isOpen: paths.length > most || text.length > longestWord,
  };
}

/** The possible paths in a text that is not a path itself: the words between spaces, quotes and other characters. */
export function pathsInText(text: string): WordPaths {
  const found = new Set(
    text.split(/[\s"'`$;(){}|<>,=&!#\\[\]]+/).flatMap((token) => [token, ...tails(token)]),
  );
  const paths = [...found].filter((path) => path !== '' && /[\w~*?]/.test(path) && path.length <= longest);
  return { paths: paths.slice(0, most), below: [], isOpen: paths.length > most || text.length > longestWord };
}

/** Limits the work. */
const most = 300;
const longest = 4_096;
const longestWord = 100_000;

/** An address on another machine. */
const address = /^(?:git\+)?(?:https?|wss?|git|ssh|ftps?|sftp|s3|gs)s?:\/\/[^\s"']*$/i;

/** The folder in front of the first name that is a pattern. */
function literalStart(pattern: string): string {
  const names = pattern.split('/');
  const first = names.findIndex((name) => /[*?[{]/.test(name));
  return names.slice(0, first).join('/') || (pattern.startsWith('/') ? '/' : '.');
}

function isPattern(path: string): boolean {
  return /[*?[]|\{[^}]*,/.test(path);
}

/** Whether the text is more than a word: a program or a sentence. */
function isProse(text: string): boolean {
  return /[\s"'`$;()|<>\\]/.test(text);
}

function within(text: string): readonly string[] {
  const prose = isProse(text) || /[{}[\]]/.test(text) ? pathsInText(text).paths : [];
  const own = text.startsWith('-') ? joinedToOption(text) : [text];
  return [...own, ...tails(text), ...prose];
}

/** The texts after each separator: up to the end, and up to the next separator. */
function tails(text: string): readonly string[] {
  const signs = [...text.matchAll(/[=@:,;<>+]/g)].slice(0, 30).map(({ index }) => index);
  const behind = signs.map((index) => text.slice(index + 1));
  return [
    ...behind,
    ...behind.map((tail) => tail.replace(/[=@:,;<>+].*$/s, '')),
    ...(signs.length > 0 ? [text.slice(0, signs[0])] : []),
  ]
    .filter((tail) => !tail.startsWith('-'))
    .map((tail) => tail.replace(/^\/\/(?:localhost)?(?=\/)/, ''));
}

/** The value in `-Cfolder`, or after further letters if it has a slash: `-xzCfolder/a`. */
function joinedToOption(text: string): readonly string[] {
  if (text.startsWith('--')) return [];
  const slash = text.indexOf('/');
  const starts = slash === -1 ? [2] : [2, 3, 4, 5, 6].filter((at) => at <= slash);
  return starts.map((at) => text.slice(at)).filter((rest) => rest !== '' && !/^\/+$/.test(rest));
}

/** The text without percent-encoding, as in the URL of a file. */
function decoded(text: string): readonly string[] {
  if (!/%[\da-f]{2}/i.test(text)) return [];
  try {
    return [decodeURIComponent(text)];
  } catch (error) {
    if (error instanceof URIError) return [];
    throw error;
  }
}
