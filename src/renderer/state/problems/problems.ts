import type { FileProblems, Problem } from '@shared/problems/problems-schema';
import { create } from 'zustand';
import { useServerState } from '../server-state';
import { foldersAbove } from '../visible-rows';

// The problems of the open files, as their editors find them, and of other files, as language servers publish them.

type State = {
  /** Of the open files, by path. */
  readonly open: Readonly<Record<string, readonly Problem[]>>;
  /** Of files on disk. */
  readonly published: readonly FileProblems[];
  /** Those to show, by path. Every file has at least one. */
  readonly files: Readonly<Record<string, readonly Problem[]>>;
  /** The worst problem of each file, and of the folders above. */
  readonly marks: ReadonlyMap<string, Problem['severity']>;
  /** Id of the row that was shown last. */
  readonly active: string | null;
  /** The typed filter of the list. */
  readonly filter: string;
};

export const useProblems = create<State>()(() => ({
  open: {},
  published: [],
  files: {},
  marks: new Map(),
  active: null,
  filter: '',
}));

/** Replaces the problems of the open file. Null: it is closed. */
export function setProblems(path: string, problems: readonly Problem[] | null): void {
  const { open } = useProblems.getState();
  const { [path]: before, ...others } = open;
  if (!before?.length && !problems?.length && (before === undefined) === (problems === null)) return;
  showFiles({ open: problems === null ? others : { ...others, [path]: problems } });
}

/** Follows what language servers publish about the project, as long as the window exists. */
export function followPublished(): void {
  useServerState.subscribe(({ project }) => {
    const published = project?.problems ?? nothing;
    if (published !== useProblems.getState().published) showFiles({ published });
  });
}

const nothing: State['published'] = [];

/** The text in an open editor counts, not the file on disk. */
function showFiles(change: Partial<Pick<State, 'open' | 'published'>>): void {
  const { open, published } = { ...useProblems.getState(), ...change };
  const onDisk = Object.fromEntries(published.map(({ path, problems }) => [path, problems]));
  const all = Object.entries({ ...onDisk, ...open }).filter(([, problems]) => problems.length > 0);
  const files = Object.fromEntries(all);
  useProblems.setState({ ...change, files, marks: marksOf(files) });
}

function marksOf(files: State['files']): State['marks'] {
  const marks = new Map<string, Problem['severity']>();
  for (const [path, problems] of Object.entries(files))
    for (const marked of [path, ...foldersAbove(path)])
      if (marks.get(marked) !== 'error') marks.set(marked, problems[0]?.severity ?? 'warning');
  return marks;
}

export type ProblemCounts = { readonly errors: number; readonly warnings: number };

export function countProblems(files: State['files']): ProblemCounts {
  const all = Object.values(files).flat();
  const errors = all.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: all.length - errors };
}
