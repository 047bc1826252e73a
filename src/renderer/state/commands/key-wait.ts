import type { AnyText } from '@shared/texts/text';
import { create } from 'zustand';

// The wait for the second key of a sequence, and its outcome, for the component that shows it.

export type KeyWait =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly keys: string; readonly first: KeyboardEvent }
  /** The answer to a command that has nothing else to show. */
  | { readonly kind: 'note'; readonly text: AnyText }
  /** The user pressed the second key, but the two keys belong to no command. */
  | { readonly kind: 'unknown'; readonly keys: string };

export const useKeyWait = create<{ readonly wait: KeyWait }>()(() => ({ wait: { kind: 'none' } }));

/** Ends a forgotten wait and removes its message. It has no other effect. */
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
