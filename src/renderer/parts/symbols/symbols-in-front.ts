import { create } from 'zustand';
import type { FileSymbol } from './outline';

type SymbolsInFront = { readonly path: string | null; readonly symbols: readonly FileSymbol[] };

/** The symbols of the text in front, as its editor reports them. `path` is null while no text is in front. */
export const useSymbolsInFront = create<SymbolsInFront>()(() => ({ path: null, symbols: [] }));
