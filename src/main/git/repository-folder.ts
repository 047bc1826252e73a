import { basename, dirname, isAbsolute, join, posix } from 'node:path';
import { sayInEnglish, type Text, textOf } from '@shared/texts/text';
import { lstat, readdir, realpath } from '../base/disk';
import type { GitPin } from '../base/processes/git';
import { listsRepository } from './index-entries';
import { exists, readPlain } from './plain-file';

// Git directory layout: the folder of a repository must be laid out as git itself does it, with nothing that leads
// elsewhere.

/** Why a repository is not judged, as the person reads it. */
export class OddRepository extends Error {
  override readonly name = 'OddRepository';

  readonly why: Text;

  constructor(why: Text) {
    super(sayInEnglish(why));
    this.why = why;
  }
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
  if (!isWorktree) throw new OddRepository(textOf('repository.names-other'));
  return { gitFolder, shared: dirname(dirname(gitFolder)) };
}

/** Resolved by the file system: what `..` means behind a link only it knows. */
async function namedPath(text: string, { prefix, from }: { prefix: string; from: string }): Promise<string> {
  const target = text.startsWith(prefix) ? text.slice(prefix.length, -1) : '';
  if (target === '' || !text.endsWith('\n') || /[\r\n\0]/.test(target))
    throw new OddRepository(textOf('repository.unreadable-file'));
  return await realpath(isAbsolute(target) ? target : `${from}/${target}`);
}

/** Why git might look elsewhere, or null. The folders are the same but for a worktree, whose own lies in the shared one. */
export async function folderProblem(gitFolder: string, shared: string): Promise<Text | null> {
  for (const folder of [gitFolder, shared])
    if (!(await isOwn(folder))) return textOf('repository.other-user');
  if (await exists(join(shared, 'commondir'))) return textOf('repository.elsewhere');
  if (await exists(join(shared, 'objects', 'info', 'alternates'))) return textOf('repository.alternates');
  const link = await firstLink(shared);
  return link === null ? null : textOf('repository.link', { link });
}

/**
 * A link in the folder of a repository, by its name there, or null. Git never makes one, and quotes many of the files:
 * where a worktree is, what a rebase has done, what is ignored.
 */
async function firstLink(shared: string): Promise<string | null> {
  const left = [''];
  let count = 0;
  for (let folder = left.pop(); folder !== undefined; folder = left.pop()) {
    for (const entry of await readdir(join(shared, folder), { withFileTypes: true })) {
      const name = posix.join(folder, entry.name);
      if (unread.test(name)) continue;
      if (entry.isSymbolicLink()) return name;
      count += 1;
      if (entry.isDirectory() && !objectFolder.test(name)) left.push(name);
    }
    if (count > mostEntries) throw new OddRepository(textOf('repository.too-many-files'));
  }
  return null;
}

const mostEntries = 50_000;

/** What a pinned git does not look into. */
const unread = /^(?:hooks|lfs|annex)$/;

/** Objects are named by what they hold: thousands, and one that is not known cannot be asked for. */
const objectFolder = /^objects\/[\da-f]{2}$/;

/** Git asks the same before it takes a folder for a repository, but not where it is told to. */
async function isOwn(folder: string): Promise<boolean> {
  return process.getuid === undefined || (await lstat(folder)).uid === process.getuid();
}

/** Whether git would start another git, in a repository inside this one. */
export async function holdsRepositories(place: GitPin & { readonly shared: string }): Promise<boolean> {
  const { gitFolder, workTree, shared } = place;
  if ((await exists(join(shared, 'modules'))) || (await exists(join(workTree, '.gitmodules')))) return true;
  const names = await readdir(gitFolder);
  const indexes = names.filter((name) => name === 'index' || name.startsWith('sharedindex.'));
  const lists = await Promise.all(indexes.map((name) => listsRepository(join(gitFolder, name))));
  if (lists.includes(null)) throw new OddRepository(textOf('repository.unreadable-index'));
  return lists.includes(true);
}
