import { type GitCommand, gitCommand } from './syntax/git-command';
import { programName } from './syntax/program-name';

// Read scope: files that a reading command reads without naming them, in the folders that it searches, or in a whole
// repository through git. Names that it only lists (`find`, `ls -R`) do not count. An unknown flag of git counts as
// showing all files.

export type Search = 'nothing' | 'repository' | readonly string[];

export type SearchFrom = {
  /** The paths that the command is known to read. */
  readonly seen: readonly string[];
  /** The command gets the output of another one. */
  readonly isPiped: boolean;
};

/** The searched paths, as spelt in the command. */
export function searchOf(words: readonly string[], { seen, isPiped }: SearchFrom): Search {
  const name = programName(words);
  const rest = words.slice(1);
  switch (name) {
    case 'git':
      return gitSearch(words, seen);
    case 'rg':
      return isPiped && seen.length === 0 ? 'nothing' : below(rest, seen);
    case 'grep':
    case 'egrep':
    case 'fgrep':
      return rest.some((word) => goesDown.test(word)) ? below(rest, seen) : 'nothing';
    // For two folders, diff shows the files in them, with or without `-r`.
    case 'diff':
      return below(rest, seen);
    default:
      return 'nothing';
  }
}

function below(rest: readonly string[], seen: readonly string[]): Search {
  if (seen.length > 0) return seen;
  return rest.some((word) => leadsOut.test(word)) ? 'repository' : ['.'];
}

/** `-r` or `-d` among the letters of a flag, or a long flag in the shortest form that grep accepts. */
const goesDown = /^-[^-]*[rRd]|^--(?:rec|de|di)/;

/** A path outside of the working directory, for commands whose paths are not known. */
const leadsOut = /(?:^|[/=])\.\.(?:\/|$)|(?:^|=)[/~]/;

function gitSearch(words: readonly string[], seen: readonly string[]): Search {
  const command = gitCommand(words);
  const { name, rest } = command;
  const globals = words.slice(1, words.length - rest.length - 1);
  const isHere = globals.every((word) => /^(?:-P|--no-pager|--no-optional-locks)$/.test(word));
  // The one file that `blame` shows is among `seen`.
  if (name === 'blame' && isHere && seen.length > 0) return 'nothing';
  if (name === '' || showsNoFile(command)) return 'nothing';
  return (isHere && namedPaths(command)) || 'repository';
}

