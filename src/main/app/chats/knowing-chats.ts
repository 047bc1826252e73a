import { sep } from 'node:path';
import { CannotRunError } from '../../base/processes/run-program';
import { runRipgrep } from '../../project/search/ripgrep';
import { chatsWith, wholeFiles } from './chats-with';

// Which chats of a project have seen a file, asked of their files: one that is not open knows it as well.

/** The person waits for it, with a save. */
const timeLimitMs = 5_000;

/** So many are asked for at once. */
const mostPaths = 200;

/** Their ids: of any of the files, or of one in such a folder. None where ripgrep cannot be run. `folder` is where the chats lie. */
export async function knowingChats(
  folder: string,
  absolutePaths: readonly string[],
): Promise<ReadonlySet<string>> {
  const signal = AbortSignal.timeout(timeLimitMs);
  const knowing = new Set<string>();
  try {
    for (let at = 0; at < absolutePaths.length; at += mostPaths) {
      const patterns = absolutePaths.slice(at, at + mostPaths).flatMap(patternsOf);
      const args = [...wholeFiles, '--fixed-strings', ...patterns.map((pattern) => `--regexp=${pattern}`)];
      for (const id of await chatsWith({ args, folder, ripgrep: runRipgrep, signal })) knowing.add(id);
    }
  } catch (error) {
    if (!(error instanceof CannotRunError)) throw error;
  }
  return knowing;
}

/** That the file was seen, or one in the folder. */
function patternsOf(absolutePath: string): string[] {
  const seen = `"role":"seen","path":${JSON.stringify(absolutePath).slice(0, -1)}`;
  return [`${seen}"`, `${seen}${JSON.stringify(sep).slice(1, -1)}`];
}
