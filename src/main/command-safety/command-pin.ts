import { isDeepStrictEqual } from 'node:util';
import { type Text, textOf } from '@shared/texts/text';
import type { GitPin } from '../base/processes/git';
import { judgeRepository } from '../git/judge-repository';

// Command pin: how to start a command that runs without a question because it only reads. It may use only the system's
// programs, and git only the repository that was judged. The analysis of the command creates it, and its start uses it.

export type CommandPin = {
  /** The real path of the project's folder. */
  readonly root: string;
  /** The command's `PATH`, without folders of the project. */
  readonly searchPath: string;
  /** Null if the command does not start git. */
  readonly git: GitPin | null;
  /**
   * The command searches files, so the sandbox makes files with secrets unreadable. False for git, which would report
   * them as deleted.
   */
  readonly hidesSecrets: boolean;
};

/** Why the judgement is no longer valid, as a sentence, or null if it is. Call this directly before the start. */
export async function pinProblem({ root, git }: CommandPin): Promise<Text | null> {
  if (git === null) return null;
  const now = await judgeRepository(root);
  if (isDeepStrictEqual(now.pin, git)) return null;
  return textOf('command-run.repository-changed');
}
