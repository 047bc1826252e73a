import { AppError } from '@shared/errors';
import type { TextQuery } from '@shared/search/text-query-schema';
import { countMatches, type FoundInFile } from '@shared/search/text-search';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { create } from 'zustand';
import { api, useServerState } from '../server-state';

// Search results: the matches of the current or last search, and the folded files.

type Results = {
  /** The searched project; null before the first search. */
  readonly project: string | null;
  /** The current query, or null. */
  readonly query: TextQuery | null;
  readonly files: readonly FoundInFile[];
  readonly matches: number;
  readonly state: 'none' | 'running' | 'done' | 'cut' | 'failed';
  readonly failure: { readonly told: AnyText; readonly isExpression: boolean } | null;
  /** Paths of files whose lines are hidden. */
  readonly folded: ReadonlySet<string>;
  /** Id of the active row of the keyboard. */
  readonly active: string | null;
};

const none: Results = {
  project: null,
  query: null,
  files: [],
  matches: 0,
  state: 'none',
  failure: null,
  folded: new Set(),
  active: null,
};

export const useResults = create<Results>()(() => none);

/** A new object for each search: answers to older ones are ignored. */
let current = {};

/**
 * Cancels the running search and, unless the query is empty, starts a new one. Old results stay until new ones arrive.
 */
export async function search(query: TextQuery): Promise<void> {
  const mine = {};
  current = mine;
  const project = useServerState.getState().project?.key;
  if (query.pattern === '' || project === undefined) return clear();
  // Drops results of another project.
  const before = useResults.getState().project === project ? {} : none;
  useResults.setState({ ...before, project, query, state: 'running', failure: null });
  try {
    const { search: id } = await api.search.begin({ project, query });
    let isFirst = true;
    for (;;) {
      if (current !== mine) return;
      const { found, state } = await api.search.more({ search: id });
      if (current !== mine) return;
      take(found, state, isFirst);
      isFirst = false;
      if (state !== 'running') return;
    }
  } catch (error) {
    if (current !== mine) return;
    const isExpression = error instanceof AppError && error.code === 'invalid';
    useResults.setState({
      ...none,
      project,
      query,
      state: 'failed',
      failure: { told: toldOf(error), isExpression },
    });
  }
}

/** Cancels the search and removes its results. */
export function clear(): void {
  current = {};
  useResults.setState(none);
}

export function setFolded(path: string, isFolded: boolean): void {
  useResults.setState(({ folded }) => {
    const next = new Set(folded);
    if (isFolded) next.add(path);
    else next.delete(path);
    return { folded: next };
  });
}

export function foldAll(): void {
  useResults.setState(({ files }) => ({ folded: new Set(files.map(({ path }) => path)), active: null }));
}

function take(found: readonly FoundInFile[], state: Results['state'], isFirst: boolean): void {
  useResults.setState((before) => {
    const from = isFirst
      ? { ...before, files: [], matches: 0, folded: new Set<string>(), active: null }
      : before;
    const more = found.reduce((sum, { lines }) => sum + countMatches(lines), 0);
    return { ...from, files: joined(from.files, found), matches: from.matches + more, state };
  });
}

/** A page may continue the last file of the previous one. */
function joined(before: readonly FoundInFile[], found: readonly FoundInFile[]): readonly FoundInFile[] {
  const [last, first] = [before.at(-1), found[0]];
  if (!last || last.path !== first?.path) return [...before, ...found];
  const whole = { path: last.path, lines: [...last.lines, ...first.lines] };
  return [...before.slice(0, -1), whole, ...found.slice(1)];
}
