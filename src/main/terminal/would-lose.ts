import { sep } from 'node:path';
import { readRecords } from '../project/child-records';
import { gitPath, hardenedGit } from '../project/git';

const mostShown = 200;

/**
 * What a git command that discards would discard in the repository of `folder` (absolute): git's short status, a line
 * a file, ignored files left out. Null when nothing would be lost, or there is no git to ask.
 */
export async function wouldLose(folder: string, root: string, signal: AbortSignal): Promise<string | null> {
  const file = await gitPath();
  if (file === null || file.startsWith(root + sep)) return null;
  const lines: string[] = [];
  let count = 0;
  const { code } = await readRecords({
    file,
    args: [
      ...hardenedGit.args,
      'status',
      '--porcelain',
      '--untracked-files=all',
      '--ignore-submodules=all',
      '--no-renames',
    ],
    cwd: folder,
    env: hardenedGit.env,
    separator: '\n',
    signal,
    timeLimitMs: 5_000,
    onRecord(record) {
      count += 1;
      if (record !== null && lines.length < mostShown) lines.push(record.toString());
    },
  });
  if (code !== 0 || count === 0) return null;
  return [...lines, ...(count > lines.length ? [`(${count - lines.length} more)`] : [])].join('\n');
}
