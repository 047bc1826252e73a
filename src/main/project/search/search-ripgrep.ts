import { lstat } from '../../base/disk';
import { createHitCollector, type FileMatches, filesOfFirstHits, type HitCollector } from './hits';
import { nameArguments } from './name-filter';
import { type Ripgrep, runRipgrep, selectionArguments } from './ripgrep';
import { engineReason, isMentioned, isRefused, problemsIn, withSlashes } from './ripgrep-errors';
import { createLineReader, lineArguments } from './ripgrep-lines';
import { searchOpened } from './search-opened';
import {
  badPattern,
  fileFilter,
  foundPath,
  projectPath,
  queryArguments,
  type SearchRequest,
  searchedName,
} from './search-request';
import { parentOf, undisturbedFolders } from './undisturbed-folders';

// Search engine over ripgrep, which works by path: a link in place of a folder could lead it out of the project. So
// files in folders that changed meanwhile, and files with unclear results, are opened through the workspace and
// searched again.

/** Throws CannotRunError if ripgrep does not run, and ToolError for a bad expression. */
export async function searchWithRipgrep(
  request: SearchRequest,
  collector: HitCollector,
  ripgrep: Ripgrep = runRipgrep,
): Promise<void> {
  const since = Date.now();
  const { found, unclear, isLacking, problems } = await searchByPath(request, collector.limit, ripgrep);
  const clear = unclear.size === 0 ? found : found.filter((file) => !unclear.has(file.path));
  const sure = await undisturbed(request, clear, since);
  const all =
    sure.size === found.length && !isLacking
      ? found
      : await searchDoubtful(request, { found, sure }, { limit: collector.limit, ripgrep });
  for (const file of all) collector.add(file);
  for (const { path, text } of problems) if (await isThere(request, path)) collector.addProblem(text);
}

type ByPath = {
  readonly found: readonly FileMatches[];
  /** The found files that may be gone or have other matches. */
  readonly unclear: ReadonlySet<string>;
  /** Whether a file that may be among the first lacks its hits. */
  readonly isLacking: boolean;
  readonly problems: readonly { readonly path: string; readonly text: string }[];
};

/** Finds candidates. Omits the hits of files that cannot be among the first. */
async function searchByPath(request: SearchRequest, limit: number, ripgrep: Ripgrep): Promise<ByPath> {
  const { workspace, scope, scopeIsFile, signal } = request;
  const argument = scope.relative === '' ? './' : `./${scope.relative}${scopeIsFile ? '' : '/'}`;
  const inScope = (path: string) =>
    scopeIsFile ? searchedName(request) : withSlashes(path.slice(argument.length));
  const isWanted = fileFilter(request);
  const first = createHitCollector(limit);
  const counts = new Map<string, number>();
  const unclear = new Set<string>();
  let isLacking = false;
  const reader = createLineReader({
    limit,
    wants: (path) => first.wants(inScope(path)),
    onFile(file) {
      const path = inScope(file.path);
      if (!isWanted(path)) return;
      counts.set(path, file.count);
      isLacking ||= file.hits.length === 0 && first.wants(path);
      first.add({ ...file, path });
    },
    onUnclear(named) {
      const path = inScope(named);
      if (!isWanted(path)) return;
      counts.set(path, 0);
      unclear.add(path);
    },
  });
  const end = await ripgrep({
    args: [
      ...(await selectionArguments(workspace, scope, { respectGitIgnore: true })),
      ...(request.include === null ? [] : nameArguments(request.include, { caseSensitive: true })),
      ...[...lineArguments, ...queryArguments(request), '--', argument],
    ],
    cwd: workspace.root,
    separator: '\n',
    signal,
    onRecord: reader.onRecord,
  });
  if (isRefused(end)) throw badPattern(request.pattern, engineReason(end.stderr));
  reader.end();
  const hits = new Map(first.found().files.map((file) => [file.path, file.hits]));
  const found = [...counts].map(([path, count]) => ({ path, count, hits: hits.get(path) ?? [] }));
  // ripgrep may have searched only a part of a file that it fails on.
  for (const { path } of found) if (isMentioned(path, end)) unclear.add(path);
  return {
    found,
    unclear,
    isLacking,
    problems: problemsIn(end.stderr).map(({ path, text }) => ({ path: inScope(path), text })),
  };
}

async function undisturbed(
  request: SearchRequest,
  found: readonly FileMatches[],
  since: number,
): Promise<ReadonlySet<FileMatches>> {
  const folders = found.map(({ path }) => parentOf(projectPath(request, path)));
  const isUndisturbed = await undisturbedFolders(request.workspace.root, folders, since);
  return new Set(found.filter((_, index) => isUndisturbed(folders[index] ?? '')));
}

/** Returns the sure files unchanged, except for those that are now among the first but lack their hits. */
async function searchDoubtful(
  request: SearchRequest,
  { found, sure }: { found: readonly FileMatches[]; sure: ReadonlySet<FileMatches> },
  { limit, ripgrep }: { limit: number; ripgrep: Ripgrep },
): Promise<readonly FileMatches[]> {
  const again = (files: readonly FileMatches[]) =>
    searchOpened(
      request,
      files.map(({ path }) => path),
      { limit, ripgrep },
    );
  const all = [...sure, ...(await again(found.filter((file) => !sure.has(file))))];
  const lacking = filesOfFirstHits(all, limit).filter(
    ({ hits, count }) => hits.length < Math.min(count, limit),
  );
  const complete = await again(lacking);
  return [...all.filter((file) => !lacking.includes(file)), ...complete];
}

/** The names in messages may also lead outside the project. */
async function isThere(request: SearchRequest, path: string): Promise<boolean> {
  const found = foundPath(request, path);
  const parent = await request.workspace.holdParent(found, 'fail').catch(() => null);
  if (parent === null) return false;
  try {
    return await lstat(parent.entry(found.relative.slice(found.relative.lastIndexOf('/') + 1))).then(
      () => true,
      () => false,
    );
  } finally {
    await parent.close();
  }
}
