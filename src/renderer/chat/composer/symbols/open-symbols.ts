import { openDocuments } from '../../../state/files/open-documents';
import { unsavedOf } from '../../../state/files/unsaved';
import type { FileSymbol } from './outline';

// Symbols of the files in open tabs; those of each file are cached while its text is unchanged.

export type OpenSymbol = FileSymbol & { readonly path: string };

type Outlined = { readonly text: string; readonly symbols: readonly OpenSymbol[] };

let outlined: ReadonlyMap<string, Outlined> = new Map();

/** Leaves out unsaved files: their line numbers differ from those of the file that the model would read. */
export async function openSymbols(): Promise<readonly OpenSymbol[]> {
  const saved = [...openDocuments()].filter(([path]) => unsavedOf(path) === null);
  if (saved.length === 0) return [];
  const { highlight } = await import('../../../ui/highlight');
  const { outlineOf } = await import('./outline');
  const now = saved.map(([path, document]) => {
    const text = document.text().replaceAll('\r\n', '\n');
    const known = outlined.get(path);
    if (known?.text === text) return [path, known] as const;
    const code = highlight(languageOf(path), text) ?? [];
    return [path, { text, symbols: outlineOf(code).map((symbol) => ({ ...symbol, path })) }] as const;
  });
  outlined = new Map(now);
  return now.flatMap(([, { symbols }]) => symbols);
}

/** The highlighter identifies languages by file extension. */
function languageOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
