import type { ChangedEntry, FileToTakeBack, TakenBack } from '@shared/changes/changes';
import type { ChangeRange } from '@shared/changes/shown-changes-schema';
import { AppError } from '@shared/errors';
import { toldOf } from '@shared/texts/told-error';
import { followWork } from '../long-work';
import { api } from '../server-state';
import { hunksOf } from './change-hunks';
import { entryOf, readChanges, type TakeBackOutcome, useReviewedChanges } from './reviewed-changes';

// Keeping and taking back what the tab of changes shows. Main writes exactly what was seen, or says why it did not.

/** Files that can be taken back without a question: those that are said to stay are left out. */
export function filesToTakeBack(): readonly ChangedEntry[] {
  const { view } = useReviewedChanges.getState();
  return view?.files.filter(({ undo, isKept }) => undo.kind === 'back' && !isKept) ?? [];
}

/** Takes the files back; of one of which hunks are to stay, the other hunks. */
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

/** The file as its preview says, with where it was moved to or from, or, where that is to leave all of it, after a question. */
export async function askTakeBackFile(entry: ChangedEntry): Promise<void> {
  if (entry.undo.kind === 'back') return await takeBackFiles(withMoved(entry));
  if (entry.undo.kind === 'kept' && entry.undo.changed) await askTakeBackOver(entry.path);
}

/** Also what was changed since in the same places: the hash is of the preview that says so. */
export async function takeBackOver(path: string, hash: string): Promise<void> {
  await act((whileRunning) => [takeBackWhole([{ path, hash, over: true }], whileRunning)]);
}

/** Asks before what somebody changed since is lost. */
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

/** Of the file that is shown. */
export async function takeBackHunk(id: string): Promise<void> {
  const { sides } = useReviewedChanges.getState();
  if (!sides) return;
  const { path, hash } = sides;
  await act((whileRunning) => [takeBackHunks({ path, hash, hunks: [id] }, whileRunning)]);
}

/** It stays, or not any more; once all of a file do, the file is kept. */
export async function keepHunk(id: string): Promise<void> {
  const { sides, keptHunks } = useReviewedChanges.getState();
  if (!sides) return;
  const kept = new Set(keptHunks[sides.path]);
  if (!kept.delete(id)) kept.add(id);
  useReviewedChanges.setState({ keptHunks: { ...keptHunks, [sides.path]: kept } });
  const entry = entryOf(useReviewedChanges.getState().view, sides.path);
  if (entry && hunksOf(sides).every((hunk) => kept.has(hunk.id))) await keepFile(entry);
}

/** Also where it was moved to or from. */
export async function keepFile(entry: ChangedEntry): Promise<void> {
  await keepFiles(withMoved(entry));
}

/** One half of a move that went alone would leave the file twice, or nowhere. */
function withMoved(entry: ChangedEntry): readonly ChangedEntry[] {
  const other = entryOf(useReviewedChanges.getState().view, entry.move?.path ?? null);
  return other ? [entry, other] : [entry];
}

/** The files are to stay as they are now. */
export async function keepFiles(files: readonly ChangedEntry[]): Promise<void> {
  const { asked } = useReviewedChanges.getState();
  if (!asked) return;
  const { chatId, range } = asked;
  await work(async () => {
    const kept: { path: string; hash: string | null }[] = [];
    // Both sides come along: one after the other, so that those of many files are never held at once.
    for (const { path } of files) {
      const { hash } = await api.changes.sides({ chatId, range, path });
      kept.push({ path, hash });
    }
    await api.changes.keep({ chatId, files: kept });
    await readChanges();
  });
}

/** What was taken back the last time is as it was before, where nobody changed it since. */
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

/** What was put back is as it was before: nothing is said but what stayed. */
function undoneBy(done: readonly TakenBack[]): TakeBackOutcome | null {
  const kept = done.flatMap((one) => one.kept);
  return kept.length === 0 ? null : { kind: 'undone', kept };
}

/** Files as a preview shows them, for taking back. */
export function wholeFiles(files: readonly ChangedEntry[]): FileToTakeBack[] {
  return files.flatMap(({ path, undo }) =>
    undo.kind === 'back' ? [{ path, hash: undo.hash, over: false }] : [],
  );
}

type Step = () => Promise<TakenBack>;

/** Does one step after another; where commands run, asks before it does. */
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

/** One at a time; why it failed is shown. */
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

/** All hunks of the file but those that are to stay, and those that somebody changed since. */
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

/** Newest first, as they are to be undone. */
function together(all: readonly TakenBack[]): TakeBackOutcome {
  return {
    kind: 'taken-back',
    itemIds: all.flatMap(({ itemId }) => itemId ?? []).toReversed(),
    files: all.flatMap(({ files }) => files),
    kept: all.flatMap(({ kept }) => kept),
  };
}
