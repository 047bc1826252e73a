import { openDocuments } from '../../../state/files/open-documents';
import { unsavedOf } from '../../../state/files/unsaved';
import type { FileSymbol } from './outline';

// Symbols of the files that are open in tabs, each file's kept for as long as its text is the same.

export type OpenSymbol = FileSymbol & { readonly path: string };

type Outlined = { readonly text: string; readonly symbols: readonly OpenSymbol[] };

let outlined: ReadonlyMap<string, Outlined> = new Map();

/** None of a file that is not saved: its lines are others than those that the model would get. */
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

/** The highlighter knows languages by the endings of their files. */
function languageOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
