import type { GitChange, GitLetter } from '@shared/project/project';
import type { AnyText } from '@shared/texts/text';
import { gitPath, pinnedGit } from '../base/processes/git';
import { CannotRunError, readRecords } from '../base/processes/run-program';
import { type PinnedRepository, pinnedRepository } from './pinned-repository';

// git status: the changed files of a project, from a git that is limited to the judged repository. This git writes
// nothing, not even its findings into the index.

export type RepositoryStatus = {
  /** Bounded: only the first `mostChanges`. */
  readonly changes: readonly GitChange[];
  /** The current branch, or the beginning of the commit if HEAD is detached. Null if the repository is missing. */
  readonly branch: string | null;
  /** The commit that is checked out; null before the first one. */
  readonly commit: string | null;
  /** Git's own folder of this work tree (absolute); null if it was not read. */
  readonly gitFolder: string | null;
  /** The reason why Pilotfish skipped git although there is a repository. The list of changes is then empty. */
  readonly problem: AnyText | null;
};

/** For the folder `root` (absolute and canonical), possibly a part of its repository. Throws if git fails. */
export async function readStatus(
  root: string,
  signal: AbortSignal,
  findGit = gitPath,
): Promise<RepositoryStatus> {
  const repository = await pinnedRepository(root, findGit);
  if (repository.file === null) return { ...nothing, problem: repository.problem };
  const { gitFolder } = repository.pin;
  return { ...(await askGit(repository, { root, signal })), gitFolder, problem: null };
}

const nothing = { changes: [], branch: null, commit: null, gitFolder: null } as const;

export const mostChanges = 10_000;
const mostCharacters = 1024 * 1024;
const timeLimitMs = 30_000;

type Asked = { readonly root: string; readonly signal: AbortSignal };

async function askGit(
  { file, pin, prefix }: PinnedRepository,
  { root, signal }: Asked,
): Promise<Pick<RepositoryStatus, 'changes' | 'branch' | 'commit'>> {
  const changes: GitChange[] = [];
  const head = createHeadReader();
  let characters = 0;
  const read = createStatusReader(prefix, (change) => {
    changes.push(change);
    characters += change[0].length;
    if (changes.length >= mostChanges || characters >= mostCharacters) throw enough;
  });
  try {
    const { code, stderr } = await readRecords({
      file,
      args: [
        ...['--literal-pathspecs', 'status', '--porcelain=v2', '-z', '--branch', '--no-ahead-behind'],
        // Exact renames only: git reads no file to measure its similarity.
        ...['--untracked-files=normal', '--ignore-submodules=all', '--find-renames=100%', '--', '.'],
      ],
      cwd: root,
      env: pinnedGit(pin),
      separator: '\0',
      signal,
      timeLimitMs,
      onRecord(record) {
        const text = record?.toString() ?? '';
        if (!head.take(text)) read(text);
      },
    });
    if (code !== 0) throw new CannotRunError(`git status failed: ${stderr.trim()}`);
  } catch (error) {
    if (error !== enough) throw error;
  }
  return { changes, branch: head.branch(), commit: head.commit() };
}

/** Thrown to end git, because nobody needs more. */
const enough = new Error('enough changes');

/** Reads the first records, which begin with `#` and contain the branch and its commit. */
function createHeadReader() {
  let isHead = true;
  let name: string | null = null;
  let commit: string | null = null;
  return {
    /** Whether the record was one of them. */
    take(record: string): boolean {
      isHead &&= record.startsWith('# ');
      if (!isHead) return false;
      const [, key, value] = /^# branch\.(\w+) (.*)$/s.exec(record) ?? [];
      if (key === 'head') name = value ?? null;
      if (key === 'oid') commit = value === '(initial)' ? null : (value ?? null);
      return true;
    },
    branch: () => (name === '(detached)' ? (commit?.slice(0, 8) ?? null) : name),
    commit: () => commit,
  };
}

/**
 * Takes the records of `git status --porcelain=v2 -z`, one per call, and reports each change below `prefix`. If two
 * changes have the same path, the later one counts. Names that are not UTF-8 read as in the tree, with U+FFFD.
 */
export function createStatusReader(
  prefix: string,
  onChange: (change: GitChange) => void,
): (record: string) => void {
  let oldName: 'none' | 'gone' | 'kept' = 'none';
  const tell = (path: string, letter: GitLetter) => {
    if (path.startsWith(prefix) && path !== prefix) onChange([path.slice(prefix.length), letter]);
  };
  return (record) => {
    const was = oldName;
    oldName = 'none';
    if (was === 'gone') tell(record, 'D');
    if (was !== 'none') return;
    const [kind = '', states = ''] = record.split(' ', 2);
    const before = fieldsBefore.get(kind);
    if (before === undefined) return;
    tell(record.split(' ').slice(before).join(' '), letterOf(kind, states));
    // The old name is the next record.
    if (kind === '2') oldName = states.includes('R') ? 'gone' : 'kept';
  };
}

/** Number of fields before the path. They contain no blanks. */
const fieldsBefore: ReadonlyMap<string, number> = new Map([
  ['1', 8],
  ['2', 9],
  ['u', 10],
  ['?', 1],
]);

/** `states`: first the state of the index, then that of the folder. A dot means "unchanged". */
function letterOf(kind: string, states: string): GitLetter {
  if (kind === '?') return 'U';
  if (kind === 'u') return '!';
  if (states.includes('D')) return 'D';
  if (states.includes('R')) return 'R';
  return states.includes('A') || states.includes('C') ? 'A' : 'M';
}
