import { lstat, open, readdir, realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join } from 'node:path';
import type { GitPin } from '../project/git';
import { exists, ifMissing, readPlain } from './plain-file';

// What lies in the folder of a repository, besides its configuration: it must be laid out as git itself does it, with
// nothing that leads elsewhere.

/** Why a repository is not judged; the message is what the person reads. */
export class OddRepository extends Error {
  override readonly name = 'OddRepository';
}

/**
 * The folders of a worktree as `git worktree add` makes it, whose `.git` (absolute and canonical) is a file. Anything
 * else that a file may name could be a repository of the person's that has nothing to do with the project.
 */
export async function linkedWorktree(
  file: string,
): Promise<{ readonly gitFolder: string; readonly shared: string }> {
  const gitFolder = await namedPath(await readPlain(file), { prefix: 'gitdir: ', from: dirname(file) });
  const back = await namedPath(await readPlain(join(gitFolder, 'gitdir')), { prefix: '', from: gitFolder });
  const isWorktree =
    back === file &&
    basename(dirname(gitFolder)) === 'worktrees' &&
    (await readPlain(join(gitFolder, 'commondir'))) === '../..\n';
  if (!isWorktree) throw new OddRepository('its .git is a file that names another folder');
  return { gitFolder, shared: dirname(dirname(gitFolder)) };
}

/** Resolved by the file system: what `..` means behind a link only it knows. */
async function namedPath(text: string, { prefix, from }: { prefix: string; from: string }): Promise<string> {
  const target = text.startsWith(prefix) ? text.slice(prefix.length, -1) : '';
  if (target === '' || !text.endsWith('\n') || /[\r\n\0]/.test(target))
    throw new OddRepository('its .git is a file that cannot be read');
  return await realpath(isAbsolute(target) ? target : `${from}/${target}`);
}

/** Why git might look elsewhere, or null. Both folders are the same but for a worktree. */
export async function folderProblem(gitFolder: string, shared: string): Promise<string | null> {
  if (await exists(join(shared, 'commondir'))) return 'its repository says that it lies elsewhere';
  if (await exists(join(shared, 'objects', 'info', 'alternates')))
    return 'its repository shows what is kept in another one';
  for (const folder of [gitFolder, ...parts.map((part) => join(shared, part))]) {
    if (!(await isOwn(folder))) return 'its repository belongs to another user';
    const entries = (await readdir(folder, { withFileTypes: true }).catch(ifMissing)) ?? [];
    const link = entries.find((entry) => entry.isSymbolicLink() && entry.name !== 'hooks');
    if (link) return `${link.name} of its repository is a link`;
  }
  return null;
}

/** Relative to the shared folder; a link in one of them could lead to what is not the project's. */
const parts = ['', 'info', 'objects', 'objects/info', 'objects/pack', 'logs', 'refs'];

/** Git asks the same before it takes a folder for a repository, but not where it is told to. */
async function isOwn(folder: string): Promise<boolean> {
  const stats = await lstat(folder).catch(ifMissing);
  return stats === null || process.getuid === undefined || stats.uid === process.getuid();
}

/** Whether git would start another git, in a repository inside this one. */
export async function holdsRepositories(place: GitPin & { readonly shared: string }): Promise<boolean> {
  const { gitFolder, workTree, shared } = place;
  if ((await exists(join(shared, 'modules'))) || (await exists(join(workTree, '.gitmodules')))) return true;
  const names = await readdir(gitFolder);
  const indexes = names.filter((name) => name === 'index' || name.startsWith('sharedindex.'));
  const lists = await Promise.all(indexes.map((name) => listsRepository(join(gitFolder, name))));
  return lists.includes(true);
}

/** Whether the index holds an entry for a repository (mode 160000), looked for by its bytes: rather once too often. */
async function listsRepository(index: string): Promise<boolean> {
  // Anything else might never end.
  if (!(await lstat(index)).isFile()) return true;
  const file = await open(index);
  try {
    let tail = Buffer.alloc(0);
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      const bytes = Buffer.concat([tail, chunk]);
      if (bytes.includes(repositoryMode)) return true;
      tail = bytes.subarray(-3);
    }
    return false;
  } finally {
    await file.close();
  }
}

const repositoryMode = Buffer.from([0, 0, 0xe0, 0]);
