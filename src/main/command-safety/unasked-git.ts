import { dirname, isAbsolute, join, posix } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import type { JudgedRepository } from '../git/judge-repository';
import { exists } from '../git/plain-file';
import { unlimitedGit } from './limited-git';
import { gitCommand } from './syntax/git-command';

// Whether a git command that only reads may run where it would: pinned to the repository that was judged, in a folder
// of that repository alone, and showing nothing from outside of the project.

export type UnaskedGit = {
  readonly words: readonly string[];
  /** Where it runs, absolute and canonical. */
  readonly directory: string;
  /** The project's. */
  readonly root: string;
  readonly judged: JudgedRepository;
};

/** Why it asks, as the person reads it; null when it need not. */
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

/** `git -C src status` is `git status` in `src`. Behind a link `..` is not what it seems: that is left as it is. */
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
  /** As `CommandPart` has it. */
  readonly directory: string;
};

/** Whether git, if it searched, might find another repository on the way up to this one. */
export async function isInOther(directory: string, workTree: string): Promise<boolean> {
  for (let folder = directory; folder !== workTree; folder = dirname(folder)) {
    // What is called HEAD may make the folder itself a repository.
    for (const name of ['.git', 'HEAD']) if (await exists(join(folder, name))) return true;
    if (dirname(folder) === folder) return true;
  }
  return false;
}
