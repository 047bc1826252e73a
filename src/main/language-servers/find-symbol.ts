import { z } from 'zod';
import { pathOf } from './checks/check-texts';
import { openText } from './connection/open-text';
import type { Session } from './connection/session';

// Definitions and references of a symbol, found by a language server.

export type SymbolQuery = {
  /** Absolute. */
  readonly path: string;
  readonly relativePath: string;
  /** The text of the file, and where the symbol is in it: counted from 0, in UTF-16 units. */
  readonly text: string;
  readonly line: number;
  readonly character: number;
  readonly withReferences: boolean;
};

/** A place in a file, counted from 1. */
export type SymbolPlace = { readonly path: string; readonly line: number; readonly column: number };

export type SymbolPlaces = {
  readonly definitions: readonly SymbolPlace[];
  readonly references: readonly SymbolPlace[];
};

const mostPlaces = 1000;

/** Null if the server cannot say. */
export async function findSymbol(
  session: Session,
  { path, text, languageId, line, character, withReferences }: SymbolQuery & { readonly languageId: string },
  signal: AbortSignal,
): Promise<SymbolPlaces | null> {
  if (!session.can('definitionProvider') && !session.can('referencesProvider')) return null;
  const document = openText(session, path, languageId);
  document.show(text);
  const at = { textDocument: { uri: document.uri }, position: { line, character } };
  try {
    const definitions = session.can('definitionProvider')
      ? placesIn(await session.request('textDocument/definition', at, signal))
      : [];
    const references =
      withReferences && session.can('referencesProvider')
        ? placesIn(
            await session.request(
              'textDocument/references',
              { ...at, context: { includeDeclaration: false } },
              signal,
            ),
          )
        : [];
    return { definitions, references };
  } finally {
    document.close();
  }
}

const rangeSchema = z.object({
  start: z.object({ line: z.int().nonnegative(), character: z.int().nonnegative().catch(0) }),
});
const placeSchema = z.union([
  z.object({ uri: z.string(), range: rangeSchema }),
  z
    .object({ targetUri: z.string(), targetSelectionRange: rangeSchema })
    .transform(({ targetUri: uri, targetSelectionRange: range }) => ({ uri, range })),
]);

/** Servers answer with one place, a list or null. */
function placesIn(answer: unknown): SymbolPlace[] {
  const all = Array.isArray(answer) ? answer.slice(0, mostPlaces) : [answer];
  return all.flatMap((one) => {
    const { data } = placeSchema.safeParse(one);
    const path = data === undefined ? null : pathOf(data.uri);
    if (data === undefined || path === null) return [];
    const { line, character } = data.range.start;
    return [{ path, line: line + 1, column: character + 1 }];
  });
}
