import { type Text, textOf } from '@shared/texts/text';
import { namedPaths, quietLog, quietStatus, summary } from './read-scope';
import { gitCommand } from './syntax/git-command';

// For a project that is a folder of a larger repository: the git commands that show no file or file name from outside
// of it. Their paths are already known to be in the project.

/** Why the command may show more, for the user; null if it does not. `words` begin with `git`. */
export function unlimitedGit(words: readonly string[]): Text | null {
  const command = gitCommand(words);
  const { name, rest } = command;
  if (/^(?:blame|cat-file|grep|ls-files)$/.test(name) && rest.some((word) => word.startsWith(':')))
    return textFor(name);
  const isLimited = free.test(name)
    ? !rest.some((word) => /%\(\*?raw/.test(word)) && !tellsOfOthers(name, rest)
    : showsMessagesOnly(name, rest) || namesItsPaths(name, rest) || namedPaths(command) !== null;
  return isLimited ? null : textFor(name);
}

function textFor(name: string): Text {
  return textOf('reads.git-shows-outside', { command: name });
}

/** Commands that show refs and settings, or files of their working directory. */
const free =
  /^(?:blame|branch|check-ignore|config|count-objects|describe|for-each-ref|ls-files|merge-base|name-rev|remote|rev-parse|tag|worktree)$/;

function showsMessagesOnly(name: string, rest: readonly string[]): boolean {
  if (!/^(?:log|reflog|rev-list|shortlog|stash)$/.test(name)) return false;
  // A search would reveal whether a text is or was in some file.
  return rest.every(
    (word) => !word.startsWith('-') || (quietLog.test(word) && !summary.test(word) && !searching.test(word)),
  );
}

/**
 * Whether the command shows from which file lines were copied, or the hash of any file. A hash can confirm a guess of
 * the content.
 */
function tellsOfOthers(name: string, rest: readonly string[]): boolean {
  if (name === 'blame') return rest.some((word) => /^-[^-]*[CM]/.test(word));
  return name === 'rev-parse' && rest.some((word) => word.includes(':'));
}

const searching = /^(?:-[GS]|--pickaxe|--follow|--objects)/;

/** `git status -- .` and `git show HEAD~2 -- .`: before `--` there is only a commit and options. */
function namesItsPaths(name: string, rest: readonly string[]): boolean {
  const end = rest.indexOf('--');
  const [before, paths] = [rest.slice(0, Math.max(end, 0)), rest.slice(end + 1)];
  if (end === -1 || paths.length === 0 || paths.some((path) => /^[:-]|[*?[\\]/.test(path))) return false;
  if (name === 'status') return before.every((word) => quietStatus.test(word));
  return name === 'show' && before.every((word) => /^HEAD(?:[~^]\d*)*$/.test(word) || stat.test(word));
}

const stat = /^--(?:stat|oneline|name-only|name-status|no-color|patch)$/;
