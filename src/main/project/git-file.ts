import { dirname, isAbsolute, join } from 'node:path';
import { lstat, readFile } from '../base/disk';
import { canonicalPath } from '../base/files/canonical-path';

// Git file: a `.git` that is a file and names the folder of the repository, as in a worktree or a submodule.

/** Git itself reads no more of such a file. */
const mostBytes = 1024 * 1024;

/**
 * The folder that the `.git` of `root` (canonical) leads to if it is a file, without links, whether or not it exists;
 * null when it is none. For protection alone: whether git may obey it is another question.
 */
export async function namedGitFolder(root: string): Promise<string | null> {
  const file = join(root, '.git');
  const stats = await lstat(file).catch(() => null);
  if (!stats?.isFile() || stats.size > mostBytes) return null;
  const text = await readFile(file, 'utf8').catch(() => '');
  const target = /^gitdir: ([^\0]+?)[\r\n]*$/.exec(text)?.[1];
  if (target === undefined) return null;
  return await canonicalPath(isAbsolute(target) ? target : `${dirname(file)}/${target}`).catch(() => null);
}
