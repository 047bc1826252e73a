import { randomUUID } from 'node:crypto';
import { AppError } from '@shared/errors';
import type { TextQuery } from '@shared/search/text-query-schema';
import { countMatches, type FoundInFile, type SearchPage } from '@shared/search/text-search';
import { textOf } from '@shared/texts/text';
import { CannotRunError } from '../../base/processes/run-program';
import { forWindow } from '../../project/app-failure';
import { searchInFiles } from '../../project/search/in-files/search-in-files';
import type { Workspace } from '../../project/workspace';
import type { Window } from '../application';

// The search of a window: one at a time, delivered in pages at the window's own speed.

type Search = {
  readonly id: string;
  more(): Promise<SearchPage>;
  end(): void;
};

const searches = new WeakMap<Window, Search>();

export function beginSearch(workspace: Workspace, query: TextQuery, window: Window): { search: string } {
  endSearch(window);
  const search = startSearch(workspace, query);
  searches.set(window, search);
  return { search: search.id };
}

export function endSearch(window: Window, id?: string): void {
  const search = searches.get(window);
  if (!search || (id !== undefined && search.id !== id)) return;
  searches.delete(window);
  search.end();
}

/** AppError `not-found` if it has ended. */
export async function moreOf(window: Window, id: string): Promise<SearchPage> {
  const search = searches.get(window);
  if (search?.id !== id) throw new AppError('not-found', textOf('search.ended'));
  return await search.more();
}

function startSearch(workspace: Workspace, query: TextQuery): Search {
  const ending = new AbortController();
  let found: FoundInFile[] = [];
  let [wake, woken] = [() => {}, Promise.resolve()];
  const nap = () => {
    woken = new Promise((resolve) => {
      wake = resolve;
    });
  };
  nap();
  let state: SearchPage['state'] = 'running';
  const { signal } = ending;
  const running = forPerson(() =>
    searchInFiles(workspace, query, {
      signal,
      onFound(files) {
        found = [...found, ...files];
        wake();
      },
    }),
  ).then((end) => {
    state = end;
  });
  running.catch(() => {});
  return {
    id: randomUUID(),
    async more() {
      if (found.length === 0) await Promise.race([woken, running]);
      if (signal.aborted) throw new AppError('not-found', textOf('search.ended'));
      const page = pageOf(found);
      found = page.rest;
      if (found.length === 0) nap();
      return { found: page.files, state: found.length === 0 ? state : 'running' };
    },
    end() {
      ending.abort();
      wake();
    },
  };
}

/** Turns tool errors, and a missing ripgrep, into messages for the user. */
export async function forPerson<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await forWindow(work);
  } catch (error) {
    if (error instanceof CannotRunError)
      throw new AppError('unavailable', textOf('search.no-ripgrep'), { cause: error });
    throw error;
  }
}

/** The number of matches in a page: small enough to be fast. */
const pageSize = 2000;

function pageOf(found: readonly FoundInFile[]): { files: FoundInFile[]; rest: FoundInFile[] } {
  let [room, index] = [pageSize, 0];
  const files: FoundInFile[] = [];
  for (; index < found.length; index += 1) {
    const file = found[index];
    if (!file || room <= 0) break;
    const cut = file.lines.slice(0, room);
    files.push({ path: file.path, lines: cut });
    room -= countMatches(cut);
    if (cut.length < file.lines.length)
      return {
        files,
        rest: [{ path: file.path, lines: file.lines.slice(cut.length) }, ...found.slice(index + 1)],
      };
  }
  return { files, rest: found.slice(index) };
}
