import { type Text, textOf } from '@shared/texts/text';
import type { Seen } from './read-only-arguments';
import { problemOf } from './read-only-arguments';
import type { ReadOnlyCommand } from './read-only-commands';

// Read-only git: the subcommands of git that only read. `unasked-git.ts` checks whether the repository's configuration
// makes them run something else.

/** Why the command may do more than read; null if it only reads. `words` are those after `git`. */
export function gitProblem(words: readonly string[], seen: Seen): Text | null {
  const start = words.findIndex((word) => !globalFlags.has(word));
  const [name = '', ...rest] = start === -1 ? [] : words.slice(start);
  if (words.length === 1 && name === '--version') return null;
  if (name.startsWith('-') || name === '')
    return textOf('reads.unknown', { program: `git ${words.join(' ')}` });
  const variants = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (!variants) return textOf('reads.unknown', { program: `git ${name}` });
  if (rest.some((word) => /%[-+ ]?G|%\(\*?signature/.test(word))) return textOf('reads.checks-signatures');
  if (/^(?:branch|tag|for-each-ref)$/.test(name) && rest.some((word) => bySignature.test(word)))
    return textOf('reads.checks-signatures');
  // Never allowed, even as the value of the word before.
  const writing = rest.find((word) => /^--(?:outp|conten|ignore-revs-|ext-d|textc)/.test(word));
  if (writing !== undefined) return textOf('reads.unknown-flag', { flag: writing, program: 'git' });
  let problem: Text | null = null;
  for (const variant of variants) {
    const paths: string[] = [];
    problem = variantProblem(`git ${name}`, variant, { words: rest, seen: (path) => paths.push(path) });
    if (problem !== null) continue;
    paths.forEach(seen);
    return null;
  }
  return problem;
}

/** The value of `--sort`, in the same word or the next. */
const bySignature = /^(?:--sort=)?[-*]*(?:v(?:ersion)?:)?[-*]*signature/;

/** A subcommand has several variants if its flags decide whether it only reads. */
type Variant = ReadOnlyCommand & {
  /** The first word of the variant. */
  readonly first?: string;
};

function variantProblem(
  name: string,
  { first, ...command }: Variant,
  from: { readonly words: readonly string[]; readonly seen: Seen },
): Text | null {
  const { words, seen } = from;
  if (first !== undefined && words[0] !== first)
    return textOf('reads.unknown', { program: [name, ...words.slice(0, 1)].join(' ') });
  return problemOf(name, command, { words: words.slice(first === undefined ? 0 : 1), seen });
}

const globalFlags = new Set(['--no-pager', '--no-optional-locks', '-P', '--literal-pathspecs']);

const diffFlags =
  '-b -B= -C= -D -E -G: -M= -O@ -R -S: -U= -W -a -l: -p -r -s -t -u -w -z --abbrev= --binary --cached --check --color= --no-color --color-moved= --color-words= --compact-summary --cumulative --diff-algorithm: --diff-filter: --dirstat= --exit-code --find-copies= --find-copies-harder --find-renames= --no-renames --full-index --function-context --histogram --ignore-all-space --ignore-blank-lines --ignore-cr-at-eol --ignore-space-at-eol --ignore-space-change --indent-heuristic --inter-hunk-context: --minimal --name-only --name-status --no-ext-diff --no-patch --no-prefix --no-textconv --numstat --patch --patch-with-stat --patience --pickaxe-all --pickaxe-regex --quiet --raw --relative= --shortstat --staged --stat= --summary --text --unified= --word-diff= --word-diff-regex: --merge-base --src-prefix: --dst-prefix: --line-prefix:';

const logFlags = `${diffFlags} -# -c -g -i -n: -L: -E -F --after: --all --all-match --ancestry-path --author: --author-date-order --basic-regexp --before: --boundary --branches= --cc --cherry --cherry-mark --cherry-pick --children --committer: --count --date: --date-order --decorate= --decorate-refs: --decorate-refs-exclude: --dense --exclude: --extended-regexp --first-parent --fixed-strings --follow --format= --full-history --glob: --graph --grep: --grep-reflog: --invert-grep --left-only --left-right --left-right --log-size --max-count: --max-parents= --merges --min-parents= --no-abbrev-commit --abbrev-commit --no-decorate --no-expand-tabs --no-max-parents --no-merges --no-min-parents --no-notes --no-walk= --not --notes= --oneline --parents --perl-regexp --pretty= --reflog --regexp-ignore-case --relative-date --remotes= --reverse --right-only --root --show-linear-break --show-pulls --simplify-by-decoration --simplify-merges --since: --skip: --source --sparse --tags= --topo-order --until: --walk-reflogs --clear-decorations`;

const listFlags =
  '-i --list --color= --no-color --column= --no-column --contains= --no-contains= --merged= --no-merged= --points-at: --sort: --format: --ignore-case';

/** Flags with which a name is a pattern, so that nothing is created. */
const filtering = ['--contains', '--no-contains', '--merged', '--no-merged'];

const branchFlags = `${listFlags} -a -r -v --all --remotes --verbose --show-current --abbrev= --no-abbrev`;

const subcommands: Readonly<Record<string, readonly Variant[]>> = {
  status: [
    {
      flags:
        '-b -s -v -z -u= --ahead-behind --no-ahead-behind --branch --column= --find-renames= --ignored= --long --no-renames --porcelain= --renames --short --show-stash --untracked-files= --verbose',
      operands: 'paths',
    },
  ],
  log: [{ flags: logFlags, operands: 'paths' }],
  show: [{ flags: logFlags, operands: 'paths' }],
  diff: [{ flags: `${diffFlags} -1 -2 -3 -0 --base --ours --theirs`, operands: 'paths' }],
  shortlog: [
    {
      flags:
        '-c -e -n -s --all --author: --branches= --committer --email --group: --numbered --summary --since: --until: --no-merges',
      operands: 'paths',
    },
  ],
  blame: [
    {
      flags:
        '-b -c -C= -e -f -l -L: -M= -n -p -s -t -w --abbrev= --color-by-age --color-lines --date: --first-parent --ignore-rev: --incremental --line-porcelain --porcelain --root --score-debug --show-email --show-name --show-number --show-stats --since:',
      operands: 'paths',
    },
  ],
  branch: [
    { flags: branchFlags, operands: 'none' },
    { flags: branchFlags, operands: 'text', needs: ['--list', ...filtering] },
  ],
  tag: [
    { flags: `${listFlags} -l -n=`, operands: 'none' },
    { flags: `${listFlags} -l -n=`, operands: 'text', needs: ['--list', '-l', ...filtering] },
  ],
  remote: [
    { flags: '-v --verbose', operands: 'none' },
    { flags: '--all --push', operands: 'text', first: 'get-url' },
  ],
  stash: [
    { flags: logFlags, operands: 'none', first: 'list' },
    { flags: diffFlags, operands: 'text', first: 'show' },
  ],
  worktree: [{ flags: '-v -z --porcelain --verbose', operands: 'none', first: 'list' }],
  'ls-files': [
    {
      flags:
        '-c -d -i -k -m -o -s -t -u -v -x: -X@ -z --abbrev= --cached --deduplicate --deleted --directory --eol --error-unmatch --exclude: --exclude-from@ --exclude-per-directory@ --exclude-standard --format: --full-name --ignored --killed --modified --no-empty-directory --others --stage --unmerged',
      operands: 'paths',
    },
  ],
  'ls-tree': [
    {
      flags:
        '-d -l -r -t -z --abbrev= --format: --full-name --full-tree --long --name-only --name-status --object-only',
      operands: 'paths',
    },
  ],
  'cat-file': [{ flags: '-e -p -s -t', operands: 'text' }],
  'rev-parse': [
    {
      flags:
        '-q --abbrev-ref= --absolute-git-dir --all --branches= --git-common-dir --git-dir --is-bare-repository --is-inside-git-dir --is-inside-work-tree --quiet --remotes= --short= --show-cdup --show-prefix --show-toplevel --symbolic-full-name --tags= --verify',
      operands: 'text',
    },
  ],
  'rev-list': [{ flags: logFlags, operands: 'paths' }],
  'merge-base': [{ flags: '-a --all --fork-point --independent --is-ancestor --octopus', operands: 'text' }],
  describe: [
    {
      flags:
        '--abbrev= --all --always --candidates: --contains --exact-match --exclude: --first-parent --long --match: --tags',
      operands: 'text',
    },
  ],
  'count-objects': [{ flags: '-v -H --verbose --human-readable', operands: 'none' }],
  // Without `-v`, which prints lines of the ignore files.
  'check-ignore': [{ flags: '-q -z --no-index --quiet', operands: 'paths' }],
  'name-rev': [{ flags: '--all --always --name-only --no-undefined --refs: --tags', operands: 'text' }],
  'for-each-ref': [
    {
      flags:
        '--contains= --count: --exclude: --format: --merged= --no-contains= --no-merged= --points-at: --sort:',
      operands: 'text',
    },
  ],
  'show-ref': [
    {
      flags: '-d -q -s --abbrev= --dereference --hash= --head --heads --quiet --tags --verify',
      operands: 'text',
    },
  ],
  // A second operand would change the ref.
  'symbolic-ref': [{ flags: '-q --quiet --short', operands: 'text', most: 1 }],
  version: [{ flags: '--build-options', operands: 'none' }],
  reflog: [
    { flags: logFlags, operands: 'none' },
    { flags: logFlags, operands: 'text', first: 'show' },
  ],
  // Only with `--cached`: otherwise it reads files of the work tree, also behind a folder that was replaced by a link.
  grep: [
    {
      flags:
        '-# -a -A: -B: -C: -c -e: -E -F -G -h -H -i -I -l -L -m: -n -o -p -P -q -r -v -w -W -z --after-context: --all-match --and --basic-regexp --before-context: --break --cached --color= --column --context: --count --extended-regexp --files-with-matches --files-without-match --fixed-strings --full-name --function-context --heading --ignore-case --invert-match --line-number --max-count: --max-depth: --name-only --no-color --no-recursive --no-textconv --not --null --only-matching --or --perl-regexp --quiet --recursive --show-function --text --word-regexp',
      operands: 'text-then-paths',
      textFlags: ['-e'],
      needs: ['--cached'],
    },
  ],
  // A pinned git does not know the user's own settings, so only settings that it surely reports correctly are allowed.
  config: [
    {
      flags: '--get --get-all --name-only --null -z --show-origin --show-scope --type: -l --list',
      operands: 'text',
      first: '--local',
      needs: ['--get', '--get-all', '-l', '--list'],
      operand: /^[\w.*-]+$/,
    },
    {
      flags: '--get --get-all --null -z --show-origin --show-scope',
      operands: 'text',
      needs: ['--get', '--get-all'],
      operand: /^(?:branch|remote)\.[\w./-]+$/,
    },
  ],
};
