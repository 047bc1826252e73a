import { sep } from 'node:path';
import { CannotRunError } from '../../base/processes/run-program';
import { runRipgrep } from '../../project/search/ripgrep';
import { chatsWith, wholeFiles } from './chats-with';

// Finds the chats of a project that have seen a file, in the chat files: closed chats count too.

/** Short, because a save by the user waits for it. */
const timeLimitMs = 5_000;

/** The maximum number of paths in one search. */
const mostPaths = 200;

/**
 * The ids of chats that know one of the files, or a file in one of the folders. Empty if ripgrep cannot run. `folder`:
 * the folder of the chats.
 */
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

/** Patterns for a read of the file, or of a file in the folder. */
function patternsOf(absolutePath: string): string[] {
  const seen = `"role":"seen","path":${JSON.stringify(absolutePath).slice(0, -1)}`;
  return [`${seen}"`, `${seen}${JSON.stringify(sep).slice(1, -1)}`];
}
