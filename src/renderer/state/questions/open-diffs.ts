// The diffs that are on screen, by call, for whoever has a key or a button that acts on one: the bar below it, the
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
  /** Puts the keyboard into the editable side, at the first change. */
  enter(): void;
};

const openDiffs = new Map<string, OpenDiff>();

/** Null when the call's diff is not on screen. */
export function openDiff(callId: string): OpenDiff | null {
  return openDiffs.get(callId) ?? null;
}

/** Calls `act` with the call's diff: now, or when it comes on screen. Only the last who asked is told. */
export function whenDiffOpens(callId: string, act: (diff: OpenDiff) => void): void {
  const diff = openDiff(callId);
  awaited = diff ? null : { callId, act };
  if (diff) act(diff);
}

let awaited: { readonly callId: string; readonly act: (diff: OpenDiff) => void } | null = null;

/** Makes `diff` known until the returned function is called. */
export function offerDiff(callId: string, diff: OpenDiff): () => void {
  openDiffs.set(callId, diff);
  if (awaited?.callId === callId) {
    const { act } = awaited;
    awaited = null;
    // Once it shows something.
    queueMicrotask(() => act(diff));
  }
  return () => {
    if (openDiffs.get(callId) === diff) openDiffs.delete(callId);
  };
}
