import { ToolError } from '../../base/tool-error';
import { ignoreRulesOf } from '../ignore';
import type { Workspace, WorkspacePath } from '../workspace';

// Directory walk, without ripgrep: the same files, found by reading one directory after another.

export type WalkOptions = {
  readonly respectGitIgnore: boolean;
  /** Whether `node_modules` is entered, which it is not otherwise. */
  readonly entersModules?: boolean;
  readonly signal: AbortSignal;
};

/** Files below `scope`, relative to it, each directory's own in order of their names. Links are not followed. */
export async function* walkFiles(
  workspace: Workspace,
  scope: WorkspacePath,
  options: WalkOptions,
): AsyncGenerator<string> {
  const rules = ignoreRulesOf(workspace);
  // Who names an ignored folder wants to see into it.
  const seesAll = !options.respectGitIgnore || (await rules.of(scope.relative)).ignored;

  const isNeverEntered = (name: string) =>
    name === '.git' || (name === 'node_modules' && options.entersModules !== true);

  async function* below(folder: WorkspacePath, prefix: string): AsyncGenerator<string> {
    options.signal.throwIfAborted();
    const entries = await workspace.readDirectory(folder).catch((error: unknown) => {
      if (folder === scope || !(error instanceof ToolError)) throw error;
      return []; // gone meanwhile, or not to be read: the others still can be
    });
    const { isIgnored } = seesAll ? { isIgnored: () => false } : await rules.of(folder.relative);
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (isNeverEntered(entry.name) || isIgnored(entry.name, entry.isDirectory())) continue;
      if (entry.isFile()) yield prefix + entry.name;
      if (!entry.isDirectory()) continue;
      // Not resolved: should a link be in its place by now, it is not followed when it is read.
      const inside = prefix + entry.name;
      const relative = scope.relative === '' ? inside : `${scope.relative}/${inside}`;
      yield* below({ absolute: `${scope.absolute}/${inside}`, relative }, `${inside}/`);
    }
  }
  yield* below(scope, '');
}
