import type { CodePlace } from '@shared/code/code-places';
import { create } from 'zustand';

/** The open list of places: the references of a symbol, or the symbols of the project. */
export type CodeList =
  | { readonly kind: 'references'; readonly name: string; readonly places: readonly CodePlace[] }
  | { readonly kind: 'symbols' };

export const useCodeList = create<{ readonly list: CodeList | null }>()(() => ({ list: null }));

export function leaveCodeList(): void {
  useCodeList.setState({ list: null });
}
