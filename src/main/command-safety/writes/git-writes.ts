import { posix } from 'node:path';
import { gitProblem } from '../read-only/read-only-git';
import { type Argument, type Arguments, readArguments } from '../syntax/command-arguments';
import { gitCommand } from '../syntax/git-command';
import { type Change, change, knownLater, type PathChange, unreadable, within } from './change';

// Writes of git outside of commits: its configuration, and files that its words name.

/** `words`: those after `git`. */
export function gitChanges(words: readonly Argument[]): readonly Change[] {
  const { name, rest } = gitCommand(['git', ...words.map(({ text }) => text)]);
  const before = words.slice(0, words.length - rest.length);
  const given = words.slice(words.length - rest.length);
  const folders = readArguments(before, gitOptions);
  const at = folders
    .values('-C')
    .reduce((path, { text }) => (posix.isAbsolute(text) ? text : posix.join(path, text)), '');
  const isReading = gitProblem([name, ...rest], () => undefined) === null;
  const changes = [...(isReading ? [] : workedIn(at, folders)), ...commandChanges(name, given, before)];
  return changes.map((each) => (each.kind === 'unclear' ? each : { ...each, path: within(at, each.path) }));
}

/** The folders named as the work tree or the repository. Changes in them are not known. */
function workedIn(at: string, folders: Arguments): readonly Change[] {
  const trees = folders.values('--work-tree').map(({ text }) => text);
  const repositories = folders
    .values('--git-dir')
    .map(({ text }) => text.replace(/(?:^|\/)\.git\/*$/, '') || '.');
  const named = [...(at === '' ? [] : ['.']), ...trees, ...repositories];
  return named.map((text) => ({ kind: 'alters', path: { text, isPattern: false } }));
}

const gitOptions =
  '-C: -c: --git-dir: --work-tree: --namespace: --exec-path= --super-prefix: --config-env: --attr-source:';

function commandChanges(
  name: string,
  words: readonly Argument[],
  before: readonly Argument[],
): readonly Change[] {
  const outputs = readArguments(words, '--output:').values('--output').map(written);
  switch (name) {
    case 'config':
      return configured(words, before);
    case 'archive':
    case 'format-patch':
      return [
        ...outputs,
        ...readArguments(words, '-o: --output-directory:').values('-o', '--output-directory').map(written),
      ];
    case 'init':
      return initialized(words);
    case 'clone':
      return cloned(words);
    case 'bundle':
      return words[0]?.text === 'create'
        ? readArguments(words.slice(1), '-q --version:').operands.slice(0, 1).map(written)
        : [];
    case 'submodule':
      return changedModules(words);
    case 'worktree':
      return changedTree(words);
    case 'checkout-index':
      return readArguments(
        words,
        '-afnqu --all --force --no-create --quiet --index --prefix: --stage: --temp -z --stdin',
      )
        .values('--prefix')
        .map(written);
    case 'fast-export':
    case 'fast-import':
      return readArguments(words, '--export-marks: --export-pack-edges: --import-marks: --refspec:')
        .values('--export-marks', '--export-pack-edges')
        .map(written);
    case 'apply':
    case 'am':
      return applied(name, words);
    case 'rm':
      return readArguments(words, '').operands.map((path) => ({ kind: 'deletes', path }));
    case 'mv':
      return moved(words);
    default:
      return outputs;
  }
}

/** A template copies its files into the repository, including hooks. */
function initialized(words: readonly Argument[]): readonly Change[] {
  const given = readArguments(
    words,
    '-q -b: --quiet --bare --shared= --initial-branch: --template: --separate-git-dir: --object-format: --ref-format:',
  );
  const [folder] = given.operands;
  const hooks: Argument = { text: posix.join(folder?.text ?? '', '.git/hooks'), isPattern: false };
  return [
    ...[...given.operands, ...given.values('--separate-git-dir')].map(written),
    ...given.values('--template').map(() => written(hooks)),
  ];
}

const cloneOptions = `-46flnqsv -b: -c: -j: -o: -u: --also-filter-submodules --bare --branch: --bundle-uri: --checkout
  --config: --depth: --dissociate --filter: --force --hardlinks --ipv4 --ipv6 --jobs: --local --mirror --name:
  --no-checkout --no-hardlinks --no-local --no-progress --no-reject-shallow --no-remote-submodules
  --no-shallow-submodules --no-single-branch --no-sparse --no-tags --object-format: --origin: --progress --quiet
  --recurse-submodules= --recursive= --ref-format: --reference: --reference-if-able: --reject-shallow
  --remote-submodules --revision: --separate-git-dir: --server-option: --shallow-exclude: --shallow-since:
  --shallow-submodules --shared --single-branch --sparse --tags --template: --upload-pack: --verbose`;

/** Clones into the named folder, else into one with the last name of the address. */
function cloned(words: readonly Argument[]): readonly Change[] {
  const given = readArguments(words, cloneOptions);
  const [address, folder] = given.operands;
  const name =
    address?.text
      .replace(/\/+$/, '')
      .replace(/\/?\.git$/, '')
      .replace(/^.*[/:]/s, '') ?? '';
  const target = folder ?? { text: name, isPattern: false };
  const paths = [...(target.text === '' ? [] : [target]), ...given.values('--separate-git-dir')];
  return [...paths.map(written), ...(given.unknown === null ? [] : [unreadable('git clone')])];
}

/** Changes of submodules also change `.gitmodules`. */
function changedModules(words: readonly Argument[]): readonly Change[] {
  const at = words.findIndex(({ text }) => !text.startsWith('-'));
  const action = words[at]?.text ?? '';
  const list = /^(?:add|set-url|set-branch)$/.test(action) ? [{ text: '.gitmodules', isPattern: false }] : [];
  return [...(action === 'add' ? cloned(words.slice(at + 1)) : []), ...list.map(written)];
}

function changedTree([action, ...words]: readonly Argument[]): readonly Change[] {
  const given = readArguments(
    words,
    `-fdq -b: -B: --force --detach --checkout --no-checkout --guess-remote --no-guess-remote --track --no-track --lock
    --reason: --orphan --quiet`,
  );
  const [tree, target] = given.operands;
  const unclear = given.unknown === null ? [] : [unreadable('git worktree')];
  if (!tree) return [];
  switch (action?.text) {
    case 'add':
      return [written(tree), ...unclear];
    case 'remove':
      return [{ kind: 'deletes', path: tree }, ...unclear];
    case 'move':
      return [{ kind: 'alters', path: tree }, ...(target ? [written(target)] : []), ...unclear];
    case 'repair':
      return given.operands.map(change('alters'));
    default:
      return [];
  }
}

/** Unclear, because the patch has the names of the files. */
function applied(name: string, words: readonly Argument[]): readonly Change[] {
  const only = /^--(?:check|stat|numstat|summary|abort|quit|show-current-patch(?:=.*)?)$/;
  const isRead =
    words.some(({ text }) => only.test(text)) &&
    !words.some(({ text }) => /^--app/.test(text) && '--apply'.startsWith(text));
  return isRead ? [] : [knownLater(`git ${name}`)];
}

function moved(words: readonly Argument[]): readonly Change[] {
  const { operands } = readArguments(words, '');
  const [target, sources] = [operands.at(-1), operands.slice(0, -1)];
  if (!target) return [];
  return sources.flatMap((source): PathChange[] => [
    {
      kind: 'writes',
      path: target,
      source: { ...source, text: posix.basename(source.text) },
      isFolder: sources.length > 1,
    },
    { kind: 'alters', path: source },
  ]);
}

const configOptions = `-el -f: --file: --blob: --type: --default: --comment: --value: --edit --add --unset --unset-all
  --replace-all --rename-section --remove-section --get --get-all --get-regexp --get-urlmatch --get-color --list --global
  --system --local --worktree`;

/** The file that a setting is written to. Empty if git only reads it. */
function configured(words: readonly Argument[], before: readonly Argument[]): readonly Change[] {
  const given = readArguments(words, configOptions);
  const isEdited = given.has(
    '-e',
    '--edit',
    '--add',
    '--unset',
    '--unset-all',
    '--replace-all',
    '--rename-section',
    '--remove-section',
  );
  const [first, second] = given.operands;
  const asks = given.has(
    '--get',
    '--get-all',
    '--get-regexp',
    '--get-urlmatch',
    '--get-color',
    '-l',
    '--list',
  );
  const reads = asks || /^(?:get|list)$/.test(first?.text ?? '') || second === undefined;
  if (reads && !isEdited && first?.text !== 'edit') return [];
  const files = given.values('-f', '--file');
  if (files.length > 0) return files.map(written);
  if (given.has('--global')) return [written({ text: '~/.gitconfig', isPattern: false })];
  if (given.has('--system')) return [written({ text: '/etc/gitconfig', isPattern: false })];
  const [gitFolder] = readArguments(before, gitOptions).values('--git-dir');
  return [written({ text: `${gitFolder?.text ?? '.git'}/config`, isPattern: false })];
}

const written = change('writes');
