import { create } from 'zustand';

// Waiting for the second key of a sequence: whether this window does, and what came of it, for who draws it.

export type KeyWait =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly keys: string; readonly first: KeyboardEvent }
  /** They go to the next question, and there is none. */
  | { readonly kind: 'nothing-waits'; readonly keys: string }
  /** Every other browser needs a new link; or they were not reached. */
  | { readonly kind: 'others-ended' | 'others-not-ended'; readonly keys: '' }
  /** The second was pressed, and no command has the two. */
  | { readonly kind: 'unknown'; readonly keys: string };

export const useKeyWait = create<{ readonly wait: KeyWait }>()(() => ({ wait: { kind: 'none' } }));

/** Decides nothing: who forgot the first key types on, and what is said goes. */
const endsAfterMs = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

export function setKeyWait(wait: KeyWait): void {
  clearTimeout(timer);
  useKeyWait.setState({ wait });
  if (wait.kind !== 'none') timer = setTimeout(endKeyWait, endsAfterMs);
}

export function endKeyWait(): void {
  clearTimeout(timer);
  if (useKeyWait.getState().wait.kind !== 'none') useKeyWait.setState({ wait: { kind: 'none' } });
}