function showsNoFile({ name, rest }: GitCommand): boolean {
  // A word after `--` may still be a flag, because `--` may be the value of another flag.
  const flags = rest.filter((word) => /^-(?!-$)/.test(word));
  const areAll = (known: RegExp) => flags.every((flag) => known.test(flag));
  if (listing.test(name)) return !rest.some((word) => /%\(\*?raw/.test(word));
  if (changing.test(name)) return !flags.some((flag) => changingByPatch.test(flag));
  switch (name) {
    case 'status':
      return areAll(quietStatus);
    case 'log':
    case 'reflog':
    case 'rev-list':
      return areAll(quietLog);
    case 'stash':
      return rest[0] === 'list' && areAll(quietLog);
    case 'diff':
      return areAll(quietLog) && flags.some((flag) => summary.test(flag));
    default:
      return false;
  }
}

/** Subcommands that show only names, refs and messages, with any flags. */
const listing =
  /^(?:branch|check-ignore|config|count-objects|describe|fetch|for-each-ref|help|ls-files|ls-tree|merge-base|name-rev|pull|push|remote|rev-parse|shortlog|show-ref|tag|version|worktree)$/;

/** Subcommands that change something, and show it only with a flag. */
const changing =
  /^(?:add|am|apply|checkout|cherry-pick|clean|clone|commit|gc|init|merge|mv|rebase|reset|restore|revert|rm|switch)$/;
const changingByPatch = /^-[a-ln-z]*[piev]|^--(?:patc|int(?!ent)|edi|verb|show)/i;

export const quietStatus =
  /^(?:-[bsz]*(?:u(?:no|normal|all)?)?|--(?:(?:no-)?(?:ahead-behind|renames|column)|branch|column|find-renames|ignored|long|porcelain|short|show-stash|untracked-files)(?:=.*)?)$/;

const quietWords = [
  ...['after', 'all', 'all-match', 'ancestry-path', 'author', 'author-date-order', 'before', 'boundary'],
  ...['branches', 'children', 'committer', 'count', 'date', 'date-order', 'decorate', 'decorate-refs'],
  ...[
    'extended-regexp',
    'first-parent',
    'fixed-strings',
    'follow',
    'format',
    'full-history',
    'glob',
    'graph',
  ],
  ...['grep', 'invert-grep', 'left-right', 'max-count', 'merges', 'no-decorate', 'no-merges', 'no-walk'],
  ...['oneline', 'parents', 'perl-regexp', 'pretty', 'regexp-ignore-case', 'relative-date', 'remotes'],
  ...['reverse', 'simplify-by-decoration', 'since', 'skip', 'source', 'tags', 'topo-order', 'until'],
  ...['abbrev', 'abbrev-commit', 'no-abbrev-commit', 'walk-reflogs', 'cherry', 'cherry-mark', 'cherry-pick'],
  ...['cached', 'staged', 'merge-base', 'color', 'no-color', 'diff-filter', 'find-copies'],
  ...['find-renames', 'no-renames', 'ignore-all-space', 'ignore-space-change', 'ignore-blank-lines'],
  ...['no-ext-diff', 'no-textconv', 'pickaxe-all', 'pickaxe-regex', 'relative'],
];
const summaryWords = [
  ...[
    'compact-summary',
    'cumulative',
    'dirstat',
    'name-only',
    'name-status',
    'no-patch',
    'numstat',
    'quiet',
    'raw',
  ],
  ...['shortstat', 'stat', 'summary'],
];
export const summary = new RegExp(`^(?:-s|--(?:${summaryWords.join('|')})(?:=.*)?)$`);
export const quietLog = new RegExp(
  `^(?:-\\d+|-[EFRabgirstwz]|-[BCM][\\d%]*|-[ln]\\d*|-[GS].*|--(?:${[...quietWords, ...summaryWords].join('|')})(?:=.*)?)$`,
);

/** The paths after `--`, if git surely shows only these. Null if it may show more. */
export function namedPaths({ name, rest }: GitCommand): readonly string[] | null {
  const end = rest.indexOf('--');
  const paths = rest.slice(end + 1);
  if (end === -1 || paths.length === 0 || paths.some((path) => /^[:-]|[*?[\\]/.test(path))) return null;
  const before = rest.slice(0, end);
  const last = before.at(-1) ?? '';
  // A file or folder of a commit, given by name or hash, is shown whatever the paths after `--` are.
  if (name !== 'log' && before.some((word) => objectName.test(word))) return null;
  if (name === 'grep') return last.startsWith('-') ? null : paths;
  if (name !== 'log' && name !== 'diff') return null;
  const flags = before.filter((word) => word.startsWith('-'));
  const isKnown = flags.every((flag) => patch.test(flag) || (quietLog.test(flag) && !leavesPaths.test(flag)));
  const takesEnd = last.startsWith('-') && !standsAlone.test(last);
  return isKnown && !takesEnd ? paths : null;
}

const objectName = /:|(?:^|[.^])[\da-f]{4,}/i;
const patch = /^(?:-[puW]|-U\d+|--(?:patch|patch-with-stat|binary|unified=\d+|word-diff|function-context))$/;
const leavesPaths = /^--(?:follow|relative)/;
const standsAlone =
  /^(?:-[puWabwzrRst]|-[UnM]?\d+|--(?:patch|binary|word-diff|cached|staged|oneline|graph|all|reverse|no-merges|.*stat|name-only|name-status|\w[\w-]*=.*))$/;
