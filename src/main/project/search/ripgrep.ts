import { join, sep } from 'node:path';
import { lstat } from '../../base/disk';
import {
  CannotRunError,
  type ChildEnd,
  type ChildRequest,
  readRecords,
} from '../../base/processes/run-program';
import { ignoreRulesOf } from '../ignore';
import type { Workspace, WorkspacePath } from '../workspace';
import type { WalkOptions } from './walk';

// ripgrep: the only file that knows the ripgrep binary, and the options with which every use of it sees the same files.

export type RipgrepRequest = Omit<ChildRequest, 'file' | 'env'>;
export type Ripgrep = (request: RipgrepRequest) => Promise<ChildEnd>;

/** Runs ripgrep from its npm package. Throws CannotRunError if the platform has none or it does not start. */
export const runRipgrep: Ripgrep = async (request) => {
  const file = await ripgrepPath();
  return readRecords({ ...request, file });
};

/**
 * The options for the files of `scope`. They include dotfiles, never `.git`, and `node_modules` on request. Only the
 * project's `.gitignore` files count as configuration. Run ripgrep in the project's root.
 */
export async function selectionArguments(
  workspace: Workspace,
  scope: WorkspacePath,
  { respectGitIgnore, entersModules = false }: Pick<WalkOptions, 'respectGitIgnore' | 'entersModules'>,
): Promise<string[]> {
  const modules = entersModules ? [] : ['--glob=!node_modules'];
  // ripgrep's messages quote lines of rule files, and such a file may be a link to any place.
  const silent = '--no-ignore-messages';
  const always = ['--no-config', silent, '--hidden', '--iglob=!.git', ...modules];
  const rules = ignoreRulesOf(workspace);
  // A request that names an ignored folder includes its files.
  if (!respectGitIgnore || (await rules.of(scope.relative)).ignored) return [...always, '--no-ignore'];
  const chosen = [...always, '--no-require-git', '--no-ignore-global', '--no-ignore-dot'];
  if (await rules.inRepository()) return chosen;
  // Outside a repository ripgrep would read the rule files of all parent folders. It gets only those of the project.
  const above = await rulesAbove(workspace, scope);
  return [...chosen, '--no-ignore-parent', ...above.map((file) => `--ignore-file=${file}`)];
}

/** The rule files from the project's root down to the scope, without the scope's own. */
async function rulesAbove(workspace: Workspace, scope: WorkspacePath): Promise<string[]> {
  const names = scope.relative.split('/').filter(Boolean);
  const files = names.map((_, index) => join(workspace.root, ...names.slice(0, index), '.gitignore'));
  const stats = await Promise.all(files.map((file) => lstat(file).catch(() => null)));
  return files.filter((_, index) => stats[index]?.isFile());
}

/** Absolute path of the binary. Throws CannotRunError if there is none. */
export async function ripgrepPath(): Promise<string> {
  try {
    const { rgPath } = await import('@vscode/ripgrep');
    // A packaged application stores programs beside its archive, because they cannot start inside it.
    return rgPath.replace(`${sep}app.asar${sep}`, `${sep}app.asar.unpacked${sep}`);
  } catch (error) {
    throw new CannotRunError('ripgrep is not installed for this platform', { cause: error });
  }
}
