import type { Replacement } from '@shared/search/text-query-schema';
import type { AcceptedFile, CutShort, PlannedFile, ReplacedFiles } from '@shared/search/text-search';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { create } from 'zustand';
import { closeTab } from '../files/close-tab';
import { unsavedOf } from '../files/unsaved';
import { showMiddle, showSide } from '../layout/side-panels';
import { followWork } from '../long-work';
import { api, useServerState } from '../server-state';
import { openTab, type Tab, useUiState } from '../ui-state';
import { search, useResults } from './results';

// Replacement in files: its effect on each file, the parts that the user leaves out, and its result.

export type ReviewedFile = {
  readonly path: string;
  /** Null until it is read. */
  readonly plan: PlannedFile['plan'] | null;
};

/** `all`: the whole file stays as it is; else the indexes of the matches that stay. */
export type LeftOut = 'all' | ReadonlySet<number>;

type State = {
  readonly asked: Replacement | null;
  readonly files: readonly ReviewedFile[];
  readonly leftOut: Readonly<Record<string, LeftOut>>;
  readonly chosen: string | null;
  readonly writing: boolean;
  /** The replacement that ended early, because Pilotfish was killed. */
  readonly cutShort: (CutShort & { readonly project: string }) | null;
  readonly failure: AnyText | null;
  /** The result of the last replacement or its undo. */
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

/** A new object for each review: answers to older ones are ignored. */
let current = {};

/** Shows the effect of replacing all matches. */
export function startReview(): void {
  const { query, files } = useResults.getState();
  if (query === null) return;
  const { replacement } = useUiState.getState().search;
  reviewReplacement(
    { query, replacement },
    files.map(({ path }) => path),
  );
}

/** Shows the effect of this replacement on each of these files. */
export function reviewReplacement(asked: Replacement, paths: readonly string[]): void {
  useReplacement.setState({
    asked,
    leftOut: {},
    writing: false,
    failure: null,
    outcome: null,
    files: paths.map((path) => ({ path, plan: null })),
    chosen: paths[0] ?? null,
  });
  openTab(review);
  showMiddle();
  current = {};
  void plan(paths);
}

/** Reads the files again. */
export function readAgain(paths = useReplacement.getState().files.map(({ path }) => path)): void {
  useReplacement.setState({ failure: null, outcome: null });
  void plan(paths);
}

/** The first batch is small, so that its results appear at once. */
const [firstFew, atOnce] = [5, 50];

async function plan(paths: readonly string[]): Promise<void> {
  const mine = current;
  const { asked } = useReplacement.getState();
  const project = useServerState.getState().project?.key;
  if (!asked || project === undefined) return;
  try {
    for (let from = 0; from < paths.length; from += from === 0 ? firstFew : atOnce) {
      const some = paths.slice(from, from === 0 ? firstFew : from + atOnce);
      const { renamed, ...query } = asked;
      const own = renamed && { renamed: renamed.filter(({ path }) => some.includes(path)) };
      const planned = await api.search.plan({ project, ...query, ...own, paths: [...some] });
      if (current !== mine) return;
      take(planned);
    }
  } catch (error) {
    if (current === mine) useReplacement.setState({ failure: toldOf(error) });
  }
}

/** The excluded matches of a file stay excluded only while the file is unchanged. */
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

/** The files and matches to write, except unsaved files. */
export function acceptedFiles({ files, leftOut }: Pick<State, 'files' | 'leftOut'>): AcceptedFile[] {
  return files.flatMap(({ path, plan: found }) => {
    const out = leftOut[path] ?? new Set<number>();
    if (found?.kind !== 'matches' || out === 'all' || unsavedOf(path)) return [];
    return [{ path, hash: found.hash, leftOut: [...out] }];
  });
}

/** Writes the accepted files. The outcome shows the result of each file. */
export async function applyReplacement(): Promise<void> {
  const { asked, writing } = useReplacement.getState();
  const project = useServerState.getState().project?.key;
  const files = acceptedFiles(useReplacement.getState());
  if (!asked || writing || project === undefined || files.length === 0) return;
  const accepted = files.map((file) => ({ ...file, leftOut: [...file.leftOut] }));
  await finish(project, false, (work) => api.search.replace({ project, ...asked, files: accepted, work }));
}

/** Replaces in the files that an interrupted replacement did not reach. */
export async function finishCutShort(): Promise<void> {
  const { cutShort, writing } = useReplacement.getState();
  if (!cutShort || writing) return;
  const { project } = cutShort;
  await finish(project, false, (work) => api.search.finish({ project, work }));
}

/** Undoes the part that an interrupted replacement wrote. */
export async function undoCutShort(): Promise<void> {
  const { cutShort, writing } = useReplacement.getState();
  if (!cutShort || writing) return;
  const { project, written } = cutShort;
  await finish(project, true, (work) => api.search.undo({ project, files: [...written], work }));
}

/** Undoes the last replacement in the files that are unchanged since. */
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
    if (useReplacement.getState().asked?.renamed === undefined) showOutcome(done, isUndo);
    void search(useUiState.getState().search.query);
  } catch (error) {
    useReplacement.setState({ writing: false, failure: toldOf(error) });
    openTab(review);
  }
}

/** The search view shows a complete success with its undo; the tab shows failures. */
function showOutcome({ failed }: ReplacedFiles, isUndo: boolean): void {
  if (failed.length > 0) openTab(review);
  if (failed.length > 0 || isUndo) return;
  closeTab(review.id);
  showSide('tree');
  useUiState.setState({ side: 'search' });
}
