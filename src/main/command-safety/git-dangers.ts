import { type Text, textOf } from '@shared/texts/text';
import { dangerousKey } from '../git/config-danger';
import { startedCommands } from './launchers/started-commands';
import { type Arguments, readArguments } from './syntax/command-arguments';
import { gitCommand } from './syntax/git-command';
import { nameOf } from './syntax/program-name';

// Hard list for git: commands that discard changes or history, overwrite what others see, or run a program that their
// words name.

/** Whether the command runs a git command that discards changes in `git status`. */
export function discardsChanges(words: readonly string[]): boolean {
  return startedCommands(words).some((started) => {
    if (nameOf(started) !== 'git') return false;
    const { name, rest } = gitCommand(started);
    return /^(?:reset|clean|checkout|restore|switch)$/.test(name) && discards(name, rest) !== null;
  });
}

/** Why the git command is on the hard list, or null. `words` begin with git. */
export function gitDanger(words: readonly string[]): Text | null {
  const { name, rest } = gitCommand(words);
  const before = words.slice(1, words.length - rest.length - 1);
  return (
    settingDanger([...before, ...(name === 'clone' ? rest : [])]) ?? runs(name, rest) ?? discards(name, rest)
  );
}

/** Judges the settings for this one command, some of which name a program. */
function settingDanger(words: readonly string[]): Text | null {
  if (words.some((word) => /^--(?:exec-path=|config-env)/.test(word))) return textOf('danger.git-told-where');
  const settings = read(words, '-C: -c: --config: --git-dir: --work-tree: --namespace:').values(
    '-c',
    '--config',
  );
  const odd = settings.find(({ text }) => !isHarmlessSetting(text));
  return odd ? textOf('danger.git-setting', { setting: odd.text.replace(/=.*/s, '') }) : null;
}

function isHarmlessSetting(text: string): boolean {
  // Sections with a subsection, as in `branch.main.remote`: only those without keys that name a program.
  const [, named = '', of = ''] = /^(branch|color)\.([\w./-]+)\.[\w-]+(?:=|$)/.exec(text) ?? [];
  const rest = named === '' ? text : text.replace(`.${of}.`, '.');
  const [, section = '', name = '', value = ''] = /^([\w-]+)\.([\w-]+)(?:=(.*))?$/s.exec(rest) ?? [];
  const key = `${section}.${name}`.toLowerCase();
  if (/^(?:core\.editor|sequence\.editor|core\.pager)$/.test(key)) return /^(?:|:|true|cat)$/.test(value);
  if (key === 'core.hookspath') return value === '/dev/null';
  if (section.toLowerCase() === 'http') return harmlessOfHttp.test(name);
  if (/^(?:protocol\.version|(?:color|advice|gc)\..*)$/.test(key)) return true;
  if (/^(?:safe\.directory|credential\.helper|submodule\.recurse|user\.useconfigonly)$/.test(key))
    return key !== 'credential.helper' || value === '';
  // Commands that only read get other values for these, or never use them.
  if (
    /^(?:alias|credential|gitflow|lfs)\.|^(?:core\.(?:sshcommand|attributesfile)|init\.templatedir)$/.test(
      key,
    )
  )
    return false;
  const header = named === '' ? section : `${section} "${of}"`;
  return section !== '' && dangerousKey(`[${header}]\n${name} = ${value.replace(/\s/g, ' ')}`) === null;
}

/** No key that names a file, another address or a program. */
const harmlessOfHttp =
  /^(?:postbuffer|lowspeedlimit|lowspeedtime|version|followredirects|sslverify|maxrequests|minsessions|useragent|extraheader)$/i;

/** Why the command runs a program that it names, or null. Long options may be shortened. */
function runs(name: string, rest: readonly string[]): Text | null {
  const options = Object.hasOwn(running, name) ? running[name] : undefined;
  if (rest.some((word) => /^ext::/.test(word))) return textOf('danger.git-address');
  if (options === undefined) return null;
  return options === '' || hasOption(rest, options) ? textOf('danger.git-runs', { command: name }) : null;
}

/** The options or words with which the command runs a program. Empty: always. */
const running: Readonly<Record<string, string>> = {
  rebase: '-x --exec',
  bisect: 'run visualize view',
  submodule: 'foreach',
  difftool: '-x --extcmd',
  grep: '-O --open-files-in-pager',
  clone: '-u --upload-pack --template',
  fetch: '--upload-pack',
  pull: '--upload-pack',
  push: '--receive-pack --exec',
  'ls-remote': '--upload-pack --exec',
  'fetch-pack': '',
  'send-pack': '',
  archive: '--exec',
  hook: 'run',
  maintenance: 'start register',
  shell: '',
};

/** The options or words with which the command loses something, and what is lost. Empty: always. */
const losing: Readonly<Record<string, { readonly by: string; readonly what: keyof typeof discarding }>> = {
  reset: { by: '--hard --merge --keep', what: 'changes' },
  clean: { by: '', what: 'files' },
  switch: { by: '-f -C -m --force --force-create --discard-changes --merge', what: 'changes' },
  submodule: { by: '-f --force', what: 'changes' },
  worktree: { by: '-f --force', what: 'changes' },
  'checkout-index': { by: '-f --force', what: 'changes' },
  'read-tree': { by: '-u -m --reset', what: 'changes' },
  stash: { by: 'drop clear', what: 'stash' },
  branch: { by: '-D -C -f --force', what: 'branch' },
  tag: { by: '-d -f --delete --force', what: 'tag' },
  fetch: { by: '-f --force', what: 'branch' },
  pull: { by: '-f --force', what: 'branch' },
  reflog: { by: 'expire delete', what: 'history' },
  gc: { by: '--prune', what: 'history' },
  replace: { by: '', what: 'history' },
  'filter-branch': { by: '', what: 'history' },
  'filter-repo': { by: '', what: 'history' },
  prune: { by: '', what: 'history' },
  'update-ref': { by: '', what: 'history' },
};

