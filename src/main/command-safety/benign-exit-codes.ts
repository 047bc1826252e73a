import { parseCommand } from './syntax/parse-command';
import { programName } from './syntax/program-name';

// Exit codes other than 0 that are no failure: `grep` returns 1 if it finds nothing.

const asking = new Set(['grep', 'egrep', 'fgrep', 'zgrep', 'rg', 'ag', 'diff', 'cmp', 'test', '[', 'pgrep']);
const askingGit = new Set(['grep', 'diff']);

/** Empty unless the exit code of the whole line is certainly the code of such a program. */
export async function benignExitCodes(command: string): Promise<readonly number[]> {
  const parsed = await parseCommand(command);
  if (parsed.kind === 'not-understood') return [];
  const last = parsed.parts.at(-1);
  // Another command of the line may have failed, unless the last one reads its output.
  if (!last || parsed.parts.length > last.reads.length + 1) return [];
  const isGit = programName(last.words) === 'git' && askingGit.has(last.words[1] ?? '');
  return isGit || asking.has(programName(last.words)) ? [1] : [];
}
