import path from 'node:path';
import { lstat, readFile, realpath } from '../base/disk';
import { those } from './places';

// Linked worktree of git (gitrepository-layout): its repository lies outside of the project, and a commit writes there.

export type WorktreePlaces = { readonly writable: readonly string[]; readonly unwritable: readonly string[] };

export const noWorktree: WorktreePlaces = { writable: [], unwritable: [] };

/**
 * What a commit in the project writes elsewhere. Only where the repository itself says that this folder is one of its
 * worktrees: a project may name any repository, but not be named by it.
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

/** Its only line; null where it is no small file with one. */
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
