import { messageOf } from '@shared/errors';
import { ToolError } from '../../base/tool-error';
import { comparePaths } from '../../project/search/hits';
import { listFiles } from '../../project/search/list-files';
import { globFilter } from '../../project/search/search-request';
import type { Workspace, WorkspacePath } from '../../project/workspace';

// Selects the files for a list of files, directories and globs.

export type SelectionRequest = {
  readonly wanted: readonly string[];
  readonly exclude: readonly string[];
  readonly recursive: boolean;
  readonly useDefaultExcludes: boolean;
  readonly respectGitIgnore: boolean;
};

export type SelectedFile = {
  readonly target: WorkspacePath;
  /** Requested by its name or extension, not only by its directory. */
  readonly named: boolean;
};

export type Selection = {
  readonly files: readonly SelectedFile[];
  readonly skipped: readonly string[];
  /** How many more files the selection would have if it included git-ignored ones. */
  readonly gitIgnored: number;
};

/** Sorted by path, each file once. `skipped`: entries of the list that match nothing, with the reason. */
export async function selectFiles(
  workspace: Workspace,
  request: SelectionRequest,
  signal: AbortSignal,
): Promise<Selection> {
  const found = new Map<string, SelectedFile>();
  const skipped: string[] = [];
  const ignored = new Set<string>();
  const isExcluded = excludeFilter(request.exclude);
  for (const wanted of request.wanted) {
    try {
      for (const file of await filesOf(workspace, wanted, request, signal)) {
        if (isExcluded(file.target.relative)) continue;
        if (file.gitIgnored) ignored.add(file.target.absolute);
        if (file.gitIgnored) continue;
        const known = found.get(file.target.absolute);
        found.set(file.target.absolute, { target: file.target, named: file.named || known?.named === true });
      }
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      skipped.push(messageOf(error));
    }
  }
  return {
    files: [...found.values()].toSorted((a, b) => comparePaths(a.target.relative, b.target.relative)),
    skipped,
    gitIgnored: [...ignored].filter((path) => !found.has(path)).length,
  };
}

type FoundFile = SelectedFile & { readonly gitIgnored: boolean };

async function filesOf(
  workspace: Workspace,
  wanted: string,
  request: SelectionRequest,
  signal: AbortSignal,
): Promise<FoundFile[]> {
  const target = await workspace.resolve(wanted);
  const stats = await workspace.stat(target);
  if (stats?.isDirectory()) return filesBelow(workspace, target, null, request, signal);
  // A name with glob characters that exists is that file.
  if (stats) return [{ target, named: true, gitIgnored: false }];
  if (!hasGlob(wanted)) throw new ToolError(`File not found: ${target.absolute}`);
  const { base, rest } = splitGlob(target.relative);
  const folder = await workspace.resolve(base);
  if (!(await workspace.stat(folder))?.isDirectory()) return [];
  return filesBelow(workspace, folder, rest, request, signal);
}

async function filesBelow(
  workspace: Workspace,
  folder: WorkspacePath,
  pattern: string | null,
  { recursive, useDefaultExcludes, respectGitIgnore }: SelectionRequest,
  signal: AbortSignal,
): Promise<FoundFile[]> {
  const matches = pattern === null ? () => true : globFilter(pattern, { caseSensitive: false });
  const isUsual = useDefaultExcludes ? excludeFilter(defaultExcludes) : () => false;
  const onlyHere = !recursive && !pattern?.includes('/');
  const options = { entersModules: !useDefaultExcludes, order: 'none', signal } as const;
  const files = await listFiles(workspace, folder, { ...options, respectGitIgnore: false });
  const kept = respectGitIgnore
    ? new Set(await listFiles(workspace, folder, { ...options, respectGitIgnore }))
    : null;
  return files
    .filter((file) => matches(file) && !isUsual(file) && !(onlyHere && file.includes('/')))
    .map((file) => ({
      target: { absolute: `${folder.absolute}/${file}`, relative: join(folder.relative, file) },
      named: (pattern ?? '').toLowerCase().includes(extensionOf(file)),
      gitIgnored: kept !== null && !kept.has(file),
    }));
}

/** Files that a request for a whole directory seldom means; applied only below the named directory. */
const defaultExcludes = [
  ...['dist', 'build', 'coverage', '__pycache__', '.vscode', '.idea', '.cache'],
  ...['*.pyc', '*.class', '*.o', '.DS_Store', '.env'],
  ...['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'Cargo.lock', 'poetry.lock'],
];

/** Whether a glob matches the file or one of its directories. */
function excludeFilter(globs: readonly string[]): (path: string) => boolean {
  const filters = globs.map((glob) => globFilter(glob.replace(/\/(\*\*)?$/, ''), { caseSensitive: false }));
  return (path) => {
    const names = path.split('/');
    const places = names.map((_, index) => names.slice(0, index + 1).join('/'));
    return filters.some((matches) => places.some((target) => matches(target)));
  };
}

const globCharacter = /[*?[\]{}()!]/;

function hasGlob(path: string): boolean {
  return globCharacter.test(path);
}

/** The directory in which a glob begins, so that only its content is searched, and the rest of the glob. */
function splitGlob(glob: string): { readonly base: string; readonly rest: string } {
  const names = glob.split('/');
  const first = names.findIndex((name) => globCharacter.test(name));
  return { base: names.slice(0, first).join('/'), rest: names.slice(first).join('/') };
}

function join(folder: string, file: string): string {
  return folder === '' ? file : `${folder}/${file}`;
}

/** In lower case, after the dot; the whole name if it has no dot. */
function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return name.slice(name.lastIndexOf('.') + 1);
}
