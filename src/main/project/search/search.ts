import { CannotRunError } from '../../base/processes/run-program';
import { createHitCollector, type Found, type HitCollector } from './hits';
import { searchWithGit } from './search-git';
import type { SearchRequest } from './search-request';
import { searchWithRipgrep } from './search-ripgrep';
import { searchWithScript } from './search-script';

// Text search, of lines by a regular expression: with ripgrep, else with git, else with JavaScript; the answer is the same.

/** Searches, or throws CannotRunError so that the next engine is tried. */
export type SearchEngine = (request: SearchRequest, collector: HitCollector) => Promise<void>;

export const searchEngines: readonly SearchEngine[] = [
  (request, collector) => searchWithRipgrep(request, collector),
  (request, collector) => searchWithGit(request, collector),
  (request, collector) => searchWithScript(request, collector),
];

/** The first `limit` matching lines by path, then line, and the count of all. ToolError for a bad expression. */
export async function searchText(
  request: SearchRequest,
  limit: number,
  engines: readonly SearchEngine[] = searchEngines,
): Promise<Found> {
  let refusal: unknown = null;
  for (const engine of engines) {
    const collector = createHitCollector(limit);
    try {
      await engine(request, collector);
      return collector.found();
    } catch (error) {
      if (!(error instanceof CannotRunError)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}
