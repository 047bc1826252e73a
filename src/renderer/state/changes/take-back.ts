import type { ChangedEntry, FileToTakeBack, TakenBack } from '@shared/changes/changes';
import type { ChangeRange } from '@shared/changes/shown-changes-schema';
import { AppError } from '@shared/errors';
import { toldOf } from '@shared/texts/told-error';
import { followWork } from '../long-work';
import { api } from '../server-state';
import { hunksOf } from './change-hunks';
import { entryOf, readChanges, type TakeBackOutcome, useReviewedChanges } from './reviewed-changes';

// Keeps and undoes the changes of the Changes tab. The main process writes exactly the version that the user saw, or
// reports the reason for a failure.

/** Files that can be undone without a question, except those that the user keeps. */
export function filesToTakeBack(): readonly ChangedEntry[] {
  const { view } = useReviewedChanges.getState();
  return view?.files.filter(({ undo, isKept }) => undo.kind === 'back' && !isKept) ?? [];
}

/** Undoes the files. If some hunks of a file are kept, Pilotfish undoes only its other hunks. */
export async function takeBackFiles(files: readonly ChangedEntry[]): Promise<void> {
  const { keptHunks } = useReviewedChanges.getState();
  const isPart = ({ path }: ChangedEntry) => (keptHunks[path]?.size ?? 0) > 0;
  const whole = wholeFiles(files.filter((file) => !isPart(file)));
  const parts = files.filter(isPart);
  await act((whileRunning) => [
    takeBackWhole(whole, whileRunning),
    ...parts.map(({ path }) => takeBackOthers(path, whileRunning)),
  ]);
}

/**
 * Undoes the file as its preview shows, with the other side of a move. Asks first if the undo would overwrite later
 * changes.
 */
export async function askTakeBackFile(entry: ChangedEntry): Promise<void> {
  if (entry.undo.kind === 'back') return await takeBackFiles(withMoved(entry));
  if (entry.undo.kind === 'kept' && entry.undo.changed) await askTakeBackOver(entry.path);
}

/** Undoes the file even where it was changed later. `hash` is of the preview that shows those changes. */
export async function takeBackOver(path: string, hash: string): Promise<void> {
  await act((whileRunning) => [takeBackWhole([{ path, hash, over: true }], whileRunning)]);
}

/** Asks before an undo overwrites later changes. */
export async function askTakeBackOver(path: string): Promise<void> {
  const { asked } = useReviewedChanges.getState();
  if (!asked) return;
  await work(async () => {
    const view = await api.changes.list({ chatId: asked.chatId, range: asked.range, over: [path] });
    const undo = entryOf(view, path)?.undo;
    if (undo?.kind !== 'back') return await readChanges();
    useReviewedChanges.setState({ question: { kind: 'over', path, hash: undo.hash } });
  });
}

/** Undoes a hunk of the shown file. */
export async function takeBackHunk(id: string): Promise<void> {
  const { sides } = useReviewedChanges.getState();
  if (!sides) return;
  const { path, hash } = sides;
  await act((whileRunning) => [takeBackHunks({ path, hash, hunks: [id] }, whileRunning)]);
}

/** Keeps the hunk, or stops keeping it. If all hunks of a file are kept, the file is kept. */
export async function keepHunk(id: string): Promise<void> {
  const { sides, keptHunks } = useReviewedChanges.getState();
  if (!sides) return;
  const kept = new Set(keptHunks[sides.path]);
  if (!kept.delete(id)) kept.add(id);
  useReviewedChanges.setState({ keptHunks: { ...keptHunks, [sides.path]: kept } });
  const entry = entryOf(useReviewedChanges.getState().view, sides.path);
  if (entry && hunksOf(sides).every((hunk) => kept.has(hunk.id))) await keepFile(entry);
}

/** With the other side of a move. */
export async function keepFile(entry: ChangedEntry): Promise<void> {
  await keepFiles(withMoved(entry));
}

/** To undo one half of a move would duplicate the file or delete it. */
function withMoved(entry: ChangedEntry): readonly ChangedEntry[] {
  const other = entryOf(useReviewedChanges.getState().view, entry.move?.path ?? null);
  return other ? [entry, other] : [entry];
}

/** Keeps the files as they are now. */
export async function keepFiles(files: readonly ChangedEntry[]): Promise<void> {
  const { asked } = useReviewedChanges.getState();
  if (!asked) return;
  const { chatId, range } = asked;
  await work(async () => {
    const kept: { path: string; hash: string | null }[] = [];
    // Each answer contains both sides of a file. One request after another limits the memory that they use.
    for (const { path } of files) {
      const { hash } = await api.changes.sides({ chatId, range, path });
      kept.push({ path, hash });
    }
    await api.changes.keep({ chatId, files: kept });
    await readChanges();
  });
}

