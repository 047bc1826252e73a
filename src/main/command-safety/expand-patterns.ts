import { join, posix } from 'node:path';
import { readdir } from '../base/disk';
import { exists } from '../git/plain-file';
import { readOnlyCommands } from './read-only/read-only-commands';
import type { CommandPart } from './syntax/command-part';
import { isUnknown } from './syntax/unknown-text';
import type { TargetPathCheck } from './target-paths';

// Glob expansion: patterns (`src/*.ts`) of a reading command, replaced by the names bash may put in their place, so
// that it is judged by all of them: one may be a link that leads out of the project, or look like an option.

/**
 * The words with at least every name that bash may find now; the part's own words where it holds no pattern. Null where
 * that is not known, or where it would matter how many there are when it runs.
 */
export async function withoutPatterns(
  { words, patterns, directory }: CommandPart,
  check: TargetPathCheck,
): Promise<readonly string[] | null> {
  if (patterns.length === 0) return words;
  const [name = ''] = words;
  const isFree = anything.has(name);
  if (!isFree && !takesAnyNumber(name)) return null;
  const expanded: string[] = [];
  for (const [index, word] of words.entries()) {
    if (!isFree && isUnknown(word)) return null;
    const isKept =
      !patterns.includes(index) || isUnknown(word) || (isFree && /^~(?:\/[\w./-]*)?$/.test(word));
    const names = isKept ? [word] : await namesOf(word, directory, check);
    if (names === null || expanded.length + names.length > mostWords) return null;
    expanded.push(...names);
  }
  return expanded;
}

const mostWords = 2_000;

/** Whatever they are given, they only say it again, look whether it is there, or keep it. */
const anything = new Set(
  `echo true false : basename dirname printf test [ [[ exit return break continue wait export local readonly declare typeset`.split(
    ' ',
  ),
);

/** With one more or less of them it still only reads. */
function takesAnyNumber(name: string): boolean {
  const command = Object.hasOwn(readOnlyCommands, name) ? readOnlyCommands[name] : undefined;
  return (
    command !== undefined &&
    command.most === undefined &&
    /^(?:paths|text-then-paths)$/.test(command.operands)
  );
}

/** The pattern is among them: bash leaves it as it is where it stands for nothing. */
async function namesOf(pattern: string, directory: string, check: TargetPathCheck): Promise<string[] | null> {
  if (/^[/~]/.test(pattern) || pattern.split('/').includes('..')) return null;
  let found = [''];
  for (const segment of pattern.split('/')) {
    const inside: string[] = [];
    for (const folder of found) {
      const names = await namesIn(folder, segment, { directory, check });
      if (names === null || inside.length + names.length > mostWords) return null;
      inside.push(...names.map((name) => posix.join(folder, name)));
    }
    found = inside;
  }
  return [pattern, ...found];
}

type From = { readonly directory: string; readonly check: TargetPathCheck };

/** Null for what lies behind a link, which bash follows, and where a name cannot be told. */
async function namesIn(
  folder: string,
  segment: string,
  { directory, check }: From,
): Promise<string[] | null> {
  const { absolute, problem } = await check.directory(posix.join(directory, folder));
  if (!isPattern(segment)) return (await exists(join(absolute, segment)).catch(() => true)) ? [segment] : [];
  if (problem !== null) return null;
  // The folder itself and the one above are found as well, by `.*`.
  const entries = ['.', '..', ...(await readdir(absolute).catch(() => []))];
  const names = entries.filter((name) => mayStandFor(segment, name));
  return names.some((name) => name.includes('\ufffd')) ? null : names;
}

function isPattern(segment: string): boolean {
  return /[*?[]/.test(segment);
}

/** True for all that the pattern stands for, and for more: what is between its ends is not looked at. */
function mayStandFor(segment: string, name: string): boolean {
  const [start = ''] = segment.split(/[*?[]/);
  const end = segment.split(/[*?[\]]/).at(-1) ?? '';
  const isHidden = name.startsWith('.') && !segment.startsWith('.');
  return !isHidden && name.startsWith(start) && name.endsWith(end);
}
