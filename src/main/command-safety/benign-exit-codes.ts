import { parseCommand } from './syntax/parse-command';
import { programName } from './syntax/program-name';

// Exit codes besides 0 by which a command does not fail, as 1 from `grep` says that nothing was found.

const asking = new Set(['grep', 'egrep', 'fgrep', 'zgrep', 'rg', 'ag', 'diff', 'cmp', 'test', '[', 'pgrep']);
const askingGit = new Set(['grep', 'diff']);

/** Empty unless it is sure that the code of the whole line is that of such a program. */
export async function benignExitCodes(command: string): Promise<readonly number[]> {
  const parsed = await parseCommand(command);
  if (parsed.kind === 'not-understood') return [];
  const last = parsed.parts.at(-1);
  // Another command in the line, but for those that the last one reads from, may be the one that failed.
  if (!last || parsed.parts.length > last.reads.length + 1) return [];
  const isGit = programName(last.words) === 'git' && askingGit.has(last.words[1] ?? '');
  return isGit || asking.has(programName(last.words)) ? [1] : [];
}
