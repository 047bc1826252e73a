import { join } from 'node:path';
import { CannotRunError } from '../../base/processes/run-program';
import type { Workspace, WorkspacePath } from '../workspace';
import { isForFew, nameArguments } from './name-filter';
import { type Ripgrep, runRipgrep, selectionArguments } from './ripgrep';
import { globFilter } from './search-request';
import { parentOf, undisturbedFolders } from './undisturbed-folders';
import { type WalkOptions, walkFiles } from './walk';

// File listing: all files below a directory, at the speed of ripgrep if it runs. ripgrep works by path, so a folder
// that changed meanwhile counts only with the names that the workspace finds in it.

export type ListOptions = WalkOptions & {
  readonly order: 'none' | 'newest-first';
  /** Returns only files whose path in the scope matches. */
  readonly matching?: PathGlob;
};

/** A glob relative to the scope. */
export type PathGlob = { readonly glob: string; readonly caseSensitive: boolean };

/** Paths relative to `scope`, with `/`. Never enters `.git` or follows links. Enters `node_modules` only on request. */
export async function listFiles(
  workspace: Workspace,
  scope: WorkspacePath,
  options: ListOptions,
  ripgrep: Ripgrep = runRipgrep,
): Promise<string[]> {
  try {
    return await listByRipgrep(workspace, scope, options, ripgrep);
  } catch (error) {
    if (!(error instanceof CannotRunError)) throw error;
    return await listByWalk(workspace, scope, options);
  }
}

async function listByRipgrep(
  workspace: Workspace,
  scope: WorkspacePath,
  { order, signal, matching, ...seen }: ListOptions,
  ripgrep: Ripgrep,
): Promise<string[]> {
  const since = Date.now();
  const selection = await selectionArguments(workspace, scope, seen);
  const names = matching === undefined ? [] : nameArguments(matching.glob, matching);
  const isMatch = filterOf(matching);
  // With sorting, ripgrep uses one thread. This is worth it if it saves Pilotfish many file status calls.
  const isForUs = order === 'newest-first' && matching !== undefined && isForFew(matching.glob);
  const sorting = order === 'newest-first' && !isForUs ? ['--sortr=modified'] : [];
  const argument = scope.relative === '' ? './' : `./${scope.relative}/`;
  const files: string[] = [];
  await ripgrep({
    args: [...selection, ...names, '--files', '--null', '--no-messages', ...sorting, '--', argument],
    cwd: workspace.root,
    separator: '\0',
    signal,
    onRecord: (record) => {
      const file = record && inScope(record.toString(), argument.length);
      if (file !== null && isMatch(file)) files.push(file);
    },
  });
  const inside = await onlyInside(workspace, scope, { files, since });
  return isForUs ? await newestFirst(workspace, scope, inside) : inside;
}

async function onlyInside(
  workspace: Workspace,
  scope: WorkspacePath,
  { files, since }: { files: readonly string[]; since: number },
): Promise<string[]> {
  const folderOf = (file: string) => parentOf(pathBelow(scope, file).relative);
  const folders = files.map(folderOf);
  const isUndisturbed = await undisturbedFolders(workspace.root, folders, since);
  const doubtful = [...new Set(folders)].filter((folder) => !isUndisturbed(folder));
  if (doubtful.length === 0) return [...files];
  const names = new Map<string, ReadonlySet<string>>();
  await forEachAtOnce(doubtful, async (folder) => {
    names.set(folder, await fileNames(workspace, folder));
  });
  return files.filter((file, index) => {
    const seen = names.get(folders[index] ?? '');
    return seen === undefined || seen.has(file.slice(file.lastIndexOf('/') + 1));
  });
}

/** Empty for a folder that is gone or unreadable. */
async function fileNames(workspace: Workspace, folder: string): Promise<ReadonlySet<string>> {
  const path = { absolute: join(workspace.root, folder), relative: folder };
  const entries = await workspace.readDirectory(path).catch(() => []);
  return new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
}

/** ripgrep prefixes files with the scope as passed, and uses the system's separator below it. */
function inScope(path: string, scopeLength: number): string {
  const relative = path.slice(scopeLength);
  return process.platform === 'win32' ? relative.replaceAll('\\', '/') : relative;
}

async function listByWalk(
  workspace: Workspace,
  scope: WorkspacePath,
  options: ListOptions,
): Promise<string[]> {
  const files: string[] = [];
  const isMatch = filterOf(options.matching);
  for await (const file of walkFiles(workspace, scope, options)) if (isMatch(file)) files.push(file);
  return options.order === 'none' ? files : await newestFirst(workspace, scope, files);
}

function filterOf(matching: PathGlob | undefined): (path: string) => boolean {
  if (matching === undefined) return () => true;
  return globFilter(matching.glob, { caseSensitive: matching.caseSensitive, anchored: true });
}

async function newestFirst(
  workspace: Workspace,
  scope: WorkspacePath,
  files: readonly string[],
): Promise<string[]> {
  const times = await modifiedTimes(workspace, scope, files);
  return files.toSorted((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
}

/** Path of a file or folder found below `scope`. It may be gone already. */
function pathBelow(scope: WorkspacePath, path: string): WorkspacePath {
  const relative = scope.relative === '' ? path : `${scope.relative}/${path}`;
  return { absolute: `${scope.absolute}/${path}`, relative };
}

/** Modification time of each file in milliseconds. A file that is gone meanwhile has no entry. */
async function modifiedTimes(
  workspace: Workspace,
  scope: WorkspacePath,
  files: readonly string[],
): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  await forEachAtOnce(files, async (file) => {
    const stats = await workspace.stat(pathBelow(scope, file));
    if (stats) times.set(file, stats.mtimeMs);
  });
  return times;
}

const atOnce = 32;

async function forEachAtOnce<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
