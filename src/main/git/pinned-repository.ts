import { relative, sep } from 'node:path';
import { type AnyText, textOf } from '@shared/texts/text';
import { canBePinned, type GitPin, gitOutside, gitPath } from '../base/processes/git';
import { judgeRepository } from './judge-repository';

/** A repository that Pilotfish may ask, and the git that does so. */
export type PinnedRepository = {
  /** Absolute path of git. */
  readonly file: string;
  readonly pin: GitPin;
  /** Prefix of the project's files in the repository. Git names all files from the top of the repository. */
  readonly prefix: string;
};

/** `problem`: the reason why Pilotfish skips git although there is a repository; null without a repository. */
export type Unpinned = { readonly file: null; readonly problem: AnyText | null };

/** For the folder `root` (absolute and canonical), possibly a part of its repository. */
export async function pinnedRepository(
  root: string,
  findGit = gitPath,
): Promise<PinnedRepository | Unpinned> {
  const judged = await judgeRepository(root);
  if (judged.pin === null) return { file: null, problem: judged.problem };
  if (judged.isMissing) return { file: null, problem: null };
  const file = await gitOutside(root, findGit);
  if (file === null || !(await canBePinned(file)))
    return { file: null, problem: textOf('repository.no-git') };
  return { file, pin: judged.pin, prefix: prefixOf(root, judged.pin) };
}

function prefixOf(root: string, { workTree }: GitPin): string {
  const path = relative(workTree, root).split(sep).join('/');
  return path === '' ? '' : `${path}/`;
}
