import { dirname, join } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import { lstat } from '../base/disk';
import type { GitPin } from '../base/processes/git';
import { dangerousKey } from './config-danger';
import { exists, ifMissing, readPlain } from './plain-file';
import { folderProblem, holdsRepositories, linkedWorktree, OddRepository } from './repository-folder';

// Repository discovery, the one that git may read unasked in a project: whether git, pinned to it, only reads. Found by
// one rule, and found out by reading; what is odd about it is a reason to ask. Git's own search is neither imitated nor
// used.

export type JudgedRepository =
  | {
      readonly pin: GitPin;
      readonly problem: null;
      /** There is none: git says so, or takes files that it is given for any two. */
      readonly isMissing: boolean;
      /** `git blame` would look into a file that the configuration names. */
      readonly isBlameOdd: boolean;
    }
  /** Why git may run something there or show what lies elsewhere, as the person reads it. */
  | { readonly pin: null; readonly problem: Text };

/** Of the folder `root` (absolute and canonical): its own, or the nearest above. Without any, git is held to none. */
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
  /** Where its configuration and objects are; null when there is no repository. */
  readonly shared: string | null;
};

/** The nearest `.git` counts, whatever it is. */
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

/** Git says that there is none, and finds none further up. */
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

/** That of the repository, and what is set for this worktree alone. */
async function configsOf({ gitFolder, shared }: GitPin & { readonly shared: string }): Promise<string[]> {
  const ofWorktree = join(gitFolder, 'config.worktree');
  const files = [join(shared, 'config'), ...((await exists(ofWorktree)) ? [ofWorktree] : [])];
  return await Promise.all(files.map(readPlain));
}
