import type { CallKey } from '@shared/base/call-key';

// Diffs on screen, by the key of their call, for keys and buttons outside the diff: the bar below it, the card in the
// chat. Independent of Monaco, so that any module may import it.

/** Actions on the changes of a diff: a step to one of them, or a list of all. */
export type ChangeStep = 'next' | 'previous' | 'list';

export type OpenDiff = {
  goToChange(target: 'next' | 'previous'): void;
  /** Monaco's list of the changes for screen readers. */
  openAccessibleView(): void;
  /** Decides on the hunk at the caret, or comments on its line. */
  readonly parts: { accept(): void; reject(): void; comment(): void };
  focus(): void;
  /**
   * Once both sides are compared, moves the keyboard into the editable side at the first change, if `isWanted` still
   * returns true.
   */
  enter(isWanted: () => boolean): void;
};

const openDiffs = new Map<CallKey, OpenDiff>();

/** Null if the call's diff is closed. */
export function openDiff(call: CallKey): OpenDiff | null {
  return openDiffs.get(call) ?? null;
}

/** Calls `act` with the call's diff: now, or once it is on screen. Only the last request waits. */
export function whenDiffOpens(call: CallKey, act: (diff: OpenDiff) => void): void {
  const diff = openDiff(call);
  awaited = diff ? null : { call, act };
  if (diff) act(diff);
}

let awaited: { readonly call: CallKey; readonly act: (diff: OpenDiff) => void } | null = null;

/** Registers `diff` until the returned function is called. */
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

export type PartCommands = OpenDiff['parts'];

/** The commands on the parts of the call's diff; they act on the diff that is shown when they run. */
export function partsOf(call: CallKey): PartCommands {
  return {
    accept: () => openDiff(call)?.parts.accept(),
    reject: () => openDiff(call)?.parts.reject(),
    comment: () => openDiff(call)?.parts.comment(),
  };
}
