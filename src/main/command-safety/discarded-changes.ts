import { canBePinned, type GitPin, gitOutside, pinnedGit } from '../base/processes/git';
import { readRecords } from '../base/processes/run-program';

const mostShown = 200;

export type LossFrom = {
  /** Absolute path in the work tree of the repository. */
  readonly folder: string;
  /** The project's folder. */
  readonly root: string;
  /** The repository that was judged. */
  readonly pin: GitPin;
  readonly signal: AbortSignal;
};

/**
 * The changes that a discarding git command would discard: git's short status, one line for each file, without ignored
 * files. Null if nothing would be lost, or if no suitable git is installed.
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
