import { basename, dirname, isAbsolute, join, posix } from 'node:path';
import { sayInEnglish, type Text, textOf } from '@shared/texts/text';
import { lstat, readdir, realpath } from '../base/disk';
import type { GitPin } from '../base/processes/git';
import { listsRepository } from './index-entries';
import { exists, readPlain } from './plain-file';

// Git directory layout: the folder of a repository must have git's own layout, without links or references to other
// places.

/** The reason why Pilotfish refuses to judge a repository, for the user. */
export class OddRepository extends Error {
  override readonly name = 'OddRepository';

  readonly why: Text;

  constructor(why: Text) {
    super(sayInEnglish(why));
    this.why = why;
  }
}

/**
 * The folders of a worktree from `git worktree add`. Its `.git` (absolute and canonical) is a file. Any other `.git`
 * file could name a repository of the user that is unrelated to the project.
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

/** The file system resolves the path, because `..` after a link depends on the link. */
async function namedPath(text: string, { prefix, from }: { prefix: string; from: string }): Promise<string> {
  const target = text.startsWith(prefix) ? text.slice(prefix.length, -1) : '';
  if (target === '' || !text.endsWith('\n') || /[\r\n\0]/.test(target))
    throw new OddRepository(textOf('repository.unreadable-file'));
  return await realpath(isAbsolute(target) ? target : `${from}/${target}`);
}

/**
 * The reason why git might look elsewhere, or null. Both folders are the same, except for a worktree: its own folder is
 * inside the shared one.
 */
export async function folderProblem(gitFolder: string, shared: string): Promise<Text | null> {
  for (const folder of [gitFolder, shared])
    if (!(await isOwn(folder))) return textOf('repository.other-user');
  if (await exists(join(shared, 'commondir'))) return textOf('repository.elsewhere');
  if (await exists(join(shared, 'objects', 'info', 'alternates'))) return textOf('repository.alternates');
  const link = await firstLink(shared);
  return link === null ? null : textOf('repository.link', { link });
}

/**
 * The name of a link in the folder of a repository, or null. Git never creates one, and shows the content of many of
 * these files: the place of a worktree, the steps of a rebase, the ignored files.
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

/** Folders that a pinned git ignores. */
const unread = /^(?:hooks|lfs|annex)$/;

/**
 * Objects have names from their content. There are thousands, and only someone who knows the content can ask for one.
 */
const objectFolder = /^objects\/[\da-f]{2}$/;

/** Git checks the owner when it searches for a repository, but not when it gets the folder by path. */
async function isOwn(folder: string): Promise<boolean> {
  return process.getuid === undefined || (await lstat(folder)).uid === process.getuid();
}

/** Whether git would start another git, in a nested repository. */
export async function holdsRepositories(place: GitPin & { readonly shared: string }): Promise<boolean> {
  const { gitFolder, workTree, shared } = place;
  if ((await exists(join(shared, 'modules'))) || (await exists(join(workTree, '.gitmodules')))) return true;
  const names = await readdir(gitFolder);
  const indexes = names.filter((name) => name === 'index' || name.startsWith('sharedindex.'));
  const lists = await Promise.all(indexes.map((name) => listsRepository(join(gitFolder, name))));
  if (lists.includes(null)) throw new OddRepository(textOf('repository.unreadable-index'));
  return lists.includes(true);
}
