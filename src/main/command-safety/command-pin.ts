import { isDeepStrictEqual } from 'node:util';
import { type Text, textOf } from '@shared/texts/text';
import type { GitPin } from '../base/processes/git';
import { judgeRepository } from '../git/judge-repository';

// Command pin, how a command is started that nobody was asked about because it only reads: by the system's programs
// alone, and with git held to the repository that was judged. Found when the command is analysed, and carried to its
// start.

export type CommandPin = {
  /** The project's canonical folder. */
  readonly root: string;
  /** Where programs are looked for: no folder of the project. */
  readonly searchPath: string;
  /** Null when it starts no git. */
  readonly git: GitPin | null;
  /** It searches files: in the sandbox those with secrets are unreadable. Not with git, which would take them for deleted. */
  readonly hidesSecrets: boolean;
};

/** Why what was judged no longer holds, as a sentence; null when it does. Looked at directly before the start. */
export async function pinProblem({ root, git }: CommandPin): Promise<Text | null> {
  if (git === null) return null;
  const now = await judgeRepository(root);
  if (isDeepStrictEqual(now.pin, git)) return null;
  return textOf('command-run.repository-changed');
}
