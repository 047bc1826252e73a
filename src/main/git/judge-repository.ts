import { dirname, join } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import { lstat } from '../base/disk';
import type { GitPin } from '../base/processes/git';
import { dangerousKey } from './config-danger';
import { exists, ifMissing, readPlain } from './plain-file';
import { folderProblem, holdsRepositories, linkedWorktree, OddRepository } from './repository-folder';

// Repository discovery: finds the repository that git may read unasked in a project, and checks that a pinned git only
// reads it. One simple rule replaces git's own search; anything unusual about the repository is a reason to ask.

export type JudgedRepository =
  | {
      readonly pin: GitPin;
      readonly problem: null;
      /** The repository is missing. Git reports that, or compares any two files that it gets. */
      readonly isMissing: boolean;
      /** `git blame` would read a file that the configuration names. */
      readonly isBlameOdd: boolean;
    }
  /** The reason why git may run a program or show files from elsewhere, for the user. */
  | { readonly pin: null; readonly problem: Text };

/**
 * The repository of the folder `root` (absolute and canonical): its own, or the nearest above. Without one, git is
 * limited to none.
 */
export async function judgeRepository(root: string): Promise<JudgedRepository> {
  try {
    return await judge((await findRepository(root)) ?? missingRepository(root));
  } catch (error) {
    const problem = error instanceof OddRepository ? error.why : textOf('repository.unreadable');
    return { pin: null, problem };
  }
}

type Repository = {
  readonly pin: GitPin;
  /** The folder of its configuration and objects. Null if the repository is missing. */
  readonly shared: string | null;
};

/** The nearest `.git` counts, of any kind. */
async function findRepository(root: string): Promise<Repository | null> {
  for (let workTree = root; ; workTree = dirname(workTree)) {
    const place = join(workTree, '.git');
    const stats = await lstat(place).catch(ifMissing);
    if (stats?.isDirectory()) return { pin: { gitFolder: place, workTree }, shared: place };
    if (stats?.isFile()) {
      const { gitFolder, shared } = await linkedWorktree(place);
      return { pin: { gitFolder, workTree }, shared };
    }
    if (stats) throw new OddRepository(textOf('repository.odd-git'));
    if (dirname(workTree) === workTree) return null;
  }
}

/** Git reports that this folder has none, and does not search further up. */
function missingRepository(root: string): Repository {
  return { pin: { gitFolder: join(root, '.git'), workTree: root }, shared: null };
}

async function judge({ pin, shared }: Repository): Promise<JudgedRepository> {
  if (shared === null) return { pin, problem: null, isMissing: true, isBlameOdd: false };
  const configs = await configsOf({ ...pin, shared });
  const key = configs.map(dangerousKey).find((found) => found !== null) ?? null;
  const problem =
    (key === null ? null : textOf('repository.sets', { key })) ??
    (await folderProblem(pin.gitFolder, shared)) ??
    ((await holdsRepositories({ ...pin, shared })) ? textOf('repository.holds-others') : null);
  if (problem !== null) return { pin: null, problem };
  return {
    pin,
    problem: null,
    isMissing: false,
    isBlameOdd: configs.some((text) => /ignorerevsfile/i.test(text)),
  };
}

/** The configuration of the repository, and the one for this worktree alone. */
async function configsOf({ gitFolder, shared }: GitPin & { readonly shared: string }): Promise<string[]> {
  const ofWorktree = join(gitFolder, 'config.worktree');
  const files = [join(shared, 'config'), ...((await exists(ofWorktree)) ? [ofWorktree] : [])];
  return await Promise.all(files.map(readPlain));
}
