import { useLayoutEffect } from 'react';
import { create } from 'zustand';

// The place of a review: while its tab is in front, its list of files replaces the project tree in the side column.
// The list stays in the tab if the column is missing or the user chose other contents for it.

type ReviewPlace = {
  /** The review in front; null if the tab in front is no review. */
  readonly review: string | null;
  /** The review whose list the user replaced by the files or the search. */
  readonly left: string | null;
  /** The element of the side column for the list; null if the window has no such column now. */
  readonly slot: HTMLElement | null;
  /** Whether the row of the file in front takes the keyboard as soon as it is there. */
  readonly takesKeyboard: boolean;
  /** The files of the list, if it shows any. */
  readonly steps: FileSteps | null;
};

/** Steps through the files of the list; null at either end. */
export type FileSteps = { beside(step: 1 | -1): (() => void) | null };

export const useReviewPlace = create<ReviewPlace>()(() => ({
  review: null,
  left: null,
  slot: null,
  takesKeyboard: false,
  steps: null,
}));

/** Whether the list of the review in front belongs into the side column. */
export function takesSide({ review, left }: Pick<ReviewPlace, 'review' | 'left'>): boolean {
  return review !== null && review !== left;
}

/**
 * Announces the review of a tab while the tab is in front; null: the tab is no review. `opened`: a review that opens
 * by itself leaves the side column to a user who has the keyboard there.
 */
export function useReviewInFront(review: string | null, opened: 'by-user' | 'by-itself'): void {
  useLayoutEffect(() => {
    if (review === null) return;
    const yields = opened === 'by-itself' && isTypedInSide();
    useReviewPlace.setState(({ left }) => ({ review, left: yields ? review : left }));
    return () => {
      useReviewPlace.setState({ review: null, takesKeyboard: false });
      queueMicrotask(forgetChoice);
    };
  }, [review, opened]);
}

/** Unless another tab of the same review followed. */
function forgetChoice(): void {
  useReviewPlace.setState(({ review, left }) => (review === left ? {} : { left: null }));
}

/** The user chose other contents for the side column: they stay until the next review comes to the front. */
export function leaveReviewList(): void {
  useReviewPlace.setState(({ review }) => ({ left: review }));
}

/** Shows the list again, with the keyboard in it. */
export function showReviewList(): void {
  useReviewPlace.setState({ left: null, takesKeyboard: true });
}

/** The keyboard moves into the list. */
export function enterReviewList(): void {
  useReviewPlace.setState({ takesKeyboard: true });
}

/** For the element of the side column: a callback for its `ref`. */
export function offerSlot(slot: HTMLElement | null): () => void {
  setSlot(slot);
  return () => useReviewPlace.getState().slot === slot && setSlot(null);
}

/** A list with the keyboard keeps it when it moves between its tab and the side column. */
function setSlot(slot: HTMLElement | null): void {
  const isInList = document.activeElement?.closest('[data-review-list]') != null;
  useReviewPlace.setState(({ takesKeyboard }) => ({ slot, takesKeyboard: takesKeyboard || isInList }));
}

/** Registers the files of a list until the returned function is called. */
export function offerFileSteps(steps: FileSteps): () => void {
  useReviewPlace.setState({ steps });
  return () => useReviewPlace.setState((place) => (place.steps === steps ? { steps: null } : {}));
}

function isTypedInSide(): boolean {
  return document.activeElement?.closest('[data-region="tree"]') != null;
}
