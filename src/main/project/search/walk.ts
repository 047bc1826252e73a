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
