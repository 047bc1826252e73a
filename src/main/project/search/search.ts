import { CannotRunError } from '../../base/processes/run-program';
import { comparePaths, createHitCollector, type FileMatches, type Found, type HitCollector } from './hits';
import { searchWithGit } from './search-git';
import type { SearchRequest } from './search-request';
import { searchWithRipgrep } from './search-ripgrep';
import { searchWithScript } from './search-script';

// Text search for lines by a regular expression: with ripgrep, else with git, else with JavaScript. The answer is the
// same.

/** Searches, or throws CannotRunError so that the next engine runs. */
export type SearchEngine = (request: SearchRequest, collector: HitCollector) => Promise<void>;

export const searchEngines: readonly SearchEngine[] = [
  (request, collector) => searchWithRipgrep(request, collector),
  (request, collector) => searchWithGit(request, collector),
  (request, collector) => searchWithScript(request, collector),
];

/**
 * The first `limit` matching lines by path, then by line, and the count of all. Throws ToolError for a bad expression.
 */
export async function searchText(
  request: SearchRequest,
  limit: number,
  engines: readonly SearchEngine[] = searchEngines,
): Promise<Found> {
  const collector = await collect(request, () => createHitCollector(limit), engines);
  return collector.found();
}

/** The number of matching lines of a file. */
export type FileCount = { readonly path: string; readonly count: number };
export type Counted = Omit<Found, 'files'> & { readonly files: readonly FileCount[] };

/** Every file with matching lines, by path. Throws ToolError for a bad expression. */
export async function countMatches(
  request: SearchRequest,
  engines: readonly SearchEngine[] = searchEngines,
): Promise<Counted> {
  const collector = await collect(request, createCountCollector, engines);
  return { ...collector.found(), files: collector.counts() };
}

function createCountCollector() {
  const collector = createHitCollector(0);
  const files: FileCount[] = [];
  return {
    ...collector,
    add(file: FileMatches) {
      collector.add(file);
      files.push({ path: file.path, count: file.count });
    },
    counts: () => files.toSorted((a, b) => comparePaths(a.path, b.path)),
  };
}

async function collect<Collector extends HitCollector>(
  request: SearchRequest,
  create: () => Collector,
  engines: readonly SearchEngine[],
): Promise<Collector> {
  let refusal: unknown = null;
  for (const engine of engines) {
    const collector = create();
    try {
      await engine(request, collector);
      return collector;
    } catch (error) {
      if (!(error instanceof CannotRunError)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}
