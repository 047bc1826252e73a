import { lstat } from '../../base/disk';
import { createHitCollector, type FileMatches, filesOfFirstHits, type HitCollector } from './hits';
import { nameArguments } from './name-filter';
import { type Ripgrep, runRipgrep, selectionArguments } from './ripgrep';
import { createRipgrepReader } from './ripgrep-output';
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

// Search engine over ripgrep. It goes by path; what it found in folders that changed meanwhile is searched again in
// files opened through the workspace, so that a link put in a folder's place leads nowhere.

/** CannotRunError when ripgrep does not run, ToolError for a bad expression. */
export async function searchWithRipgrep(
  request: SearchRequest,
  collector: HitCollector,
  ripgrep: Ripgrep = runRipgrep,
): Promise<void> {
  const since = Date.now();
  const { found, problems } = await searchByPath(request, collector.limit, ripgrep);
  const sure = await undisturbed(request, found, since);
  const all =
    sure.size === found.length
      ? found
      : await searchDoubtful(request, { found, sure }, { limit: collector.limit, ripgrep });
  for (const file of all) collector.add(file);
  for (const { path, text } of problems) if (await isThere(request, path)) collector.addProblem(text);
}

type ByPath = {
  readonly found: readonly FileMatches[];
  readonly problems: readonly { readonly path: string; readonly text: string }[];
};

/** Finds what may be true. Files whose hits cannot be among the first come without them. */
async function searchByPath(request: SearchRequest, limit: number, ripgrep: Ripgrep): Promise<ByPath> {
  const { workspace, place, placeIsFile, signal } = request;
  const argument = place.relative === '' ? './' : `./${place.relative}${placeIsFile ? '' : '/'}`;
  const inPlace = (path: string) =>
    placeIsFile ? searchedName(request) : withSlashes(path.slice(argument.length));
  const isWanted = fileFilter(request);
  const first = createHitCollector(limit);
  const counts = new Map<string, number>();
  const reader = createRipgrepReader({
    limit,
    wants: (path) => first.wants(inPlace(path)),
    onFile(file) {
      const path = inPlace(file.path);
      if (!isWanted(path)) return;
      counts.set(path, file.count);
      first.add({ ...file, path });
    },
  });
  const { stderr } = await ripgrep({
    args: [
      ...(await selectionArguments(workspace, place, { respectGitIgnore: true })),
      ...(request.include === null ? [] : nameArguments(request.include, { caseSensitive: true })),
      ...[...queryArguments(request), '--', argument],
    ],
    cwd: workspace.root,
    separator: '\n',
    signal,
    onRecord: reader.onRecord,
  });
  if (!reader.isComplete()) throw badPattern(request.pattern, engineReason(stderr));
  const hits = new Map(first.found().files.map((file) => [file.path, file.hits]));
  return {
    found: [...counts].map(([path, count]) => ({ path, count, hits: hits.get(path) ?? [] })),
    problems: problemsIn(stderr).map(({ path, text }) => ({ path: inPlace(path), text })),
  };
}

async function undisturbed(
  request: SearchRequest,
  found: readonly FileMatches[],
  since: number,
): Promise<ReadonlySet<FileMatches>> {
  const folderOf = ({ path }: FileMatches) => parentOf(projectPath(request, path));
  const isUndisturbed = await undisturbedFolders(request.workspace.root, found.map(folderOf), since);
  return new Set(found.filter((file) => isUndisturbed(folderOf(file))));
}

/** The sure ones as they are, but for those that now are among the first and have come without their hits. */
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

/** The names in messages could be from elsewhere as well. */
async function isThere(request: SearchRequest, path: string): Promise<boolean> {
  const place = foundPath(request, path);
  const parent = await request.workspace.holdParent(place, 'fail').catch(() => null);
  if (parent === null) return false;
  try {
    return await lstat(parent.entry(place.relative.slice(place.relative.lastIndexOf('/') + 1))).then(
      () => true,
      () => false,
    );
  } finally {
    await parent.close();
  }
}

/** What ripgrep says about files, each with the file. */
function problemsIn(stderr: string): { path: string; text: string }[] {
  return [...stderr.matchAll(/^rg: (\.[^:\n]+): .+$/gm)].map(([line, path = '']) => ({
    path,
    text: line.slice('rg: '.length),
  }));
}

function withSlashes(path: string): string {
  return process.platform === 'win32' ? path.replaceAll('\\', '/') : path;
}

/** The part of ripgrep's message that says what is wrong with the expression. */
function engineReason(stderr: string): string {
  const usual = /^error: (.+)$/m.exec(stderr)?.[1];
  const perl = /^PCRE2: error compiling pattern at offset \d+: (.+)$/m.exec(stderr)?.[1];
  // Where the usual engine only misses a feature, the other one has the reason.
  if (perl && (!usual || usual.includes('not supported'))) return perl;
  return usual ?? stderr.replace(/^rg: /, '').trim();
}
