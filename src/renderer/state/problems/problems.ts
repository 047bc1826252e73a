import type { Problem } from '@shared/problems/problems-schema';
import { create } from 'zustand';
import { foldersAbove } from '../visible-rows';

// The problems of the open files, as their editors find them.

type State = {
  /** By path. Every file has at least one. */
  readonly files: Readonly<Record<string, readonly Problem[]>>;
  /** The worst problem of each file, and of the folders above. */
  readonly marks: ReadonlyMap<string, Problem['severity']>;
  /** Id of the row that was shown last. */
  readonly active: string | null;
  /** The typed filter of the list. */
  readonly filter: string;
};

export const useProblems = create<State>()(() => ({
  files: {},
  marks: new Map(),
  active: null,
  filter: '',
}));

/** Replaces the problems of the file. */
export function setProblems(path: string, problems: readonly Problem[]): void {
  const { files } = useProblems.getState();
  if (problems.length === 0 && files[path] === undefined) return;
  const { [path]: _, ...others } = files;
  const next = problems.length === 0 ? others : { ...others, [path]: problems };
  useProblems.setState({ files: next, marks: marksOf(next) });
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
