import { join, posix } from 'node:path';
import { readdir } from '../base/disk';
import { exists } from '../git/plain-file';
import { readOnlyCommands } from './read-only/read-only-commands';
import type { CommandPart } from './syntax/command-part';
import { isUnknown } from './syntax/unknown-text';
import type { TargetPathCheck } from './target-paths';

// Glob expansion: replaces patterns (`src/*.ts`) of a reading command with the names that bash may put in their place.
// The command is judged by all of these names, because one may be a link out of the project, or look like an option.

/**
 * The words, with each pattern replaced by all names that bash may find now, and perhaps by more. Null if the names are
 * unknown, or if the command's effect depends on how many there are when it runs.
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

/** Programs that only print, test or store their words, whatever these are. */
const anything = new Set(
  `echo true false : basename dirname printf test [ [[ exit return break continue wait export local readonly declare typeset`.split(
    ' ',
  ),
);

/** Whether the command only reads, however many paths it gets. */
function takesAnyNumber(name: string): boolean {
  const command = Object.hasOwn(readOnlyCommands, name) ? readOnlyCommands[name] : undefined;
  return (
    command !== undefined &&
    command.most === undefined &&
    /^(?:paths|text-then-paths)$/.test(command.operands)
  );
}

/** Contains the pattern itself, because bash keeps a pattern that matches nothing. */
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

/** Null if the folder is outside or behind a link, which bash would follow, or if a name is not valid UTF-8. */
async function namesIn(
  folder: string,
  segment: string,
  { directory, check }: From,
): Promise<string[] | null> {
  const { absolute, problem } = await check.directory(posix.join(directory, folder));
  if (!isPattern(segment)) return (await exists(join(absolute, segment)).catch(() => true)) ? [segment] : [];
  if (problem !== null) return null;
  // `.*` also matches the folder itself and its parent.
  const entries = ['.', '..', ...(await readdir(absolute).catch(() => []))];
  const names = entries.filter((name) => mayStandFor(segment, name));
  return names.some((name) => name.includes('\ufffd')) ? null : names;
}

function isPattern(segment: string): boolean {
  return /[*?[]/.test(segment);
}

/** True for every name that the pattern matches, and for some others: only the start and the end are compared. */
function mayStandFor(segment: string, name: string): boolean {
  const [start = ''] = segment.split(/[*?[]/);
  const end = segment.split(/[*?[\]]/).at(-1) ?? '';
  const isHidden = name.startsWith('.') && !segment.startsWith('.');
  return !isHidden && name.startsWith(start) && name.endsWith(end);
}
