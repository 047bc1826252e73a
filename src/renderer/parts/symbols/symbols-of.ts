import type { FileSymbol } from './outline';

/**
 * The symbols of a text with any line ends, in order. Empty for a language without an outline, or a text of more than
 * `limit` characters. Loads the highlighter.
 */
export async function symbolsOf(path: string, text: string, limit?: number): Promise<readonly FileSymbol[]> {
  const { highlight } = await import('../../ui/highlight');
  const { outlineOf } = await import('./outline');
  return outlineOf(highlight(languageOf(path), text.replaceAll('\r\n', '\n'), limit) ?? []);
}

/** The highlighter identifies languages by file extension. */
function languageOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** The symbols around the line, the outermost first. */
export function symbolsAround(symbols: readonly FileSymbol[], line: number): readonly FileSymbol[] {
  return symbols.filter(({ lines }) => lines.first <= line && line <= lines.last);
}
