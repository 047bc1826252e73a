import { create } from 'zustand';
import { hunkAfter, type ShownHunk } from '../../state/changes/change-hunks';
import { chooseFile, entryOf, orderedPaths, useReviewedChanges } from '../../state/changes/reviewed-changes';

// The walk through all changes: from hunk to hunk, and past the end of a file into the next one. Independent of
// Monaco.

/** The visible diff. */
export type WalkedDiff = {
  readonly hunks: readonly ShownHunk[];
  /** The line of the caret, from 1. */
  line(): number;
  goTo(place: number): void;
  focus(): void;
};

type Walk = {
  readonly diff: WalkedDiff | null;
  /** The hunk that the caret is in, from 0; -1 outside all hunks. */
  readonly place: number;
};

export const useChangeWalk = create<Walk>()(() => ({ diff: null, place: -1 }));

/** The hunk at which the next file starts. */
let awaited: 'first' | 'last' = 'first';

/** The step that the user asked for while a file was loading. */
let pending: 1 | -1 | null = null;

/** The hunk at which a newly shown file starts. One call resets it. */
export function takeAwaited(hunks: readonly ShownHunk[]): number {
  const place = awaited === 'last' ? hunks.length - 1 : 0;
  awaited = 'first';
  return place;
}

/** Registers the diff until the returned function is called, and takes the step that waited for it. */
export function offerWalk(diff: WalkedDiff): () => void {
  useChangeWalk.setState({ diff });
  const step = pending;
  pending = null;
  if (step !== null) walkChanges(step);
  return () => {
    if (useChangeWalk.getState().diff === diff) useChangeWalk.setState({ diff: null, place: -1 });
  };
}

/** Goes to the next or previous change and wraps around. While a file loads, the newest step waits for its diff. */
export function walkChanges(step: 1 | -1): void {
  const { sides, chosen, sidesFailure } = useReviewedChanges.getState();
  if (sidesFailure === null && sides?.path !== chosen) {
    pending = step;
    return;
  }
  const { diff } = useChangeWalk.getState();
  const next = diff && hunkAfter(diff.hunks, diff.line(), step);
  const path = next === null ? fileAfter(step) : null;
  if (path === null) {
    diff?.goTo(next ?? (step === 1 ? 0 : diff.hunks.length - 1));
    return;
  }
  awaited = step === 1 ? 'first' : 'last';
  chooseFile(path);
}

/** The next path with a change, or null. */
function fileAfter(step: 1 | -1): string | null {
  const { view, chosen } = useReviewedChanges.getState();
  if (!view || chosen === null) return null;
  const paths = orderedPaths(view);
  const changed = paths.filter((path) => path === chosen || entryOf(view, path)?.became !== 'as-before');
  const at = changed.indexOf(chosen);
  const next = changed[(at + step + changed.length) % changed.length];
  return next === undefined || next === chosen ? null : next;
}

/** The hunk that the caret is in. */
export function hunkAtCaret(): ShownHunk | null {
  const { diff, place } = useChangeWalk.getState();
  return diff?.hunks[place] ?? null;
}
