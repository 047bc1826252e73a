import { ToolError } from '../../base/tool-error';
import { ignoreRulesOf } from '../ignore';
import type { Workspace, WorkspacePath } from '../workspace';

// Directory walk without ripgrep: finds the same files by reading one directory after another.

export type WalkOptions = {
  readonly respectGitIgnore: boolean;
  /** Whether to enter `node_modules`. Default: no. */
  readonly entersModules?: boolean;
  readonly signal: AbortSignal;
};

/**
 * Files below `scope`, relative to it. The files of each directory are in order of their names. Links are not followed.
 */
export async function* walkFiles(
  workspace: Workspace,
  scope: WorkspacePath,
  options: WalkOptions,
): AsyncGenerator<string> {
  const rules = ignoreRulesOf(workspace);
  // A request that names an ignored folder includes its files.
  const seesAll = !options.respectGitIgnore || (await rules.of(scope.relative)).ignored;

  const isNeverEntered = (name: string) =>
    name === '.git' || (name === 'node_modules' && options.entersModules !== true);

  async function* below(folder: WorkspacePath, prefix: string): AsyncGenerator<string> {
    options.signal.throwIfAborted();
    const entries = await workspace.readDirectory(folder).catch((error: unknown) => {
      if (folder === scope || !(error instanceof ToolError)) throw error;
      return []; // gone meanwhile or unreadable: go on with the others
    });
    const { isIgnored } = seesAll ? { isIgnored: () => false } : await rules.of(folder.relative);
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (isNeverEntered(entry.name) || isIgnored(entry.name, entry.isDirectory())) continue;
      if (entry.isFile()) yield prefix + entry.name;
      if (!entry.isDirectory()) continue;
      // Not resolved: if the folder is now a link, reading it does not follow the link.
      const inside = prefix + entry.name;
      const relative = scope.relative === '' ? inside : `${scope.relative}/${inside}`;
      yield* below({ absolute: `${scope.absolute}/${inside}`, relative }, `${inside}/`);
    }
  }
  yield* below(scope, '');
}

/** In a larger folder, ripgrep is faster. */
const mostEntries = 200;

/**
 * All files of the project, as `walkFiles` without ignore rules finds them. Null: it has more than `most` folders, or
 * one with very many entries.
 */
export async function walkFewFolders(workspace: Workspace, most: number): Promise<readonly string[] | null> {
  const files: string[] = [];
  const folders = [await workspace.resolve('')];
  for (const folder of folders) {
    const entries = await entriesOfSmall(workspace, folder);
    if (entries === null) return null;
    for (const entry of entries) {
      const path = pathIn(folder, entry.name);
      if (entry.isFile()) files.push(path.relative);
      else if (entry.isDirectory() && !neverEntered.has(entry.name)) folders.push(path);
    }
    if (folders.length > most) return null;
  }
  return files;
}

const neverEntered: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/** Null: too many. A folder below the root that is gone meanwhile, or unreadable, counts as empty. */
async function entriesOfSmall(workspace: Workspace, folder: WorkspacePath) {
  try {
    return (await workspace.holdsAtMost(folder, mostEntries)) ? await workspace.readDirectory(folder) : null;
  } catch (error) {
    if (folder.relative === '' || !(error instanceof ToolError)) throw error;
    return [];
  }
}

/** Not resolved: if the entry is now a link, reading it does not follow the link. */
function pathIn({ absolute, relative }: WorkspacePath, name: string): WorkspacePath {
  return { absolute: `${absolute}/${name}`, relative: relative === '' ? name : `${relative}/${name}` };
}
