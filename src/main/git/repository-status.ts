import { relative, sep } from 'node:path';
import type { GitChange, GitLetter } from '@shared/project/project';
import { type AnyText, textOf } from '@shared/texts/text';
import { canBePinned, type GitPin, gitOutside, gitPath, pinnedGit } from '../base/processes/git';
import { CannotRunError, readRecords } from '../base/processes/run-program';
import { judgeRepository } from './judge-repository';

// git status: what git knows of the files of a project, asked of a git that is held to the repository that was judged
// and writes nothing, not even what it found out into the index.

export type RepositoryStatus = {
  /** Bounded: of more than `mostChanges` these are the first. */
  readonly changes: readonly GitChange[];
  /** The branch that is checked out, or the beginning of the commit without one; null without a repository. */
  readonly branch: string | null;
  /** Why git was not asked although there is a repository; then there are no changes. */
  readonly problem: AnyText | null;
};

/** Of the folder `root` (absolute and canonical), which may be a part of its repository. Throws when git fails. */
export async function readStatus(
  root: string,
  signal: AbortSignal,
  findGit = gitPath,
): Promise<RepositoryStatus> {
  const judged = await judgeRepository(root);
  if (judged.pin === null) return { ...nothing, problem: judged.problem };
  if (judged.isMissing) return { ...nothing, problem: null };
  const git = await gitOutside(root, findGit);
  if (git === null || !(await canBePinned(git))) return { ...nothing, problem: textOf('repository.no-git') };
  return { ...(await askGit(git, { root, pin: judged.pin, signal })), problem: null };
}

const nothing = { changes: [], branch: null } as const;

export const mostChanges = 10_000;
const mostCharacters = 1024 * 1024;
const timeLimitMs = 30_000;

type Repository = { readonly root: string; readonly pin: GitPin; readonly signal: AbortSignal };

async function askGit(
  file: string,
  { root, pin, signal }: Repository,
): Promise<Omit<RepositoryStatus, 'problem'>> {
  const changes: GitChange[] = [];
  const head = createHeadReader();
  let characters = 0;
  const read = createStatusReader(prefixOf(root, pin), (change) => {
    changes.push(change);
    characters += change[0].length;
    if (changes.length >= mostChanges || characters >= mostCharacters) throw enough;
  });
  try {
    const { code, stderr } = await readRecords({
      file,
      args: [
        ...['--literal-pathspecs', 'status', '--porcelain=v2', '-z', '--branch', '--no-ahead-behind'],
        // Renames that are exact: no file is read to find out whether it is alike.
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
  return { changes, branch: head.branch() };
}

/** Thrown to have git ended: nobody looks at more. */
const enough = new Error('enough changes');

/** Of the project's files in the repository; git names all files from there. */
function prefixOf(root: string, { workTree }: GitPin): string {
  const path = relative(workTree, root).split(sep).join('/');
  return path === '' ? '' : `${path}/`;
}

/** Takes the records before all others, which begin with `#` and tell the branch, and its commit. */
function createHeadReader() {
  let isHead = true;
  let name: string | null = null;
  let commit: string | null = null;
  return {
    /** Whether it was one of them. */
    take(record: string): boolean {
      isHead &&= record.startsWith('# ');
      if (!isHead) return false;
      const [, key, value] = /^# branch\.(\w+) (.*)$/s.exec(record) ?? [];
      if (key === 'head') name = value ?? null;
      if (key === 'oid') commit = value ?? null;
      return true;
    },
    branch: () => (name === '(detached)' ? (commit?.slice(0, 8) ?? null) : name),
  };
}

/**
 * Takes the records of `git status --porcelain=v2 -z`, one a call, and tells of each change below `prefix`. Where two
 * changes are of one path, the later counts. Names that are no UTF-8 read as in the tree, with U+FFFD.
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
    // The name before is a record of its own.
    if (kind === '2') oldName = states.includes('R') ? 'gone' : 'kept';
  };
}

/** How many fields, which hold no blank, stand before the path. */
const fieldsBefore: ReadonlyMap<string, number> = new Map([
  ['1', 8],
  ['2', 9],
  ['u', 10],
  ['?', 1],
]);

/** `states`: that of the index, then that of the folder; in both a dot for "as before". */
function letterOf(kind: string, states: string): GitLetter {
  if (kind === '?') return 'U';
  if (kind === 'u') return '!';
  if (states.includes('D')) return 'D';
  if (states.includes('R')) return 'R';
  return states.includes('A') || states.includes('C') ? 'A' : 'M';
}
