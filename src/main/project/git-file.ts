import { dirname, isAbsolute, join } from 'node:path';
import { lstat, readFile } from '../base/disk';
import { canonicalPath } from '../base/files/canonical-path';

// Git file: a `.git` file that names the folder of the repository, as in a worktree or a submodule.

/** Git itself has this limit for such a file. */
const mostBytes = 1024 * 1024;

/**
 * The canonical folder that the `.git` file of `root` (canonical) names, even a missing one. Null if `.git` is anything
 * else. Use it for protection only: whether git may obey the file is a separate question.
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