/** Redoes the last undo in the files that are unchanged since. */
export async function undoOutcome(): Promise<void> {
  const { asked, outcome } = useReviewedChanges.getState();
  if (!asked || outcome?.kind !== 'taken-back') return;
  const { chatId } = asked;
  const { itemIds } = outcome;
  const undo = async (itemId: string, whileRunning: boolean) => {
    const range: ChangeRange = { kind: 'undo', itemId };
    const { files } = await api.changes.list({ chatId, range });
    const wish = { chatId, range, files: wholeFiles(files), whileRunning };
    return await followWork((id) => api.changes.takeBack({ ...wish, work: id }));
  };
  await act((whileRunning) => itemIds.map((itemId) => () => undo(itemId, whileRunning)), undoneBy);
}

/** The files are as before the undo, so the window lists only the exceptions. */
function undoneBy(done: readonly TakenBack[]): TakeBackOutcome | null {
  const kept = done.flatMap((one) => one.kept);
  return kept.length === 0 ? null : { kind: 'undone', kept };
}

/** Files as a preview shows them, as a request for the undo. */
export function wholeFiles(files: readonly ChangedEntry[]): FileToTakeBack[] {
  return files.flatMap(({ path, undo }) =>
    undo.kind === 'back' ? [{ path, hash: undo.hash, over: false }] : [],
  );
}

type Step = () => Promise<TakenBack>;

/** Runs the steps one after another. If commands are running, asks before the first step. */
async function act(
  steps: (whileRunning: boolean) => readonly Step[],
  outcomeOf: (done: readonly TakenBack[]) => TakeBackOutcome | null = together,
  whileRunning = false,
): Promise<void> {
  await work(async () => {
    const done: TakenBack[] = [];
    try {
      for (const step of steps(whileRunning)) done.push(await step());
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'busy' || whileRunning) throw error;
      const again = () => act(steps, outcomeOf, true);
      return useReviewedChanges.setState({ question: { kind: 'running', again } });
    } finally {
      if (done.length > 0) useReviewedChanges.setState({ outcome: outcomeOf(done) });
    }
    await readChanges();
  });
}

/** One run at a time. A failure is shown. */
async function work(run: () => Promise<void>): Promise<void> {
  if (useReviewedChanges.getState().busy) return;
  useReviewedChanges.setState({ busy: true, question: null, problem: null });
  try {
    await run();
  } catch (error) {
    useReviewedChanges.setState({ problem: toldOf(error) });
    void readChanges();
  } finally {
    useReviewedChanges.setState({ busy: false });
  }
}

function takeBackWhole(files: FileToTakeBack[], whileRunning: boolean): Step {
  const { asked } = useReviewedChanges.getState();
  return async () => {
    if (!asked || files.length === 0) return nothing;
    const wish = { chatId: asked.chatId, range: asked.range, files, whileRunning };
    return await followWork((id) => api.changes.takeBack({ ...wish, work: id }));
  };
}

type Hunks = { readonly path: string; readonly hash: string | null; readonly hunks: string[] };

function takeBackHunks(hunks: Hunks, whileRunning: boolean): Step {
  const { asked } = useReviewedChanges.getState();
  return async () => {
    if (!asked || hunks.hunks.length === 0) return nothing;
    const { chatId, range } = asked;
    return await api.changes.takeBackHunks({ chatId, range, ...hunks, whileRunning });
  };
}

/** All hunks of the file, except the kept ones and those that were changed later. */
function takeBackOthers(path: string, whileRunning: boolean): Step {
  const { asked, keptHunks } = useReviewedChanges.getState();
  return async () => {
    if (!asked) return nothing;
    const sides = await api.changes.sides({ chatId: asked.chatId, range: asked.range, path });
    const hunks = hunksOf(sides)
      .filter(({ id, isSince }) => !isSince && !keptHunks[path]?.has(id))
      .map(({ id }) => id);
    return await takeBackHunks({ path, hash: sides.hash, hunks }, whileRunning)();
  };
}

const nothing: TakenBack = { itemId: null, files: [], kept: [] };

/** Newest first: the order in which Pilotfish redoes them. */
function together(all: readonly TakenBack[]): TakeBackOutcome {
  return {
    kind: 'taken-back',
    itemIds: all.flatMap(({ itemId }) => itemId ?? []).toReversed(),
    files: all.flatMap(({ files }) => files),
    kept: all.flatMap(({ kept }) => kept),
  };
}
