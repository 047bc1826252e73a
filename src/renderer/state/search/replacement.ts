import type { Replacement } from '@shared/search/text-query-schema';
import type { AcceptedFile, CutShort, PlannedFile, ReplacedFiles } from '@shared/search/text-search';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { create } from 'zustand';
import { unsavedOf } from '../files/unsaved';
import { showMiddle, showSide } from '../layout/side-panels';
import { followWork } from '../long-work';
import { api, useServerState } from '../server-state';
import { closeTab, openTab, type Tab, useUiState } from '../ui-state';
import { search, useResults } from './results';

// Replacement in files: what it would do to each file, what of that the person leaves out, and what was written.

export type ReviewedFile = {
  readonly path: string;
  /** Null: not read yet. */
  readonly plan: PlannedFile['plan'] | null;
};

/** `all`: the file stays as it is; else the matches that do, by their places. */
export type LeftOut = 'all' | ReadonlySet<number>;

type State = {
  readonly asked: Replacement | null;
  readonly files: readonly ReviewedFile[];
  readonly leftOut: Readonly<Record<string, LeftOut>>;
  /** The file that is shown. */
  readonly chosen: string | null;
  readonly writing: boolean;
  /** A kill cut it short. */
  readonly cutShort: (CutShort & { readonly project: string }) | null;
  readonly failure: AnyText | null;
  /** What the last replacement or its undo did. */
  readonly outcome: (ReplacedFiles & { readonly isUndo: boolean; readonly project: string }) | null;
};

export const useReplacement = create<State>()(() => ({
  asked: null,
  files: [],
  leftOut: {},
  chosen: null,
  writing: false,
  cutShort: null,
  failure: null,
  outcome: null,
}));

const review: Tab = { kind: 'replace', id: 'replace', path: '' };

/** Another one for each review: what is told of an older one is not taken any more. */
let current = {};

/** Shows what replacing all that was found would do. */
export function startReview(): void {
  const { query, files } = useResults.getState();
  if (query === null) return;
  const { replacement } = useUiState.getState().search;
  useReplacement.setState({
    ...{ asked: { query, replacement }, leftOut: {}, writing: false, failure: null, outcome: null },
    files: files.map(({ path }) => ({ path, plan: null })),
    chosen: files[0]?.path ?? null,
  });
  openTab(review);
  showMiddle();
  current = {};
  void plan(files.map(({ path }) => path));
}

/** Reads the files again. */
export function readAgain(paths = useReplacement.getState().files.map(({ path }) => path)): void {
  useReplacement.setState({ failure: null, outcome: null });
  void plan(paths);
}

/** The first are there at once. */
const [firstFew, atOnce] = [5, 50];

async function plan(paths: readonly string[]): Promise<void> {
  const mine = current;
  const { asked } = useReplacement.getState();
  const project = useServerState.getState().project?.key;
  if (!asked || project === undefined) return;
  try {
    for (let from = 0; from < paths.length; from += from === 0 ? firstFew : atOnce) {
      const some = paths.slice(from, from === 0 ? firstFew : from + atOnce);
      const planned = await api.search.plan({ project, ...asked, paths: [...some] });
      if (current !== mine) return;
      take(planned);
    }
  } catch (error) {
    if (current === mine) useReplacement.setState({ failure: toldOf(error) });
  }
}

/** What was left out of a file stays so only as long as the file is the same. */
function take(planned: readonly PlannedFile[]): void {
  const plans = new Map(planned.map(({ path, plan: found }) => [path, found]));
  useReplacement.setState(({ files, leftOut }) => ({
    files: files.map((file) => ({ path: file.path, plan: plans.get(file.path) ?? file.plan })),
    leftOut: Object.fromEntries(
      Object.entries(leftOut).filter(([path, out]) => out === 'all' || !plans.has(path)),
    ),
  }));
}

export function leaveOut(path: string, out: LeftOut): void {
  useReplacement.setState(({ leftOut }) => ({ leftOut: { ...leftOut, [path]: out } }));
}

export function leaveOutMatch(path: string, index: number, isOut: boolean): void {
  const { files, leftOut } = useReplacement.getState();
  const found = files.find((file) => file.path === path)?.plan;
  if (found?.kind !== 'matches') return;
  const before = leftOut[path] ?? new Set();
  const next = new Set(before === 'all' ? found.matches.keys() : before);
  if (isOut) next.add(index);
  else next.delete(index);
  leaveOut(path, next.size === found.matches.length ? 'all' : next);
}

/** What is accepted now: of unsaved files nothing. */
export function acceptedFiles({ files, leftOut }: Pick<State, 'files' | 'leftOut'>): AcceptedFile[] {
  return files.flatMap(({ path, plan: found }) => {
    const out = leftOut[path] ?? new Set<number>();
    if (found?.kind !== 'matches' || out === 'all' || unsavedOf(path)) return [];
    return [{ path, hash: found.hash, leftOut: [...out] }];
  });
}

/** Writes what is accepted. What becomes of each file is told in the outcome. */
export async function applyReplacement(): Promise<void> {
  const { asked, writing } = useReplacement.getState();
  const project = useServerState.getState().project?.key;
  const files = acceptedFiles(useReplacement.getState());
  if (!asked || writing || project === undefined || files.length === 0) return;
  const accepted = files.map((file) => ({ ...file, leftOut: [...file.leftOut] }));
  await finish(project, false, (work) => api.search.replace({ project, ...asked, files: accepted, work }));
}

/** Replaces in the files that a replacement did not reach because it was cut short. */
export async function finishCutShort(): Promise<void> {
  const { cutShort, writing } = useReplacement.getState();
  if (!cutShort || writing) return;
  const { project } = cutShort;
  await finish(project, false, (work) => api.search.finish({ project, work }));
}

/** Takes back what such a replacement wrote. */
export async function undoCutShort(): Promise<void> {
  const { cutShort, writing } = useReplacement.getState();
  if (!cutShort || writing) return;
  const { project, written } = cutShort;
  await finish(project, true, (work) => api.search.undo({ project, files: [...written], work }));
}

/** Takes back what the last replacement wrote, in files that were not changed since. */
export async function undoReplacement(): Promise<void> {
  const { outcome, writing } = useReplacement.getState();
  if (!outcome || writing) return;
  const { project, written } = outcome;
  await finish(project, true, (work) => api.search.undo({ project, files: [...written], work }));
}

async function finish(
  project: string,
  isUndo: boolean,
  write: (work: string) => Promise<ReplacedFiles>,
): Promise<void> {
  useReplacement.setState({ writing: true, failure: null });
  try {
    const done = await followWork(write);
    useReplacement.setState({ writing: false, cutShort: null, outcome: { ...done, isUndo, project } });
    showOutcome(done, isUndo);
    void search(useUiState.getState().search.query);
  } catch (error) {
    useReplacement.setState({ writing: false, failure: toldOf(error) });
    openTab(review);
  }
}

/** The search says by itself that all went well, with the way back; the tab is for what did not. */
function showOutcome({ failed }: ReplacedFiles, isUndo: boolean): void {
  if (failed.length > 0) openTab(review);
  if (failed.length > 0 || isUndo) return;
  closeTab(review.id);
  showSide('tree');
  useUiState.setState({ side: 'search' });
}
