import type { CallKey } from '@shared/base/call-key';

// The diffs that are on screen, by the key of their call, for whoever has a key or a button that acts on one: the bar below it, the
// card in the chat. Knows nothing of Monaco, so that anyone may import it.

/** What is done about the changes of a diff: to one of them, or a list of all. */
export type ChangeStep = 'next' | 'previous' | 'list';

export type OpenDiff = {
  goToChange(target: 'next' | 'previous'): void;
  /** Monaco's list of the changes for people who cannot see the two sides. */
  openAccessibleView(): void;
  /** Decides on the hunk at the caret, or says something of its line. */
  readonly parts: { accept(): void; reject(): void; comment(): void };
  focus(): void;
  /** Puts the keyboard into the editable side, at the first change, once both are compared if that is wanted still. */
  enter(isWanted: () => boolean): void;
};

const openDiffs = new Map<CallKey, OpenDiff>();

/** Null when the call's diff is not on screen. */
export function openDiff(call: CallKey): OpenDiff | null {
  return openDiffs.get(call) ?? null;
}

/** Calls `act` with the call's diff: now, or when it comes on screen. Only the last who asked is told. */
export function whenDiffOpens(call: CallKey, act: (diff: OpenDiff) => void): void {
  const diff = openDiff(call);
  awaited = diff ? null : { call, act };
  if (diff) act(diff);
}

let awaited: { readonly call: CallKey; readonly act: (diff: OpenDiff) => void } | null = null;

/** Makes `diff` known until the returned function is called. */
export function offerDiff(call: CallKey, diff: OpenDiff): () => void {
  openDiffs.set(call, diff);
  if (awaited?.call === call) {
    const { act } = awaited;
    awaited = null;
    // Once it shows something.
    queueMicrotask(() => act(diff));
  }
  return () => {
    if (openDiffs.get(call) === diff) openDiffs.delete(call);
  };
}
