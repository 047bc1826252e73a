import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { largestText } from '@shared/project/project';
import { gitPath, pinnedGit } from '../base/processes/git';
import { type PinnedRepository, pinnedRepository } from './pinned-repository';

// The content of a file in the commit that is checked out, without filters and conversions.

/**
 * `path` is relative to `root` (absolute and canonical), with `/`. Null if the commit has no such file, only a link, or
 * more than `largestText` bytes. Throws if git fails.
 */
export async function readCommitted(root: string, path: string, findGit = gitPath): Promise<Buffer | null> {
  const repository = await pinnedRepository(root, findGit);
  if (repository.file === null) return null;
  const ask = (...args: readonly string[]) => outputOf(repository, root, args);
  // Fails without a commit.
  const commit = await ask('rev-parse', '--verify', '--quiet', 'HEAD^{commit}').catch(() => null);
  if (commit === null) return null;
  const place = `${repository.prefix}${path}`;
  const listed = await ask(
    ...['--literal-pathspecs', 'ls-tree', '-z', '--long', '--full-tree'],
    ...[commit.toString().trim(), '--', place],
  );
  const blob = blobIn(listed.toString(), place);
  return blob === null ? null : await ask('cat-file', 'blob', blob);
}

async function outputOf(
  { file, pin }: PinnedRepository,
  root: string,
  args: readonly string[],
): Promise<Buffer> {
  const { stdout } = await promisify(execFile)(file, [...args], {
    cwd: root,
    env: pinnedGit(pin),
    encoding: 'buffer',
    maxBuffer: largestText + 1024 * 1024,
    timeout: timeLimitMs,
    windowsHide: true,
  });
  return stdout;
}

const timeLimitMs = 30_000;

/** The id in a record of `git ls-tree --long`: mode, kind, id and size, then a tab and the path. */
function blobIn(listed: string, place: string): string | null {
  const [, id, size, path] = /^100\d{3} blob ([\da-f]+) +(\d+)\t([^\0]+)\0$/.exec(listed) ?? [];
  return id !== undefined && path === place && Number(size) <= largestText ? id : null;
}
