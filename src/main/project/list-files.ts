import { CannotRunError } from './child-records';
import { type Ripgrep, runRipgrep, selectionArguments } from './ripgrep';
import { type WalkOptions, walkFiles } from './walk';
import type { Workspace, WorkspacePath } from './workspace';

// All files below a directory, at the speed of ripgrep where it runs.

export type ListOptions = WalkOptions & { readonly order: 'none' | 'newest-first' };

/** Paths relative to `place`, with `/`. `.git` and `node_modules` are never entered, links never followed. */
export async function listFiles(
  workspace: Workspace,
  place: WorkspacePath,
  options: ListOptions,
  ripgrep: Ripgrep = runRipgrep,
): Promise<string[]> {
  try {
    return await listByRipgrep(workspace, place, options, ripgrep);
  } catch (error) {
    if (!(error instanceof CannotRunError)) throw error;
    return await listByWalk(workspace, place, options);
  }
}

async function listByRipgrep(
  workspace: Workspace,
  place: WorkspacePath,
  { respectGitIgnore, order, signal }: ListOptions,
  ripgrep: Ripgrep,
): Promise<string[]> {
  const selection = await selectionArguments(workspace, place, respectGitIgnore);
  const sorting = order === 'newest-first' ? ['--sortr=modified'] : [];
  const argument = place.relative === '' ? './' : `./${place.relative}/`;
  const files: string[] = [];
  await ripgrep({
    args: [...selection, '--files', '--null', '--no-messages', ...sorting, '--', argument],
    cwd: workspace.root,
    separator: '\0',
    signal,
    onRecord: (record) => {
      if (record) files.push(inPlace(record.toString(), argument.length));
    },
  });
  return files;
}

/** ripgrep names files as it was told the place, with the system's separator below it. */
function inPlace(path: string, placeLength: number): string {
  const relative = path.slice(placeLength);
  return process.platform === 'win32' ? relative.replaceAll('\\', '/') : relative;
}

async function listByWalk(
  workspace: Workspace,
  place: WorkspacePath,
  options: ListOptions,
): Promise<string[]> {
  const files: string[] = [];
  for await (const file of walkFiles(workspace, place, options)) files.push(file);
  if (options.order === 'none') return files;
  const times = await modifiedTimes(workspace, place, files);
  return files.toSorted((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
}

const statsAtOnce = 32;

/** When each file was changed, in milliseconds; a file that is gone meanwhile has no entry. */
async function modifiedTimes(
  workspace: Workspace,
  place: WorkspacePath,
  files: readonly string[],
): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  const waiting = files.values();
  const work = async () => {
    for (const file of waiting) {
      const stats = await workspace.stat({
        absolute: `${place.absolute}/${file}`,
        relative: place.relative === '' ? file : `${place.relative}/${file}`,
      });
      if (stats) times.set(file, stats.mtimeMs);
    }
  };
  await Promise.all(Array.from({ length: statsAtOnce }, work));
  return times;
}
