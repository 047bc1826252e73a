import { canBePinned, type GitPin, gitOutside, pinnedGit } from '../base/processes/git';
import { readRecords } from '../base/processes/run-program';

const mostShown = 200;

export type LossFrom = {
  /** Absolute; in the work tree of the repository. */
  readonly folder: string;
  /** The project's. */
  readonly root: string;
  /** The repository that was judged. */
  readonly pin: GitPin;
  readonly signal: AbortSignal;
};

/**
 * What a git command that discards would discard in the repository: git's short status, a line a file, ignored files
 * left out. Null when nothing would be lost, or there is no git to ask.
 */
export async function discardedChanges({ folder, root, pin, signal }: LossFrom): Promise<string | null> {
  const file = await gitOutside(root);
  if (file === null || !(await canBePinned(file))) return null;
  const lines: string[] = [];
  let count = 0;
  const { code } = await readRecords({
    file,
    args: ['status', '--porcelain', '--untracked-files=all', '--ignore-submodules=all', '--no-renames'],
    cwd: folder,
    env: { ...pinnedGit(pin), LC_ALL: 'C.UTF-8' },
    separator: '\n',
    signal,
    timeLimitMs: 5_000,
    onRecord(record) {
      count += 1;
      if (record !== null && lines.length < mostShown) lines.push(record.toString());
    },
  });
  if (code !== 0 || count === 0) return null;
  return [...lines, ...(count > lines.length ? [`(${count - lines.length} more)`] : [])].join('\n');
}
