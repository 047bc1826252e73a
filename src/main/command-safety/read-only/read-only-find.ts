import { type Text, textOf } from '@shared/texts/text';
import type { Seen } from './read-only-arguments';

// `find` with tests and actions that only look. Its words are a language of their own: everything in it must be known.

/** Why it is not known to only read; null when it only reads. `words` are those after `find`. */
export function findProblem(words: readonly string[], seen: Seen): Text | null {
  const start = words.findIndex((word) => /^[-(!,)]/.test(word) && !startFlags.has(word));
  const expression = start === -1 ? [] : words.slice(start);
  for (const from of words.slice(0, start === -1 ? words.length : start)) {
    if (!startFlags.has(from)) seen(from);
  }
  const left = [...expression];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (alone.has(word)) continue;
    const takes = word.startsWith('-newer') ? newerTakes(word) : withValue.get(word);
    if (!takes) return textOf('reads.unknown-flag', { flag: word, program: 'find' });
    const value = left.shift();
    if (value === undefined) return textOf('reads.lacks-value', { flag: word, program: 'find' });
    if (takes === 'path') seen(value);
  }
  return null;
}

const startFlags = new Set(['-P']);

const alone = new Set([
  ...[
    '(',
    ')',
    '!',
    ',',
    '-not',
    '-a',
    '-and',
    '-o',
    '-or',
    '-true',
    '-false',
    '-print',
    '-print0',
    '-prune',
  ],
  ...['-quit', '-ls', '-empty', '-depth', '-d', '-mount', '-xdev', '-daystart', '-readable'],
  ...['-writable', '-executable', '-nouser', '-nogroup', '-noleaf', '-ignore_readdir_race'],
]);

const withValue = new Map<string, 'text' | 'path'>([
  ...[
    ...['-name', '-iname', '-path', '-ipath', '-wholename', '-iwholename', '-regex', '-iregex', '-regextype'],
    ...[
      '-lname',
      '-ilname',
      '-type',
      '-xtype',
      '-size',
      '-maxdepth',
      '-mindepth',
      '-perm',
      '-user',
      '-group',
    ],
    ...[
      '-uid',
      '-gid',
      '-links',
      '-inum',
      '-fstype',
      '-amin',
      '-atime',
      '-cmin',
      '-ctime',
      '-mmin',
      '-mtime',
    ],
    ...['-used', '-printf'],
  ].map((name) => [name, 'text'] as const),
  ['-samefile', 'path'],
]);

function newerTakes(word: string): 'text' | 'path' | undefined {
  if (/^-newer[aBcm]t$/.test(word)) return 'text';
  return /^-newer([aBcm][aBcm])?$/.test(word) || word === '-newer' ? 'path' : undefined;
}
