// The diffs that are on screen, by call, for whoever has a key or a button that acts on one: the bar below it, the
// card in the chat. Knows nothing of Monaco, so that anyone may import it.

export type OpenDiff = {
  goToChange(target: 'next' | 'previous'): void;
  /** Monaco's list of the changes for people who cannot see the two sides. */
  openAccessibleView(): void;
  /** Shows the proposal as the model made it. */
  discardEdits(): void;
  focus(): void;
};

const openDiffs = new Map<string, OpenDiff>();

/** Null when the call's diff is not on screen. */
export function openDiff(callId: string): OpenDiff | null {
  return openDiffs.get(callId) ?? null;
}

/** Makes `diff` known until the returned function is called. */
export function offerDiff(callId: string, diff: OpenDiff): () => void {
  openDiffs.set(callId, diff);
  return () => {
    if (openDiffs.get(callId) === diff) openDiffs.delete(callId);
  };
}
