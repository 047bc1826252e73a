import type { FileSymbol } from '../../../parts/symbols/outline';
import { symbolsOf } from '../../../parts/symbols/symbols-of';
import { openDocuments } from '../../../state/files/open-documents';
import { unsavedOf } from '../../../state/files/unsaved';

// Symbols of the files in open tabs; those of each file are cached while its text is unchanged.

export type OpenSymbol = FileSymbol & { readonly path: string };

type Outlined = { readonly text: string; readonly symbols: readonly OpenSymbol[] };

let outlined: ReadonlyMap<string, Outlined> = new Map();

/** Leaves out unsaved files: their line numbers differ from those of the file that the model would read. */
export async function openSymbols(): Promise<readonly OpenSymbol[]> {
  const saved = [...openDocuments()].filter(([path]) => unsavedOf(path) === null);
  const now = await Promise.all(saved.map(([path, document]) => outlineNow(path, document.text())));
  outlined = new Map(now);
  return now.flatMap(([, { symbols }]) => symbols);
}

async function outlineNow(path: string, text: string): Promise<readonly [string, Outlined]> {
  const known = outlined.get(path);
  if (known?.text === text) return [path, known];
  const symbols = await symbolsOf(path, text);
  return [path, { text, symbols: symbols.map((symbol) => ({ ...symbol, path })) }];
}
