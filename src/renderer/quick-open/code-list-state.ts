import type { CodePlace } from '@shared/code/code-places';
import { create } from 'zustand';
import { stopAsking } from '../state/files/code-in-front';

/** The open list of places: the references of a symbol, or the symbols of the project. */
export type CodeList =
  | {
      readonly kind: 'references';
      readonly name: string;
      /** Null until they are found. */
      readonly places: readonly CodePlace[] | null;
    }
  | { readonly kind: 'symbols' };

export const useCodeList = create<{ readonly list: CodeList | null }>()(() => ({ list: null }));

/** Closes it. Nobody waits for its answer any more. */
export function leaveCodeList(): void {
  stopAsking();
  useCodeList.setState({ list: null });
}