const discarding = {
  changes: 'danger.git-discards-changes',
  files: 'danger.git-discards-files',
  stash: 'danger.git-discards-stash',
  branch: 'danger.git-discards-branch',
  tag: 'danger.git-discards-tag',
  history: 'danger.git-discards-history',
} as const;

function discards(name: string, rest: readonly string[]): Text | null {
  const discarded = (what: keyof typeof discarding) => textOf(discarding[what], { command: name });
  switch (name) {
    case 'checkout':
      return checkoutDiscards(rest) ? discarded('changes') : null;
    case 'restore':
      return hasOption(rest, '-S --staged') && !hasOption(rest, '-W --worktree')
        ? null
        : discarded('changes');
    case 'rm':
      return hasOption(rest, '-r -f --force') && !hasOption(rest, '--cached') ? discarded('files') : null;
    case 'branch':
      return renamesOver(rest) || loses(name, rest) ? discarded('branch') : null;
    case 'fetch':
    case 'pull':
      return rest.some(overwrites) || loses(name, rest) ? discarded('branch') : null;
    case 'push':
      return pushOverwrites(rest) ? textOf('danger.git-push') : null;
    default:
      return loses(name, rest) ? discarded(losing[name]?.what ?? 'changes') : null;
  }
}

function loses(name: string, rest: readonly string[]): boolean {
  const lost = Object.hasOwn(losing, name) ? losing[name] : undefined;
  return lost !== undefined && (lost.by === '' || hasOption(rest, lost.by));
}

/** Whether some words make the git command discard something or run another program. */
export function mayDiscard(name: string): boolean {
  return (
    /^(?:checkout|restore|rm|push)$/.test(name) || Object.hasOwn(losing, name) || Object.hasOwn(running, name)
  );
}

/** Whether the word is a refspec with `+`, which overwrites a local ref. Refs of remotes may be overwritten. */
function overwrites(word: string): boolean {
  return /^\+[^:]*:(?!refs\/remotes\/)./.test(word);
}

/** Whether `branch -M` renames over another branch. Renaming only the current branch is common and harmless. */
function renamesOver(rest: readonly string[]): boolean {
  return hasOption(rest, '-M') && read(rest, '').operands.length > 1;
}

/** Whether the checkout discards changes: by its flags, or because its word is a file rather than a branch. */
function checkoutDiscards(rest: readonly string[]): boolean {
  const options = '-f -B -p -m -2 -3 --force --patch --ours --theirs --merge --pathspec-from-file';
  if (rest.includes('--') || hasOption(rest, options)) return true;
  const given = read(rest, checkoutOptions);
  return given.operands.length > 1 || given.operands.some(({ text }) => isFileRatherThanBranch(text));
}

const checkoutOptions =
  '-qdlt -b: -B: --orphan: --conflict: --track= --quiet --detach --progress --no-progress';

/** The word of a checkout that git takes for a file if such a file exists, else for a branch. Null if there is none. */
export function branchOrFile(words: readonly string[]): string | null {
  const { name, rest } = gitCommand(words);
  const given = read(rest, checkoutOptions);
  if (name !== 'checkout' || given.has('-b', '-B', '--orphan', '-t', '--track', '-d', '--detach'))
    return null;
  return given.operands[0]?.text ?? null;
}

/** The folders of `-C`. */
export function gitFolders(words: readonly string[]): readonly string[] {
  const { rest } = gitCommand(words);
  const before = read(
    words.slice(1, words.length - rest.length - 1),
    '-C: -c: --git-dir: --work-tree: --namespace: --attr-source:',
  );
  return before.values('-C').map(({ text }) => text);
}

/**
 * A branch has no pattern, no `/` at its end, and seldom an extension like `.ts`. `1.x` and `release/v2.next` may be
 * branches.
 */
function isFileRatherThanBranch(word: string): boolean {
  if (/^(?:releases?|versions?|origin|upstream)\/v?\d[\w.-]*$/.test(word)) return false;
  return /^\.{1,2}(?:\/|$)|^:|\/$|[*?[\\]|\.(?!x$)[a-z_][\w-]*$/i.test(word);
}

function pushOverwrites(rest: readonly string[]): boolean {
  const options = '-f -d --force --force-with-lease --force-if-includes --mirror --delete --prune';
  return hasOption(rest, options) || rest.some((word) => /^[+:]/.test(word));
}

/**
 * Whether one of the options is given, or the first word is one of them. Letters may be joined, long options shortened.
 */
function hasOption(rest: readonly string[], options: string): boolean {
  const action = rest.find((word) => !word.startsWith('-'));
  return options.split(' ').some((option) =>
    rest.some((word) => {
      if (!option.startsWith('-')) return option === action;
      if (!option.startsWith('--')) return new RegExp(`^-[a-zA-Z0-9]*${option[1]}`).test(word);
      const [given = ''] = word.split('=');
      return given.length > 2 && option.startsWith(given);
    }),
  );
}

function read(words: readonly string[], options: string): Arguments {
  return readArguments(
    words.map((text) => ({ text, isPattern: false })),
    options,
  );
}
