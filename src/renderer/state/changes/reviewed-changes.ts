import type { ChangedSides, ChangesView, TakenBack } from '@shared/changes/changes';
import type { ChangeRange, RangeChoice, ShownChanges } from '@shared/changes/shown-changes-schema';
import { AppError } from '@shared/errors';
import { type AnyText, isSameText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { create } from 'zustand';
import { showMiddle } from '../layout/side-panels';
import { api, useServerState } from '../server-state';
import { openTab } from '../ui-state';
import { type ChangeGroup, groupsOf } from './change-groups';

// The state of the Changes tab: its range, its file, and the hunks that the user keeps. The window reads the list again
// from the main process whenever it may have changed.

export type Reviewed = { readonly chatId: string; readonly range: ChangeRange; readonly choice: RangeChoice };

/** The question before an undo. */
export type TakeBackQuestion =
  | { readonly kind: 'running'; readonly again: () => Promise<void> }
  | { readonly kind: 'over'; readonly path: string; readonly hash: string };

/** The result of the last undo; `itemIds` can be redone. `undone`: Pilotfish redid it, except for some files. */
export type TakeBackOutcome =
  | (Omit<TakenBack, 'itemId'> & { readonly kind: 'taken-back'; readonly itemIds: readonly string[] })
  | (Pick<TakenBack, 'kept'> & { readonly kind: 'undone' });

type State = {
  readonly asked: Reviewed | null;
  readonly view: ChangesView | null;
  readonly failure: { readonly why: AnyText; readonly isGone: boolean } | null;
  readonly chosen: string | null;
  /** Of the chosen file, or still of the previous one. */
  readonly sides: ChangedSides | null;
  readonly sidesFailure: AnyText | null;
  /** Hunks that the user decided to keep, by file. They belong to this window and survive a reload. */
  readonly keptHunks: Readonly<Record<string, ReadonlySet<string>>>;
  /** Whether the tab takes the keyboard, because the user opened it. */
  readonly takesKeyboard: boolean;
  readonly busy: boolean;
  readonly question: TakeBackQuestion | null;
  readonly outcome: TakeBackOutcome | null;
  readonly problem: AnyText | null;
};

const nothingYet = {
  view: null,
  failure: null,
  chosen: null,
  sides: null,
  sidesFailure: null,
  keptHunks: {},
  takesKeyboard: false,
  busy: false,
  question: null,
  outcome: null,
  problem: null,
};

export const useReviewedChanges = create<State>()(() => ({ asked: null, ...nothingYet }));

/**
 * Shows the changes in the Changes tab, and moves the keyboard there once they are loaded. The range stays when another
 * chat comes to the front, unless `choice` follows the chat in front.
 */
export function openChanges(chatId: string, range: ChangeRange, choice = choiceOf(range)): void {
  showRange({ chatId, range, choice });
  useReviewedChanges.setState({ takesKeyboard: true });
  openTab({ kind: 'changes', id: 'changes', path: '' });
  showMiddle();
}

function choiceOf({ kind }: ChangeRange): RangeChoice {
  if (kind === 'turn') return 'one-turn';
  return kind === 'since' ? 'hour' : kind;
}

/** Stores the kept hunks of the previous range, so that they return with it. */
export function showRange(asked: Reviewed): void {
  const before = useReviewedChanges.getState();
  if (before.asked) keptBefore.set(nameOf(before.asked), before.keptHunks);
  const keptHunks = keptBefore.get(nameOf(asked)) ?? {};
  useReviewedChanges.setState({ ...nothingYet, asked, keptHunks });
  void readChanges();
}

const keptBefore = new Map<string, State['keptHunks']>();

function nameOf({ chatId, range }: Reviewed): string {
  return JSON.stringify([chatId, range]);
}

/** The part that the main process stores for the window; null while the tab is empty. */
export function shownChanges(): ShownChanges | null {
  const { asked, chosen, keptHunks } = useReviewedChanges.getState();
  if (!asked) return null;
  const kept: ShownChanges['keptHunks'] = {};
  for (const [path, hunks] of Object.entries(keptHunks)) kept[path] = [...hunks];
  return { ...asked, chosen, keptHunks: kept };
}

/** Restores the tab from the last session. The tab reads its changes once it is visible. */
export function bringShownChanges(shown: ShownChanges | null): void {
  keptBefore.clear();
  if (!shown) {
    useReviewedChanges.setState({ asked: null, ...nothingYet });
    return;
  }
  const { chosen, keptHunks: kept, ...asked } = shown;
  const keptHunks = Object.fromEntries(Object.entries(kept).map(([path, hunks]) => [path, new Set(hunks)]));
  useReviewedChanges.setState({ ...nothingYet, asked, chosen, keptHunks });
}

/** A new object for each reading: the window ignores the answers of older ones. */
let [currentList, currentSides] = [{}, {}];
let reading = 0;

/** Reads the changes when the tab becomes visible, unless its opener already does. */
export function readChangesOnSight(): void {
  if (reading === 0) void readChanges();
}

/** Reads the list and the chosen file. */
export async function readChanges(): Promise<void> {
  const mine = {};
  currentList = mine;
  const { asked } = useReviewedChanges.getState();
  if (!asked) return;
  const { chatId, range } = asked;
  reading += 1;
  try {
    const view = await api.changes.list({ chatId, range });
    if (currentList !== mine) return;
    const { view: before, chosen } = useReviewedChanges.getState();
    useReviewedChanges.setState({ view, failure: null, chosen: stillChosen(chosen, before, view) });
    await readSides();
  } catch (error) {
    if (currentList !== mine) return;
    const isGone = error instanceof AppError && error.code === 'not-found';
    useReviewedChanges.setState({ failure: { why: toldOf(error), isGone } });
  } finally {
    reading -= 1;
  }
}

async function readSides(): Promise<void> {
  const mine = {};
  currentSides = mine;
  const { asked, chosen: path } = useReviewedChanges.getState();
  if (!asked || path === null) return;
  try {
    const sides = await api.changes.sides({ chatId: asked.chatId, range: asked.range, path });
    if (currentSides === mine) useReviewedChanges.setState({ sides, sidesFailure: null });
  } catch (error) {
    if (currentSides === mine) useReviewedChanges.setState({ sidesFailure: toldOf(error) });
  }
}

export function chooseFile(path: string): void {
  if (useReviewedChanges.getState().chosen === path) return;
  useReviewedChanges.setState({ chosen: path, sidesFailure: null });
  void readSides();
}

/** The same file, else the file after it, else the first. */
function stillChosen(chosen: string | null, before: ChangesView | null, view: ChangesView): string | null {
  const paths = orderedPaths(view);
  if (chosen !== null && paths.includes(chosen)) return chosen;
  const place = before && chosen !== null ? orderedPaths(before).indexOf(chosen) : -1;
  const left = paths.filter((path) => entryOf(view, path)?.became !== 'as-before');
  return paths[place] ?? left[0] ?? paths[0] ?? null;
}

export function groupsIn(view: ChangesView): readonly ChangeGroup[] {
  return groupsOf(view.files, isEditTool);
}

/** In the order of the list. */
export function orderedPaths(view: ChangesView): readonly string[] {
  return groupsIn(view).flatMap(({ files }) => files.map(({ path }) => path));
}

export function entryOf(view: ChangesView | null, path: string | null) {
  return view?.files.find((file) => file.path === path);
}

/** Whether a tool with this name edits files. */
export function isEditTool(name: AnyText): boolean {
  const tools = useServerState.getState().app?.tools ?? [];
  return tools.some((tool) => tool.kind === 'change' && isSameText(tool.displayName, name));
}
