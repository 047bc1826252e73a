import { dirname, isAbsolute, join, posix } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import type { JudgedRepository } from '../git/judge-repository';
import { exists } from '../git/plain-file';
import { unlimitedGit } from './limited-git';
import { gitCommand } from './syntax/git-command';

// Whether a reading git command may run without a question: pinned to the judged repository, in a folder of only that
// repository, and without showing anything from outside of the project.

export type UnaskedGit = {
  readonly words: readonly string[];
  /** The real path of its working directory. */
  readonly directory: string;
  /** The project's folder. */
  readonly root: string;
  readonly judged: JudgedRepository;
};

/** Why the command asks, for the user; null if it need not. */
export async function unaskedGitProblem({
  words,
  directory,
  root,
  judged,
}: UnaskedGit): Promise<Text | null> {
  if (judged.pin === null) return judged.problem;
  const { name } = gitCommand(words);
  if (judged.isMissing && /^(?:diff|grep)$/.test(name))
    return textOf('reads.git-without-repository', { command: name });
  if (name === 'blame' && judged.isBlameOdd) return textOf('reads.git-blame');
  const { workTree } = judged.pin;
  if (await isInOther(directory, workTree)) return textOf('reads.git-other-repository');
  return workTree === root ? null : unlimitedGit(words);
}

/** `git -C src status` is `git status` in `src`. Words with `..` stay unchanged, because `..` may follow a link. */
export function whereGitRuns({ words, directory }: RunsAt): RunsAt {
  const [program, flag, folder = '', ...rest] = words;
  const isKnown = program === 'git' && flag === '-C' && folder !== '' && !folder.split('/').includes('..');
  if (!isKnown) return { words, directory };
  return {
    words: [program, ...rest],
    directory: isAbsolute(folder) ? folder : posix.join(directory, folder),
  };
}

export type RunsAt = {
  readonly words: readonly string[];
  /** In the form of `CommandPart.directory`. */
  readonly directory: string;
};

/** Whether git, if it searched, might find another repository on the way up to this one. */
export async function isInOther(directory: string, workTree: string): Promise<boolean> {
  for (let folder = directory; folder !== workTree; folder = dirname(folder)) {
    // An entry named HEAD may make the folder itself a repository.
    for (const name of ['.git', 'HEAD']) if (await exists(join(folder, name))) return true;
    if (dirname(folder) === folder) return true;
  }
  return false;
}
