import path from 'node:path';
import { lstat, readFile, realpath } from '../base/disk';
import { those } from './places';

// Linked worktree of git (gitrepository-layout): its repository is outside of the project, and a commit writes there.

export type WorktreePlaces = { readonly writable: readonly string[]; readonly unwritable: readonly string[] };

export const noWorktree: WorktreePlaces = { writable: [], unwritable: [] };

/**
 * The paths outside of the project that a commit writes. Only if the repository names this folder as its worktree: a
 * project can name any repository, but cannot make that repository name it.
 */
export async function worktreePlaces(root: string): Promise<WorktreePlaces> {
  const link = path.join(root, '.git');
  const named = (await lineOf(link))?.match(/^gitdir: (.+)$/)?.[1];
  if (named === undefined) return noWorktree;
  const own = await realpath(path.resolve(root, named)).catch(() => null);
  if (own === null || (await lineOf(path.join(own, 'gitdir'))) !== link) return noWorktree;
  const common = path.dirname(path.dirname(own));
  const isOfWorktrees = path.basename(path.dirname(own)) === 'worktrees';
  const [head] = await those([path.join(common, 'HEAD')]);
  if (!isOfWorktrees || head === undefined) return noWorktree;
  const [writable, unwritable] = await Promise.all([
    those(['objects', 'refs', 'logs'].map((name) => path.join(common, name))),
    those([
      ...['commondir', 'gitdir', 'config.worktree'].map((name) => path.join(own, name)),
      path.join(common, 'objects/info/alternates'),
    ]),
  ]);
  return { writable: [own, ...writable], unwritable };
}

/** The file's only line. Null if it is not a small file of one line. */
async function lineOf(file: string): Promise<string | null> {
  try {
    const stats = await lstat(file);
    if (!stats.isFile() || stats.size > 10_000) return null;
    const text = (await readFile(file, 'utf8')).trimEnd();
    return text.includes('\n') ? null : text;
  } catch {
    return null;
  }
}
