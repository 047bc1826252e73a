import { AppError } from '@shared/errors';
import type { TextQuery } from '@shared/search/text-query-schema';
import { countMatches, type FoundInFile } from '@shared/search/text-search';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { create } from 'zustand';
import { api, useServerState } from '../server-state';

// Search results: what main has told of the search that runs or ran last, and what of it is folded.

type Results = {
  /** Of which project; null: of none yet. */
  readonly project: string | null;
  /** What was searched; null: nothing yet. */
  readonly query: TextQuery | null;
  readonly files: readonly FoundInFile[];
  readonly matches: number;
  readonly state: 'none' | 'running' | 'done' | 'cut' | 'failed';
  readonly failure: { readonly told: AnyText; readonly isExpression: boolean } | null;
  /** Files whose lines are not shown, by path. */
  readonly folded: ReadonlySet<string>;
  /** Of the row that the keys are on. */
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

/** Another one for each search: what is told of an older one is not taken any more. */
let current = {};

/** Ends what runs and, unless nothing is looked for, searches anew. What was found stays until there is something else. */
export async function search(query: TextQuery): Promise<void> {
  const mine = {};
  current = mine;
  const project = useServerState.getState().project?.key;
  if (query.pattern === '' || project === undefined) return clear();
  // What was found in another project is none of this one's.
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

/** Nothing is looked for. */
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

/** A page may go on with the last file of the one before. */
function joined(before: readonly FoundInFile[], found: readonly FoundInFile[]): readonly FoundInFile[] {
  const [last, first] = [before.at(-1), found[0]];
  if (!last || last.path !== first?.path) return [...before, ...found];
  const whole = { path: last.path, lines: [...last.lines, ...first.lines] };
  return [...before.slice(0, -1), whole, ...found.slice(1)];
}
