import type { CallKey } from '@shared/base/call-key';
import { create } from 'zustand';

// Questions that the user can see: their card or the review of their diff is on screen. Other places then say nothing
// about them.

/** One entry for each visible surface, so a key may occur twice. */
const useSurfaces = create<{ readonly keys: readonly CallKey[] }>()(() => ({ keys: [] }));

/** Registers a visible surface until the returned function is called. */
export function noteInView(key: CallKey): () => void {
  useSurfaces.setState(({ keys }) => ({ keys: [...keys, key] }));
  return () => useSurfaces.setState(({ keys }) => ({ keys: keys.toSpliced(keys.indexOf(key), 1) }));
}

/** The number of these questions that no surface shows. */
export function useOutOfView(keys: readonly CallKey[]): number {
  return useSurfaces(({ keys: shown }) => keys.filter((key) => !shown.includes(key)).length);
}
