import { sep } from 'node:path';
import { CannotRunError } from '../../base/processes/run-program';
import { runRipgrep } from '../../project/search/ripgrep';
import { chatsWith, wholeFiles } from './chats-with';

// Which chats of a project have seen a file, asked of their files: one that is not open knows it as well.

/** The person waits for it, with a save. */
const timeLimitMs = 5_000;

/** Their ids: of the file, or of one in the folder. None where ripgrep cannot be run. `folder` is where the chats lie. */
export async function knowingChats(folder: string, absolutePath: string): Promise<ReadonlySet<string>> {
  const seen = `"role":"seen","path":${JSON.stringify(absolutePath).slice(0, -1)}`;
  const inside = `${seen}${JSON.stringify(sep).slice(1, -1)}`;
  const args = [...wholeFiles, '--fixed-strings', `--regexp=${seen}"`, `--regexp=${inside}`];
  const signal = AbortSignal.timeout(timeLimitMs);
  try {
    return await chatsWith({ args, folder, ripgrep: runRipgrep, signal });
  } catch (error) {
    if (error instanceof CannotRunError) return new Set();
    throw error;
  }
}
