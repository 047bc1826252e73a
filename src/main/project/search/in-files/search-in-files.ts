import { join } from 'node:path';
import { AppError } from '@shared/errors';
import type { TextQuery } from '@shared/search/text-query-schema';
import { type FoundInFile, mostMatches } from '@shared/search/text-search';
import { compileGlob } from '../../../base/glob-pattern';
import type { ChildEnd } from '../../../base/processes/run-program';
import type { Workspace } from '../../workspace';
import { nameArguments } from '../name-filter';
import { type Ripgrep, runRipgrep, selectionArguments } from '../ripgrep';
import { isRefused, withSlashes } from '../ripgrep-errors';
import { overOpened } from '../search-opened';
import { parentOf, undisturbedFolders } from '../undisturbed-folders';
import { expressionFault } from './expression-fault';
import { createMatchReader } from './match-reader';
import { queryArguments } from './query-arguments';

// The user's search over ripgrep, reported while it runs, in order of path. ripgrep works by path, so files in folders
// that changed meanwhile are opened through the workspace and searched again.

export type SearchOptions = {
  readonly signal: AbortSignal;
  /** Called with several files at a time. */
  onFound(found: readonly FoundInFile[]): void;
  readonly most?: number;
  readonly ripgrep?: Ripgrep;
};

/** `cut` if there are more than `most` matches. Throws AppError `invalid` for an invalid expression. */
export async function searchInFiles(
  workspace: Workspace,
  query: TextQuery,
  { signal, onFound, most = mostMatches, ripgrep = runRipgrep }: SearchOptions,
): Promise<'done' | 'cut'> {
  const full = new AbortController();
  const isWanted = pathFilter(query);
  const check = checkedBatches({ workspace, query, ripgrep, signal, onFound, most });
  const onRecord = createMatchReader({
    most,
    pathOf: (named) => wantedPath(named, isWanted),
    onFile: check.add,
    onFull: () => full.abort(),
  });
  const scope = { absolute: workspace.root, relative: '' };
  const seen = { respectGitIgnore: !query.withIgnored, entersModules: query.withIgnored };
  const selection = await selectionArguments(workspace, scope, seen);
  const args = [...selection, ...filterArguments(query), '--sort=path', ...queryArguments(query), '--', './'];
  const request = { args, cwd: workspace.root, separator: '\n', onRecord } as const;
  const end = await ripgrep({ ...request, signal: AbortSignal.any([signal, full.signal]) }).catch(
    (error: unknown) => {
      if (signal.aborted || !full.signal.aborted) throw error;
      return 'full' as const;
    },
  );
  if (end !== 'full') assertUnderstood(end);
  await check.all();
  return end === 'full' ? 'cut' : 'done';
}

export function assertUnderstood(end: ChildEnd): void {
  if (isRefused(end)) throw new AppError('invalid', expressionFault(end.stderr));
}

function wantedPath(named: string, isWanted: (path: string) => boolean): string | null {
  const path = withSlashes(named).replace(/^\.\//, '');
  return isWanted(path) ? path : null;
}

type Checking = Required<Pick<SearchOptions, 'signal' | 'onFound' | 'ripgrep' | 'most'>> & {
  readonly workspace: Workspace;
  readonly query: TextQuery;
};

/** Checks files in batches: each batch contains the files that arrived during the previous one. */
function checkedBatches(checking: Checking) {
  const since = Date.now();
  let waiting: FoundInFile[] = [];
  let working: Promise<void> | null = null;
  const work = async () => {
    while (waiting.length > 0 && !checking.signal.aborted) {
      const batch = waiting;
      waiting = [];
      checking.onFound(await sureOf(batch, since, checking));
    }
    working = null;
  };
  return {
    add(file: FoundInFile) {
      waiting.push(file);
      working ??= work();
      working.catch(() => {});
    },
    all: async () => await working,
  };
}

async function sureOf(
  batch: readonly FoundInFile[],
  since: number,
  { workspace, query, ripgrep, signal, most }: Checking,
): Promise<readonly FoundInFile[]> {
  const folders = batch.map(({ path }) => parentOf(path));
  const isUndisturbed = await undisturbedFolders(workspace.root, folders, since);
  const doubtful = batch.filter((_, index) => !isUndisturbed(folders[index] ?? ''));
  if (doubtful.length === 0) return batch;
  const again = new Map<string, FoundInFile>();
  const files = doubtful.map(({ path }) => ({
    path,
    place: { absolute: join(workspace.root, path), relative: path },
  }));
  await overOpened(workspace, files, {
    args: queryArguments(query),
    ripgrep,
    signal,
    readerOf: (fileOf) =>
      createMatchReader({
        most,
        pathOf: (named) => fileOf(named)?.path ?? null,
        onFile: (file) => again.set(file.path, file),
        onFull: () => {},
      }),
  });
  const isDoubtful = new Set(doubtful);
  return batch.flatMap((file) => (isDoubtful.has(file) ? (again.get(file.path) ?? []) : file));
}

// Filter of files by the user's globs. A name matches files and folders at any depth; a path matches the end of a path.

function pathFilter({ include, exclude }: TextQuery): (path: string) => boolean {
  const [wanted, unwanted] = [globsIn(include), globsIn(exclude)];
  const isWanted = wanted.length === 0 ? () => true : compileGlob(wanted.flatMap(meant));
  const isUnwanted = unwanted.length === 0 ? () => false : compileGlob(unwanted.flatMap(meant));
  return (path) => isWanted(path) && !isUnwanted(path);
}

/** Arguments for ripgrep. They may exclude only names that cannot match. */
function filterArguments({ include }: TextQuery): readonly string[] {
  const globs = globsIn(include);
  if (!globs.every((glob) => /^\*\.[\w.]+$/.test(glob))) return [];
  return globs.flatMap((glob) => nameArguments(glob, { caseSensitive: true }));
}

/** Globs with commas between them, except for commas in braces. */
function globsIn(text: string): string[] {
  const globs = text.match(/(?:\{[^}]*\}|[^,])+/g) ?? [];
  return globs.map((glob) => glob.trim()).filter((glob) => glob !== '');
}

/** A folder matches everything in it. An ending matches files. */
function meant(glob: string): string[] {
  const path = glob.replace(/\/+$/, '');
  if (/^\*\.[^/]+$/.test(path)) return [`**/${path}`];
  const anchored = /^\.?\//.test(path)
    ? path.replace(/^\.?\/+/, '')
    : `**/${path.replace(/^(?:\*\*\/)+/, '')}`;
  return [anchored, `${anchored}/**`];
}
