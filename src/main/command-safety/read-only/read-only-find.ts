import { type Text, textOf } from '@shared/texts/text';
import type { Seen } from './read-only-arguments';

// `find` with tests and actions that only read. All words of its expression must be known.

/** Why another command may do more than read, or null. */
type ProblemOf = (words: readonly string[], seen: Seen) => Text | null;

/** Why the command may do more than read; null if it only reads. `words` are those after `find`. */
export function findProblem(words: readonly string[], seen: Seen, problemOf: ProblemOf): Text | null {
  const start = words.findIndex((word) => /^[-(!,)]/.test(word) && !startFlags.has(word));
  const expression = start === -1 ? [] : words.slice(start);
  for (const from of words.slice(0, start === -1 ? words.length : start)) {
    if (!startFlags.has(from)) seen(from);
  }
  const left = [...expression];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (alone.has(word)) continue;
    if (word === '-exec') {
      const problem = startedProblem({ expression, left, seen, problemOf });
      if (problem !== null) return problem;
      continue;
    }
    const takes = word.startsWith('-newer') ? newerTakes(word) : withValue.get(word);
    if (!takes) return textOf('reads.unknown-flag', { flag: word, program: 'find' });
    const value = left.shift();
    if (value === undefined) return textOf('reads.lacks-value', { flag: word, program: 'find' });
    if (takes === 'path') seen(value);
  }
  return null;
}

type Started = {
  readonly expression: readonly string[];
  /** The words after `-exec`. Those of the started command are removed. */
  readonly left: string[];
  readonly seen: Seen;
  readonly problemOf: ProblemOf;
};

/** Judges the command of `-exec`. Allowed only for regular files, whose paths begin with the searched folder. */
function startedProblem({ expression, left, seen, problemOf }: Started): Text | null {
  const asked = expression.slice(0, expression.length - left.length);
  const isPlain = asked.some((word, index) => word === '-type' && asked[index + 1] === 'f');
  const end = left.findIndex((word, index) => word === ';' || (word === '+' && left[index - 1] === '{}'));
  const started = left.splice(0, end + 1).slice(0, -1);
  const problem = textOf('reads.unknown-flag', { flag: '-exec', program: 'find' });
  if (end === -1 || !isPlain || expression.some((word) => /^(?:-o|-or|,|!|-not|\(|\))$/.test(word)))
    return problem;
  if (started[0] === 'find' || started.some((word) => word !== '{}' && word.includes('{}'))) return problem;
  return problemOf(
    started.map((word) => (word === '{}' ? './{}' : word)),
    seen,
  );
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
